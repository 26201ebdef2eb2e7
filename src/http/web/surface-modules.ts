import type { RequestHandler } from 'express'

import { notFound } from '../../platform/errors.ts'
import { moduleFile, modulesPrefix, type Modules } from './modules.ts'
import { isInstalled } from './package-file.ts'

/** Where the messenger asks for what draws surfaces, when the first one is there. */
export const surfacesAddress = `${modulesPrefix}surfaces.js`

/** What draws surfaces stands on packages that are installed by who wants it. */
export const hasSurfaces: boolean = ['@a2ui/lit', '@a2ui/web_core'].every((name) =>
  isInstalled(name, moduleFile('surfaces/surfaces')),
)

/** A module that asks for all others at once, instead of one after the other as their imports are read. */
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
