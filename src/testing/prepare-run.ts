import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { asAdministrator } from './postgres.ts'

/**
 * Chooses the names of the databases of a vitest run, the folder of its embedded templates, and the cache folder for
 * compiled modules of its processes.
 * @returns the function that ends the run, drops remaining databases and removes the templates
 */
export default function prepareRun(): () => Promise<void> {
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../node_modules/.cache/parley', import.meta.url))
  const prefix = `test_${randomBytes(6).toString('hex')}`
  process.env.TEST_DATABASE_PREFIX = prefix
  const templates = mkdtempSync(join(tmpdir(), 'parley-templates-'))
  process.env.TEST_TEMPLATES = templates
  return () => {
    rmSync(templates, { recursive: true, force: true })
    return asAdministrator(async (client) => {
      const { rows } = await client.query<{ name: string }>(
        'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
        [prefix],
      )
      for (const { name } of rows) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    }).catch(() => undefined)
  }
}
