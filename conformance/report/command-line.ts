/** Commands in the output, which users paste into the shell that started this program. */
import { relative } from 'node:path'

/** Returns how this program was started: by npm in the repository, by npx, by its installed name, or as a file. */
export function programName(
  { npm_lifecycle_event: script, npm_command: npm }: NodeJS.ProcessEnv = process.env,
  file = process.argv[1] ?? '',
): string {
  if (script === 'conformance') return 'npm run conformance --'
  if (npm === 'exec') return 'npx parley-conform'
  return /\bcli\.ts$/.test(file) ? `node ${quoted(relative('', file))}` : 'parley-conform'
}

/** Returns a command of this program with quoted arguments. */
export const commandLine = (words: readonly string[], program = programName()): string =>
  [program, ...words.map(quoted)].join(' ')

/** Quotes a text as one shell word. */
export const quoted = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
