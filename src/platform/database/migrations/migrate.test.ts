import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { migrationNames } from './migrate.ts'

test('the steps are numbered from 1 without a gap, run in that order, and are all of the files', async () => {
  const files = (await readdir(import.meta.dirname)).filter((name) => /^\d/.test(name)).sort()
  expect(files.map((name) => name.replace('.ts', '').replaceAll('-', '_'))).toEqual(migrationNames)
  const numbers = migrationNames.map((name) => Number(name.slice(0, 4)))
  expect(numbers).toEqual(migrationNames.map((_name, index) => index + 1))
})
