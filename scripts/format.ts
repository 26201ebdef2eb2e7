import { run } from './gates/run.ts'

/** `npm run format`: lays out every file by prettier, or with `--check` names those that it would change. */
const mode = process.argv.includes('--check') ? '--check' : '--write'
process.exitCode = await run('prettier', [mode, '--cache', '--log-level', 'warn', '.'])
