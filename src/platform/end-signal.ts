/** Listener for the end of a wait; an object needs no closure. */
export type EndListener = (() => void) | { handleEvent(): void }

/**
 * Ends a wait early. An AbortSignal is an EndSignal too. Requests use an EndSource, which needs less memory, because
 * thousands of requests may wait at a time.
 */
export interface EndSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: EndListener, options?: { once: true }): void
  removeEventListener(type: 'abort', listener: EndListener): void
}

const nobody: readonly EndListener[] = []

/** An EndSignal with `abort`. As with an AbortSignal, listeners are called once, and not after the end. */
export class EndSource implements EndSignal {
  #aborted = false
  #listeners = nobody

  get aborted(): boolean {
    return this.#aborted
  }

  addEventListener(_type: 'abort', listener: EndListener): void {
    if (!this.#aborted && !this.#listeners.includes(listener)) this.#listeners = this.#listeners.concat(listener)
  }

  removeEventListener(_type: 'abort', listener: EndListener): void {
    const left = this.#listeners.filter((one) => one !== listener)
    this.#listeners = left.length > 0 ? left : nobody
  }

  /** Ends the signal; later calls have no effect. */
  abort(): void {
    if (this.#aborted) return
    this.#aborted = true
    const listeners = this.#listeners
    this.#listeners = nobody
    for (const listener of listeners) {
      if (typeof listener === 'function') listener()
      else listener.handleEvent()
    }
  }
}
