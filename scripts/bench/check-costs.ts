import { readFileSync, writeFileSync } from 'node:fs'
import type { Figure, MeasureOptions } from './figure.ts'

/** A cost may be at most this many times the committed one. The same code varies by a few percent between runs. */
const worseMax = 1.15

const committedFile = new URL('committed-costs.json', import.meta.url)

/**
 * Costs by the name of the figure: processor time of one operation of the server, divided by that of the yardstick in
 * the same run.
 */
export type Costs = Readonly<Record<string, number>>

export const readCommittedCosts = (): Costs => JSON.parse(readFileSync(committedFile, 'utf8')) as Costs

/** Result of a comparison: the lines to print, and whether every committed figure was measured and is not worse. */
export interface Comparison {
  lines: string[]
  passed: boolean
}

/** Compares measured with committed costs. A committed figure that was not measured fails. */
export function compareCosts(committed: Costs, measured: Costs): Comparison {
  const results = Object.entries(committed).map(([name, before]) => {
    const now = measured[name]
    const passed = now !== undefined && now <= before * worseMax
    const change = now === undefined ? 'not measured' : `${((now / before - 1) * 100).toFixed(0)} %`
    return {
      passed,
      line: `| ${name} | ${before.toFixed(2)} | ${now?.toFixed(2) ?? ''} | ${change} | ${passed ? 'yes' : 'NO'} |`,
    }
  })
  const heading = `| figure | committed cost | cost | change | at most ${Math.round((worseMax - 1) * 100)} % worse |\n|---|---|---|---|---|`
  return { lines: [heading, ...results.map(({ line }) => line)], passed: results.every(({ passed }) => passed) }
}

/**
 * Measures the figures that have a committed cost, and compares them.
 * @param names figures to measure; all when empty
 * @param write replaces the committed costs by the measured ones instead
 */
export async function checkCosts(
  figures: readonly Figure[],
  { names, write, ...options }: MeasureOptions & { names: readonly string[]; write: boolean },
): Promise<Comparison> {
  const all = readCommittedCosts()
  const isChosen = (name: string) => names.length === 0 || names.includes(name)
  const committed = Object.fromEntries(Object.entries(all).filter(([name]) => isChosen(name)))
  const costs: Record<string, number> = {}
  for (const figure of figures) {
    if (!(figure.name in committed) && !(write && names.includes(figure.name))) continue
    const measured = await figure.measure(options)
    if ('skipped' in measured) console.log(`${figure.name} was skipped: ${measured.skipped}`)
    else if (measured.cost) costs[figure.name] = Number(measured.cost.median.toFixed(3))
    else throw new Error(`${figure.name} has no processor time to compare`)
  }
  if (write) writeFileSync(committedFile, `${JSON.stringify({ ...all, ...costs }, undefined, 2)}\n`)
  return compareCosts(write ? { ...committed, ...costs } : committed, costs)
}
