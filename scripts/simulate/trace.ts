import { createHash, type Hash } from 'node:crypto'

/** Lines of all actions. Two runs are equal if their digests are. */
export class Trace {
  readonly #digest: Hash = createHash('sha256')
  readonly #now: () => number
  readonly #keep: ((line: string) => void) | undefined
  lines = 0

  /** Creates a trace. @param keep receives every line */
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

  /** Returns the SHA-256 of all lines so far, in hex. */
  digest(): string {
    return this.#digest.copy().digest('hex')
  }
}
