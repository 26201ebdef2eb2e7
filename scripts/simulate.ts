import { createWriteStream } from 'node:fs'
import { parseArgs } from 'node:util'

import { checkClientPlants } from './simulate/client-plants.ts'
import { checkPlants } from './simulate/check-plants.ts'
import { simulateClientDay } from './simulate/client-day.ts'
import { createReport } from './simulate/report.ts'
import { simulate } from './simulate/simulation.ts'

const usage = `npm run simulate -- [--seed N] [--hours H] [--seeds K | --minutes M] [--processes P] [--states] [--trace FILE]
npm run simulate -- --plants [NAME...] [--hours H] [--seeds K]
npm run simulate -- --clients [--seed N] [--hours H] [--seeds K]
npm run simulate -- --clients --plants [NAME...] [--hours H] [--seeds K]

Runs server processes, database, webhook receivers and clients under one virtual clock and one seed.
  --seed N       the seed, or the first of them (default: 1)
  --hours H      virtual hours of work for each seed (default: 1)
  --seeds K      so many seeds, one after the other (default: 1; with --plants at most so many for each: 6)
  --minutes M    as many seeds as begin within so many real minutes
  --processes P  server processes on one database: 1 to 5 (default: the seed chooses between 1 and 3)
  --states       fails when a named state was not reached, and names it
  --trace FILE   writes every line of what happened, to compare runs
  --plants       plants each known fault in turn and fails unless the rules find it; NAMEs choose by parts of the names
  --clients      runs agents of the client package with faults of the server, of proxies and of the agents, for 24 hours by
                 default; with --plants, plants each known fault of the client
Ends with 0 when every rule was kept, 1 when one was broken, 2 on a usage error.`

const { values, positionals } = parse()
const number = (
  name: 'seed' | 'hours' | 'seeds' | 'minutes' | 'processes',
  least: number,
  otherwise: number,
): number => {
  const given = values[name] === undefined ? otherwise : Number(values[name])
  if (given >= least && Number.isFinite(given)) return given
  console.error(`--${name} must be a number from ${least} on.\n\n${usage}`)
  process.exit(2)
}

const hours = number('hours', 0.01, values.clients ? 24 : values.plants ? 0.3 : 1)
if (values.plants) {
  const check = values.clients ? checkClientPlants : checkPlants
  const missed = await check({ names: positionals, hours, seeds: number('seeds', 1, 6) }, console.log)
  process.exitCode = missed === 0 ? 0 : 1
} else if (values.clients) await runClients()
else await run()

async function runClients(): Promise<void> {
  const first = number('seed', 0, 1)
  let violations = 0
  for (let seed = first; seed < first + number('seeds', 1, 1); seed++) {
    const day = await simulateClientDay({ seed: String(seed), hours })
    violations += day.violations.length
    const counts = (map: ReadonlyMap<string, number>) => [...map].map((pair) => pair.join(' ')).join(', ')
    console.log(
      `seed ${seed}: ${day.virtualHours.toFixed(1)} h in ${day.realSeconds.toFixed(0)} s, ${day.messages} messages, ` +
        `${day.events} events in the final logs, ${day.disruptions} disruptions by proxies, ${day.restores} restored backups, ` +
        `${day.restarts} restarts of agents, ${day.crashes} of them after crashes, ${day.redeliveries} repeated deliveries, ${day.violations.length} violations`,
    )
    console.log(`failures: ${counts(day.failures)}\nproblems: ${counts(day.problems)}`)
    for (const violation of day.violations.slice(0, 20)) console.log(`violation: ${violation}`)
  }
  process.exitCode = violations === 0 ? 0 : 1
}

async function run(): Promise<void> {
  const first = number('seed', 0, 1)
  const seeds = values.minutes === undefined ? number('seeds', 1, 1) : Number.POSITIVE_INFINITY
  const until = process.hrtime.bigint() + BigInt(Math.round(number('minutes', 0, 0) * 60e9))
  const processes = values.processes === undefined ? undefined : Math.min(5, Math.round(number('processes', 1, 1)))
  const file = values.trace === undefined ? undefined : createWriteStream(values.trace)
  const report = createReport(console.log)
  for (let seed = first; seed < first + seeds; seed++) {
    if (seeds === Number.POSITIVE_INFINITY && seed > first && process.hrtime.bigint() > until) break
    report.add(
      await simulate({
        seed: String(seed),
        hours,
        ...(processes !== undefined && { processes }),
        ...(file && { onLine: (line) => void file.write(`${line}\n`) }),
      }),
      `npm run simulate -- --seed ${seed} --hours ${hours}${processes === undefined ? '' : ` --processes ${processes}`}`,
    )
  }
  file?.end()
  const { violations, missed } = report.end()
  if (values.states && missed.length > 0) console.log(`not reached: ${missed.join('; ')}`)
  process.exitCode = violations === 0 && !(values.states && missed.length > 0) ? 0 : 1
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        seed: { type: 'string' },
        hours: { type: 'string' },
        seeds: { type: 'string' },
        minutes: { type: 'string' },
        processes: { type: 'string' },
        trace: { type: 'string' },
        states: { type: 'boolean', default: false },
        plants: { type: 'boolean', default: false },
        clients: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(2)
  }
}
