/** An answer that comes piece by piece: server-sent events, each with one JSON value. */
import type { Readable } from 'node:stream'
import { parseJson } from './documents.ts'
import { until } from './until.ts'

export class EventStream {
  readonly status: number
  /** Lower-case names. */
  readonly headers: Record<string, string>
  /** The values that came so far; of an answer that is no stream of events its body. */
  readonly items: unknown[] = []
  /** Whether the server ended it. */
  ended = false
  readonly #body: Readable
  readonly #onEnd: (text: string) => void
  #text = ''
  #read = 0
  #closed = false

  /** @param onEnd is told what came when the stream ends or is closed */
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

  /** The first value that matches, already here or within the bound; undefined when none came. */
  next<T = unknown>(matches: (item: T) => boolean, withinMs = 5000): Promise<T | undefined> {
    return until(async () => (this.items as T[]).find(matches), withinMs)
  }

  /** Whether the server ends it within the bound. */
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
        if (this.isEvents) this.#takeEvents()
      }
      if (!this.isEvents) this.items.push(parseJson(this.#text))
      this.ended = true
    } catch {
      // Closed by us, or cut by the server: what did not end has not ended.
    }
    this.#finish()
  }

  #takeEvents(): void {
    const text = this.#text.replaceAll(/\r\n?/g, '\n')
    for (let end = text.indexOf('\n\n', this.#read); end !== -1; end = text.indexOf('\n\n', this.#read)) {
      const data = text
        .slice(this.#read, end)
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice('data:'.length).replace(/^ /, ''))
      if (data.length > 0) this.items.push(parseJson(data.join('\n')))
      this.#read = end + 2
    }
  }

  #finish(): void {
    if (this.#closed) return
    this.#closed = true
    this.#onEnd(this.#text)
  }
}
