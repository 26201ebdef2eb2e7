import { byMembers } from './growth-of-fan-out.ts'
import { byChats, byLog, byProcesses, byWaiting } from './growth-of-sends.ts'
import { flatMax, growthOf, type Point, type Series } from './series.ts'

export const growthSeries: readonly Series[] = [byProcesses, byChats, byLog, byWaiting, byMembers]

/** Measures series and prints one row for each cost: its values along the sizes, and how it grows. */
export async function printGrowth(chosen: readonly Series[], quick: boolean): Promise<void> {
  console.log(
    `flat: the last at most ${flatMax} × the first; an exponent of 0 is flat, of 1 proportional to the size\n`,
  )
  console.log('| series | cost | along the sizes | last : first | exponent | flat |\n|---|---|---|---|---|---|')
  for (const series of chosen) {
    const measured = await series.measure(quick ? 2 : Number.POSITIVE_INFINITY)
    if ('skipped' in measured) console.log(`| ${series.name}: ${series.title} | skipped: ${measured.skipped} | | | | |`)
    else for (const row of rowsOf(series, measured)) console.log(row)
  }
}

function rowsOf(series: Series, points: readonly Point[]): string[] {
  const sizes = points.map(({ size }) => size.toLocaleString('en'))
  return growthOf(points).map(({ cost, values, ratio, exponent, flat }) => {
    const along = values.map((value, at) => `${shown(value)} at ${sizes[at]}`).join(', ')
    return `| ${series.name}: ${series.title} | ${cost} | ${along} ${series.size} | ${ratio.toFixed(2)} | ${exponent.toFixed(2)} | ${flat ? 'yes' : 'NO'} |`
  })
}

const shown = (value: number): string => (value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en'))
