/** Figures over several rounds of one measurement. */
export interface Spread {
  median: number
  min: number
  max: number
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
  return { median, min: sorted[0]!, max: sorted.at(-1)! }
}

/** Runs the rounds of two measurements in turns, so that a change in the machine's speed affects both. */
export async function inTurns(
  rounds: number,
  own: () => Promise<number>,
  peer: () => Promise<number>,
): Promise<{ own: Spread; peer: Spread; ratio: Spread }> {
  const pairs: { own: number; peer: number }[] = []
  for (let round = 0; round < rounds; round++) pairs.push({ own: await own(), peer: await peer() })
  return {
    own: spread(pairs.map((pair) => pair.own)),
    peer: spread(pairs.map((pair) => pair.peer)),
    ratio: spread(pairs.map((pair) => pair.own / pair.peer)),
  }
}
