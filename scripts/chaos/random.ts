/** Random numbers from a seed, so that a round can be repeated. */
export interface Random {
  /** Returns a number from 0 to 1. */
  next(): number
  chance(share: number): boolean
  pick<T>(items: readonly T[]): T
  between(low: number, high: number): number
  /** Returns an independent generator, so that draws in one part do not affect other parts. */
  branch(): Random
}

/** Creates a mulberry32 generator. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    chance: (share) => next() < share,
    pick: <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T,
    between: (low, high) => low + next() * (high - low),
    branch: () => createRandom(Math.floor(next() * 2 ** 32)),
  }
}
