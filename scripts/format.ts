import { run, runQuietly } from './gates/run.ts'

/**
 * `npm run format` formats every file, or the files on the command line. `--check` lists unformatted files instead.
 * prettier decides, but takes 43 s of a processor to read everything. oxfmt lists the few files that may differ in 1 s.
 */
const args = process.argv.slice(2)
const mode = args.includes('--check') ? '--check' : '--write'
const named = args.filter((arg) => arg !== '--check')
const search = ['--list-different', '--no-error-on-unmatched-pattern', ...(named.length > 0 ? named : ['.'])]
const { code, output } = await runQuietly('oxfmt', search)
const files = output.split('\n').filter((line) => line !== '')
if (code === 0) process.exitCode = 0
else process.exitCode = await run('prettier', [mode, '--log-level', 'warn', ...files])
