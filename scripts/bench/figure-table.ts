import { rewriteTable } from './benchmarks-guide.ts'
import type { Figure, Measured } from './figure.ts'
import { rowsByTitle } from './growth/growth-table.ts'
import type { Spread } from './statistics.ts'

export const figureTableHeading = '| Figure | Goal | Parley | Yardstick | Ratio | Met |\n|---|---|---|---|---|---|'

/** Returns the row of a figure. A note follows the value of the server. */
export function figureRow({ title, goal }: Figure, { unit, own, peer, ratio, met, note }: Measured): string {
  const cells = [
    title,
    goal === '' ? 'shown' : goal,
    `${shown(own)} ${unit}${note === undefined ? '' : `; ${note}`}`,
    peer ? `${shown(peer)} ${unit}` : '',
    ratio ? ratio.median.toFixed(2) : '',
    goal === '' ? '' : met ? 'yes' : 'no',
  ]
  return `| ${cells.join(' | ')} |`
}

/** Puts measured rows into the guide, in the order of the figures. Rows of other figures stay. */
export function writeFigures(figures: readonly Figure[], measured: ReadonlyMap<string, string>): void {
  rewriteTable('figures', (table) => {
    const known = rowsByTitle(table)
    const rows = figures.map(({ title }) => measured.get(title) ?? known.get(title)?.[0])
    return [figureTableHeading, ...rows.filter((row) => row !== undefined)]
  })
}

function shown({ median, min, max }: Spread): string {
  const digits = median < 10 ? 2 : 0
  const text = (value: number) => value.toFixed(digits)
  return `${text(median)} (${text(min)} to ${text(max)})`
}
