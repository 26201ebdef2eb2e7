import type { WebSocket } from 'ws'

import type { DeliveryContext } from '../context.ts'
import { isDomainError } from '../../platform/errors.ts'
import type { EphemeralSignal } from '../../platform/event-log/ephemeral.ts'
import { readCounters } from '../../platform/event-log/event-log.store.ts'
import type { Waiter, WakeReason } from '../../platform/event-log/waiters.ts'
import { Acks, type AcksOwner } from './acks.ts'
import { readAcknowledged } from './cursor.store.ts'
import { decodeFrame, ephemeralFrame, eventFrame, helloFrame, pingFrame } from './frame.extensions.ts'
import type { Ticket } from './ticket.store.ts'

/** Events that may be under way without an ack; more come with the next ack. */
const windowMax = 100
/** Events read and sent at a time, so that a slow client costs the memory of few. */
const pageMax = 20
/** A ping so often; who was silent from one to the next but one is cut off. */
const pingMs = 25_000
/** Without a wake-up the log is looked at again after this time, and the credential with it. */
const waitMs = 60_000
/** Ephemeral frames that would wait behind so many bytes are left out. */
const pressedBytes = 64 * 1024

/** Codes of RFC 6455 with which the server ends a socket. */
const closing = { away: 1001, notAFrame: 1007, rejected: 1008, failed: 1011 } as const

export interface LiveSocket {
  readonly actorId: string
  /** Sends something that is seen now or never. */
  show(signal: EphemeralSignal): void
  /** Resolves when nothing of the socket is under way any more. It ends with the client, the credential or the drain. */
  readonly ended: Promise<void>
  /** Cuts the connection. */
  cut(): void
}

type SocketContext = Pick<
  DeliveryContext,
  'commits' | 'clock' | 'database' | 'livePages' | 'waiters' | 'log' | 'metrics'
>

/** Hands the log of an agent over on a socket, behind what is acknowledged, for as long as both last. */
export function serveSocket(context: SocketContext, socket: WebSocket, ticket: Ticket, after: number): LiveSocket {
  return new ServedSocket(context, socket, ticket, after)
}

/** A class, because thousands of them wait at a time and share their methods. */
class ServedSocket implements LiveSocket, AcksOwner {
  readonly ended: Promise<void>
  readonly #context: SocketContext
  readonly #socket: WebSocket
  readonly #ticket: Ticket
  readonly #disconnected = new AbortController()
  readonly #heartbeat: NodeJS.Timeout
  /** Since the last ping. */
  #heard = true
  #greeted = false
  #sent: number
  #acks: Acks
  /** Goes on when an ack is stored, since there may be room for more events. */
  #onAcked: (() => void) | undefined

  constructor(context: SocketContext, socket: WebSocket, ticket: Ticket, after: number) {
    this.#context = context
    this.#socket = socket
    this.#ticket = ticket
    this.#sent = after
    this.#acks = new Acks(context, ticket, after, this)
    this.#heartbeat = context.clock.setInterval(() => this.#beat(), pingMs)
    socket.on('error', ignore)
    socket.on('message', (data) => this.#receive(data.toString()))
    this.ended = this.#run(new Promise((resolve) => socket.on('close', resolve)))
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

  async #run(closed: Promise<unknown>): Promise<void> {
    const handedOver = this.#handOver().catch((error: unknown) => this.#fail(error))
    await closed
    this.#disconnected.abort()
    this.#context.clock.clearInterval(this.#heartbeat)
    await handedOver
    await this.#acks.settled()
  }

  async #handOver(): Promise<void> {
    const { waiters } = this.#context
    const { signal } = this.#disconnected
    await this.#begin()
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

  async #begin(): Promise<void> {
    const [stored, latest] = await readPlace(this.#context, this.actorId, this.#disconnected.signal)
    this.#sent = Math.max(this.#sent, stored)
    this.#acks = new Acks(this.#context, this.#ticket, this.#sent, this)
    await this.#send(helloFrame(latest))
    this.#greeted = true
  }

  /** Sends what is behind the last event, as far as the window allows. @returns whether there was something */
  async #sendPage(acked: number): Promise<boolean> {
    const { actorId, credentialId } = this.#ticket
    const limit = Math.min(pageMax, windowMax - (this.#sent - acked))
    const { events } = await this.#context.livePages.read({ id: actorId, credentialId }, { after: this.#sent, limit })
    this.#sent = events.at(-1)?.sequence ?? this.#sent
    await Promise.all(events.map((event) => this.#send(eventFrame(event))))
    return events.length > 0
  }

  /** Waits for an event, or for an ack behind the one that was stored when the page was read. */
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

  /** Pings a client, and cuts it off when it stays silent from one ping to the next. */
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
    const rejection = rejectionOf(error)
    if (rejection !== undefined) return this.#end(closing.rejected, rejection)
    this.#context.log.error({ err: error, actorId: this.actorId }, 'a socket failed')
    this.#end(closing.failed, 'try again')
  }
}

const ignore = (): void => undefined

/** Why a client gets no further page; undefined for what is not its fault. */
function rejectionOf(error: unknown): string | undefined {
  if (!isDomainError(error)) return undefined
  if (error.kind === 'unauthorized') return 'the credential has ended'
  return error.kind === 'invalid_request' ? error.message : undefined
}

/**
 * What an agent has acknowledged, and the end of its log. It counts as waited for meanwhile, so that signals of other
 * processes are listened to before the client is greeted.
 */
async function readPlace(
  { database, waiters }: Pick<DeliveryContext, 'database' | 'waiters'>,
  actorId: string,
  signal: AbortSignal,
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
