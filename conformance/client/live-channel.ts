/** Channels on which a target sends events and data outside of the log: JSON values of any shape. */
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Actor } from './actor.ts'
import type { EventStream } from './event-stream.ts'
import { announceArrival } from './exchange-observers.ts'
import { recording } from './recorder.ts'
import { until } from './until.ts'

const openMs = 5000
const closeMs = 1000
const pollMs = 100

/** The target did not open the connection. */
export class ChannelRejected extends Error {
  override name = 'ChannelRejected'
}

export abstract class Channel {
  /** All received frames, parsed, in order. */
  abstract readonly frames: readonly unknown[]
  abstract close(): Promise<void>

  /** Returns the first frame that contains all these texts, from an index on. */
  find(from: number, words: readonly string[]): unknown {
    return this.frames.slice(from).find((frame) => words.every((word) => JSON.stringify(frame).includes(word)))
  }

  /** Waits up to `withinMs` for such a frame. */
  next(from: number, words: readonly string[], withinMs: number): Promise<unknown> {
    return until(async () => this.find(from, words), withinMs)
  }
}

/** A stream of server-sent events. */
export class StreamChannel extends Channel {
  readonly #stream: EventStream

  private constructor(stream: EventStream) {
    super()
    this.#stream = stream
  }

  /** @throws ChannelRejected when the answer is no event stream */
  static async open(actor: Actor, url: string): Promise<StreamChannel> {
    const stream = await actor.openStream({ method: 'GET', path: url })
    if (stream.isEvents) return new StreamChannel(stream)
    stream.close()
    throw new ChannelRejected(`${url} returned no event stream (status ${stream.status})`)
  }

  get frames(): readonly unknown[] {
    return this.#stream.items
  }

  override async close(): Promise<void> {
    this.#stream.close()
  }
}

/** A list that is polled. An event is new when the previous answer did not contain it. */
export class PolledChannel extends Channel {
  readonly frames: unknown[]
  readonly #polling: Promise<void>
  #open = true

  /** @param first the list at the start */
  constructor(first: readonly unknown[], ask: () => Promise<readonly unknown[]>) {
    super()
    this.frames = [...first]
    this.#polling = this.#poll(first, ask)
  }

  override async close(): Promise<void> {
    this.#open = false
    await this.#polling
  }

  async #poll(first: readonly unknown[], ask: () => Promise<readonly unknown[]>): Promise<void> {
    let before = new Set(first.map((event) => JSON.stringify(event)))
    while (this.#open) {
      await pause(pollMs)
      // A missing answer loses nothing, because the next answer contains the events that are still listed.
      const events = await ask().catch(() => undefined)
      if (events === undefined) continue
      this.frames.push(...events.filter((event) => !before.has(JSON.stringify(event))))
      before = new Set(events.map((event) => JSON.stringify(event)))
    }
  }
}

/** A WebSocket on which events can be acknowledged. */
export class LiveChannel extends Channel {
  readonly frames: unknown[] = []
  /** Close code of the connection; undefined while it is open. */
  closed: number | undefined
  readonly #socket: WebSocket

  private constructor(socket: WebSocket) {
    super()
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
        // The expected events are JSON; other frames are ignored.
      }
    })
  }

  /** @throws ChannelRejected when the connection cannot be opened */
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

  /** Sends a text unchanged. On a closed connection the text is dropped. */
  send(text: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text)
  }

  /** Stops reading until `resume`. */
  pause(): void {
    this.#socket.pause()
  }

  resume(): void {
    this.#socket.resume()
  }

  /** Sends a close frame, so that earlier texts arrive, without waiting for an answer of the target. */
  override async close(): Promise<void> {
    this.#socket.resume()
    this.#socket.close()
    await until(async () => this.closed !== undefined, closeMs)
    this.#socket.terminate()
  }
}
