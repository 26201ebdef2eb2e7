import { it } from 'vitest'

import type { Dialect } from '../../platform/database/database.ts'
import { eachDatabase, type Open } from '../databases.ts'

/**
 * `eachDatabase` for tests of pages: with `PAGES_ON=sqlite` or `PAGES_ON=postgres` they run on that database alone, and
 * are shown as skipped on the other, because a browser takes its time.
 */
export function eachPageDatabase(block: (name: Dialect, open: Open) => void): void {
  const { PAGES_ON: only } = process.env
  eachDatabase((name, open) => {
    if (only === undefined || only === name) block(name, open)
    else it.skip('is tried in a run of its own', () => undefined)
  })
}
