import { writeFileSync } from 'node:fs'
import { rewriteTable } from '../benchmarks-guide.ts'
import { drawGrowth } from './growth-chart.ts'
import { byIdleSubscriptions, byMembers, bySubscriptions } from './growth-of-fan-out.ts'
import { byBusyProcesses, byProcesses } from './growth-of-processes.ts'
import { byBlocks, byChats, byLog, byOlderChats, byWaiting, byWebhooks } from './growth-of-sends.ts'
import { rowsByTitle, rowsOf, seriesOf, tableHeading } from './growth-table.ts'
import { flatMax, growthOf, type Series } from './series.ts'

export const growthSeries: readonly Series[] = [
  byProcesses,
  byBusyProcesses,
  byChats,
  byOlderChats,
  byBlocks,
  byWebhooks,
  byLog,
  byWaiting,
  byMembers,
  bySubscriptions,
  byIdleSubscriptions,
]

const chartFile = new URL('../../../spec/guides/growth.svg', import.meta.url)

/**
 * Measures series and prints one row for each cost: its values by size, and its growth.
 * @param write replaces the rows of the same series in the benchmarks guide, and redraws the chart
 */
export async function printGrowth(
  chosen: readonly Series[],
  { quick, write }: { quick: boolean; write: boolean },
): Promise<void> {
  console.log(
    `flat: the last at most ${flatMax} × the first; an exponent of 0 is flat, of 1 proportional to the size\n`,
  )
  console.log(tableHeading)
  const measured = new Map<string, readonly string[]>()
  for (const series of chosen) {
    const points = await series.measure(quick ? 2 : Number.POSITIVE_INFINITY)
    if ('skipped' in points) {
      console.log(`| ${series.name}: ${series.title} | skipped: ${points.skipped} | | | | |`)
      continue
    }
    const rows = rowsOf({ series, points, growth: growthOf(points) })
    for (const row of rows) console.log(row)
    measured.set(series.title, rows)
  }
  if (write) writeGuide(measured)
}

/** Replaces rows in the marked table of the guide, and the chart next to it. */
function writeGuide(measured: ReadonlyMap<string, readonly string[]>): void {
  let all: { series: Series; rows: readonly string[] }[] = []
  rewriteTable('growth', (table) => {
    const known = rowsByTitle(table)
    all = growthSeries.map((series) => ({
      series,
      rows: measured.get(series.title) ?? known.get(series.title) ?? [],
    }))
    return [tableHeading, ...all.flatMap(({ rows }) => rows)]
  })
  const drawn = all.filter(({ rows }) => rows.length > 0)
  writeFileSync(chartFile, drawGrowth(drawn.map(({ series, rows }) => seriesOf(series, rows))))
}
