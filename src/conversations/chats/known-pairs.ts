import type { Remembered } from '../../platform/unit-of-work/state.ts'

/** The two actors of a direct chat. */
export type Pair = readonly [one: string, other: string]

/** Maximum chats in the cache of a process: about 3 MB. */
const chatsMax = 10_000

/**
 * Cache of the pairs of recently used direct chats. A pair never changes; the row of the chat shows whether one of the
 * two has left.
 */
export class KnownPairs {
  readonly #pairs = new Map<string, Pair>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  of(chatId: string): Pair | undefined {
    return this.#pairs.get(chatId)
  }

  forget(chatId: string): void {
    this.#pairs.delete(chatId)
  }

  learn(chatId: string, pair: Pair): void {
    this.forget(chatId)
    this.#pairs.set(chatId, pair)
    if (this.#pairs.size > this.#max) this.#pairs.delete(this.#pairs.keys().next().value!)
  }
}

export const knownPairs: Remembered<KnownPairs> = () => new KnownPairs(chatsMax)
