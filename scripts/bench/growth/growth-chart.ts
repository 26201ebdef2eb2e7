import type { Growth, Point, Series } from './series.ts'

/** A series and its measurements. */
export interface MeasuredSeries {
  series: Pick<Series, 'name' | 'title' | 'size'>
  points: readonly Point[]
  growth: readonly Growth[]
}

const panel = { width: 370, height: 210, columns: 2 }
const plot = { left: 44, top: 34, width: 200, height: 130 }
/** Each cost has the same colour in all series, readable in light and dark schemes. */
const colours: Readonly<Record<string, string>> = {
  'server µs': '#2f81f7',
  'PostgreSQL µs': '#d2691e',
  statements: '#bf8700',
  transactions: '#8250df',
  rows: '#1a7f37',
  'WAL bytes': '#cf222e',
}
/** Minimum upper end of the cost axis, so that a flat series looks flat. */
const leastTop = 2

/**
 * Draws the growth of costs: a panel for each series, and a line for each cost. A line shows multiples of its first
 * value over the size. Both axes are logarithmic.
 * @returns an SVG image that follows the reader's colour scheme
 */
export function drawGrowth(measured: readonly MeasuredSeries[]): string {
  const width = panel.width * panel.columns
  const height = panel.height * Math.ceil(measured.length / panel.columns)
  const panels = measured.map((one, at) => {
    const [x, y] = [(at % panel.columns) * panel.width, Math.floor(at / panel.columns) * panel.height]
    return `<g transform="translate(${x} ${y})">${drawPanel(one)}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="How costs of a send grow">
<style>text{font:11px system-ui,sans-serif;fill:#57606a}.title{font-weight:600;fill:#1f2328}.axis{stroke:#8c959f;fill:none}.goal{stroke:#8c959f;stroke-dasharray:3 3}@media (prefers-color-scheme:dark){text{fill:#9198a1}.title{fill:#f0f6fc}}</style>
${panels.join('\n')}
</svg>
`
}

function drawPanel({ series, points, growth }: MeasuredSeries): string {
  const sizes = points.map(({ size }) => size)
  const shares = growth.map(({ cost, values }) => ({ cost, shares: values.map((value) => value / values[0]!) }))
  const all = shares.flatMap((one) => one.shares)
  const top = Math.max(leastTop, ...all)
  const bottom = Math.min(1 / leastTop, ...all)
  const x = scale(sizes[0]!, sizes.at(-1)!, plot.left, plot.left + plot.width)
  const y = scale(bottom, top, plot.top + plot.height, plot.top)
  const lines = shares.map((one) => {
    const path = one.shares.map((share, at) => `${round(x(sizes[at]!))},${round(y(share))}`).join(' ')
    return `<polyline points="${path}" fill="none" stroke="${colourOf(one.cost)}" stroke-width="2"/>`
  })
  const sizeMarks = sizes.map((size) => text(x(size), plot.top + plot.height + 15, short(size), 'middle'))
  const costMarks = [bottom, 1, top].map((share) => text(plot.left - 6, y(share) + 4, `${round(share)} ×`, 'end'))
  const keys = shares.map(({ cost }, at) => {
    const line = plot.top + 12 + at * 16
    const from = plot.left + plot.width + 10
    return `<path d="M${from} ${line - 4}h12" stroke="${colourOf(cost)}" stroke-width="2"/>${text(from + 16, line, cost, 'start')}`
  })
  return [
    `<text class="title" x="${plot.left}" y="18">by ${escaped(series.size)}</text>`,
    `<path class="axis" d="M${plot.left} ${plot.top}v${plot.height}h${plot.width}"/>`,
    `<path class="goal" d="M${plot.left} ${round(y(1))}h${plot.width}"/>`,
    ...lines,
    ...sizeMarks,
    ...costMarks,
    ...keys,
  ].join('')
}

/** Returns a logarithmic scale from values to coordinates. */
function scale(from: number, to: number, start: number, end: number): (value: number) => number {
  const span = Math.log(to / from)
  return (value) => (span === 0 ? start : start + ((end - start) * Math.log(value / from)) / span)
}

/** A ratio to another cost has the colour of the cost. */
const colourOf = (cost: string): string => colours[cost.split(' : ')[0]!] ?? '#8c959f'

const text = (x: number, y: number, content: string, anchor: 'start' | 'middle' | 'end'): string =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escaped(content)}</text>`

const round = (value: number): string => String(Math.round(value * 100) / 100)

/** Shortens a size: `10k`, `1M`. */
const short = (size: number): string =>
  size >= 1_000_000 ? `${size / 1_000_000}M` : size >= 1_000 ? `${size / 1_000}k` : String(size)

const escaped = (content: string): string => content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
