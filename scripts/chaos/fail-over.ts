import { parseArgs } from 'node:util'
import { canMakeClusters } from '../../src/testing/postgres-cluster.ts'
import { runFailOver, type FailOverResult } from './fail-over-trial.ts'

const usage = `node scripts/chaos/fail-over.ts [options]: PostgreSQL fails over to its standby while two server processes are under load

  --rounds N      rounds, each with a new primary and standby (default: 5)
  --seed N        seed of the first round; each further round has the next number (default: 1)
  --asynchronous  the standby follows without being waited for: losses are expected, and must be found

Exit codes: 0 nothing was lost or repeated (with --asynchronous: losses were found), 1 otherwise, 2 not possible here.
`

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    asynchronous: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

/** Formats the figures of a round as one line. */
function show({ seed, acknowledged, lost, repeated, undelivered, backMs, refused, findings }: FailOverResult): string {
  const counts = `${acknowledged} acknowledged, ${lost} lost, ${repeated} repeated, ${undelivered} undelivered`
  return `seed ${seed}: ${counts}, ${refused} refused meanwhile, back after ${backMs} ms${findings.map((finding) => `\n  ${finding}`).join('')}`
}

async function main(): Promise<number> {
  if (values.help) return (console.log(usage), 0)
  if (!canMakeClusters) return (console.log('not possible here: the programs of PostgreSQL are not installed'), 2)
  const results: FailOverResult[] = []
  for (let round = 0; round < Number(values.rounds); round++) {
    const result = await runFailOver({ seed: Number(values.seed) + round, synchronous: !values.asynchronous })
    console.log(show(result))
    results.push(result)
  }
  const back = results.map(({ backMs }) => backMs).sort((one, other) => one - other)
  console.log(`back: median ${back[Math.floor(back.length / 2)]} ms, slowest ${back.at(-1)} ms`)
  const lost = results.some((result) => result.lost > 0)
  if (values.asynchronous) return lost ? 0 : 1
  return results.every(({ findings }) => findings.length === 0) ? 0 : 1
}

process.exitCode = await main()
