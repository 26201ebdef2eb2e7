import type { MeasureOptions } from './figure.ts'
import type { Program } from './processes.ts'
import { processorTime } from './processor-time.ts'
import { inTurns, spread } from './statistics.ts'

/**
 * Measures the rates of two programs under the same load, in turns, and the cost of a request of each.
 * @param rate loads a program for some seconds, and returns the requests per second
 * @returns the rates, the ratio of the costs, and a note: the processor time of a request, own against peer
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
  const [ownCosts, peerCosts] = [costs.get(own)!, costs.get(peer)!]
  if (ownCosts.length === 0) return { ...figures, note: 'processor time unknown' }
  const [ownCost, peerCost] = [ownCosts, peerCosts].map((values) => Math.round(spread(values).median))
  const cost = spread(ownCosts.map((value, at) => value / peerCosts[at]!))
  return { ...figures, cost, note: `${ownCost} µs against ${peerCost} µs` }
}
