import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { knexBinder } from '../bound-knex.ts'
import type { Dialect } from '../database.ts'
import { compareMigrations, migrationNames, migrations } from './migrate.ts'

/**
 * SHA-256 of the statements of each migration on both engines. Entries are added, and never changed, except when a new
 * version of knex builds the same tables with other statements.
 */
const checksums: Record<string, string> = {
  '0001_data_model': 'd7c91710cfc953cd4fb3af10b07c4e738c68c0259cde138b9e92e8f03be80345',
  '0002_webhook_health': '4ec87be06db953b0a2538ef40a6239df9a5cb43066b42c73b405031cd1e91a1f',
  '0003_message_search': 'b163cdf83bbd5debceb62a4be9ba5c5444175dd6e6f08938a2b63794e09e2984',
  '0004_sign_in': 'd3cfd90711c1c3828fa31ede99205a6a9d919772f143aa4c40962fd50de2bf9d',
  '0005_retention': '147abc36693cadf9881465dec771747105529619b9d6f3b2dfb390e9b542a995',
  '0006_session_address': 'cedc9994e4d9d1ebadf1a11b00565683dc4990ce6096ea70f46cfb2cb535cbf7',
  '0007_calls': '4dccb121b79fff00e8d553b254334bd60130f9348487afd0fde319169331ab95',
  '0008_message_places': '0499c05b83123ae2e4dafbc4d1a2d5c3edff283d0f7c239286a78b0832228e53',
}

test('the migrations are in numeric order, and include all files', async () => {
  const files = (await readdir(import.meta.dirname)).filter((name) => /^\d.*\.ts$/.test(name)).sort()
  expect(files.map((name) => name.replace('.ts', '').replaceAll('-', '_'))).toEqual(migrationNames)
  const numbers = migrationNames.map((name) => Number(name.slice(0, 4)))
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
})

test('a migration is frozen: existing databases do not get its changes, so that a change is a new migration', async () => {
  const found: Record<string, string> = {}
  for (const name of migrationNames) found[name] = await checksumOf(name)
  expect(found).toEqual(checksums)
})

test('tables that earlier migrations of a development version made are rejected with their names', () => {
  const earlier = Array.from({ length: 5 }, (_, index) => `000${index + 1}_earlier`)
  expect(() => compareMigrations(earlier)).toThrow(
    'The tables of the database are of another version of this program, newer or older: they lack ' +
      `${migrationNames.length} of its ${migrationNames.length} steps, ` +
      'and it does not know 0001_earlier, 0002_earlier, 0003_earlier and 2 more. Start the version that created them, or ' +
      'restore a backup that this version created.',
  )
})

async function checksumOf(name: string): Promise<string> {
  const statements = [...(await statementsOf(name, 'sqlite')), ...(await statementsOf(name, 'postgres'))]
  return createHash('sha256').update(statements.join(';\n')).digest('hex')
}

async function statementsOf(name: string, dialect: Dialect): Promise<string[]> {
  const statements: string[] = []
  const knex = knexBinder(dialect === 'sqlite' ? 'better-sqlite3' : 'pg').complete(async (query) => {
    statements.push(query.sql)
    return { ...query, response: [] }
  })
  await migrations[name]!.up(knex, dialect)
  return statements
}
