import type { Needs } from '../../platform/context.ts'
import type { WebSocket } from 'ws'

import type { DeliveryContext } from '../context.ts'
import { EndSource, type EndSignal } from '../../platform/end-signal.ts'
import { isDomainError } from '../../platform/errors.ts'
import type { EphemeralSignal } from '../../platform/event-log/ephemeral.ts'
import { readCounters } from '../../platform/event-log/append-events.sql.ts'
import type { Waiter, WakeReason } from '../../platform/event-log/waiters.ts'
import { Acks, type AcksOwner } from './acks.ts'
import { translateAfter } from '../events/event.sql.ts'
import { readAcknowledged } from './cursor.store.ts'
import { decodeFrame, ephemeralFrame, eventFrame, helloFrame, pingFrame } from './frame.extensions.ts'
import type { Ticket } from './ticket.store.ts'

/** Maximum number of events without an ack; the next ack allows more. */
const windowMax = 100
/** Events read and sent at a time, to limit the memory of a slow client. */
const pageMax = 20
/** Interval between pings, in milliseconds. A client that sends nothing between two pings is disconnected. */
const pingMs = 25_000
/** Time without a wake-up after which the log and the credential are checked again, in milliseconds. */
const waitMs = 60_000
/** Buffered bytes from which ephemeral frames are dropped. */
const pressedBytes = 64 * 1024

/** RFC 6455 codes with which the server closes a socket. */
const closing = { away: 1001, notAFrame: 1007, rejected: 1008, failed: 1011 } as const

export interface LiveSocket {
  readonly actorId: string
  /** Sends an ephemeral signal, which is not repeated. */
  show(signal: EphemeralSignal): void
  /** Resolves when no work of the socket is in progress. The client, the credential or the drain ends the socket. */
  readonly ended: Promise<void>
  /** Terminates the connection. */
  cut(): void
}

type SocketContext = Pick<
  DeliveryContext,
  'commits' | 'clock' | 'database' | 'livePages' | 'waiters' | 'log' | 'metrics'
>

/** Position from which a client wants events. */
export interface SocketStart {
  after: number
  /** Epoch of `after`; undefined when the client sends none. */
  epoch: string | undefined
}

/**
 * Sends the log of an agent on a socket, after the acknowledged sequence, until the socket or the credential ends.
 * @param onEnd called when no work of the socket is in progress
 */
export function serveSocket(
  context: SocketContext,
  socket: WebSocket,
  ticket: Ticket,
  start: SocketStart,
  onEnd: (socket: LiveSocket) => void,
): LiveSocket {
  return new ServedSocket(context, socket, ticket, start, onEnd)
}

/** A class, so that thousands of waiting sockets share their methods. */
class ServedSocket implements LiveSocket, AcksOwner {
  readonly ended: Promise<void>
  readonly #context: SocketContext
  readonly #socket: WebSocket
  readonly #ticket: Ticket
  readonly #disconnected = new EndSource()
  readonly #heartbeat: NodeJS.Timeout
  /** Whether the client has sent a frame since the last ping. */
  #heard = true
  #greeted = false
  /** Epoch of the log whose events are sent. */
  #epoch: string
  #sent = 0
  #acks: Acks
  /** Resumes sending after an ack is stored, because the window may have room for more events. */
  #onAcked: (() => void) | undefined

