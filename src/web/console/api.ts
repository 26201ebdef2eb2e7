import type { Agent, Message, Part } from '../../../generated/current/types.gen.ts'
import type {
  AccessLists,
  AccountLimit,
  AgentEventPage,
  Chat,
  Listing,
  OwnedDelivery,
  OwnedDeliveryReply,
  OwnedWebhook,
  SetAccessRequest,
} from '../../../generated/extensions/types.gen.ts'
import type { Wire } from '../wire.ts'

/** A JSON object that is shown without interpretation. */
export type Json = Record<string, unknown>

export class OwnerApi {
  readonly #wire: Wire

  constructor(wire: Wire) {
    this.#wire = wire
  }

  agents = (): Promise<Agent[]> => this.#wire.all('/v1/me/agents', 'agents')

  agent = async (id: string): Promise<Agent> => (await this.#wire.call<{ agent: Agent }>('GET', of(id))).agent

  createAgent = (body: object): Promise<{ agent: Agent; agent_token: string }> =>
    this.#wire.call('POST', '/v1/me/agents', body)

  updateAgent = (id: string, body: object): Promise<{ agent: Agent }> => this.#wire.call('PATCH', of(id), body)

  rotateToken = (id: string): Promise<{ agent_token: string }> => this.#wire.call('POST', of(id, '/rotate-token'))

  access = (id: string): Promise<AccessLists> => this.#wire.call('GET', of(id, '/access'))

  setAccess = (id: string, lists: SetAccessRequest): Promise<AccessLists> =>
    this.#wire.call('PUT', of(id, '/access'), lists)

  limits = async (id: string): Promise<AccountLimit[]> =>
    (await this.#wire.call<{ limits: AccountLimit[] }>('GET', of(id, '/limits'))).limits

  listing = async (id: string): Promise<Listing> =>
    (await this.#wire.call<{ listing: Listing }>('GET', of(id, '/listing'))).listing

  submitListing = (id: string, body: object): Promise<{ listing: Listing }> =>
    this.#wire.call('POST', of(id, '/listing'), body)

  withdrawListing = (id: string): Promise<unknown> => this.#wire.call('DELETE', of(id, '/listing'))

  categories = async (): Promise<{ id: string; name: string }[]> =>
    (await this.#wire.call<{ categories: { id: string; name: string }[] }>('GET', '/v1/directory/categories'))
      .categories

  /** @param after without it, the page ends with the newest event */
  events = (
    id: string,
    after: number | undefined,
    timeout = 0,
    signal?: AbortSignal,
    limit = 50,
  ): Promise<AgentEventPage> =>
    this.#wire.call(
      'GET',
      of(id, `/events?timeout=${timeout}&limit=${limit}${after === undefined ? '' : `&after=${after}`}`),
      undefined,
      { signal },
    )

  chats = (id: string): Promise<Chat[]> => this.#wire.all(of(id, '/chats'), 'chats')

  send = async (id: string, chatId: string, body: { message_id: string; parts: Part[] }): Promise<Message> =>
    (await this.#wire.call<{ message: Message }>('POST', of(id, `/chats/${chatId}/messages`), body)).message

  tasks = async (id: string, role: 'requester' | 'worker'): Promise<Json[]> =>
    (await this.#wire.call<{ tasks: Json[] }>('GET', of(id, `/tasks?role=${role}&limit=20`))).tasks

  webhooks = (id: string): Promise<OwnedWebhook[]> => this.#wire.all(of(id, '/webhooks'), 'webhooks')

  createWebhook = (id: string, url: string): Promise<OwnedWebhook & { signing_secret: string }> =>
    this.#wire.call('POST', of(id, '/webhooks'), { url })

  updateWebhook = (id: string, webhook: string, body: object): Promise<{ webhook: OwnedWebhook }> =>
    this.#wire.call('PATCH', of(id, `/webhooks/${webhook}`), body)

  deleteWebhook = (id: string, webhook: string): Promise<unknown> =>
    this.#wire.call('DELETE', of(id, `/webhooks/${webhook}`))

  rotateSecret = (id: string, webhook: string, overlapSeconds: number): Promise<{ signing_secret: string }> =>
    this.#wire.call('POST', of(id, `/webhooks/${webhook}/rotate-secret`), { overlap_seconds: overlapSeconds })

  test = (id: string, webhook: string): Promise<{ event_id: string; sequence: number }> =>
    this.#wire.call('POST', of(id, `/webhooks/${webhook}/test`))

  /** Returns a page of deliveries, newest event first. @param cursor null for the first page */
  deliveries = (
    id: string,
    webhook: string,
    cursor: string | null,
  ): Promise<{ deliveries: OwnedDelivery[]; next_cursor: string | null }> => {
    const from = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
    return this.#wire.call('GET', of(id, `/webhooks/${webhook}/deliveries?limit=50${from}`))
  }

  delivery = (id: string, webhook: string, sequence: number): Promise<OwnedDeliveryReply> =>
    this.#wire.call('GET', of(id, `/webhooks/${webhook}/deliveries/${sequence}`))

  replay = (id: string, webhook: string, sequence: number): Promise<unknown> =>
    this.#wire.call('POST', of(id, `/webhooks/${webhook}/deliveries/${sequence}/replay`))
}

const of = (agentId: string, rest = ''): string => `/v1/me/agents/${agentId}${rest}`
