import type { TypingSignal } from '../../generated/current/types.gen.ts'
import type { SocketClientFrame, SocketServerFrame } from '../../generated/extensions/types.gen.ts'
import type { ApiError, ConnectionError } from './api-error.ts'
import { isTemporary, waitOf } from './api.ts'
import { receiveByPull, type ReceiverOptions } from './receive-by-pull.ts'
import { wait } from './wait.ts'
import { isLogEvent } from './wire-checks.ts'

/** The used part of a WebSocket: the global one, or from a package on runtimes without. */
export type WebSocketClass = new (url: string) => {
  send(text: string): void
  close(): void
  addEventListener(type: string, listener: (event: { data?: unknown; code?: number; reason?: string }) => void): void
}

interface SocketOptions extends ReceiverOptions {
  /** Default: the WebSocket of the runtime, else of the package `ws`, else long polling. */
  WebSocket: WebSocketClass | undefined
  onTyping: (signal: TypingSignal & { started: boolean }) => void
}

/** The end of a socket. */
interface SocketEnd {
  /** Close code of RFC 6455; 1006 for a lost connection. */
  code: number
  reason: string
  /** Whether the service sent a greeting, and the socket stayed open for a while. */
  isSteady: boolean
}

/** The service rejects this client permanently. */
class SocketRejected extends Error {
  override name = 'SocketRejected'
}

/** A socket that stays open for this time resets the backoff, in milliseconds. */
const steadyMs = 10_000
/** Close code for too many frames of the account. */
const tooManyFrames = 4429
/** Consecutive early ends before a report; from then on, the agent polls between two sockets. */
const reportedAttempts = 3
/** Close codes that are not retried: invalid frames, or a policy violation. */
const rejectionCodes: ReadonlySet<number> = new Set([1002, 1003, 1007, 1008])

/**
 * Receives the log over consecutive WebSockets until the signal aborts. Handled events are acknowledged up to the
 * cursor, so unfinished events are received again on the next socket. Sockets that end early are reopened with backoff.
 * @throws ApiError that is not temporary, SocketRejected with the reason of the service
 */
export async function receiveBySocket(options: SocketOptions): Promise<void> {
  const { api, queue, signal, report } = options
  const WebSocketOf = options.WebSocket ?? (await findWebSocket())
  if (!WebSocketOf) {
    report({ code: 'socket_unavailable' })
    return receiveByPull(options)
  }
  let rejected: SocketEnd | undefined
  for (let attempt = 1; !signal.aborted; attempt++) {
    try {
      // An invalid credential is rejected here, with a better error than the close code.
      const { url } = await api.call('createSocketTicket', { body: {}, signal, repeatable: true, expects: ['url'] })
      if (rejected) throw new SocketRejected(`the event socket was closed: ${rejected.reason} (${rejected.code})`)
      const end = await follow(new WebSocketOf(addressOf(url, queue.progress)), options)
      if (signal.aborted) return
      if (rejectionCodes.has(end.code)) rejected = end
      if (end.isSteady) attempt = 0
      const waitMs = waitOf(undefined, Math.max(1, attempt))
      if (attempt < reportedAttempts) await wait(waitMs, signal)
      else {
        report({ code: 'socket_closed', closeCode: end.code, reason: end.reason, attempts: attempt })
        await pullFor(waitMs, options)
      }
    } catch (error) {
      if (signal.aborted) return
      if (!isTemporary(error)) throw error
      const waitMs = waitOf(error, attempt)
      report({ code: 'request_failed', error: error as ApiError | ConnectionError, attempt, waitMs })
      await wait(waitMs, signal)
    }
  }
}

/** Returns the WebSocket class of the runtime, or of the package `ws`. Node.js 20 has none. */
async function findWebSocket(): Promise<WebSocketClass | undefined> {
  const { WebSocket } = globalThis as { WebSocket?: WebSocketClass }
  if (WebSocket) return WebSocket
  // A variable, so that bundlers do not require the optional package.
  const name = 'ws'
  return import(name).then(
    (module: { default: WebSocketClass }) => module.default,
    () => undefined,
  )
}

/** Polls for a while, so that an agent whose sockets fail still receives events. */
async function pullFor(ms: number, options: SocketOptions): Promise<void> {
  const ended = new AbortController()
  const end = () => ended.abort()
  const timer = setTimeout(end, ms)
  options.signal.addEventListener('abort', end)
  await receiveByPull({ ...options, signal: ended.signal }).finally(() => {
    clearTimeout(timer)
    options.signal.removeEventListener('abort', end)
  })
}

function addressOf(url: string, { cursor, epoch }: { cursor: number; epoch: string | undefined }): string {
  const address = new URL(url)
  address.searchParams.set('after', String(cursor))
  if (epoch !== undefined) address.searchParams.set('log_epoch', epoch)
  return String(address)
}

/** Follows one socket until it closes. */
function follow(
  socket: InstanceType<WebSocketClass>,
  { queue, signal, ready, onTyping }: SocketOptions,
): Promise<SocketEnd> {
  const send = (frame: SocketClientFrame) => socket.send(JSON.stringify(frame))
  let greetedAt = Infinity
  // Frames are processed in order: an event that waits for capacity delays later frames.
  let order = Promise.resolve()

  function receive(frame: SocketServerFrame): Promise<void> | void {
    if (frame.type === 'hello') {
      if (!Number.isSafeInteger(frame.latest)) throw new TypeError('the hello frame has no latest')
      greetedAt = performance.now()
      const begin = frame.after ?? Math.min(queue.progress.seen, frame.latest)
      queue.compare({ latest: frame.latest, log_epoch: frame.log_epoch, begin })
      return ready()
    }
    if (frame.type === 'ping') return send({ type: 'pong' })
    if (frame.type === 'event') {
      const event: unknown = frame.event
      // The next socket delivers the event again.
      if (!isLogEvent(event)) throw new TypeError('the frame has no event')
      return queue.take(event, (sequence) => open() && send({ type: 'ack', sequence }))
    }
    // Unknown types of frames are ignored.
    if (frame.type === 'ephemeral' && String(frame.name).startsWith('chat.typing_indicator.'))
      onTyping({ ...(frame.data as TypingSignal), started: frame.name.endsWith('.started') })
  }

  let closed = false
  const open = () => !closed
  return new Promise((resolve) => {
    const close = () => socket.close()
    signal.addEventListener('abort', close)
    if (signal.aborted) close()
    socket.addEventListener('close', ({ code = 1006, reason = '' }) => {
      closed = true
      signal.removeEventListener('abort', close)
      resolve({ code, reason, isSteady: code !== tooManyFrames && performance.now() - greetedAt >= steadyMs })
    })
    socket.addEventListener('error', () => undefined)
    socket.addEventListener('message', ({ data }) => {
      const frame = parseFrame(data)
      if (!frame) return close()
      // A ping is answered at once, even if other frames are waiting.
      if (frame.type === 'ping') void receive(frame)
      // Frames after the close, or after an invalid frame, are ignored: the next socket delivers them again.
      else order = order.then(() => (closed ? undefined : receive(frame))).catch(close)
    })
  })
}

/** Parses a frame; undefined for invalid text. */
function parseFrame(data: unknown): SocketServerFrame | undefined {
  try {
    const frame = JSON.parse(String(data)) as Partial<SocketServerFrame> | null
    return typeof frame?.type === 'string' ? (frame as SocketServerFrame) : undefined
  } catch {
    return undefined
  }
}
