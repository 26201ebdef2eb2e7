import { ApiError } from '../api-error.ts'
import type { Api } from '../api.ts'
import { meta } from '../page.ts'
import type { Phone } from './phone.ts'

/** What `calls.ts` has. */
interface Loaded {
  createPhone(api: Pick<Api, 'request'>, log: EventTarget): Phone
}

/** Milliseconds before the server is asked again whether it has calls. */
const askAgainMs = 10_000

/**
 * What the page needs of calls before there is one: whether the server has them. The telephone itself is loaded when somebody
 * wants it. Says `change` after every change of either.
 */
export class Switchboard extends EventTarget {
  readonly #api: Pick<Api, 'request'>
  readonly #log: EventTarget
  #isOffered: boolean | null = null
  #askedAt = -Infinity
  #phone: Phone | null = null
  #loading: Promise<Phone> | null = null

  /** @param log notifies of the events of the person's log, and when it was read anew */
  constructor(api: Pick<Api, 'request'>, log: EventTarget) {
    super()
    this.#api = api
    this.#log = log
  }

  /** Null until the first call. */
  get phone(): Phone | null {
    return this.#phone
  }

  /** Whether this server has calls; not before that is known. */
  get isOffered(): boolean {
    return this.#isOffered ?? false
  }

  /** Asks the server whether it has calls, until it has answered. */
  async lookForCalls(): Promise<void> {
    if (this.#isOffered !== null || performance.now() - this.#askedAt < askAgainMs) return
    this.#askedAt = performance.now()
    try {
      await this.#api.request('GET', '/v1/calls/ice-servers')
      this.#isOffered = true
      this.dispatchEvent(new Event('change'))
    } catch (error) {
      // Anything but "there is no such route" may be different later.
      if (error instanceof ApiError && error.status === 404) this.#isOffered = false
    }
  }

  /**
   * The telephone, once it is loaded.
   * @throws Error when it cannot be loaded now
   */
  load(): Promise<Phone> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = null
      throw error
    })
    return this.#loading
  }

  async #load(): Promise<Phone> {
    const address = meta('calls')
    const { createPhone } = (await import(address)) as Loaded
    const phone = createPhone(this.#api, this.#log)
    phone.addEventListener('change', () => this.dispatchEvent(new Event('change')))
    this.#phone = phone
    this.dispatchEvent(new Event('change'))
    return phone
  }
}
