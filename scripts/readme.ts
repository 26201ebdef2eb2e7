import { readFileSync, writeFileSync } from 'node:fs'
import { renderSettings } from '../src/platform/configuration/configuration.ts'

const FILE = 'README.md'

/** The README with its table of settings as src/config.ts has it. */
export function withSettings(readme: string): string {
  const section = /(<!-- settings -->\n)[^]*?(<!-- \/settings -->)/
  if (!section.test(readme)) throw new Error(`${FILE} has no place for the settings`)
  return readme.replace(section, (_all, begin: string, end: string) => `${begin}\n${renderSettings()}\n${end}`)
}

/** The shell blocks that a reader is told to run, in order. */
export function shellBlocks(readme: string): string[] {
  return [...readme.matchAll(/^```sh\n([^]*?)^```$/gm)].map((match) => match[1]!)
}

if (import.meta.main) writeFileSync(FILE, withSettings(readFileSync(FILE, 'utf8')))
