import { createHmac, randomUUID } from 'node:crypto'

import type { Checkout } from './checkouts.ts'

interface Callback {
  url: string
  body: string
}

/**
 * Sends callbacks to the server as Standard Webhooks. It can hold callbacks, and send them again and in another order.
 */
export class Callbacks {
  /** While true, callbacks are queued until `release`. */
  holding = false
  readonly #secret: Buffer
  #held: Callback[] = []
  #sent: Callback[] = []

  /** @param secret `whsec_` and base64 */
  constructor(secret: string) {
    this.#secret = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  }

  /** Sends or queues a callback. @returns the status of the answer; null if it is queued or there is no answer */
  async send(type: string, checkout: Checkout): Promise<number | null> {
    const { id, reference, payment, amount, callbackUrl: url } = checkout
    const callback = { url, body: JSON.stringify({ type, reference, checkout: id, payment, amount }) }
    this.#sent = [...this.#sent.slice(-99), callback]
    if (!this.holding) return this.#post(callback)
    this.#held.push(callback)
    return null
  }

  /** Sends queued callbacks. @returns the statuses of the answers */
  async release(reversed: boolean): Promise<(number | null)[]> {
    const held = reversed ? this.#held.toReversed() : this.#held
    this.#held = []
    return this.#all(held)
  }

  /** Sends the last hundred callbacks again. @returns the statuses of the answers */
  replay(reversed: boolean): Promise<(number | null)[]> {
    return this.#all(reversed ? this.#sent.toReversed() : this.#sent)
  }

  async #all(callbacks: readonly Callback[]): Promise<(number | null)[]> {
    const statuses: (number | null)[] = []
    for (const callback of callbacks) statuses.push(await this.#post(callback))
    return statuses
  }

  async #post({ url, body }: Callback): Promise<number | null> {
    const [id, timestamp] = [`evt_${randomUUID()}`, String(Math.floor(Date.now() / 1000))]
    const signature = createHmac('sha256', this.#secret).update(`${id}.${timestamp}.${body}`).digest('base64')
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    }
    try {
      const signal = AbortSignal.timeout(10_000)
      const answer = await fetch(url, { method: 'POST', redirect: 'error', headers, body, signal })
      await answer.body?.cancel()
      return answer.status
    } catch {
      return null
    }
  }
}
