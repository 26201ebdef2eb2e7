import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { settings } from '../../src/platform/configuration/configuration.ts'

/** Settings that compose.yaml sets itself, and those of commands and tests. */
const omitted = new Set([
  'PORT',
  'HOST',
  'DATABASE_URL',
  'PARLEY_URL',
  'PARLEY_TOKEN',
  'PARLEY_MCP_KEY',
  'PARLEY_TEST_HOOKS',
  'PARLEY_CHECK_REPLIES',
])

export const envFile = 'scripts/compose/parley.env.example'

/** Returns the example of the env file of compose.yaml: each setting with its meaning and its default, as a comment. */
export function renderEnvFile(): string {
  const head = [
    '# Settings of the server for compose.yaml: copy this file to parley.env beside compose.yaml, and uncomment what you change.',
    '# The secrets that compose.yaml names stay in the environment of `docker compose`.',
  ]
  const entries = Object.values(settings)
    .filter(({ variable }) => !omitted.has(variable))
    .map(({ variable, type, shown, doc }) => `# ${doc}\n# Value: ${type.name}. Default: ${shown}.\n#${variable}=\n`)
  return `${head.join('\n')}\n\n${entries.join('\n')}`
}

export const readEnvFile = (root: string): string => readFileSync(path.join(root, envFile), 'utf8')

if (import.meta.main) writeFileSync(envFile, renderEnvFile())
