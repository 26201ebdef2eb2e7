import type { Message, Part } from '../../generated/current/types.gen.ts'
import type { AgentEvent } from '../../generated/events.ts'
import type { Agent, AgentOptions } from './agent.ts'
import { textOf } from './message-text.ts'
import { newMessageId } from './message-id.ts'
import { actionPart } from './surfaces.ts'

/** Options that connect an agent to the service in this process. Pass them to `createAgent`. */
export type TestOptions = Pick<AgentOptions, 'url' | 'token' | 'fetch' | 'position' | 'begin' | 'receive'> & {
  url: string
  token: string
}

/** A person who types in a direct chat with the agent. */
export interface TestPerson {
  writes(text: string): void
  /** Waits for a new surface of the agent, and presses one of its buttons. */
  presses(value: string): Promise<void>
  /** Waits for a new form of the agent, and sends it. */
  submits(values: Record<string, unknown>): Promise<void>
  /** Returns the text of the agent's next message. Messages without a text are passed over. @throws Error after `ms` */
  hears(ms?: number): Promise<string>
  /** All messages of the chat, oldest first. */
  readonly messages: readonly Message[]
  /** Reactions of the agent, as `message text: emoji`. */
  readonly reactions: readonly string[]
}

export interface TestAgent {
  agent: Agent
  /** Returns a person with a direct chat; the same one for the same name. */
  person(name?: string): TestPerson
  stop(): Promise<void>
}

/**
 * Starts an agent on a service in this process, for tests without a server.
 * @param make creates the agent with the given options
 */
export async function createTestAgent(make: (options: TestOptions) => Agent): Promise<TestAgent> {
  const service = new TestService()
  const agent = make({
    url: 'http://test.invalid',
    token: 'test',
    fetch: (input, init) => service.fetch(String(input), init),
    position: false,
    begin: 'oldest',
    receive: 'pull',
  })
  await agent.start()
  return { agent, person: (name = 'ann') => service.person(name), stop: () => agent.stop() }
}

const ownHandle = 'agent_under_test'

interface Body {
  message_id?: string
  chat_id?: string
  conversation_id?: string
  parts?: Part[]
  text?: string
  reply_to?: { message_id: string }
  draft?: boolean
  operation?: string
  emoji?: string
  handles?: string[]
}

/** The routes that agents use in conversations. */
class TestService {
  readonly #events: AgentEvent[] = []
  readonly #messages: Message[] = []
  readonly #drafts = new Map<string, { chatId: string; replyTo: Body['reply_to'] }>()
  readonly #draftKeys = new Map<string, string>()
  readonly #persons = new Map<string, TestPerson>()
  readonly #reactions: { chatId: string; line: string }[] = []
  readonly #listeners = new Set<() => void>()

