import type { Remembered } from '../../platform/unit-of-work/memory.ts'

/** The actors of a direct chat. */
export type Pair = readonly [one: string, other: string]

/** Chats that a process remembers: some 3 MB of them. */
const chatsMax = 10_000

/**
 * The two of direct chats that were used last. Nobody else ever comes into such a chat; one of them may have left since, which
 * the row of the chat tells.
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
