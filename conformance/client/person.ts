/** A person with a session. Has only the stated routes; for other actions of a person use `t.hooks`. */
import { Actor } from './actor.ts'
import type { Client } from './client.ts'
import type { Loose } from './agent.ts'
import type { Reply } from './exchange.ts'
import type { BodyOf, ReactReply, WireObject } from './wire.ts'

export class Person extends Actor {
  readonly kind = 'person' as const
  /** The person's name and verified number at the target, where they are known. */
  readonly name: string | undefined
  readonly phoneNumber: string | undefined
  readonly #session: string | undefined

  constructor(
    client: Client,
    about: {
      handle: string
      id: string
      credential: string
      name?: string | undefined
      phoneNumber?: string | undefined
      /** Distinguishes this session from other sessions of the person in reports. */
      session?: string
    },
  ) {
    super(client, about)
    this.#session = about.session
    this.name = about.name
    this.phoneNumber = about.phoneNumber
  }

  override get label(): string {
    return this.#session === undefined ? super.label : `${super.label} (${this.#session})`
  }

  /** POST /v1/me/agents */
  createAgent(body: Loose<BodyOf<'createAgent'>>): Promise<Reply<WireObject>> {
    return this.call({ method: 'POST', path: '/v1/me/agents', json: body })
  }

  /** POST /v1/messages/{id}/reactions with the session */
  react(messageId: string, body: Loose<BodyOf<'react'>>): Promise<Reply<ReactReply>> {
    return this.call({
      method: 'POST',
      path: `/v1/messages/${encodeURIComponent(messageId)}/reactions`,
      json: body,
    })
  }

  /** GET /api/auth/device?user_code= */
  device(userCode: string): Promise<Reply<WireObject>> {
    return this.call({ method: 'GET', path: '/api/auth/device', query: { user_code: userCode } })
  }
}