  person(name: string): TestPerson {
    const known = this.#persons.get(name)
    if (known) return known
    const chatId = `cnv_${name}`
    const sender = { type: 'user', id: `usr_${name}`, handle: name, display_name: name }
    const inChat = () => this.#messages.filter(({ chat_id: id }) => id === chatId)
    const write = (parts: object[]) => void this.#store(chatId, sender, parts as Part[], newMessageId())
    const used = new Set<string>()
    const act = async (pressed: string, values: Record<string, unknown>): Promise<void> => {
      const surfaceId = await this.#until(`${name} saw no new surface`, 5_000, () => newSurface(inChat(), used))
      used.add(surfaceId)
      write([actionPart({ surfaceId, name: pressed, values }, pressed)])
    }
    let heard = 0
    const reactions = this.#reactions
    const person: TestPerson = {
      writes: (text) => write([{ type: 'text', text }]),
      presses: (value) => act(value, {}),
      submits: (values) => act('submit', values),
      hears: (ms = 5_000) =>
        this.#until(`${name} heard nothing for ${ms} ms`, ms, () => {
          const said = inChat().filter(({ sender: by, parts }) => by.handle === ownHandle && textOf(parts) !== '')
          return said[heard] && textOf(said[heard++]!.parts)
        }),
      get messages() {
        return inChat()
      },
      get reactions() {
        return reactions.filter(({ chatId: id }) => id === chatId).map(({ line }) => line)
      },
    }
    this.#persons.set(name, person)
    return person
  }

  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address)
    const body = (typeof init.body === 'string' ? JSON.parse(init.body) : {}) as Body
    const [, , room = '', id = '', action = ''] = url.pathname.split('/')
    switch (room) {
      case 'events':
        return this.#pull(url, init.signal)
      case 'agents':
        return reply(200, { agent: { handle: ownHandle }, handle: ownHandle })
      case 'chats':
        return this.#chat(id, action, body)
      case 'drafts':
        return this.#discard(id)
      case 'messages':
        return id === ''
          ? this.#send(body, new Headers(init.headers).get('idempotency-key'))
          : this.#act(id, action, body)
      default:
        return reply(404, { error: { code: 'not_found', message: `${url.pathname} is no route of the test service.` } })
    }
  }

  #chat(id: string, action: string, body: Body): Response {
    if (id === '') return reply(201, { chat: chatOf(`cnv_${body.handles?.[0]}`), created: false })
    if (action === '') return reply(200, { chat: chatOf(id) })
    if (action !== 'messages') return reply(200, {})
    const messages = this.#messages.filter(({ chat_id: chatId }) => chatId === id).toReversed()
    return reply(200, { messages, has_more: false })
  }

  #discard(id: string): Response {
    this.#drafts.delete(id)
    for (const [key, draftId] of this.#draftKeys) if (draftId === id) this.#draftKeys.delete(key)
    return new Response(null, { status: 204 })
  }

  #send(body: Body, key: string | null): Response {
    if (!body.draft)
      return reply(202, { message: this.#say(body.chat_id!, body.parts!, body.message_id!, body.reply_to) })
    const draftId = this.#draftKeys.get(key ?? '') ?? newMessageId()
    if (key !== null) this.#draftKeys.set(key, draftId)
    this.#drafts.set(draftId, { chatId: body.conversation_id!, replyTo: body.reply_to })
    return reply(202, { message_id: draftId, draft: true })
  }

  /** Reacts to a message, appends to a draft, or finalizes it. */
  #act(id: string, action: string, body: Body): Response {
    if (action === 'append') return reply(202, { message_id: id, draft: true })
    if (action === 'finalize') {
      const { chatId, replyTo } = this.#drafts.get(id)!
      return reply(200, { message_id: id, message: this.#say(chatId, body.parts!, id, replyTo) })
    }
    const message = this.#messages.find(({ message_id: other }) => other === id)
    this.#reactions.push({ chatId: message!.chat_id, line: `${textOf(message!.parts)}: ${body.emoji}` })
    return reply(200, { reactions: [] })
  }

  /** Stores a message of the agent, once for each id. */
  #say(chatId: string, parts: Part[], id: string, replyTo: Body['reply_to']): Message {
    const sender = { type: 'agent', id: 'agt_test', handle: ownHandle, display_name: ownHandle }
    const stored = this.#messages.find(({ message_id: other }) => other === id)
    return stored ?? this.#store(chatId, sender, parts, id, replyTo)
  }

  #store(chatId: string, sender: object, parts: Part[], id: string, replyTo?: Body['reply_to']): Message {
    const message = {
      message_id: id,
      chat_id: chatId,
      sequence: this.#messages.length + 1,
      sender,
      parts: parts.map((part, at) => ({ part_id: `prt_${at}`, ...part })),
      reply_to: replyTo ?? null,
      created_at: new Date().toISOString(),
    } as unknown as Message
    this.#messages.push(message)
    if ((sender as { type: string }).type === 'user') this.#deliver(message)
    for (const listener of this.#listeners) listener()
    return message
  }

  #deliver(message: Message): void {
    const sequence = this.#events.length + 1
    const event = { event_type: 'message.received', event_id: `evt_${sequence}`, sequence, agent_id: 'agt_test' }
    const more = { chat_id: message.chat_id, created_at: message.created_at, schema_version: '1', data: { message } }
    this.#events.push({ ...event, ...more } as unknown as AgentEvent)
  }

  async #pull(url: URL, signal: AbortSignal | null | undefined): Promise<Response> {
    const after = Math.min(Number(url.searchParams.get('after')), this.#events.length)
    if (after === this.#events.length) await this.#change(Number(url.searchParams.get('timeout') ?? 0) * 1000, signal)
    signal?.throwIfAborted()
    const events = this.#events.slice(after)
    const latest = this.#events.length
    return reply(200, { events, next_cursor: latest, latest, has_more: false, log_epoch: 'test' })
  }

  /** Waits for a value. @throws Error after `ms` */
  async #until<T>(failure: string, ms: number, read: () => T | undefined): Promise<T> {
    for (const end = Date.now() + ms; ;) {
      const value = read()
      if (value !== undefined) return value
      if (Date.now() >= end) throw new Error(failure)
      await this.#change(end - Date.now())
    }
  }

  /** Waits for a stored message. */
  #change(ms: number, signal?: AbortSignal | null): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        this.#listeners.delete(end)
        signal?.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, ms)
      this.#listeners.add(end)
      signal?.addEventListener('abort', end)
      if (signal?.aborted) end()
    })
  }
}

/** Returns the id of the newest surface that has no action. */
function newSurface(messages: readonly Message[], used: ReadonlySet<string>): string | undefined {
  const items = messages.flatMap(({ parts }) => parts.flatMap((part) => (part.type === 'data' ? part.data : [])))
  const ids = (items as { createSurface?: { surfaceId: string } }[]).flatMap(
    ({ createSurface: created }) => created?.surfaceId ?? [],
  )
  return ids.findLast((id) => !used.has(id))
}

const reply = (status: number, body: object): Response => Response.json(body, { status })

const chatOf = (id: string): object => ({ id, kind: 'direct', group_name: null, status: 'active', participants: [] })
