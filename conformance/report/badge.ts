import { countedStatuses, describeCounts, type Counts } from './counts.ts'
import type { Verdict } from './report.ts'

const colours: Record<Verdict, string> = { conformant: '#2e7d32', violations: '#c62828', no_verdict: '#616161' }
const label = 'AMS conformance'
/** Width of a character, and padding of a text, in pixels. */
const [characterWidth, space] = [6.6, 12]

/** Returns the counts of judged checks, because the badge has room for no others. The report contains all. */
const only = (counts: Counts, statuses: readonly (keyof Counts)[]): Counts =>
  Object.fromEntries(
    countedStatuses.map((status) => [status, statuses.includes(status) ? counts[status] : 0]),
  ) as Counts

/** Renders a badge for a README, with the verdict and its counts. */
export function renderBadge({
  verdict,
  summary: { checks },
}: {
  verdict: Verdict
  summary: { checks: Counts }
}): string {
  const counts: Record<Verdict, string> = {
    conformant: describeCounts(only(checks, ['passed', 'warned', 'failed'])),
    violations: describeCounts(only(checks, ['passed', 'warned', 'failed', 'error'])),
    no_verdict: 'no verdict',
  }
  const value = counts[verdict]
  const [left, right] = [label, value].map((text) => Math.round(text.length * characterWidth) + space) as [
    number,
    number,
  ]
  const text = (x: number, content: string): string => `<text x="${x}" y="14" text-anchor="middle">${content}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${label}: ${value}">
  <title>${label}: ${value}</title>
  <clipPath id="edge"><rect width="${left + right}" height="20" rx="3"/></clipPath>
  <g clip-path="url(#edge)">
    <rect width="${left}" height="20" fill="#37474f"/>
    <rect x="${left}" width="${right}" height="20" fill="${colours[verdict]}"/>
  </g>
  <g fill="#fff" font-family="Verdana, DejaVu Sans, sans-serif" font-size="11">
    ${text(left / 2, label)}
    ${text(left + right / 2, value)}
  </g>
</svg>
`
}
