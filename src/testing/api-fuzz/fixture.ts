import { acceptInvitation } from '../invitations.ts'
import { publicAgent, type Agent, type Actors, type TestUser } from './actors.ts'

type ChatKind = 'group' | 'direct'

/**
 * Test support: the objects of one request. A fixture creates its own objects when they are first needed, so that a
 * request that ends an object does not affect other tests.
 */
export class Fixture {
  readonly actors: Actors
  readonly #chatKind: ChatKind
  readonly #made = new Map<string, Promise<unknown>>()

  /** @param holder existing accounts that own the objects; by default, the fixture creates its own */
  constructor(actors: Actors, chatKind: ChatKind = 'group', holder?: { user: TestUser; agent: Agent }) {
    this.actors = actors
    this.#chatKind = chatKind
    if (!holder) return
    this.#made.set('owner', Promise.resolve(holder.user))
    this.#made.set('agent', Promise.resolve(holder.agent))
  }

  /** The person that owns the objects of the fixture. */
  owner(): Promise<TestUser> {
    return this.once('owner', () => this.actors.server.user())
  }

  /** The agent that owns the objects of the fixture; it belongs to the owner. */
  agent(): Promise<Agent> {
    return this.once('agent', async () => publicAgent(this.actors.server, (await this.owner()).session))
  }

  /** Lets owner and agent block the blocked actors. */
  async block(): Promise<void> {
    const { user, agent } = this.actors.blocked
    const credentials = [(await this.owner()).session, (await this.agent()).token]
    for (const { handle } of [user, agent]) {
      for (const credential of credentials) await this.ask('PUT', `/v1/blocked-handles/${handle}`, credential)
    }
  }

  /** An agent that opened a direct chat with the owner alone; the chat is pending in the owner's requests. */
  requester(): Promise<Agent> {
    return this.once('requester', async () => {
      const agent = await publicAgent(this.actors.server, this.actors.keeper.session)
      const { handle } = await this.owner()
      const { chat } = await this.ask('POST', '/v1/chats', agent.token, { kind: 'direct', handles: [handle] })
      await this.send(`/v2/chats/${chat.id}/messages`, agent.token)
      return agent
    })
  }

  /** Another agent of the owner, which is in none of the chats. */
  sibling(): Promise<Agent> {
    return this.once('sibling', async () => publicAgent(this.actors.server, (await this.owner()).session))
  }

  /**
   * Creates a chat of owner and agent, with a message of each. A group also contains the peers, the blocked actors,
   * former members, and an invitation that is not accepted.
   */
  chat(): Promise<{ id: string; fromOwner: string; fromAgent: string }> {
    return this.once('chat', async () => {
      const [owner, agent] = [await this.owner(), await this.agent()]
      const handles = this.#chatKind === 'direct' ? [agent.handle] : [agent.handle, ...this.#members()]
      const { chat } = await this.ask('POST', '/v1/chats', owner.session, { kind: this.#chatKind, handles })
      if (this.#chatKind === 'group') await this.#acceptInvitations(chat.id)
      const fromOwner = await this.send(`/v1/me/chats/${chat.id}/messages`, owner.session)
      const fromAgent = await this.send(`/v2/chats/${chat.id}/messages`, agent.token)
      if (this.#chatKind === 'group') await this.#dismiss(chat.id, owner)
      return { id: chat.id as string, fromOwner, fromAgent }
    })
  }

  /** Creates an object once per fixture. */
  once<T>(name: string, make: () => Promise<T>): Promise<T> {
    let made = this.#made.get(name) as Promise<T> | undefined
    if (!made) this.#made.set(name, (made = make()))
    return made
  }

  /** Sends a request of the setup, which must succeed. @returns the body of the response */
  async ask(method: string, path: string, credential: string, body?: unknown): Promise<any> {
    const answer = await this.actors.server.call(method, path, credential, body)
    if (answer.status < 300) return answer.body
    throw new Error(`The fixture could not be set: ${method} ${path} was answered ${JSON.stringify(answer.body)}`)
  }

  /** @returns the id of the message */
  async send(path: string, credential: string): Promise<string> {
    const id = this.newMessageId()
    await this.ask('POST', path, credential, { message_id: id, parts: [{ type: 'text', text: 'hello' }] })
    return id
  }

  newMessageId(): string {
    return this.actors.server.context.ids.next('msg')
  }

  #members(): string[] {
    const { peers, blocked, former, invited } = this.actors
    return [...[peers, blocked, former].flatMap(({ user, agent }) => [user.handle, agent.handle]), invited.handle]
  }

  async #acceptInvitations(chatId: string): Promise<void> {
    const { peers, blocked, former, server } = this.actors
    for (const { user } of [peers, blocked, former]) await acceptInvitation(server, user, chatId)
  }

  async #dismiss(chatId: string, owner: TestUser): Promise<void> {
    const { user, agent } = this.actors.former
    for (const { handle } of [user, agent]) {
      await this.ask('DELETE', `/v1/chats/${chatId}/participants/${handle}`, owner.session)
    }
  }
}
