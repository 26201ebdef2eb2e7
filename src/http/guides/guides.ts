import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The guides in reading order: file names in spec/guides/ without their extension. */
export const guideNames = [
  'index',
  'quick-start',
  'concepts',
  'writing-an-agent',
  'local-development',
  'client-api',
  'mcp',
  'messenger',
  'communities',
  'console',
  'payments',
  'calls',
  'judging-an-implementation',
  'suite-weaknesses',
  'target-file',
  'test-vectors',
  'new-interface-document',
  'judging-a-client',
  'configuration',
  'operating',
  'growing',
  'scaling',
  'reliability',
  'benchmarks',
] as const

export type GuideName = (typeof guideNames)[number]

export function guidePath(name: string): string {
  return name === 'index' ? '/docs' : `/docs/${name}`
}

export const guidePaths: readonly string[] = guideNames.map(guidePath)

/** @returns the Markdown of a guide */
export function readGuide(name: GuideName): Promise<string> {
  return readFile(join(guidesFolder(), `${name}.md`), 'utf8')
}

/** @returns the SVG images of the guides, by file name */
export async function readImages(): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(guidesFolder())).filter((name) => name.endsWith('.svg'))
  const images = names.map(async (name) => [name, await readFile(join(guidesFolder(), name), 'utf8')] as const)
  return new Map(await Promise.all(images))
}

/** The compiled package is one folder deeper than the sources, so parent folders are searched. */
function guidesFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const guides = join(folder, 'spec/guides')
    if (existsSync(guides)) return guides
  }
  throw new Error('the folder spec/guides is missing')
}
