/** A connection on which a target shows what is in no log, and its events: JSON texts over a WebSocket, of any shape. */
import { WebSocket } from 'ws'
import { announceArrival } from './exchange-observers.ts'
import { recording } from './recorder.ts'
import { until } from './until.ts'

const openMs = 5000
const closeMs = 1000

/** The target did not open the connection. */
export class ChannelRejected extends Error {
  override name = 'ChannelRejected'
}

export class LiveChannel {
  /** Everything that came, parsed, in its order. */
  readonly frames: unknown[] = []
  /** The code with which the connection was closed; undefined while it is open. */
  closed: number | undefined
  readonly #socket: WebSocket

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('close', (code) => {
      this.closed = code
    })
    const check = recording.getStore()?.check
    socket.on('message', (data) => {
      const text = String(data)
      announceArrival({
        method: 'MESSAGE',
        url: socket.url.replace(/\?.*$/, ''),
        headers: {},
        text,
        arrivedAt: Date.now(),
        check,
      })
      try {
        this.frames.push(JSON.parse(text) as unknown)
      } catch {
        // What is no JSON is none of the events that are looked for.
      }
    })
  }

  /** @throws ChannelRejected when it cannot be opened */
  static async open(url: string): Promise<LiveChannel> {
    let socket: WebSocket
    try {
      socket = new WebSocket(url, { handshakeTimeout: openMs })
    } catch (error) {
      throw new ChannelRejected((error as Error).message)
    }
    const channel = new LiveChannel(socket)
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve())
      socket.once('error', ({ message }) => reject(new ChannelRejected(message)))
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

  /** Sends a text as it is; on a closed connection it is dropped. */
  send(text: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text)
  }

  /** Leaves what comes unread, until `resume`. */
  pause(): void {
    this.#socket.pause()
  }

  resume(): void {
    this.#socket.resume()
  }

  /** Says so to the target, so that what was sent before arrives; it is not waited for when it does not answer. */
  async close(): Promise<void> {
    this.#socket.resume()
    this.#socket.close()
    await until(async () => this.closed !== undefined, closeMs)
    this.#socket.terminate()
  }
}
