import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const page = readFileSync('src/ARCHITECTURE.md', 'utf8')
const sources = globSync('src/**/*.ts').filter((file) => !file.endsWith('.test.ts') && !file.startsWith('src/testing/'))

test('the architecture has at most 1,800 words', () => {
  expect(page.trim().split(/\s+/).length).toBeLessThanOrEqual(1_800)
})

test('the table of layers lists the folders of src/', () => {
  const listed = [...page.matchAll(/^\| `([a-z]+)\/` \|/gm)].map((match) => match[1])
  const folders = globSync('src/*/').map((folder) => path.basename(folder))
  expect(listed.toSorted()).toEqual(folders.toSorted())
})

test('the architecture names only files that exist', () => {
  const named = [...page.matchAll(/(?<![*\w./-])((?:[\w-]+\/)*[\w.-]+\.ts)\b/g)].map((match) => match[1]!)
  expect(named.length).toBeGreaterThan(15)
  const missing = named.filter((name) => !sources.some((file) => file.endsWith(`/${name}`)))
  expect(missing).toEqual([])
})

test('the table of delivery states matches the states and queues of the schema', () => {
  const table = /^\| State \| Stored as[^]*?\n\n/m.exec(page)![0]
  const model = readFileSync('src/platform/database/migrations/0001-data-model/delivery.ts', 'utf8')
  const valuesOf = (column: string, known: string) =>
    [...model.matchAll(new RegExp(`text\\('${column}'\\).*checkIn\\(\\[(.*)\\]`, 'g'))]
      .map((match) => match[1]!.match(/\w+/g)!)
      .filter((values) => values.includes(known))
  expect(valuesOf('state', 'dead')).toHaveLength(1)
  expect(valuesOf('queue', 'retry')).toHaveLength(1)
  const rows = [...table.matchAll(/row: `(\w+)`(?:, queue `(\w+)`)?/g)]
  expect(new Set(rows.map((row) => row[1]))).toEqual(new Set(valuesOf('state', 'dead')[0]))
  expect(new Set(rows.flatMap((row) => row[2] ?? []))).toEqual(new Set(valuesOf('queue', 'retry')[0]))
})

test('SQL text is only in the files of the table of statements', () => {
  const table = /^\| Reason for SQL text \|[^]*?\n\n/m.exec(page)![0]
  const listed = table.split('\n').flatMap((row) => / \| ([a-z -]+) \|$/.exec(row)?.[1]?.split(' ') ?? [])
  const withSql = sources.filter(
    (file) =>
      !file.startsWith('src/platform/database/') && /\btx\.(rows|rowsWhile|run)\b/.test(readFileSync(file, 'utf8')),
  )
  expect(withSql.map((file) => path.basename(file)).toSorted()).toEqual(
    listed.map((name) => `${name}.sql.ts`).toSorted(),
  )
  expect(sources.filter((file) => file.endsWith('.sql.ts')).toSorted()).toEqual(withSql.toSorted())
})

test('the stated number of hand-written statements is within 10 percent of the actual number', () => {
  const stated = Number(/about ([\d,]+) lines in `src\/` calling/.exec(page)![1]!.replace(',', ''))
  const lines = sources.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  const counted = lines.filter((line) => /\btx\.(rows|run)\b/.test(line)).length
  expect(Math.abs(counted - stated), `${counted} lines call tx.rows or tx.run`).toBeLessThan(stated / 10)
})

test('src/DEPENDENCIES.md gives a reason for each installed package', () => {
  const reasons = readFileSync('src/DEPENDENCIES.md', 'utf8')
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>
  const names = [...Object.keys(dependencies!), ...Object.keys(devDependencies!)]
  const groups = ['@opentelemetry/', '@types/'].filter((group) => reasons.includes(`\`${group}*\``))
  const missing = names.filter(
    (name) => !reasons.includes(`\`${name}\``) && !groups.some((group) => name.startsWith(group)),
  )
  expect(missing).toEqual([])
})
