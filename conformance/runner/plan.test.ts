import { afterEach, expect, test } from 'vitest'
import { check, declaredChecks, forgetChecks } from '../check-api/check.ts'
import { selectTestCases, type Shard } from './plan.ts'

afterEach(() => forgetChecks())

test('a replay selects its check in its form, and the checks that caused the exchanges', () => {
  for (const id of ['area.op.cause', 'area.op.other', 'exchanges.rule.fact'])
    check(id, ['MSG-039'], { area: 'area', forms: ['current', 'variant'] }, async () => undefined)
  const replay = { check: 'exchanges.rule.fact', form: 'current', seed: 1, causes: ['area.op.cause variant'] }
  const selected = selectTestCases(declaredChecks(), { mode: 'quick', forms: ['current', 'variant'], only: [], replay })
  expect(selected.map(({ check: { id }, form }) => `${id} ${form}`).toSorted()).toEqual([
    'area.op.cause variant',
    'exchanges.rule.fact current',
  ])
})

test('shards partition all test cases deterministically and about evenly', () => {
  for (let index = 0; index < 20; index += 1)
    check(
      `area.op.fact${index}`,
      ['MSG-039'],
      { area: 'area', seconds: index % 4, forms: ['current', 'variant'] },
      async () => undefined,
    )
  const select = (shard?: Shard): string[] =>
    selectTestCases(declaredChecks(), {
      mode: 'quick',
      forms: ['current', 'variant'],
      only: [],
      ...(shard && { shard }),
    }).map(({ check: { id }, form }) => `${id} ${form}`)
  const parts = [1, 2, 3].map((index) => select({ index, count: 3 }))
  expect(parts.flat().toSorted()).toEqual(select().toSorted())
  expect(new Set(parts.flat()).size).toBe(40)
  expect(parts.map(({ length }) => length)).toEqual([14, 13, 13])
  expect(select({ index: 2, count: 3 })).toEqual(parts[1])
})
