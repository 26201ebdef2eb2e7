/**
 * `npm run isolation -- --runs 300 --seed 1`: random checks in a random order on few fixed actors of a conformant server.
 * `--only PATTERN,…` chooses among these checks alone. Exit 0: nothing failed; 1: something did.
 *
 * `npm run isolation -- --load 4 --runs 3`: the quick set of checks in place of random ones, first on a quiet machine and
 * then beside so many busy processes, with answers that come 1 to 3 s late (`--share 0.05` of them). Exit 0: every check
 * came out alike; 1: one did not.
 */
import { parseArgs } from 'node:util'
import { tryIsolation } from './isolation-trial.ts'
import { tryLoad } from './load-trial.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    load: { type: 'string' },
    share: { type: 'string', default: '0.05' },
  },
})
const only = values.only.split(',').filter((pattern) => pattern !== '')
const seed = numberOf('seed', values.seed)
process.exitCode = (await (values.load === undefined ? isolate() : load(numberOf('load', values.load)))) === 0 ? 0 : 1

/** @returns how many checks failed */
async function isolate(): Promise<number> {
  const runs = numberOf('runs', values.runs ?? '300')
  /** A run takes seconds: now and then a line shows that the trial goes on. */
  const onRun = (done: number): void => {
    if (done % 10 === 0) process.stderr.write(`${done} of ${runs} runs\n`)
  }
  const found = await tryIsolation({ runs, seed, only, onRun })
  for (const { run, row, order } of found)
    console.log(`run ${run}: ${row.id} ${row.status}: ${row.message}\n  beside ${order.join(' ')}`)
  console.log(`${runs} runs, ${found.length} checks failed`)
  return found.length
}

/** @returns how many checks came out otherwise */
async function load(busy: number): Promise<number> {
  const runs = numberOf('runs', values.runs ?? '1')
  const share = numberOf('share', values.share, 1)
  const onRun = (done: number): void => void process.stderr.write(`${done} of ${runs} runs\n`)
  const found = await tryLoad({ runs, seed, busy, share, only, onRun })
  for (const { run, id, quiet, loaded, message } of found)
    console.log(`run ${run}: ${id} ${quiet}, under load ${loaded}: ${message}`)
  console.log(`${runs} runs, ${found.length} checks came out otherwise`)
  return found.length
}

/** Ends the program where an option is no number from 0 to `most`. */
function numberOf(option: string, text: string, most = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text)
  if (text.trim() !== '' && value >= 0 && value <= most) return value
  console.error(`--${option} must be a number from 0 to ${most}, not ${text}`)
  process.exit(2)
}
