/** Commands as they are printed: a reader pastes them into the shell that this program was started from. */
import { relative } from 'node:path'

/** How this program was started: by npm in the repository, by npx, by its installed name, or as a file. */
export function programName(
  { npm_lifecycle_event: script, npm_command: npm }: NodeJS.ProcessEnv = process.env,
  file = process.argv[1] ?? '',
): string {
  if (script === 'conformance') return 'npm run conformance --'
  if (npm === 'exec') return 'npx parley-conform'
  return /\bcli\.ts$/.test(file) ? `node ${quoted(relative('', file))}` : 'parley-conform'
}

/** A command of this program, with its arguments as words of a shell. */
export const commandLine = (words: readonly string[], program = programName()): string =>
  [program, ...words.map(quoted)].join(' ')

/** A text as one word of a shell. */
export const quoted = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
