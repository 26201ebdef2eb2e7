import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import express, { type Router } from 'express'
import { html, page } from '../pages/html.ts'
import { packagesPrefix } from '../pages/page-paths.ts'

/** Packages that the server offers, by the name of their archive. */
export const offeredPackages = {
  client: { name: '@parley-im/client', about: 'agents, workers, A2A calls and webhooks in JavaScript and TypeScript' },
  conform: { name: '@parley-im/conform', about: 'the conformance harness' },
} as const

export type OfferedPackage = keyof typeof offeredPackages

/** The repository, or the folder `dist` of an installed server. */
const root = path.resolve(import.meta.dirname, '../../..')
const packScript = path.join(root, 'scripts/pack.ts')
const isRepository = existsSync(packScript)
const folder = isRepository ? path.join(root, 'out/packages/archives') : path.join(root, '../packages')
const sources = { client: ['src/client', 'generated'], conform: ['conformance', 'generated', 'spec'] } as const

const building = new Map<OfferedPackage, Promise<void>>()

export function offeredVersion(): string {
  const manifest = path.join(root, isRepository ? 'package.json' : '../package.json')
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}

/**
 * Returns the file of an archive. An installed server contains the archives; in a repository they are built when their
 * sources have changed. @returns undefined for a server without archives
 */
export async function archiveOf(name: OfferedPackage): Promise<string | undefined> {
  const file = path.join(folder, `${name}.tgz`)
  if (isRepository && !isFresh(name, file)) {
    const build = building.get(name) ?? buildArchive(name)
    building.set(name, build)
    await build.finally(() => building.delete(name))
  }
  return existsSync(file) ? file : undefined
}

function isFresh(name: OfferedPackage, file: string): boolean {
  const builtAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const files = sources[name].flatMap((source) => globSync(`${source}/**/*.*`, { cwd: root }))
  return files.every((source) => statSync(path.join(root, source)).mtimeMs <= builtAt)
}

async function buildArchive(name: OfferedPackage): Promise<void> {
  await promisify(execFile)(process.execPath, [packScript, name], { cwd: root })
}

const names = Object.keys(offeredPackages) as OfferedPackage[]

/** File name of the package, as created by npm. */
const versionedFile = (name: OfferedPackage): string =>
  `${offeredPackages[name].name.replace('@', '').replace('/', '-')}-${offeredVersion()}.tgz`

/** Creates the router of the packages for `npm install`, so that no registry is needed. */
export function packagePages(context: { config: { publicUrl: string } }): Router {
  const router = express.Router()
  router.get(packagesPrefix, (request, response) => {
    const origin = context.config.publicUrl
    const packages = names.map((name) => ({
      name: offeredPackages[name].name,
      version: offeredVersion(),
      about: offeredPackages[name].about,
      file: versionedFile(name),
      url: `${origin}${packagesPrefix}${name}.tgz`,
    }))
    if (request.accepts('html', 'json') === 'json') return response.json({ packages })
    const items = packages.map(
      ({ name, about, file, url }) =>
        html`<h2>${name}</h2>
          <p>${about}: <a href="${packagesPrefix}${file}">${file}</a></p>
          <pre><code>npm install ${url}</code></pre>`,
    )
    return response.send(page('Packages', html`${items}`))
  })
  router.get(`${packagesPrefix}:file`, async (request, response, next) => {
    const name = names.find((one) => [`${one}.tgz`, versionedFile(one)].includes(request.params.file))
    const file = name && (await archiveOf(name))
    if (file === undefined) return next()
    response.type('application/gzip').sendFile(file)
  })
  return router
}
