import { cpus, loadavg, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { a2aEmbedded, a2aPostgres } from './bench/a2a.ts'
import { attachments } from './bench/attachments.ts'
import { postgresVersion } from './bench/bench-postgres.ts'
import { catchUp } from './bench/catch-up.ts'
import { checkCosts } from './bench/check-costs.ts'
import { cleanUp } from './bench/cleanups.ts'
import { eventPage } from './bench/event-page.ts'
import { fanOut } from './bench/fan-out.ts'
import { farPostgres } from './bench/far-postgres.ts'
import type { Figure, MeasureOptions } from './bench/figure.ts'
import { figureRow, figureTableHeading, writeFigure } from './bench/figure-table.ts'
import { growthSeries, printGrowth } from './bench/growth/growth.ts'
import { heldPulls } from './bench/held-pulls.ts'
import { idleSockets } from './bench/idle-sockets.ts'
import { loneSends } from './bench/lone-send.ts'
import { longPoll } from './bench/long-poll.ts'
import { neighbours } from './bench/neighbours/neighbours.ts'
import { overload } from './bench/overload.ts'
import { peers } from './bench/peers.ts'
import { profileInto, readProfiles, type ProfileShares } from './bench/profile.ts'
import { edgeOnly, sendsBareSql } from './bench/sends.ts'
import { slowDisk } from './bench/slow-disk.ts'
import { memoryAtRest, startUp } from './bench/start-up.ts'
import { webhookDeliveries } from './bench/webhook-deliveries.ts'
import { webhookLatency } from './bench/webhook-latency.ts'

const figures: readonly Figure[] = [
  ...loneSends,
  sendsBareSql,
  farPostgres,
  edgeOnly,
  longPoll,
  ...webhookDeliveries,
  ...webhookLatency,
  ...catchUp,
  eventPage,
  ...fanOut,
  heldPulls,
  idleSockets,
  a2aEmbedded,
  a2aPostgres,
  ...startUp,
  memoryAtRest,
  attachments,
  ...neighbours,
  slowDisk,
  overload,
  ...peers,
]

/**
 * `npm run bench [-- NAME…] [--quick] [--profile FOLDER] [--check] [--write]` measures the figures against their
 * yardsticks, in one run on one machine. `growth`, or the name of a series, measures how costs grow with size instead;
 * --write puts the results into the benchmarks guide. --check compares processor times with committed ones, and fails
 * when one is worse; with --write, it replaces the committed ones. With --profile, every program writes a V8 profile
 * into the folder, and the shares are printed at the end.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      profile: { type: 'string' },
      check: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  })
  const known = [...figures, ...growthSeries, { name: 'growth' }].map(({ name }) => name)
  const unknown = positionals.find((name) => !known.includes(name))
  if (unknown) throw new Error(`no figure is called ${unknown}; there are ${known.join(', ')}`)
  if (values.profile !== undefined) profileInto(values.profile)
  const options = values.quick ? { rounds: 1, seconds: 3 } : { rounds: 5, seconds: 5 }
  console.log(await describeMachine())
  const growth = growthSeries.filter(({ name }) => positionals.includes(name) || positionals.includes('growth'))
  if (values.check) {
    const { lines, passed } = await checkCosts(figures, { ...options, names: positionals, write: values.write })
    for (const line of lines) console.log(line)
    if (!passed) process.exitCode = 1
  } else if (growth.length > 0) await printGrowth(growth, values)
  else await printFigures(positionals, options, values.write)
  console.log(`\nload of the machine at the end: ${load()}`)
  if (values.profile !== undefined) for (const profile of readProfiles(values.profile)) console.log(shown(profile))
}

async function printFigures(names: readonly string[], options: MeasureOptions, writes: boolean): Promise<void> {
  console.log(
    `medians of ${options.rounds} (min to max), own and yardstick in turns, loads of ${options.seconds} s by one process\n`,
  )
  console.log(figureTableHeading)
  for (const figure of figures) {
    if (names.length > 0 && !names.includes(figure.name)) continue
    const result = await figure.measure(options)
    if ('skipped' in result) console.log(`| ${figure.title} | skipped: ${result.skipped} | | | | |`)
    else {
      const row = figureRow(figure, result)
      console.log(row)
      if (writes) writeFigure(figures, figure, row)
    }
  }
}

async function describeMachine(): Promise<string> {
  const { node, sqlite } = process.versions
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`
  const versions = `Node ${node}, SQLite ${sqlite}, PostgreSQL ${(await postgresVersion()) ?? 'absent'}`
  return `${machine}; ${versions}; load of the machine at the start: ${load()}`
}

/** Returns the average number of running or runnable processes in the last minute. */
function load(): string {
  return loadavg()[0]!.toFixed(1)
}

function shown({ program, shares }: ProfileShares): string {
  const rows = shares.map(([place, share]) => `  ${(share * 100).toFixed(1).padStart(5)} %  ${place}`)
  return [`\n${program}, processor time by place:`, ...rows].join('\n')
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)))
try {
  await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await cleanUp()
}
