import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import type { Clock } from '../platform/clock.ts'
import type { HttpLimits } from '../platform/limits/http-limits.ts'

/** The key under which unread answers count together: an account, or the addresses of a network. */
export interface Reader {
  key: string
  /** Maximum number of unread bytes for this reader. */
  most: number
}

/** An answer, a stream or a WebSocket with unread bytes. */
export interface Unread {
  connection: Pick<Socket, 'bytesWritten' | 'writableLength' | 'destroy'>
  reader: Reader
  /** Returns the bytes of memory in use now. */
  held(): number
}

export interface UnreadAnswers {
  /** Returns whether a reader has reached its limit; it then gets no further answer until it has read. */
  isFull(reader: Reader): boolean
  /**
   * Counts an answer from now on, and closes its connection when it makes no progress for too long. When the total
   * exceeds its limit, other connections are closed, the one without progress for the longest time first.
   * @returns a function to call after the answer was read, or its connection was closed
   */
  watch(unread: Unread): () => void
  readonly bytes: number
}

/**
 * Counts an answer as unread until its connection has sent it.
 * @param length bytes that stay in memory until then; undefined counts only the bytes that are not written yet
 */
export function watchAnswer(unread: UnreadAnswers, reader: Reader, outgoing: ServerResponse, length?: number): void {
  const connection = outgoing.req.socket
  if (outgoing.closed || connection.destroyed) return
  const held = length === undefined ? () => outgoing.writableLength : () => length
  outgoing.once('close', unread.watch({ connection, reader, held }))
}

type EndingLimit = 'unread_ms' | 'unread_bytes' | 'unread_bytes_per_reader'

interface UnreadAnswersDependencies {
  limits: Pick<HttpLimits, 'unread_ms' | 'unread_bytes'>
  clock: Clock
  /** Called with the limit that closed a connection. */
  onEnded(limit: EndingLimit, bytes: number): void
}

interface Entry extends Unread {
  bytes: number
  /** Bytes that the operating system has accepted for the connection, and since when it has accepted no more. */
  taken: number
  since: number
}

/** Number of progress checks within the time limit, and the maximum interval between two checks in milliseconds. */
const pollsPerLimit = 4
const pollMsMax = 5_000

/**
 * Limits the memory of answers that clients do not read. Progress is the number of bytes that the operating system has
 * accepted, which grows only when the client reads.
 */
export function createUnreadAnswers(dependencies: UnreadAnswersDependencies): UnreadAnswers {
  return new WatchedAnswers(dependencies)
}

interface OfReader {
  bytes: number
  entries: Set<Entry>
}

class WatchedAnswers implements UnreadAnswers {
  readonly #limits: UnreadAnswersDependencies['limits']
  readonly #clock: Clock
  readonly #onEnded: UnreadAnswersDependencies['onEnded']
  readonly #entries = new Set<Entry>()
  readonly #byReader = new Map<string, OfReader>()
  #bytes = 0
  #timer: NodeJS.Timeout | undefined

  constructor({ limits, clock, onEnded }: UnreadAnswersDependencies) {
    this.#limits = limits
    this.#clock = clock
    this.#onEnded = onEnded
  }

  get bytes(): number {
    return this.#bytes
  }

  isFull({ key, most }: Reader): boolean {
    return (this.#byReader.get(key)?.bytes ?? 0) >= most
  }

  watch(unread: Unread): () => void {
    const { reader, connection } = unread
    const taken = connection.bytesWritten - connection.writableLength
    const entry: Entry = { ...unread, bytes: 0, taken, since: this.#clock.monotonic() }
    const own = this.#byReader.get(reader.key) ?? { bytes: 0, entries: new Set() }
    this.#byReader.set(reader.key, own)
    own.entries.add(entry)
    this.#entries.add(entry)
    this.#setBytes(entry, unread.held())
    const pollMs = Math.min(this.#limits.unread_ms / pollsPerLimit, pollMsMax)
    this.#timer ??= this.#clock.setInterval(() => this.#poll(), pollMs).unref()
    this.#endIdlest(own.entries, entry, () => own.bytes > reader.most, 'unread_bytes_per_reader')
    this.#endIdlest(this.#entries, entry, () => this.#bytes > this.#limits.unread_bytes, 'unread_bytes')
    return () => this.#remove(entry)
  }

  #setBytes(entry: Entry, bytes: number): void {
    const own = this.#byReader.get(entry.reader.key)
    if (own) own.bytes += bytes - entry.bytes
    this.#bytes += bytes - entry.bytes
    entry.bytes = bytes
  }

  #remove(entry: Entry): void {
    if (!this.#entries.delete(entry)) return
    this.#setBytes(entry, 0)
    const own = this.#byReader.get(entry.reader.key)
    own?.entries.delete(entry)
    if (own?.entries.size === 0) this.#byReader.delete(entry.reader.key)
    if (this.#entries.size > 0) return
    this.#clock.clearInterval(this.#timer)
    this.#timer = undefined
  }

  #poll(): void {
    const now = this.#clock.monotonic()
    for (const entry of this.#entries) {
      this.#setBytes(entry, entry.held())
      const { bytesWritten, writableLength } = entry.connection
      const taken = bytesWritten - writableLength
      if (writableLength === 0 || taken !== entry.taken) Object.assign(entry, { taken, since: now })
      else if (now - entry.since >= this.#limits.unread_ms) this.#end(entry, 'unread_ms')
    }
  }

  #endIdlest(among: ReadonlySet<Entry>, newest: Entry, isOver: () => boolean, limit: EndingLimit): void {
    if (!isOver()) return
    const waiting = [...among].filter((entry) => entry !== newest && entry.bytes > 0)
    for (const entry of waiting.toSorted((a, b) => a.since - b.since)) {
      if (!isOver()) return
      if (this.#entries.has(entry)) this.#end(entry, limit)
    }
  }

  /** The answers of pipelined requests share one connection, so all of them end with it. */
  #end({ connection, reader }: Entry, limit: EndingLimit): void {
    const own = this.#byReader.get(reader.key)?.entries ?? []
    const lost = [...own].filter((other) => other.connection === connection)
    const bytes = lost.reduce((sum, other) => sum + other.bytes, 0)
    for (const entry of lost) this.#remove(entry)
    connection.destroy()
    this.#onEnded(limit, bytes)
  }
}
