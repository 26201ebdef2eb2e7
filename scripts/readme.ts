import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { readTargetSchema, renderAreas, renderHooks } from '../conformance/target/hook-table.ts'
import { renderSettings } from '../src/platform/configuration/describe-settings.ts'
import { renderHttpLimits } from '../src/platform/limits/http-limits.ts'
import { renderLimits } from '../src/platform/limits/limits-setting.ts'

/** Guide with the generated table of settings. */
export const settingsFile = 'spec/guides/configuration.md'

/** The README and the guides, which new users read first. */
export const documentFiles: readonly string[] = ['README.md', ...globSync('spec/guides/*.md').toSorted()]

const tables = { settings: renderSettings, limits: renderLimits, 'http-limits': renderHttpLimits }

/** Guide with the generated table of hooks. */
const hooksFile = 'spec/guides/target-file.md'

/** Returns a document with its tables of settings and limits generated from the server's configuration. */
export function withSettings(document: string): string {
  return Object.entries(tables).reduce((text, [name, render]) => withTable(text, name, render()), document)
}

/** Returns a document with its tables of hooks and areas generated from the schema of target files. */
function withHooks(document: string): string {
  const schema = readTargetSchema(import.meta.dirname.replace(/scripts$/, ''))
  return withTable(withTable(document, 'hooks', renderHooks(schema)), 'areas', renderAreas(schema))
}

function withTable(document: string, name: string, table: string): string {
  const section = new RegExp(`(<!-- ${name} -->\\n)[^]*?(<!-- /${name} -->)`)
  if (!section.test(document)) throw new Error(`the guide has no place for the ${name}`)
  return document.replace(section, (_all, begin: string, end: string) => `${begin}\n${table.trimEnd()}\n\n${end}`)
}

/** Returns the shell blocks that readers run, in order. */
export function shellBlocks(document: string): string[] {
  return [...document.matchAll(/^```sh\n([^]*?)^```$/gm)].map((match) => match[1]!)
}

if (import.meta.main) {
  writeFileSync(settingsFile, withSettings(readFileSync(settingsFile, 'utf8')))
  writeFileSync(hooksFile, withHooks(readFileSync(hooksFile, 'utf8')))
}
