import { Agent } from 'undici'
import type { Clock } from '../../platform/clock.ts'
import type { AddressGuard } from './address-guard.ts'
import { guardedConnector } from './guarded-connector.ts'
import { postBy, type Post } from './post.ts'

export interface NetworkOptions {
  guard: AddressGuard
  /** PEM of an additional certificate authority; null for the public authorities only. */
  ca: string | null
  /** Timeout for connecting, sending and the whole response, in milliseconds. */
  timeoutMs: number
  clock: Clock
}

/** Connections to receivers: TLS only, no redirects, no address that the guard rejects. */
export interface Network {
  post: Post
  close(): Promise<void>
}

export function openNetwork({ guard, ca, timeoutMs, clock }: NetworkOptions): Network {
  const agent = new Agent({
    connect: guardedConnector(guard, ca),
    pipelining: 1,
    bodyTimeout: timeoutMs,
    headersTimeout: timeoutMs,
  })
  return { post: postBy(agent, clock), close: () => agent.destroy() }
}
