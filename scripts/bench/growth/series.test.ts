import { expect, test } from 'vitest'
import { drawGrowth } from './growth-chart.ts'
import { rowsByTitle, rowsOf, seriesOf } from './growth-table.ts'
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

test('a chart draws a constant cost as a horizontal line and a growing cost as a rising line', () => {
  const series = { name: 'growth-chats', title: 'one send', size: 'chats & <more>' }
  const points = along(() => 7).map(({ size }) => ({ size, costs: { flat: 7, grows: size } }))
  const chart = drawGrowth([{ series, points, growth: growthOf(points) }])
  const [flat, grows] = [...chart.matchAll(/points="([^"]+)"/g)].map(([, places]) =>
    places!.split(' ').map((place) => Number(place.split(',')[1])),
  )
  expect(flat).toHaveLength(3)
  expect(new Set(flat).size).toBe(1)
  expect(grows![0]).toBe(flat![0])
  expect(grows![1]! - grows![0]!).toBeCloseTo(grows![2]! - grows![1]!, 1)
  expect(grows![2]).toBeLessThan(grows![0]!)
  expect(chart).toContain('by chats &amp; &lt;more>')
})

test('the points of a series can be parsed from its table rows', () => {
  const series = { name: 'growth-chats', title: 'one send', size: 'chats', measure: async () => [] }
  const points = [1, 1_000, 1_000_000].map((size) => ({
    size,
    costs: { 'server µs : apart': 0.25, rows: 1_200 + size },
  }))
  const rows = rowsOf({ series, points, growth: growthOf(points) })
  const other = rows.map((row) => row.replace('one send', 'another'))
  const table = ['| Series | Cost |', '|---|---|', ...rows, ...other].join('\n')
  expect(seriesOf(series, rowsByTitle(table).get('one send')!).points).toEqual(points)
  expect(rowsByTitle(table).get('another')).toEqual(other)
})
