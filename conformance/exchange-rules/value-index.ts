/** Searches a text for many values in one pass. */

/** Number of last characters by which values are indexed. Shorter values may occur by chance and are not indexed. */
const window = 12
const base = 257
/** `base` to the power of `window` - 1, in 32 bits. */
const highest = Array.from({ length: window - 1 }).reduce<number>((power) => Math.imul(power, base), 1)
/** Maximum length of a searched text, so that one answer cannot delay the run. */
const charactersMax = 2_000_000

export interface Found<T> {
  value: string
  about: T
  /** Start of the value in the text. */
  at: number
}

/** Rolling hash over a window, so that the cost of a search does not grow with the number of values (Rabin-Karp). */
export class ValueIndex<T> {
  readonly #capacity: number
  readonly #byHash = new Map<number, string[]>()
  readonly #values = new Map<string, T>()
  /** Filter that rejects most positions of a text with one lookup. */
  readonly #seen = new Uint8Array(65_536)

  constructor(capacity = 20_000) {
    this.#capacity = capacity
  }

  get(value: string): T | undefined {
    return this.#values.get(value)
  }

  /** @returns whether the value is indexed now */
  add(value: string, about: T): boolean {
    if (value.length < window || this.#values.has(value) || this.#values.size >= this.#capacity) return false
    this.#values.set(value, about)
    const hash = hashAt(Buffer.from(value, 'latin1'), value.length - window)
    this.#seen[hash & 0xffff] = 1
    const same = this.#byHash.get(hash)
    if (same === undefined) this.#byHash.set(hash, [value])
    else same.push(value)
    return true
  }

  /** Returns each value in the text, once. */
  find(text: string): Found<T>[] {
    if (this.#values.size === 0 || text.length < window) return []
    // Reading bytes is faster than reading characters of a concatenated string. The low byte of each is enough for a hash.
    const bytes = Buffer.from(text.slice(0, charactersMax), 'latin1')
    const found = new Map<string, Found<T>>()
    let hash = hashAt(bytes, 0)
    for (let end = window; ; end += 1) {
      if (this.#seen[hash & 0xffff] === 1) this.#collect(text, hash, end, found)
      if (end >= bytes.length) return [...found.values()]
      const without = hash - Math.imul(bytes[end - window]!, highest)
      hash = (Math.imul(without, base) + bytes[end]!) | 0
    }
  }

  #collect(text: string, hash: number, end: number, found: Map<string, Found<T>>): void {
    for (const value of this.#byHash.get(hash) ?? []) {
      const at = end - value.length
      if (at < 0 || found.has(value) || !text.startsWith(value, at)) continue
      found.set(value, { value, about: this.#values.get(value) as T, at })
    }
  }
}

function hashAt(bytes: Uint8Array, start: number): number {
  let hash = 0
  for (let place = start; place < start + window; place += 1) hash = (Math.imul(hash, base) + bytes[place]!) | 0
  return hash
}
