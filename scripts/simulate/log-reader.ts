import type { Actor, WorkloadOptions } from './actors.ts'
import type { Answer, Asked } from './client.ts'

/** Reads logs as agents do, and compares each page with the observations. */
export class LogReader {
  readonly #around: WorkloadOptions
  readonly #ask: (actor: Actor, asked: Asked) => Promise<Answer>
  /** Whether no page is read again. */
  thorough = false

  constructor(around: WorkloadOptions, ask: (actor: Actor, asked: Asked) => Promise<Answer>) {
    this.#around = around
    this.#ask = ask
  }

  /** Reads a page. @returns whether there may be more */
  async pull(self: Actor, seconds: number): Promise<boolean> {
    const { random } = self
    const again = !this.thorough && random.chance(0.05)
    const after = again ? random.integer(0, self.cursor) : self.cursor
    const limit = random.pick([1, 5, 100])
    const path = self.kind === 'agent' ? '/v1/events' : '/v1/me/events'
    const epoch = self.logEpoch === '' ? '' : `&log_epoch=${self.logEpoch}`
    const query = `after=${after}&limit=${limit}&timeout=${seconds}${epoch}`
    const startedAt = this.#around.scheduler.now()
    const answer = await this.#ask(self, { method: 'GET', path: `${path}?${query}`, patienceMs: 60_000 })
    if (answer.status === 422 && !again) this.#skipPurged(self, answer)
    if (answer.status !== 200) {
      await this.#around.scheduler.delay(self.owner, 500 + random.wait(2_000))
      return true
    }
    const { events, next_cursor: next } = answer.body
    const waited = this.#around.scheduler.now() - startedAt
    const calm = this.#around.failures.disturbedUntil < startedAt
    const isStale = self.logEpoch !== '' && self.logEpoch !== answer.body.log_epoch
    self.logEpoch = answer.body.log_epoch
    this.#noteStates(answer, { again, isStale, waited, after })
    // The server accepts a cursor of another epoch up to the last common event that is still stored.
    const first = isStale ? (events[0]?.sequence ?? next + 1) - 1 : after
    if (first > after) this.#around.observations.purged(self.id, first)
    this.#around.observations.read(self.id, first, events)
    if (events.length === 0 && !again) this.#around.observations.foundNothing(self.id, startedAt)
    if (calm && events.length > 0 && waited > 8_000) this.#late(self, events[0], startedAt)
    if (!again) {
      for (const event of events) this.#sawReceipt(self, event)
      self.cursor = next
    }
    return events.length > 0
  }

  #noteStates(
    { body }: Answer,
    { again, isStale, waited, after }: { again: boolean; isStale: boolean; waited: number; after: number },
  ): void {
    const { states } = this.#around
    if (isStale && after > 0) states.reach('a position of a stale epoch')
    if (again && body.events.length > 0) states.reach('a page is read again')
    if (waited > 200)
      states.reach(body.events.length > 0 ? 'a held pull is ended by an event' : 'a held pull ends without an event')
  }

  /** Continues at the cursor in the answer, because the next events were purged. */
  #skipPurged(self: Actor, { body }: Answer): void {
    const through = Number(/after=(\d+)/.exec(body.error.message)?.[1])
    if (!(through > self.cursor)) throw new Error(`a pull was answered 422: ${JSON.stringify(body)}`)
    this.#around.states.reach('a cursor below the purged part')
    self.cursor = through
    this.#around.observations.purged(self.id, through)
  }

  /** Reports a pull that was answered long after the message for it was stored. */
  // Events have the shape of the document.
  // oxlint-disable-next-line no-explicit-any
  #late(self: Actor, event: any, startedAt: number): void {
    const sent = event.data.message && this.#around.observations.sent.get(event.data.message.message_id)
    const since = sent && Math.max(sent.endedAt, startedAt)
    if (since !== undefined && this.#around.scheduler.now() - since > 6_000) {
      this.#around.observations.violated(
        'no lost wake-up',
        `${self.id} waited ${this.#around.scheduler.now() - since} ms for ${sent!.messageId}`,
      )
    }
  }

  // oxlint-disable-next-line no-explicit-any
  #sawReceipt(self: Actor, event: any): void {
    const status = /^message\.(delivered|read)$/.exec(event.event_type)?.[1]
    if (!status) return
    const source = `log of ${self.id}: ${event.chat_id} ${event.data.recipient.id} ${status}`
    this.#around.observations.watermark(source, event.data.through_sequence)
  }
}
