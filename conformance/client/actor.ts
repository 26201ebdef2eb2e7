/** An agent or person with a credential. */
import type { Client, RequestOptions } from './client.ts'
import type { EventStream } from './event-stream.ts'
import type { Reply } from './exchange.ts'

export abstract class Actor {
  abstract readonly kind: 'agent' | 'person'
  readonly client: Client
  readonly handle: string
  /** `agt_…` of an agent, the user id of a person. */
  readonly id: string
  /** Agent Token or session. */
  readonly credential: string

  constructor(client: Client, about: { handle: string; id: string; credential: string }) {
    this.client = client
    this.handle = about.handle
    this.id = about.id
    this.credential = about.credential
  }

  get label(): string {
    return `${this.kind}:${this.handle}`
  }

  /** Sends any request with this actor's credential. */
  call<T = unknown>(options: RequestOptions): Promise<Reply<T>> {
    return this.client.request<T>({
      ...options,
      actor: this.label,
      headers: { authorization: `Bearer ${this.credential}`, ...options.headers },
    })
  }

  /** Sends any request with this actor's credential and returns the answer as a stream. */
  openStream(options: RequestOptions): Promise<EventStream> {
    return this.client.openStream({
      ...options,
      actor: this.label,
      headers: { authorization: `Bearer ${this.credential}`, ...options.headers },
    })
  }
}
