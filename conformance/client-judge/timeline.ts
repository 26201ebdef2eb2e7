/** The lines, requests and restarts of one case, in the order of their times. */
export class Timeline {
  readonly #startedAt = performance.now()
  readonly #entries: { at: number; text: string }[] = []

  /** Adds a line with the current time. */
  add(text: string): void {
    this.#entries.push({ at: performance.now() - this.#startedAt, text })
  }

  /** Returns the lines, each with its time in milliseconds since the start of the case. */
  render(): string[] {
    return this.#entries.map(({ at, text }) => `${at.toFixed(0).padStart(6)} ms  ${text}`)
  }
}

const shownMax = 160

/** Shortens a text for a timeline. */
export const shorten = (text: string): string => (text.length > shownMax ? `${text.slice(0, shownMax)}…` : text)
