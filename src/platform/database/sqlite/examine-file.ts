import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Finding } from '../finding.ts'
import { compareMigrations } from '../migrations/migrate.ts'
import { assertDatabase, explainFileError, inspectFile } from './database-file.ts'

/** Faults of a damaged file that are shown. */
const faultsMax = 5

/** Checks every page of the file (PRAGMA quick_check), which reads all of it. */
export async function examineFile(path: string): Promise<Finding> {
  if (path === ':memory:') return { ok: true, text: 'database in memory; nothing of it is kept' }
  try {
    inspectFile(path)
    if (statSync(path, { throwIfNoEntry: false })) assertDatabase(path)
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found || found.size === 0) return { ok: true, text: `database file ${path}: made at the first start` }
    return { ok: true, text: `database file ${path}: ${found.size} bytes, whole; ${examineContent(path)}` }
  } catch (error) {
    return { ok: false, text: explainFileError(path, error).message }
  }
}

/** @returns what is known of the tables. @throws what explainFileError explains */
function examineContent(path: string): string {
  const connection = new DatabaseSync(path, { readOnly: true, timeout: 2_000 })
  try {
    const faults = connection.prepare(`PRAGMA quick_check(${faultsMax})`).all() as { quick_check: string }[]
    if (faults[0]?.quick_check !== 'ok') throw damaged(faults.map(({ quick_check }) => quick_check).join('; '))
    const tables = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
    const hasSteps = tables.some(({ name }) => name === 'schema_migrations')
    const steps = hasSteps ? connection.prepare('SELECT name FROM schema_migrations').all() : []
    return compareMigrations(
      steps.map(({ name }) => String(name)),
      tables.length,
    )
  } finally {
    connection.close()
  }
}

/** The code that SQLite gives to a damaged file. */
function damaged(faults: string): Error {
  return Object.assign(new Error(faults), { code: 'ERR_SQLITE_ERROR', errcode: 11 })
}
