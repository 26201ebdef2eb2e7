/** Who learns that something has ended; an object costs no closure. */
export type EndListener = (() => void) | { handleEvent(): void }

/**
 * Ends a wait early. An AbortSignal is one too; that of a request is an EndSource, which is smaller, since thousands of
 * requests may wait at a time.
 */
export interface EndSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: EndListener, options?: { once: true }): void
  removeEventListener(type: 'abort', listener: EndListener): void
}

const nobody: readonly EndListener[] = []

/** An EndSignal that is ended here. A listener is called once, and not when it comes too late, like that of an AbortSignal. */
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

  /** Does nothing the second time. */
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
