/**
 * `npm run isolation -- --runs 300 --seed 1`: random checks in a random order on few fixed actors of a conformant server.
 * `--only PATTERN,…` chooses among these checks alone. Exit 0: nothing failed; 1: something did.
 */
import { parseArgs } from 'node:util'
import { tryIsolation } from './isolation-trial.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
})
const only = values.only.split(',').filter((pattern) => pattern !== '')
/** A run takes seconds: now and then a line shows that the trial goes on. */
const onRun = (done: number): void => {
  if (done % 10 === 0) process.stderr.write(`${done} of ${values.runs} runs\n`)
}
const options = { runs: Number(values.runs), seed: Number(values.seed), only, onRun }
const found = await tryIsolation(options)
for (const { run, row, order } of found)
  console.log(`run ${run}: ${row.id} ${row.status}: ${row.message}\n  beside ${order.join(' ')}`)
console.log(`${options.runs} runs, ${found.length} checks failed`)
process.exitCode = found.length === 0 ? 0 : 1
