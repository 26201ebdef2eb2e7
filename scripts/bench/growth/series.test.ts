import { expect, test } from 'vitest'
import { growthOf, type Point } from './series.ts'

const along = (cost: (size: number) => number): Point[] =>
  [1_000, 10_000, 100_000].map((size) => ({ size, costs: { time: cost(size) } }))

test.each([
  ['the same at every size', () => 7, 1, 0, true],
  ['proportional to the size', (size: number) => 3 * size, 100, 1, false],
  ['with the square root', (size: number) => Math.sqrt(size), 10, 0.5, false],
  ['smaller where things are shared', (size: number) => 1 / size, 0.01, -1, true],
  ['a little more each time', (size: number) => 100 + 4 * Math.log10(size / 1_000), 1.08, 0.02, true],
] as const)('a cost that is %s', (_name, cost, ratio, exponent, flat) => {
  const [growth] = growthOf(along(cost))
  expect(growth).toMatchObject({ cost: 'time', flat })
  expect(growth!.ratio).toBeCloseTo(ratio, 6)
  expect(growth!.exponent).toBeCloseTo(exponent, 1)
})
