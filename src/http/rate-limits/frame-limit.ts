import type { Duplex } from 'node:stream'

import type { WebSocket } from 'ws'

import type { Clock } from '../../platform/clock.ts'
import type { RateLimitState } from '../../platform/rate-limits/limiter.ts'
import type { Limit } from '../../platform/rate-limits/rate-limits.ts'

/** Close code for a socket whose account exceeds its frame limit (AMB-231). */
const tooManyFrames = 4429

/** Bytes allowed for each allowed frame; an ack has a third of them. */
const bytesPerFrame = 128

/** Time in which a client can read the close reason before its connection is cut, in milliseconds. */
const closeDelayMs = 1_000

/** Number of counted accounts at which expired windows are removed. */
const windowsMax = 10_000

interface Window {
  frames: number
  bytes: number
  /** Time on the monotonic clock. */
  endsAt: number
}

/**
 * Counts frames and bytes of each account on the sockets of this process. Frames without content, such as pings and
 * empty fragments, count as well.
 */
export class FrameLimit {
  readonly #limit: Limit | undefined
  readonly #clock: Clock
  readonly #windows = new Map<string, Window>()

  /** @param limit undefined for no limit */
  constructor(limit: Limit | undefined, clock: Clock) {
    this.#limit = limit
    this.#clock = clock
  }

  /** @returns the state of an account that exceeds its limit; undefined for other accounts */
  exceeded(accountId: string): RateLimitState | undefined {
    const window = this.#windows.get(accountId)
    if (!this.#limit || !window || !isOver(window, this.#limit)) return undefined
    const msLeft = window.endsAt - this.#clock.monotonic()
    if (msLeft <= 0) return undefined
    const resetSeconds = Math.max(1, Math.ceil(msLeft / 1_000))
    return { rule: 'frame', limit: this.#limit, remaining: 0, resetSeconds, exceeded: true }
  }

  /**
   * Counts the frames that arrive on a socket from now on. When the account exceeds its limit, the socket is closed and
   * no longer read, and its connection is cut a moment later.
   */
  watch(socket: WebSocket, connection: Duplex, accountId: string, onExceeded: () => void): void {
    if (!this.#limit) return
    const limit = this.#limit
    const clock = this.#clock
    const count = (frames: number, bytes: number) => {
      if (socket.readyState !== socket.OPEN || !this.#count(accountId, limit, frames, bytes)) return
      socket.removeAllListeners('message')
      socket.close(tooManyFrames, 'too many frames')
      socket.pause()
      const cut = clock.setTimeout(() => socket.terminate(), closeDelayMs)
      connection.once('close', () => clock.clearTimeout(cut))
      onExceeded()
    }
    const countFrame = () => count(1, 0)
    for (const kind of ['message', 'ping', 'pong']) socket.on(kind, countFrame)
    connection.on('data', (chunk: Buffer) => count(0, chunk.length))
  }

  /** @returns whether the limit is exceeded */
  #count(accountId: string, limit: Limit, frames: number, bytes: number): boolean {
    const now = this.#clock.monotonic()
    let window = this.#windows.get(accountId)
    if (!window || window.endsAt <= now) {
      if (this.#windows.size >= windowsMax) this.#removeEnded(now)
      this.#windows.set(accountId, (window = { frames: 0, bytes: 0, endsAt: now + limit.seconds * 1_000 }))
    }
    window.frames += frames
    window.bytes += bytes
    return isOver(window, limit)
  }

  #removeEnded(now: number): void {
    for (const [accountId, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(accountId)
  }
}

const isOver = ({ frames, bytes }: Window, { requests }: Limit): boolean =>
  frames > requests || bytes > requests * bytesPerFrame
