import type { WebSocket } from 'ws'

import type { DeliveryContext } from '../context.ts'
import type { Clock } from '../../platform/clock.ts'
import { isDomainError } from '../../platform/errors.ts'
import type { EphemeralSignal } from '../../platform/event-log/ephemeral.ts'
import { readCounters } from '../../platform/event-log/event-log.store.ts'
import { createAcks } from './acks.ts'
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

/** Hands the log of an agent over on a socket, behind what is acknowledged, for as long as both last. */
export function serveSocket(
  context: Pick<DeliveryContext, 'commits' | 'clock' | 'database' | 'livePages' | 'waiters' | 'log' | 'metrics'>,
  socket: WebSocket,
  ticket: Ticket,
  after: number,
): LiveSocket {
  const { actorId, credentialId } = ticket
  const reader = { id: actorId, credentialId }
  const disconnected = new AbortController()
  let sent = after
  let acks = createAcks(context, ticket, after, fail)
  const heartbeat = startHeartbeat(socket, context.clock)
  let greeted = false

  const send = (text: string) => new Promise<void>((resolve) => socket.send(text, () => resolve()))
  const end = (code: number, reason: string) => socket.close(code, reason)

  function fail(error: unknown): void {
    const rejection = rejectionOf(error)
    if (rejection !== undefined) return end(closing.rejected, rejection)
    context.log.error({ err: error, actorId }, 'a socket failed')
    end(closing.failed, 'try again')
  }

  async function begin(): Promise<void> {
    const [stored, latest] = await readPlace(context, actorId, disconnected.signal)
    sent = Math.max(after, stored)
    acks = createAcks(context, ticket, sent, fail)
    await send(helloFrame(latest))
    greeted = true
  }

  async function handOver(): Promise<void> {
    while (!disconnected.signal.aborted) {
      const waiter = context.waiters.register(actorId, sent, waitMs, disconnected.signal)
      const nextAck = acks.next()
      try {
        const limit = Math.min(pageMax, windowMax - (sent - acks.stored()))
        const { events } = await context.livePages.read(reader, { after: sent, limit })
        sent = events.at(-1)?.sequence ?? sent
        await Promise.all(events.map((event) => send(eventFrame(event))))
        if (events.length > 0) continue
        if ((await Promise.race([waiter.next(), nextAck])) === 'drained') return end(closing.away, 'the server stops')
      } finally {
        waiter.release()
      }
    }
  }

  socket.on('error', () => undefined)
  socket.on('close', () => disconnected.abort())
  socket.on('message', (data) => {
    heartbeat.heard()
    const frame = decodeFrame(data.toString())
    if (!frame) end(closing.notAFrame, 'this is no frame')
    else if (frame.type === 'ack' && frame.sequence > sent) end(closing.rejected, 'this sequence was not sent')
    else if (frame.type === 'ack') acks.take(frame.sequence)
  })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))

  async function run(): Promise<void> {
    await begin().then(handOver).catch(fail)
    await closed
    heartbeat.stop()
    await acks.settled()
  }

  return {
    actorId,
    ended: run(),
    cut: () => socket.terminate(),
    show(signal) {
      if (greeted && socket.readyState === socket.OPEN && socket.bufferedAmount < pressedBytes)
        socket.send(ephemeralFrame(signal))
    },
  }
}

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

/** Pings a client, and cuts it off when it stays silent from one ping to the next. */
function startHeartbeat(socket: WebSocket, clock: Clock): { heard(): void; stop(): void } {
  let heard = true
  const ping = clock.setInterval(() => {
    if (!heard) return socket.terminate()
    heard = false
    socket.send(pingFrame)
  }, pingMs)
  return {
    heard() {
      heard = true
    },
    stop: () => clock.clearInterval(ping),
  }
}
