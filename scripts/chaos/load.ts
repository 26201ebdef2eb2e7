import { randomBytes } from 'node:crypto'
import { unique } from '../../conformance/client/unique.ts'
import { sleep, type Attempt, type Caller, type Client } from './client.ts'
import type { Random } from './random.ts'
import { contentOf, digestOf, now, seenMessage, type Recorder, type WireMessage } from './recorder.ts'
import type { World, WorldChat } from './world.ts'

export interface LoadOptions {
  client: Client
  recorder: Recorder
  world: World
  random: Random
  /** Number of concurrent workers. */
  workers: number
}

const emojis = ['👍', '❤️', '🔥'] as const

/** The load of a round: several workers, each with one request at a time, as good clients. */
export class Load {
  readonly #options: LoadOptions
  #working = true
  #acknowledged = 0

  constructor(options: LoadOptions) {
    this.#options = options
  }

  /** Resolves after `stop`, when every worker knows the outcome of its last request. */
  async run(): Promise<void> {
    const { workers, random } = this.#options
    await Promise.all(
      Array.from({ length: workers }, async () => {
        const own = random.branch()
        while (this.#working) {
          await this.#step(own)
          await sleep(own.between(0, 15))
        }
      }),
    )
  }

  stop(): void {
    this.#working = false
  }

  /** Resolves after `requests` further acknowledged requests, or at the timeout. */
  async progress(requests: number, withinMs: number): Promise<void> {
    const goal = this.#acknowledged + requests
    const until = now() + withinMs
    while (this.#acknowledged < goal && now() < until) await sleep(20)
  }

  async #step(random: Random): Promise<void> {
    const chat = random.pick(this.#options.world.chats)
    const actor = random.pick(chat.members)
    const dice = random.next()
    if (dice < 0.6) await this.#send(actor, chat)
    else if (dice < 0.72) await this.#receipt(actor, chat, random)
    else if (dice < 0.8) await this.#react(actor, chat, random)
    else if (dice < 0.84) await this.#draft(actor, chat)
    else if (dice < 0.88) await this.#task(random)
    else if (dice < 0.92) await this.#attachment(actor, chat)
    else if (dice < 0.95) await this.#block(random)
    else if (dice < 0.97) await this.#member(random)
    else await this.#history(actor, chat)
  }

  #record(actor: Caller, { start, end, outcome, status }: Attempt, details: object): void {
    if (outcome === 'ok') this.#acknowledged += 1
    const times = { start, end, outcome, ...(status !== undefined && { status }) }
    this.#options.recorder.add({ record: 'call', actor: actor.id, ...times, ...details } as never)
  }

