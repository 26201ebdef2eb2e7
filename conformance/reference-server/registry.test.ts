import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { expect, it } from 'vitest'
import { choices } from '../legal-choices/choices.ts'
import type { Fault } from './faults/fault.ts'
import { faults } from './faults/faults.ts'

const folder = fileURLToPath(new URL('../../spec/requirements/', import.meta.url))
const own = fileURLToPath(new URL('./', import.meta.url))
const sources = readdirSync(own, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/test|faults/.test(name))
  .map((name) => readFileSync(own + name, 'utf8'))
  .join('\n')

interface Row {
  id: string
  level: string
}
const rows = new Map(
  readdirSync(folder).flatMap((file) =>
    (parse(readFileSync(folder + file, 'utf8')) as { requirements: Row[] }).requirements.map(
      (row) => [row.id, row] as const,
    ),
  ),
)

it('has a unique name for each fault and choice, and the reference server uses each', () => {
  for (const list of [faults, choices]) {
    const entries: readonly { name: string; target?: object }[] = list
    const names = entries.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(20)
    expect(new Set(names).size).toBe(names.length)
    const ofServer = entries.filter(({ target }) => target === undefined).map(({ name }) => name)
    expect(ofServer.filter((name) => !sources.includes(`'${name}'`))).toEqual([])
  }
})

it('cites only MUST requirements in faults, except in faults that a warning finds', () => {
  const list: readonly Fault[] = faults
  const cited = list.filter((fault) => fault.warns !== true).flatMap((fault) => fault.violates)
  expect(cited.filter((id) => rows.get(id)?.level !== 'MUST')).toEqual([])
  expect(list.flatMap((fault) => fault.violates).filter((id) => !rows.has(id))).toEqual([])
})
