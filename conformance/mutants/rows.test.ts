import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { declaredChecks } from '../check-api/check.ts'
import { findCheckFiles, loadChecks, packageRoot } from '../runner/check-files.ts'
import { selectRows, type Row } from './candidates.ts'

let rows: readonly Row[] = []
beforeAll(async () => {
  await loadChecks(findCheckFiles())
  rows = selectRows({ only: [], kinds: [], seed: 1, combinations: 0 })
})

it('has a mutant for every requirement that can fail a target', () => {
  expect(rows.length).toBeGreaterThan(400)
  const missing = rows.filter(({ mutants }) => mutants.length === 0).map(({ name }) => name)
  expect(missing).toEqual([])
})

it('has an assertion for every requirement: the first that a check cites, or one that an assertion names', () => {
  const folders = ['checks', 'fixtures'].map((name) => join(packageRoot, 'conformance', name))
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const text = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const beside = text.replaceAll(/\[(\s*'[A-Z0-9]+-\d+',?)+\s*\](?! as const)/g, '')
  const first = new Set(declaredChecks().map(({ requirements }) => requirements[0]))
  const unnamed = rows.filter(({ name }) => !first.has(name) && !beside.includes(`'${name}'`))
  expect(unnamed.map(({ name }) => name)).toEqual([])
})
