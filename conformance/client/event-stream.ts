/** A streamed answer: server-sent events, each with one JSON value. */
import type { Readable } from 'node:stream'
import { createParser } from 'eventsource-parser'
import { parseJson } from './documents.ts'
import { until } from './until.ts'

export class EventStream {
  readonly status: number
  /** Lower-case names. */
  readonly headers: Record<string, string>
  /** The values received so far; for an answer that is no event stream, its body. */
  readonly items: unknown[] = []
  /** The server ended the stream. */
  ended = false
  readonly #body: Readable
  readonly #onEnd: (text: string) => void
  readonly #events = createParser({ onEvent: ({ data }) => void this.items.push(parseJson(data)) })
  #text = ''
  #closed = false

  /** @param onEnd receives the whole text when the stream ends or is closed */
  constructor(
    body: Readable,
    { status, headers }: { status: number; headers: Record<string, string> },
    onEnd: (text: string) => void,
  ) {
    this.status = status
    this.headers = headers
    this.#body = body
    this.#onEnd = onEnd
    void this.#pump()
  }

  get isEvents(): boolean {
    return /^text\/event-stream\b/i.test(this.headers['content-type'] ?? '')
  }

  /** Waits for the first value that matches, among received and later ones. Undefined when none arrives in time. */
  next<T = unknown>(matches: (item: T) => boolean, withinMs = 5000): Promise<T | undefined> {
    return until(async () => (this.items as T[]).find(matches), withinMs)
  }

  /** Waits until the server ends the stream. Returns false after the time limit. */
  async ends(withinMs = 5000): Promise<boolean> {
    return (await until(async () => this.ended, withinMs)) === true
  }

  close(): void {
    this.#body.destroy()
    this.#finish()
  }

  async #pump(): Promise<void> {
    try {
      this.#body.setEncoding('utf8')
      for await (const chunk of this.#body) {
        this.#text += chunk as string
        if (this.isEvents) this.#events.feed(chunk as string)
      }
      if (!this.isEvents) this.items.push(parseJson(this.#text))
      this.ended = true
    } catch {
      // The client closed the stream or the server cut it: neither counts as an end.
    }
    this.#finish()
  }

  #finish(): void {
    if (this.#closed) return
    this.#closed = true
    this.#onEnd(this.#text)
  }
}
