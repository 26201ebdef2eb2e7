/** Stored events and the cursor of the reference client, in one file. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { has } from './mistakes.ts'

export interface ReceivedEvent {
  event_id: string
  sequence: number
  event_type: string
  surprise?: unknown
  data: { message?: { parts: { text?: string }[] } } | null
}

interface Stored {
  cursor: number
  events: { event_id: string; sequence: number; text: string }[]
}

export class Store {
  readonly #file: string
  #stored: Stored = { cursor: 0, events: [] }
  /** Ids that were stored in this process. */
  readonly #seen = new Set<string>()
  readonly #handled: (eventId: string) => void

  constructor(folder: string, handled: (eventId: string) => void) {
    this.#file = join(folder, 'state.json')
    this.#handled = handled
    if (existsSync(this.#file)) this.#stored = JSON.parse(readFileSync(this.#file, 'utf8')) as Stored
    if (has('begins-again')) this.#stored.cursor = 0
  }

  get cursor(): number {
    return this.#stored.cursor
  }

  get events(): Stored['events'] {
    return this.#stored.events
  }

  /** Stores events and the cursor in one step. */
  async save(events: readonly ReceivedEvent[], cursor = this.cursor, via: 'pull' | 'webhook' = 'pull'): Promise<void> {
    const isSlow = has('cursor-before-events') || has('events-without-ids')
    if (has('cursor-before-events')) this.#write({ ...this.#stored, cursor })
    for (const event of events) {
      const isStored = this.#store(event, via)
      if (!isStored || !isSlow) continue
      this.#write({ events: this.events, cursor: has('cursor-before-events') ? cursor : this.cursor })
      this.#handled(event.event_id)
      await pause(5)
    }
    const isKnown = new Set(this.#notified)
    this.#write({ events: this.events, cursor })
    if (isSlow) return
    for (const { event_id: id } of events)
      if (!isKnown.has(id) && this.events.some((one) => one.event_id === id)) this.#notify(id)
  }

  readonly #notified = new Set<string>()

  #notify(id: string): void {
    this.#notified.add(id)
    this.#handled(id)
  }

  /** @returns whether the event is new */
  #store(event: ReceivedEvent, via: 'pull' | 'webhook'): boolean {
    const { event_id: id, event_type: type, sequence } = event
    if (has('rejects-unknown-members') && event.surprise !== undefined) throw new TypeError('an unknown member')
    if (has('reads-data-of-every-type') && event.data!.message?.parts === null) return false
    if (type !== 'message.received') {
      if (has('ends-at-unknown-types')) throw new TypeError(`the type ${type} is not known`)
      return false
    }
    const text = (event.data?.message?.parts ?? []).map((part) => part.text ?? '').join('')
    const key = has('separate-ids') ? `${via} ${id}` : id
    if (this.#isKnown({ key, id, sequence, text })) return false
    this.#seen.add(key)
    this.#stored.events.push({ event_id: id, sequence, text })
    return true
  }

  #isKnown({ key, id, sequence, text }: { key: string; id: string; sequence: number; text: string }): boolean {
    if (has('no-deduplication') || has('events-without-ids')) return false
    if (has('deduplicates-by-sequence')) return this.events.some((one) => one.sequence === sequence)
    if (has('deduplicates-by-text') && this.events.some((one) => one.text === text && text === 'again')) return true
    if (has('deduplicates-in-memory') || has('separate-ids')) return this.#seen.has(key)
    return this.events.some((one) => one.event_id === id)
  }

  /** Replaces the file, so that a crash leaves the old or the new state. */
  #write(stored: Stored): void {
    this.#stored = stored
    writeFileSync(`${this.#file}.new`, JSON.stringify(stored))
    renameSync(`${this.#file}.new`, this.#file)
  }
}
