import { readChaosOptions, usage } from './chaos/options.ts'
import { findSabotage, runChaos } from './chaos/run-chaos.ts'
import { contradictionsOf, tableOf } from './chaos/table.ts'

/** A planted fault must be found within this number of rounds. */
const sabotageRounds = 5

/** `npm run chaos` disturbs real server processes under load, and judges all responses that clients received. */
try {
  const options = readChaosOptions(process.argv.slice(2))
  if (options === 'help') process.stdout.write(usage)
  else {
    console.log(`seed ${options.seed}`)
    for (const database of options.databases) {
      for (const name of options.sabotages) {
        const run = { ...options, database, print: console.log }
        const missed = await findSabotage(name, run, options.rounds ?? sabotageRounds)
        if (missed.length > 0) process.exitCode = 1
      }
      if (options.sabotages.length > 0) continue
      const results = await runChaos({ ...options, database })
      console.log(`\n${database}, seeds from ${options.seed}\n\n${tableOf(results)}\n`)
      if (results.some((result) => contradictionsOf(result) > 0)) process.exitCode = 1
    }
  }
} catch (error) {
  console.error((error as Error).stack)
  process.exitCode = 2
}
