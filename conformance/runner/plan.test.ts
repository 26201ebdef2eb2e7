import { afterEach, expect, test } from 'vitest'
import { check, declaredChecks, forgetChecks } from '../check-api/check.ts'
import { selectTestCases, type Shard } from './plan.ts'

afterEach(() => forgetChecks())

test('shards share out all test cases, always in the same way and about evenly', () => {
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
