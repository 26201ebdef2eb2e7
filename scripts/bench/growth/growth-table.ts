import type { MeasuredSeries } from './growth-chart.ts'
import { growthOf, type Point, type Series } from './series.ts'

export const tableHeading =
  '| Series | Cost | Along the sizes | Last : first | Exponent | Flat |\n|---|---|---|---|---|---|'

/** Returns one row for each cost of a series: its values by size, and its growth. */
export function rowsOf({ series, points, growth }: MeasuredSeries): string[] {
  const sizes = points.map(({ size }) => size.toLocaleString('en'))
  return growth.map(({ cost, values, ratio, exponent, flat }) => {
    const along = values.map((value, at) => `${shown(value)} at ${sizes[at]}`).join(', ')
    return `| ${series.title} | ${cost} | ${along} ${series.size} | ${ratio.toFixed(2)} | ${exponent.toFixed(2)} | ${flat ? 'yes' : 'no'} |`
  })
}

const shown = (value: number): string => (value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en'))

/** Returns the rows of each series of a table, by title. */
export function rowsByTitle(table: string): ReadonlyMap<string, readonly string[]> {
  const rows = table.split('\n').filter((line) => line.startsWith('| '))
  return Map.groupBy(rows, (row) => cellsOf(row)[0]!)
}

/** Reads a series from its rows, with their precision. */
export function seriesOf(series: Series, rows: readonly string[]): MeasuredSeries {
  const costsBySize = new Map<number, Record<string, number>>()
  for (const row of rows) {
    const [, cost, along] = cellsOf(row)
    for (const [, value, size] of along!.matchAll(/([\d.,]*\d) at ([\d,]*\d)/g)) {
      const costs = costsBySize.get(numberOf(size!)) ?? {}
      costsBySize.set(numberOf(size!), { ...costs, [cost!]: numberOf(value!) })
    }
  }
  const points = [...costsBySize].map(([size, costs]): Point => ({ size, costs }))
  return { series, points, growth: growthOf(points) }
}

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const numberOf = (text: string): number => Number(text.replaceAll(',', ''))
