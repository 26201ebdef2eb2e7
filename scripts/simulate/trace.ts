import { createHash, type Hash } from 'node:crypto'

/** What happened, line by line: two runs are the same when their digests are. */
export class Trace {
  readonly #digest: Hash = createHash('sha256')
  readonly #now: () => number
  readonly #keep: ((line: string) => void) | undefined
  lines = 0

  /** @param keep is given every line, for whoever wants to read them */
  constructor(now: () => number, keep?: (line: string) => void) {
    this.#now = now
    this.#keep = keep
  }

  add(...words: readonly (string | number)[]): void {
    const line = `${this.#now()} ${words.join(' ')}`
    this.#digest.update(line).update('\n')
    this.lines += 1
    this.#keep?.(line)
  }

  /** SHA-256 of every line so far, in hex. */
  digest(): string {
    return this.#digest.copy().digest('hex')
  }
}
