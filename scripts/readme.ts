import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { renderSettings } from '../src/platform/configuration/configuration.ts'
import { renderHttpLimits } from '../src/platform/limits/http-limits.ts'
import { renderLimits } from '../src/platform/limits/limits-setting.ts'

/** The guide that holds the generated table of settings. */
export const settingsFile = 'spec/guides/configuration.md'

/** What strangers read first: the README, then the guides. */
export const documentFiles: readonly string[] = ['README.md', ...globSync('spec/guides/*.md').toSorted()]

const tables = { settings: renderSettings, limits: renderLimits, 'http-limits': renderHttpLimits }

/** A document with its tables of settings and limits as the server has them. */
export function withSettings(document: string): string {
  return Object.entries(tables).reduce((text, [name, render]) => {
    const section = new RegExp(`(<!-- ${name} -->\\n)[^]*?(<!-- /${name} -->)`)
    if (!section.test(text)) throw new Error(`${settingsFile} has no place for the ${name}`)
    return text.replace(section, (_all, begin: string, end: string) => `${begin}\n${render()}\n${end}`)
  }, document)
}

/** The shell blocks that a reader is told to run, in order. */
export function shellBlocks(document: string): string[] {
  return [...document.matchAll(/^```sh\n([^]*?)^```$/gm)].map((match) => match[1]!)
}

if (import.meta.main) writeFileSync(settingsFile, withSettings(readFileSync(settingsFile, 'utf8')))
