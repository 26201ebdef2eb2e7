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

/** Puts the row of a figure into the guide. The table keeps the order of the figures, and rows of those only. */
export function writeFigure(figures: readonly Figure[], { title }: Figure, row: string): void {
  rewriteTable('figures', (table) => {
    const known = rowsByTitle(table)
    const rows = figures.map((figure) => (figure.title === title ? row : known.get(figure.title)?.[0]))
    return [figureTableHeading, ...rows.filter((one) => one !== undefined)]
  })
}

function shown({ median, min, max }: Spread): string {
  const digits = median < 10 ? 2 : 0
  const text = (value: number) => value.toFixed(digits)
  return `${text(median)} (${text(min)} to ${text(max)})`
}