  constructor(
    context: SocketContext,
    socket: WebSocket,
    ticket: Ticket,
    start: SocketStart,
    onEnd: (socket: LiveSocket) => void,
  ) {
    this.#context = context
    this.#socket = socket
    this.#ticket = ticket
    this.#epoch = context.database.epoch()
    this.#acks = new Acks(context, ticket, 0, this)
    this.#heartbeat = context.clock.setInterval(() => this.#beat(), pingMs)
    socket.on('error', ignore)
    socket.on('message', (data) => this.#receive(data.toString()))
    this.ended = this.#run(start, new Promise((resolve) => socket.on('close', resolve)), onEnd)
  }

  get actorId(): string {
    return this.#ticket.actorId
  }

  cut(): void {
    this.#socket.terminate()
  }

  show(signal: EphemeralSignal): void {
    const socket = this.#socket
    if (this.#greeted && socket.readyState === socket.OPEN && socket.bufferedAmount < pressedBytes)
      socket.send(ephemeralFrame(signal))
  }

  onAcked(): void {
    this.#onAcked?.()
  }

  onAckError(error: unknown): void {
    this.#fail(error)
  }

  async #run(start: SocketStart, closed: Promise<unknown>, onEnd: (socket: LiveSocket) => void): Promise<void> {
    const handedOver = this.#handOver(start).catch((error: unknown) => this.#fail(error))
    await closed
    this.#disconnected.abort()
    this.#context.clock.clearInterval(this.#heartbeat)
    await handedOver
    await this.#acks.settled()
    onEnd(this)
  }

  async #handOver(start: SocketStart): Promise<void> {
    const { waiters } = this.#context
    const signal = this.#disconnected
    await this.#begin(start)
    while (!signal.aborted) {
      const waiter = waiters.register(this.actorId, this.#sent, waitMs, signal)
      try {
        const acked = this.#acks.stored
        if (await this.#sendPage(acked)) continue
        if ((await this.#wait(waiter, acked)) === 'drained') return this.#end(closing.away, 'the server stops')
      } finally {
        waiter.release()
      }
    }
  }

  /** Starts after the position of the client or its acknowledgements, at most at the end of the log (AMB-240). */
  async #begin({ after, epoch }: SocketStart): Promise<void> {
    const { database } = this.#context
    const [stored, latest] = await readPlace(this.#context, this.actorId, this.#disconnected)
    this.#epoch = database.epoch()
    const isOther = epoch !== undefined && epoch !== this.#epoch
    const position = isOther ? await translateAfter(database, this.actorId, epoch, after) : after
    this.#sent = Math.min(Math.max(position, stored), latest)
    this.#acks = new Acks(this.#context, this.#ticket, this.#sent, this)
    await this.#send(helloFrame(latest, this.#sent, this.#epoch))
    this.#greeted = true
  }

  /** Sends further events, as far as the window allows. @returns whether there were events */
  async #sendPage(acked: number): Promise<boolean> {
    const { actorId, credentialId } = this.#ticket
    const limit = Math.min(pageMax, windowMax - (this.#sent - acked))
    const { events } = await this.#context.livePages.read({ id: actorId, credentialId }, { after: this.#sent, limit })
    if (this.#context.database.epoch() !== this.#epoch) throw new OtherEpoch()
    this.#sent = events.at(-1)?.sequence ?? this.#sent
    await Promise.all(events.map((event) => this.#send(eventFrame(event))))
    return events.length > 0
  }

  /** Waits for an event, or for an ack after the one that was stored when the page was read. */
  #wait(waiter: Waiter, acked: number): Promise<WakeReason | 'acked'> {
    return new Promise((resolve) => {
      if (this.#acks.stored > acked) return resolve('acked')
      this.#onAcked = () => resolve('acked')
      void waiter.next().then(resolve)
    })
  }

  #receive(text: string): void {
    this.#heard = true
    const frame = decodeFrame(text)
    if (!frame) this.#end(closing.notAFrame, 'this is no frame')
    else if (frame.type !== 'ack') return
    else if (frame.sequence > this.#sent) this.#end(closing.rejected, 'this sequence was not sent')
    else this.#acks.take(frame.sequence)
  }

  /** Pings a client, and terminates the connection when it sent nothing since the last ping. */
  #beat(): void {
    if (!this.#heard) return this.cut()
    this.#heard = false
    this.#socket.send(pingFrame)
  }

  #send(text: string): Promise<void> {
    return new Promise((resolve) => this.#socket.send(text, () => resolve()))
  }

  #end(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }

  #fail(error: unknown): void {
    if (error instanceof OtherEpoch) return this.#end(closing.away, 'the log has another epoch')
    const rejection = rejectionOf(error)
    if (rejection !== undefined) return this.#end(closing.rejected, rejection)
    this.#context.log.error({ err: error, actorId: this.actorId }, 'a socket failed')
    this.#end(closing.failed, 'try again')
  }
}

/** The log was replaced while the socket was open. The client must open another socket with its position. */
class OtherEpoch extends Error {}

const ignore = (): void => undefined

/** Returns the reason for closing the socket that a client sees; undefined for an error of the server. */
function rejectionOf(error: unknown): string | undefined {
  if (!isDomainError(error)) return undefined
  if (error.kind === 'unauthorized') return 'the credential has ended'
  return error.kind === 'invalid_request' ? error.message : undefined
}

/**
 * Returns the acknowledged sequence of an agent and the end of its log. A waiter is registered during the read, so that
 * the process listens to signals of other processes before it greets the client.
 */
async function readPlace(
  { database, waiters }: Needs<'database' | 'waiters'>,
  actorId: string,
  signal: EndSignal,
): Promise<[number, number]> {
  const waiter = waiters.register(actorId, 0, waitMs, signal)
  try {
    return await database.read(async (tx) =>
      Promise.all([
        readAcknowledged(tx, actorId),
        readCounters(tx, [actorId]).then(([row]) => row?.last_sequence ?? 0),
      ]),
    )
  } finally {
    waiter.release()
  }
}
