import type { MeasureOptions } from './figure.ts'
import type { Program } from './processes.ts'
import { processorTime } from './processor-time.ts'
import { inTurns, spread } from './statistics.ts'

/**
 * Measures the rates of two programs under the same load, in turns, and the cost of a request of each.
 * @param rate loads a program for some seconds, and returns the requests per second
 * @returns the rates and a note: the processor time of a request, own against peer
 */
export async function ratesInTurns(
  own: Program,
  peer: Program,
  { rounds, seconds }: MeasureOptions,
  rate: (program: Program, seconds: number) => Promise<number>,
) {
  const costs = new Map<Program, number[]>([
    [own, []],
    [peer, []],
  ])
  const load = async (program: Program) => {
    const before = processorTime(program.pid)
    const measured = await rate(program, seconds)
    const after = processorTime(program.pid)
    if (before !== undefined && after !== undefined) costs.get(program)!.push((after - before) / (measured * seconds))
    return measured
  }
  const figures = await inTurns(
    rounds,
    () => load(own),
    () => load(peer),
  )
  const [ownCost, peerCost] = [...costs.values()].map((values) =>
    values.length > 0 ? Math.round(spread(values).median) : '?',
  )
  return { ...figures, note: `${ownCost} µs against ${peerCost} µs` }
}
