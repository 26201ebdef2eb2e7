import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { readTargetSchema, renderHooks } from '../conformance/target/hook-table.ts'
import { renderSettings } from '../src/platform/configuration/describe-settings.ts'
import { renderHttpLimits } from '../src/platform/limits/http-limits.ts'
import { renderLimits } from '../src/platform/limits/limits-setting.ts'

/** The guide that holds the generated table of settings. */
export const settingsFile = 'spec/guides/configuration.md'

/** What strangers read first: the README, then the guides. */
export const documentFiles: readonly string[] = ['README.md', ...globSync('spec/guides/*.md').toSorted()]

const tables = { settings: renderSettings, limits: renderLimits, 'http-limits': renderHttpLimits }

/** The guide that holds the generated table of hooks. */
export const hooksFile = 'spec/guides/target-file.md'

/** A document with its tables of settings and limits as the server has them. */
export function withSettings(document: string): string {
  return Object.entries(tables).reduce((text, [name, render]) => withTable(text, name, render()), document)
}

/** A document with the table of hooks as the schema of target files has it. */
export const withHooks = (document: string): string =>
  withTable(document, 'hooks', renderHooks(readTargetSchema(import.meta.dirname.replace(/scripts$/, ''))))

function withTable(document: string, name: string, table: string): string {
  const section = new RegExp(`(<!-- ${name} -->\\n)[^]*?(<!-- /${name} -->)`)
  if (!section.test(document)) throw new Error(`the guide has no place for the ${name}`)
  return document.replace(section, (_all, begin: string, end: string) => `${begin}\n${table.trimEnd()}\n\n${end}`)
}

/** The shell blocks that a reader is told to run, in order. */
export function shellBlocks(document: string): string[] {
  return [...document.matchAll(/^```sh\n([^]*?)^```$/gm)].map((match) => match[1]!)
}

if (import.meta.main) {
  writeFileSync(settingsFile, withSettings(readFileSync(settingsFile, 'utf8')))
  writeFileSync(hooksFile, withHooks(readFileSync(hooksFile, 'utf8')))
}
