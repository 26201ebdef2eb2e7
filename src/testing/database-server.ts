import { openDatabase } from '../platform/database/open-database.ts'
import { silentLog } from './databases.ts'

/** Test support: a process that opens the database given by its arguments, reports it, and keeps running. */
const [url = '', schema] = process.argv.slice(2)
try {
  await openDatabase(url, { log: silentLog, schema: schema || undefined, poolSize: 1 })
  console.log('opened')
  setInterval(() => undefined, 60_000)
} catch (error) {
  console.log(`refused: ${(error as Error).message}`)
}
