import { it } from 'vitest'

import type { Dialect } from '../../platform/database/database.ts'
import { eachDatabase, type Open } from '../databases.ts'

/**
 * `eachDatabase` for tests of pages. With `PAGES_ON=sqlite` or `PAGES_ON=postgres` they run on that database only, and
 * are skipped on the other one, because browser tests are slow.
 */
export function eachPageDatabase(block: (name: Dialect, open: Open) => void): void {
  const { PAGES_ON: only } = process.env
  eachDatabase((name, open) => {
    if (only === undefined || only === name) block(name, open)
    else it.skip('is tested in a separate run', () => undefined)
  })
}
