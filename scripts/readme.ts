import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { renderSettings } from '../src/platform/configuration/configuration.ts'

/** The guide that holds the generated table of settings. */
export const settingsFile = 'spec/guides/configuration.md'

/** What strangers read first: the README, then the guides. */
export const documentFiles: readonly string[] = ['README.md', ...globSync('spec/guides/*.md').toSorted()]

/** A document with its table of settings as the configuration of the server has it. */
export function withSettings(document: string): string {
  const section = /(<!-- settings -->\n)[^]*?(<!-- \/settings -->)/
  if (!section.test(document)) throw new Error(`${settingsFile} has no place for the settings`)
  return document.replace(section, (_all, begin: string, end: string) => `${begin}\n${renderSettings()}\n${end}`)
}

/** The shell blocks that a reader is told to run, in order. */
export function shellBlocks(document: string): string[] {
  return [...document.matchAll(/^```sh\n([^]*?)^```$/gm)].map((match) => match[1]!)
}

if (import.meta.main) writeFileSync(settingsFile, withSettings(readFileSync(settingsFile, 'utf8')))