  async #send(actor: Caller, chat: WorldChat, attachment?: string): Promise<void> {
    const message = unique.messageId()
    const parts = [
      { type: 'text', text: `${message} says ${unique.marker()}` },
      ...(attachment === undefined ? [] : [{ type: 'media', attachment_id: attachment }]),
    ]
    const path = `/chats/${chat.id}/messages`
    const [route, body] =
      actor.kind === 'user'
        ? [`/v1/me${path}`, { message_id: message, parts }]
        : ['/v1/messages', { message_id: message, chat_id: chat.id, parts }]
    const details = { operation: 'send', chat: chat.id, message, content: contentOf(parts) }
    await this.#options.client.call(actor.credential, 'POST', route, body, (attempt) =>
      this.#record(actor, attempt, { ...details, ...(attempt.outcome === 'ok' && answered(attempt.body.message)) }),
    )
  }

  /** Returns a visible message, from the newest ones of the actor's history. */
  async #recent(actor: Caller, chat: WorldChat, random: Random): Promise<string | undefined> {
    const { body, outcome } = await this.#history(actor, chat)
    const messages = (outcome === 'ok' ? body.messages : []) as WireMessage[]
    return messages.length === 0 ? undefined : random.pick(messages).message_id
  }

  async #history(actor: Caller, chat: WorldChat): Promise<Attempt> {
    const path = `/chats/${chat.id}/messages?limit=10`
    const attempt = await this.#options.client.attempt(actor.credential, 'GET', `${ownPrefix(actor)}${path}`)
    if (attempt.outcome !== 'ok') return attempt
    const messages = (attempt.body.messages as WireMessage[]).map(seenMessage)
    const { start, end } = attempt
    this.#options.recorder.add({
      record: 'messages',
      actor: actor.id,
      chat: chat.id,
      start,
      end,
      complete: false,
      messages,
    })
    return attempt
  }

  async #receipt(actor: Caller, chat: WorldChat, random: Random): Promise<void> {
    if (chat.kind === 'group') return
    const message = await this.#recent(actor, chat, random)
    if (message === undefined) return
    const operation = random.pick(['read', 'delivered'])
    const path = `${ownPrefix(actor)}/chats/${chat.id}/${operation}`
    await this.#options.client.call(actor.credential, 'POST', path, { message_id: message }, (attempt) => {
      const { receipt, advanced } = attempt.body
      const answer = attempt.outcome === 'ok' ? { through: receipt.through_sequence, advanced } : {}
      this.#record(actor, attempt, { operation, chat: chat.id, message, ...answer })
    })
  }

  async #react(actor: Caller, chat: WorldChat, random: Random): Promise<void> {
    const message = await this.#recent(actor, chat, random)
    if (message === undefined) return
    const operation = random.pick(['add', 'add', 'remove'])
    const value = random.pick(emojis)
    const body = { operation, type: 'emoji', emoji: value }
    await this.#options.client.call(actor.credential, 'POST', `/v1/messages/${message}/reactions`, body, (attempt) => {
      const { changed } = attempt.body
      const details = { operation: operation === 'add' ? 'react' : 'unreact', chat: chat.id, message, value }
      this.#record(actor, attempt, { ...details, ...(typeof changed === 'boolean' && { changed }) })
    })
  }

  /** Opens a draft and finalizes it with more text. Others see only the final message. */
  async #draft(actor: Caller, chat: WorldChat): Promise<void> {
    if (actor.kind === 'user') return
    const { client } = this.#options
    const text = `draft ${unique.marker()} `
    const opened = await client.attempt(actor.credential, 'POST', '/v1/messages', {
      conversation_id: chat.id,
      draft: true,
      text,
    })
    this.#record(actor, opened, { operation: 'other', name: 'open draft' })
    if (opened.outcome !== 'ok') return
    const message = opened.body.message_id as string
    const parts = [{ type: 'text', text: `${text}is done` }]
    const details = { operation: 'send', chat: chat.id, message, content: contentOf(parts) }
    const final = { parts: [{ type: 'text', value: parts[0]?.text }] }
    await client.call(actor.credential, 'POST', `/v1/messages/${message}/finalize`, final, (attempt) =>
      this.#record(actor, attempt, { ...details, ...(attempt.outcome === 'ok' && answered(attempt.body.message)) }),
    )
  }

  async #task(random: Random): Promise<void> {
    const agents = this.#options.world.actors.filter(({ kind }) => kind === 'agent')
    const actor = random.pick(agents)
    const target = random.pick(agents.filter((agent) => agent !== actor))
    const messageId = unique.messageId()
    const body = {
      to: target.handle,
      message: { messageId, role: 'ROLE_USER', parts: [{ text: unique.marker() }] },
      configuration: { returnImmediately: true },
    }
    await this.#options.client.call(actor.credential, 'POST', '/v1/tasks', body, (attempt) => {
      const task = attempt.outcome === 'ok' ? { task: attempt.body.task.id } : {}
      this.#record(actor, attempt, { operation: 'task', target: target.id, message: messageId, ...task })
    })
  }

  async #attachment(actor: Caller, chat: WorldChat): Promise<void> {
    if (actor.kind === 'user') return
    const { client, world } = this.#options
    const bytes = randomBytes(20_000)
    // An upload has no idempotency key, so it is not retried.
    const attempt = await client.attempt(actor.credential, 'POST', '/v1/attachments', bytes)
    const { id, url } = (attempt.body.attachment ?? {}) as { id?: string; url?: string }
    const content = digestOf(bytes.toString('base64'))
    this.#record(actor, attempt, { operation: 'upload', content, ...(id !== undefined && { attachment: id }) })
    if (attempt.outcome !== 'ok' || id === undefined || url === undefined) return
    world.uploads.push({ url: new URL(url).pathname, attachment: id, by: actor.id })
    await this.#send(actor, chat, id)
  }

  async #block(random: Random): Promise<void> {
    const chat = random.pick(this.#options.world.chats)
    const actor = random.pick(chat.members)
    const target = random.pick(chat.members.filter((member) => member !== actor))
    const operation = random.pick(['block', 'unblock', 'unblock'])
    const method = operation === 'block' ? 'PUT' : 'DELETE'
    const path = `/v1/blocked-handles/${target.handle}`
    await this.#options.client.call(actor.credential, method, path, undefined, (attempt) =>
      this.#record(actor, attempt, { operation, target: target.id }),
    )
  }

  async #member(random: Random): Promise<void> {
    const chat = random.pick(this.#options.world.chats.filter(({ kind }) => kind === 'group'))
    const [person, ...agents] = chat.members as [Caller, ...Caller[]]
    const member = random.pick(agents)
    const operation = random.pick(['join', 'join', 'leave'])
    const path = `/v1/chats/${chat.id}/participants`
    const [method, route, body] =
      operation === 'join'
        ? ['POST', path, { handle: member.handle }]
        : ['DELETE', `${path}/${member.handle}`, undefined]
    await this.#options.client.call(person.credential, method as string, route as string, body, (attempt) =>
      this.#record(person, attempt, { operation, chat: chat.id, member: member.id }),
    )
  }
}

export const ownPrefix = ({ kind }: Caller): string => (kind === 'user' ? '/v1/me' : '/v1')

const answered = (message: WireMessage) => ({ position: message.sequence, answer: contentOf(message.parts) })
