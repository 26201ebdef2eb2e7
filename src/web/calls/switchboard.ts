import { ApiError } from '../../client/api-error.ts'
import type { Wire } from '../wire.ts'
import type { Phone } from './phone.ts'

/** Retry interval of the query whether the server supports calls, in milliseconds. */
const askAgainMs = 10_000

/**
 * Knows whether the server supports calls, and loads the phone at the first call. Dispatches `change` after every
 * change of either.
 */
export class Switchboard extends EventTarget {
  readonly #wire: Wire
  readonly #log: EventTarget
  #isOffered: boolean | null = null
  #askedAt = -Infinity
  #phone: Phone | null = null
  #loading: Promise<Phone> | null = null

  /** @param log dispatches the events of the person's log, and `reread` after all data was read again */
  constructor(wire: Wire, log: EventTarget) {
    super()
    this.#wire = wire
    this.#log = log
  }

  /** The phone of the page; null until the first call. */
  get phone(): Phone | null {
    return this.#phone
  }

  /** Whether the server supports calls; false until that is known. */
  get isOffered(): boolean {
    return this.#isOffered ?? false
  }

  /** Queries whether the server supports calls, until it has answered. */
  async lookForCalls(): Promise<void> {
    if (this.#isOffered !== null || performance.now() - this.#askedAt < askAgainMs) return
    this.#askedAt = performance.now()
    try {
      await this.#wire.call('GET', '/v1/calls/ice-servers')
      this.#isOffered = true
      this.dispatchEvent(new Event('change'))
    } catch (error) {
      // Only 404 is final; other errors may pass.
      if (error instanceof ApiError && error.status === 404) this.#isOffered = false
    }
  }

  /** Returns the phone, loading it first. @throws Error when the phone cannot be loaded now */
  load(): Promise<Phone> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = null
      throw error
    })
    return this.#loading
  }

  async #load(): Promise<Phone> {
    const { createPhone } = await import('./calls.ts')
    const phone = createPhone(this.#wire, this.#log)
    phone.addEventListener('change', () => this.dispatchEvent(new Event('change')))
    this.#phone = phone
    this.dispatchEvent(new Event('change'))
    return phone
  }
}
