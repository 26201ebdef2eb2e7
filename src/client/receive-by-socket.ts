import type { TypingSignal } from '../../generated/current/types.gen.ts'
import type { AgentEvent } from '../../generated/events.ts'
import type { SocketClientFrame, SocketServerFrame } from '../../generated/extensions/types.gen.ts'
import { ApiError } from './api-error.ts'
import { isPassing, waitOf } from './api.ts'
import type { ReceiverOptions } from './receive-by-pull.ts'
import { wait } from './wait.ts'

/** The part of a WebSocket that is used; the global one, or that of a package on runtimes without. */
export type WebSocketClass = new (url: string) => {
  send(text: string): void
  close(): void
  addEventListener(type: string, listener: (event: { data?: unknown }) => void): void
}

interface SocketOptions extends ReceiverOptions {
  WebSocket: WebSocketClass | undefined
  onTyping: (signal: TypingSignal & { started: boolean }) => void
}

/**
 * Receives the log over WebSockets, one after the other, until the signal ends it. The cursor is acknowledged, so what is still under
 * way comes again on the next socket. @throws ApiError that a repeat cannot help
 */
export async function receiveBySocket(options: SocketOptions): Promise<void> {
  const { api, queue, signal } = options
  for (let attempt = 1; !signal.aborted; attempt++) {
    try {
      const { url } = await api.call('createSocketTicket', { body: {}, signal })
      const address = new URL(url)
      address.searchParams.set('after', String(queue.progress.cursor))
      if (await follow(String(address), options)) attempt = 0
      else await wait(waitOf(undefined, attempt), signal)
    } catch (error) {
      if (signal.aborted) return
      if (!isPassing(error, true) && !(error instanceof ApiError && error.status >= 500)) throw error
      await wait(waitOf(error, attempt), signal)
    }
  }
}

/** Follows one socket to its end. @returns whether the server greeted on it */
function follow(url: string, { queue, signal, ready, onTyping, ...given }: SocketOptions): Promise<boolean> {
  const WebSocketOf = given.WebSocket ?? (globalThis as { WebSocket?: WebSocketClass }).WebSocket
  if (!WebSocketOf) throw new TypeError('this runtime has no WebSocket: give one in the options, or receive by pull')
  const socket = new WebSocketOf(url)
  const send = (frame: SocketClientFrame) => socket.send(JSON.stringify(frame))
  let greeted = false
  // One frame after the other: what waits for room holds up what comes behind it.
  let order = Promise.resolve()

  function receive(frame: SocketServerFrame): Promise<void> | void {
    if (frame.type === 'hello') {
      greeted = true
      return ready()
    }
    if (frame.type === 'ping') return send({ type: 'pong' })
    if (frame.type === 'event')
      return queue.take(frame.event as AgentEvent, (sequence) => open() && send({ type: 'ack', sequence }))
    if (frame.name.startsWith('chat.typing_indicator.'))
      onTyping({ ...(frame.data as TypingSignal), started: frame.name.endsWith('.started') })
  }

  let closed = false
  const open = () => !closed
  return new Promise((resolve) => {
    const close = () => socket.close()
    const end = () => {
      closed = true
      signal.removeEventListener('abort', close)
      resolve(greeted)
    }
    signal.addEventListener('abort', close)
    if (signal.aborted) close()
    socket.addEventListener('close', end)
    socket.addEventListener('error', () => undefined)
    socket.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as SocketServerFrame
      // A ping is answered at once, whatever waits.
      if (frame.type === 'ping') void receive(frame)
      else order = order.then(() => receive(frame)).catch(close)
    })
  })
}
