import type { SocketServerFrame } from '../../generated/extensions/types.gen.ts'
import { ApiError } from './api-error.ts'
import type { Api } from './api.ts'
import { retryDelayMs } from './model/retry.rules.ts'
import { pause } from './pause.ts'

export interface SignalReport {
  /** A socket is open: from now on nothing is missed. */
  opened(): void
  show(signal: Ephemeral): void
}

export type Ephemeral = Extract<SocketServerFrame, { type: 'ephemeral' }>

/**
 * Keeps a socket of the person open for what is seen now or never, and reports when it opens: what was to be seen before is
 * lost. The events of its log come by the pulls, which lose
 * nothing; here they are acknowledged, so that the server goes on.
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

  /** Tries at once when no socket is open: the connection may be back. */
  retryNow(): void {
    this.#wake.abort()
  }

  end(): void {
    this.#isEnded = true
    this.#socket?.close()
    this.#wake.abort()
  }

  /** Opens one socket after the other. Ends where the server has none. @param after where the log of the page begins */
  async follow(after: number): Promise<void> {
    for (let failures = 0; !this.#isEnded;) {
      let error: unknown
      try {
        const { url } = await this.#api.createSocketTicket()
        if (await this.#listen(ownAddress(url, after))) failures = 0
      } catch (caught) {
        error = caught
      }
      if (error instanceof ApiError && !error.isPassing) return
      failures++
      this.#wake = new AbortController()
      await pause(retryDelayMs(failures, error instanceof ApiError ? error.retryAfter : null), this.#wake.signal)
    }
  }

  /** @returns once the socket is closed, whether it had been open */
  #listen(url: string): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = new WebSocket(url)
      this.#socket = socket
      const answer = (frame: object) => socket.send(JSON.stringify(frame))
      socket.addEventListener('message', ({ data }) => {
        const frame = JSON.parse(String(data)) as SocketServerFrame
        if (frame.type === 'hello') {
          this.#isOpen = true
          this.#report.opened()
        } else if (frame.type === 'ping') answer({ type: 'pong' })
        else if (frame.type === 'event') answer({ type: 'ack', sequence: frame.event.sequence })
        else if (frame.type === 'ephemeral') this.#report.show(frame)
      })
      socket.addEventListener('close', () => {
        resolve(this.#isOpen)
        this.#isOpen = false
      })
    })
  }
}

/** The address at the host under which this page was reached, which is the one that it may connect to. */
function ownAddress(url: string, after: number): string {
  const address = new URL(url)
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
  address.host = location.host
  address.searchParams.set('after', String(after))
  return address.href
}
