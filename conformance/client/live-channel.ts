/** A connection on which a target shows what is in no log: JSON texts over a WebSocket, of any shape. */
import { WebSocket } from 'ws'
import { announceArrival } from './exchange-observers.ts'
import { until } from './until.ts'

const openMs = 5000

export class LiveChannel {
  /** Everything that came, parsed, in its order. */
  readonly frames: unknown[] = []
  readonly #socket: WebSocket

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data) => {
      const text = String(data)
      announceArrival({
        method: 'MESSAGE',
        url: socket.url.replace(/\?.*$/, ''),
        headers: {},
        text,
        arrivedAt: Date.now(),
      })
      try {
        this.frames.push(JSON.parse(text) as unknown)
      } catch {
        // What is no JSON is none of the events that are looked for.
      }
    })
  }

  /** @throws Error when it cannot be opened */
  static async open(url: string): Promise<LiveChannel> {
    const socket = new WebSocket(url, { handshakeTimeout: openMs })
    const channel = new LiveChannel(socket)
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve())
      socket.once('error', reject)
    })
    socket.on('error', () => undefined)
    return channel
  }

  /** The first frame from a place on that holds these words. */
  find(from: number, words: readonly string[]): unknown {
    return this.frames.slice(from).find((frame) => words.every((word) => JSON.stringify(frame).includes(word)))
  }

  /** The same, waiting for it up to `withinMs`. */
  next(from: number, words: readonly string[], withinMs: number): Promise<unknown> {
    return until(async () => this.find(from, words), withinMs)
  }

  close(): void {
    this.#socket.terminate()
  }
}
