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
import { errorOf } from '../api-error.ts'

/** A JSON object that is shown without interpretation. */
export type Json = Record<string, unknown>

interface Page {
  next_cursor: string | null
}

/** Maximum number of pages that are read of a list. */
const pagesMax = 10

/** Sends requests with one credential: the session of the page, or the key of an operator. */
export class Wire {
  readonly #headers: Record<string, string>
  readonly #signedOut: () => void
  readonly #credentials: RequestCredentials

  /** @param signedOut called when the server rejects the credential */
  constructor(headers: Record<string, string>, credentials: RequestCredentials, signedOut: () => void) {
    this.#headers = headers
    this.#credentials = credentials
    this.#signedOut = signedOut
  }

  /** @throws ApiError for a response other than 2xx */
  async call<T>(method: string, path: string, body?: object, signal?: AbortSignal): Promise<T> {
    const headers = { ...this.#headers, ...(body && { 'Content-Type': 'application/json' }) }
    const credentials = this.#credentials
    const options = { method, headers, credentials, signal, body: body && JSON.stringify(body) }
    const answer = await fetch(path, options).catch(explainSilence)
    const text = await answer.text()
    if (answer.ok) return (text === '' ? undefined : JSON.parse(text)) as T
    if (answer.status === 401) this.#signedOut()
    throw errorOf(answer.status, answer.headers.get('Retry-After'), text)
  }

  /** Follows the cursor of a list, for at most ten pages. */
  async all<P extends Page, T>(path: string, itemsOf: (page: P) => T[]): Promise<T[]> {
    const items: T[] = []
    let cursor: string | null = null
    for (let pages = 0; pages < pagesMax; pages++) {
      const page: P = await this.call(
        'GET',
        `${path}?limit=100${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
      )
      items.push(...itemsOf(page))
      cursor = page.next_cursor
      if (cursor === null) break
    }
    return items
  }
}

/** Replaces the browser's network error, which is technical and differs between browsers. */
function explainSilence(error: unknown): never {
  if (error instanceof TypeError) throw new Error('The server cannot be reached. Check the connection, and try again.')
  throw error
}

/** The routes of the owner of agents. */
export class OwnerApi {
  readonly #wire: Wire

  constructor(wire: Wire) {
    this.#wire = wire
  }

  agents = (): Promise<Agent[]> => this.#wire.all('/v1/me/agents', (page: Page & { agents: Agent[] }) => page.agents)

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
      signal,
    )

  chats = (id: string): Promise<Chat[]> =>
    this.#wire.all(of(id, '/chats'), (page: Page & { chats: Chat[] }) => page.chats)

  send = async (id: string, chatId: string, body: { message_id: string; parts: Part[] }): Promise<Message> =>
    (await this.#wire.call<{ message: Message }>('POST', of(id, `/chats/${chatId}/messages`), body)).message

  tasks = async (id: string, role: 'requester' | 'worker'): Promise<Json[]> =>
    (await this.#wire.call<{ tasks: Json[] }>('GET', of(id, `/tasks?role=${role}&limit=20`))).tasks

  webhooks = (id: string): Promise<OwnedWebhook[]> =>
    this.#wire.all(of(id, '/webhooks'), (page: Page & { webhooks: OwnedWebhook[] }) => page.webhooks)

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
