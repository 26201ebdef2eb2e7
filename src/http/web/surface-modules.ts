import type { RequestHandler } from 'express'

import { notFound } from '../../platform/errors.ts'
import { moduleFile, modulesPrefix, type Modules } from './modules.ts'
import { isInstalled } from './package-file.ts'

/** Path from which the messenger loads the surface renderer at the first surface. */
export const surfacesAddress = `${modulesPrefix}surfaces.js`

/** Whether the packages of the surface renderer, which are optional, are installed. */
export const hasSurfaces: boolean = ['@a2ui/lit', '@a2ui/web_core'].every((name) =>
  isInstalled(name, moduleFile('surfaces/surfaces')),
)

/**
 * Serves a module that preloads all other modules at once, so that their imports are not discovered one after the
 * other.
 */
export function surfaceLoader(read: () => Promise<Modules>): RequestHandler {
  return async (_request, response) => {
    if (!hasSurfaces) throw notFound('This server draws no surfaces.')
    const { entry, addresses } = await read()
    const code = `for (const href of ${JSON.stringify(addresses)})
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
await import(${JSON.stringify(entry)})
`
    response.set({ 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }).send(code)
  }
}
