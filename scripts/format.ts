import { run } from './gates/run.ts'

/** `npm run format` formats every file with prettier. `--check` lists unformatted files instead. */
const mode = process.argv.includes('--check') ? '--check' : '--write'
process.exitCode = await run('prettier', [mode, '--cache', '--log-level', 'warn', '.'])
