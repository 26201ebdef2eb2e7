import { readFileSync, writeFileSync } from 'node:fs'
import { drawGrowth, type MeasuredSeries } from './growth-chart.ts'
import { byIdleSubscriptions, byMembers, bySubscriptions } from './growth-of-fan-out.ts'
import { byBusyProcesses, byProcesses } from './growth-of-processes.ts'
import { byBlocks, byChats, byLog, byOlderChats, byWaiting, byWebhooks } from './growth-of-sends.ts'
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

const guideFile = new URL('../../../spec/guides/benchmarks.md', import.meta.url)
const chartFile = new URL('../../../spec/guides/growth.svg', import.meta.url)

/**
 * Measures series and prints one row for each cost: its values along the sizes, and how it grows.
 * @param write puts rows and chart into the benchmarks guide
 */
export async function printGrowth(
  chosen: readonly Series[],
  { quick, write }: { quick: boolean; write: boolean },
): Promise<void> {
  console.log(
    `flat: the last at most ${flatMax} × the first; an exponent of 0 is flat, of 1 proportional to the size\n`,
  )
  const heading = '| Series | Cost | Along the sizes | Last : first | Exponent | Flat |\n|---|---|---|---|---|---|'
  console.log(heading)
  const all: MeasuredSeries[] = []
  for (const series of chosen) {
    const points = await series.measure(quick ? 2 : Number.POSITIVE_INFINITY)
    if ('skipped' in points) {
      console.log(`| ${series.name}: ${series.title} | skipped: ${points.skipped} | | | | |`)
      continue
    }
    const measured = { series, points, growth: growthOf(points) }
    for (const row of rowsOf(measured)) console.log(row)
    all.push(measured)
  }
  if (write) writeGuide([heading, ...all.flatMap(rowsOf)].join('\n'), drawGrowth(all))
}

/** Replaces what stands between the marks of the guide, and the chart beside it. */
function writeGuide(table: string, chart: string): void {
  const marked = /(<!-- growth -->\n)[^]*(\n<!-- \/growth -->)/
  const guide = readFileSync(guideFile, 'utf8')
  if (!marked.test(guide)) throw new Error('the benchmarks guide has no place for the growth of costs')
  writeFileSync(
    guideFile,
    guide.replace(marked, (_all, start, end) => `${start}\n${table}\n${end}`),
  )
  writeFileSync(chartFile, chart)
}

function rowsOf({ series, points, growth }: MeasuredSeries): string[] {
  const sizes = points.map(({ size }) => size.toLocaleString('en'))
  return growth.map(({ cost, values, ratio, exponent, flat }) => {
    const along = values.map((value, at) => `${shown(value)} at ${sizes[at]}`).join(', ')
    return `| ${series.title} | ${cost} | ${along} ${series.size} | ${ratio.toFixed(2)} | ${exponent.toFixed(2)} | ${flat ? 'yes' : 'no'} |`
  })
}

const shown = (value: number): string => (value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en'))
