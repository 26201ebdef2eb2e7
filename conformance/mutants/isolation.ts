/**
 * `npm run isolation -- --runs 300 --seed 1`: runs random checks in random order with a few fixed actors of a
 * conformant server. `--only PATTERN,…` restricts the choice to these checks. Exit code 0: no check failed; 1: a check
 * failed. `npm run isolation -- --load 4 --runs 3`: runs the quick set of checks instead of random ones, first on an
 * idle machine and then next to this number of busy processes, with `--share 0.05` of the answers delayed by 1 to 3 s.
 * Exit code 0: all checks had the same outcome; 1: one differed.
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

/** @returns the number of failed checks */
async function isolate(): Promise<number> {
  const runs = numberOf('runs', values.runs ?? '300')
  /** Prints progress every 10 runs, because a run takes seconds. */
  const onRun = (done: number): void => {
    if (done % 10 === 0) process.stderr.write(`${done} of ${runs} runs\n`)
  }
  const found = await tryIsolation({ runs, seed, only, onRun })
  for (const { run, row, order } of found)
    console.log(`run ${run}: ${row.id} ${row.status}: ${row.message}\n  in a run with ${order.join(' ')}`)
  console.log(`${runs} runs, ${found.length} checks failed`)
  return found.length
}

/** @returns the number of checks with another outcome */
async function load(busy: number): Promise<number> {
  const runs = numberOf('runs', values.runs ?? '1')
  const share = numberOf('share', values.share, 1)
  const onRun = (done: number): void => void process.stderr.write(`${done} of ${runs} runs\n`)
  const found = await tryLoad({ runs, seed, busy, share, only, onRun })
  for (const { run, id, quiet, loaded, message } of found)
    console.log(`run ${run}: ${id} ${quiet}, under load ${loaded}: ${message}`)
  console.log(`${runs} runs, ${found.length} checks had another outcome under load`)
  return found.length
}

/** Exits with a usage error unless the option is a number from 0 to `most`. */
function numberOf(option: string, text: string, most = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text)
  if (text.trim() !== '' && value >= 0 && value <= most) return value
  console.error(`--${option} must be a number from 0 to ${most}, not ${text}`)
  process.exit(2)
}
