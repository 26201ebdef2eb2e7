import type { SocketServerFrame } from '../../generated/extensions/types.gen.ts'
import type { Api } from './api.ts'
import { isRejection, retryDelayMs } from './retry.ts'
import { wait } from '../client/wait.ts'

export interface SignalReport {
  /** Reports that a socket is open, so that no later signal is missed. */
  opened(): void
  show(signal: Ephemeral): void
}

export type Ephemeral = Extract<SocketServerFrame, { type: 'ephemeral' }>

/** Duration after which a socket resets the number of failures, in milliseconds. */
const steadyMs = 10_000
/** Number of consecutive early closes before they are reported. */
const reportedFailures = 2

/** The close of a socket. */
interface SocketEnd {
  code: number
  reason: string
  /** Milliseconds since the server's hello; negative without one. */
  lastedMs: number
}

/**
 * Keeps a socket open for the person's ephemeral signals, and reports when it opens, because earlier signals are lost.
 * The page receives the events of the log by pulls. It only acknowledges them on the socket, because the server limits
 * unacknowledged events.
 */
export class Signals {
  readonly #api: Pick<Api, 'createSocketTicket'>
  readonly #report: SignalReport
  #wake = new AbortController()
  #socket: WebSocket | undefined
  #isEnded = false
  #isOpen = false

  constructor(api: Pick<Api, 'createSocketTicket'>, report: SignalReport) {
    this.#api = api
    this.#report = report
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Retries at once when no socket is open, because the connection may be back. */
  retryNow(): void {
    this.#wake.abort()
  }

  end(): void {
    this.#isEnded = true
    this.#socket?.close()
    this.#wake.abort()
  }

  /**
   * Opens a socket again whenever it closes, with backoff after early closes. Ends when the server has no sockets.
   * @param position returns the position up to which the page has read the log
   */
  async follow(position: () => number): Promise<void> {
    for (let failures = 0; !this.#isEnded;) {
      let error: unknown
      try {
        const { url } = await this.#api.createSocketTicket()
        const end = await this.#listen(ownAddress(url, position()))
        if (end.lastedMs >= steadyMs) failures = 0
        else if (failures >= reportedFailures && !this.#isEnded)
          console.warn(
            `The socket for signals closed early ${failures + 1} times, at last with ${end.code} ${end.reason}`,
          )
      } catch (caught) {
        error = caught
      }
      if (isRejection(error)) return
      failures++
      this.#wake = new AbortController()
      await wait(retryDelayMs(failures, error), this.#wake.signal)
    }
  }

  #listen(url: string): Promise<SocketEnd> {
    let openedAt = Infinity
    return new Promise((resolve) => {
      const socket = new WebSocket(url)
      this.#socket = socket
      const answer = (frame: object) => socket.send(JSON.stringify(frame))
      socket.addEventListener('message', ({ data }) => {
        const frame = parseFrame(data)
        // Unknown frame types are ignored.
        if (!frame) socket.close()
        else if (frame.type === 'hello') {
          this.#isOpen = true
          openedAt = performance.now()
          this.#report.opened()
        } else if (frame.type === 'ping') answer({ type: 'pong' })
        else if (frame.type === 'event') answer({ type: 'ack', sequence: frame.event.sequence })
        else if (frame.type === 'ephemeral') this.#report.show(frame)
      })
      socket.addEventListener('close', ({ code, reason }) => {
        this.#isOpen = false
        resolve({ code, reason, lastedMs: performance.now() - openedAt })
      })
    })
  }
}

/** Parses a frame; returns undefined for invalid JSON. */
function parseFrame(data: unknown): SocketServerFrame | undefined {
  try {
    return (JSON.parse(String(data)) as SocketServerFrame | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Returns the URL with the host of this page, the only one to which the page may connect. */
function ownAddress(url: string, after: number): string {
  const address = new URL(url)
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
  address.host = location.host
  address.searchParams.set('after', String(after))
  return address.href
}
