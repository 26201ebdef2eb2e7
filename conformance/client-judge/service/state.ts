/** The state of the service of one case: one agent, one direct chat, one event log. */
import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { unique } from '../../client/unique.ts'
import { EventLog } from './event-log.ts'
import { Pairing } from './pairing.ts'

export type RouteName = 'pull' | 'send' | 'react' | 'acknowledge' | 'history' | 'self' | 'code' | 'poll' | 'other'

/** One request of the client. */
export interface Exchange {
  /** Time of arrival, by `performance.now()`. */
  at: number
  /** Time of the end of the answer, or of the connection. */
  endedAt?: number
  route: RouteName
  method: string
  /** Path with the query. */
  path: string
  headers: IncomingHttpHeaders
  body: string
  /** Status of the answer. */
  status?: number
  /** Name of the disruption that replaced the answer. */
  disruption?: string
}

/** A message of the client. */
export interface StoredMessage {
  message_id: string
  parts: { type?: string; text?: string }[]
  reply_to?: unknown
}

export class ServiceState {
  readonly handle = `judged_${randomBytes(4).toString('hex')}`
  readonly token = `svc_live_${randomBytes(18).toString('hex')}`
  readonly agentId = `agt_${unique.ulid()}`
  readonly chatId = `cnv_${unique.ulid()}`
  readonly exchanges: Exchange[] = []
  readonly log = new EventLog(this.agentId, this.chatId)
  readonly messages = new Map<string, StoredMessage>()
  readonly pairing = new Pairing(() => this.url)
  /** Number of performed reactions and watermark updates. */
  changes = 0
  url = ''

  /** Returns the requests of a route. */
  requests(route: RouteName): Exchange[] {
    return this.exchanges.filter((exchange) => exchange.route === route)
  }

  /** Returns the messages with a text. */
  stored(text: string): StoredMessage[] {
    return [...this.messages.values()].filter(({ parts }) => parts.map((part) => part.text ?? '').join('') === text)
  }
}
