import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

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
