/** In-memory model of the service, from which histories are generated. */
import { suppressingBlocks } from '../model/conversation.ts'
import { pair } from './collected.ts'
import type { DeliveryState, SeenEvent, SeenMessage } from './record.ts'

export interface ModelChat {
  readonly id: string
  readonly kind: 'direct' | 'group'
  readonly initial: readonly string[]
  readonly members: Set<string>
  readonly messages: ModelMessage[]
  /** Position by `actor operation`. */
  readonly watermarks: Map<string, number>
  /** Watermark moves that the other participant can see. `after` is the earlier position. */
  readonly shown: { key: string; after: number; through: number }[]
}

interface ModelMessage {
  id: string
  position: number
  sender: string
  content: string
  /** Actors that may see the message, determined when it was stored. */
  readers: Set<string>
  reactions: Set<string>
}

interface ModelActor {
  readonly log: SeenEvent[]
  readonly blocked: Set<string>
  readonly subscriptions: string[]
}

export class Model {
  readonly actors = new Map<string, ModelActor>()
  readonly chats: ModelChat[] = []
  readonly #messages = new Map<string, ModelMessage>()
  readonly #tasks = new Map<string, string>()
  readonly #onEvent: (actor: string, event: SeenEvent, at: number) => void

  constructor(onEvent: (actor: string, event: SeenEvent, at: number) => void) {
    this.#onEvent = onEvent
  }

  addActor(actor: string): void {
    this.actors.set(actor, { log: [], blocked: new Set(), subscriptions: [] })
  }

  actor(name: string): ModelActor {
    return this.actors.get(name) as ModelActor
  }

  addChat(id: string, kind: ModelChat['kind'], members: readonly string[]): ModelChat {
    const marks = { watermarks: new Map<string, number>(), shown: [] }
    const chat = { id, kind, initial: members, members: new Set(members), messages: [], ...marks }
    this.chats.push(chat)
    return chat
  }

  subscribe(actor: string, subscription: string): void {
    this.actor(actor).subscriptions.push(subscription)
  }

  /** Stores a message once. A repeated send returns the stored one. Null for a sender outside of the chat. */
  send(sender: string, chat: ModelChat, id: string, content: string, at: number) {
    const known = this.#messages.get(id)
    if (known !== undefined) return { position: known.position, answer: known.content }
    if (!chat.members.has(sender)) return null
    const readers = new Set(
      [...chat.members].filter((reader) => reader === sender || this.#reaches(chat, sender, reader)),
    )
    const message = { id, position: chat.messages.length + 1, sender, content, readers, reactions: new Set<string>() }
    chat.messages.push(message)
    this.#messages.set(id, message)
    const { position } = message
    for (const reader of readers)
      if (reader !== sender)
        this.#append(reader, { type: 'message.received', chat: chat.id, message: id, position, sender, content }, at)
    return { position, answer: content }
  }

  #reaches(chat: ModelChat, sender: string, reader: string): boolean {
    return suppressingBlocks(chat.kind, sender, reader).every(([by, whom]) => !this.actor(by).blocked.has(whom))
  }

  #append(actor: string, event: Omit<SeenEvent, 'event_id' | 'sequence' | 'digest'>, at: number): void {
    const { log } = this.actor(actor)
    const sequence = log.length + 1
    const event_id = `${actor}-${sequence}`
    const seen: SeenEvent = { event_id, sequence, owner: actor, digest: `digest of ${event_id}`, ...event }
    log.push(seen)
    this.#onEvent(actor, seen, at)
  }

  /** Returns a message that the actor can see. */
  someMessage(actor: string, chat: ModelChat, dice: number): string | undefined {
    const visible = chat.messages.slice(-20).filter(({ readers }) => readers.has(actor))
    return visible[Math.floor(dice * visible.length)]?.id
  }

  watermark(actor: string, chat: ModelChat, operation: 'read' | 'delivered', id: string, at: number) {
    const position = (this.#messages.get(id) as ModelMessage).position
    const key = pair(actor, operation)
    const before = chat.watermarks.get(key) ?? 0
    const through = Math.max(before, position)
    chat.watermarks.set(key, through)
    const advanced = through > before
    // During a block, only the actor sees the move.
    if (advanced)
      for (const other of chat.members)
        if (other !== actor && this.#reaches(chat, actor, other)) {
          chat.shown.push({ key, after: before, through })
          this.#append(other, { type: `message.${operation}`, chat: chat.id, through, recipient: actor }, at)
        }
    return { through, advanced }
  }

  react(actor: string, id: string, operation: 'react' | 'unreact', value: string): void {
    const { reactions } = this.#messages.get(id) as ModelMessage
    const others = [...reactions].filter((reaction) => reaction.startsWith(`${actor} `))
    if (operation === 'unreact') return void reactions.delete(pair(actor, value))
    for (const other of others) reactions.delete(other)
    reactions.add(pair(actor, value))
  }

  /** Returns one task for each request, however often it is repeated. */
  task(actor: string, target: string, message: string, at: number) {
    const known = this.#tasks.get(message)
    if (known !== undefined) return { task: known }
    const task = `task of ${message}`
    this.#tasks.set(message, task)
    if (!this.actor(target).blocked.has(actor)) this.#append(target, { type: 'task.received', task }, at)
    return { task }
  }

  /** Returns the messages that the actor can see, newest first. @param newest maximum number */
  history(actor: string, chat: ModelChat, newest: number): SeenMessage[] {
    const visible = chat.messages.slice(-newest).filter(({ readers }) => readers.has(actor))
    return visible.toReversed().map((message) => {
      const { id, position, sender, content, reactions } = message
      const state = chat.kind === 'direct' ? { state: this.#state(chat, message) } : {}
      return { message: id, position, sender, content, reactions: [...reactions], ...state }
    })
  }

  #state(chat: ModelChat, { sender, position, readers }: ModelMessage): DeliveryState {
    const other = chat.initial.find((member) => member !== sender) ?? sender
    if (!readers.has(other)) return 'sent'
    const reached = (operation: string) =>
      chat.shown.some(
        ({ key, after, through }) => key === pair(other, operation) && after < position && position <= through,
      )
    return reached('read') ? 'read' : reached('delivered') ? 'delivered' : 'sent'
  }
}
