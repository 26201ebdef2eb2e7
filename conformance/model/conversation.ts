/** Chats, members, blocks and messages of a generated session, with names that are valid on every server. */
import type { WirePart } from '../client/wire.ts'
import { seededRandom } from './seeded-random.ts'

export type AgentName = 'a0' | 'a1' | 'a2'
export type PersonName = 'p0' | 'p1'
export type ActorName = AgentName | PersonName
export const agentNames = ['a0', 'a1', 'a2'] as const satisfies readonly AgentName[]
export const isAgent = (name: ActorName): name is AgentName => name.startsWith('a')

/** `agents` has the members a0 and a1, `second` a0 and a2, `person` a0 and p0; `group` starts with p0, a0 and a1. */
export type ChatName = 'agents' | 'second' | 'person' | 'group'

export const firstMembers: Record<ChatName, readonly ActorName[]> = {
  agents: ['a0', 'a1'],
  second: ['a0', 'a2'],
  person: ['a0', 'p0'],
  group: ['p0', 'a0', 'a1'],
}

export interface ModelChat {
  readonly name: ChatName
  readonly kind: 'direct' | 'group'
  readonly members: Set<ActorName>
  /** Members that left or were removed. */
  readonly former: Set<ActorName>
  /** Number of messages in the session before the return, by member that returned. */
  readonly returns: Map<ActorName, number>
  /** The chat has or had a block or a removal, so reactions and receipts are a choice. */
  disturbed: boolean
}

export interface ModelMessage {
  readonly name: string
  readonly chat: ChatName
  readonly sender: ActorName
  readonly parts: readonly WirePart[]
  readonly text?: string
  readonly replyTo?: string
  /** Members of the chat at the time of the send. */
  readonly audience: ReadonlySet<ActorName>
  /** The route has other answers and parts, so only texts are compared. */
  readonly textOnly?: true
  readonly route: number
}

export class Conversation {
  readonly chats = new Map<ChatName, ModelChat>()
  readonly messages: ModelMessage[] = []
  /** Pairs `a0>a1`: a0 has blocked a1. */
  readonly blocks = new Set<string>()
  #count = 0

  /** Returns the next name: `m1`, `t2`, … */
  name(prefix: string): string {
    this.#count += 1
    return `${prefix}${this.#count}`
  }

  /** The number in the next name. */
  get next(): number {
    return this.#count + 1
  }

  message(name: string): ModelMessage | undefined {
    return this.messages.find((message) => message.name === name)
  }

  chat(name: ChatName): ModelChat {
    return this.chats.get(name) as ModelChat
  }

  open(name: ChatName): void {
    const chat: ModelChat = {
      name,
      kind: name === 'group' ? 'group' : 'direct',
      members: new Set(firstMembers[name]),
      former: new Set(),
      returns: new Map(),
      disturbed: false,
    }
    this.chats.set(name, chat)
    for (const member of chat.members) this.#noteBlocks(chat, member)
  }

  join(name: ChatName, actor: ActorName): void {
    const chat = this.chat(name)
    chat.members.add(actor)
    if (chat.former.has(actor)) chat.returns.set(actor, this.messages.length)
    this.#noteBlocks(chat, actor)
  }

  leave(name: ChatName, actor: ActorName): void {
    this.chat(name).members.delete(actor)
    this.chat(name).former.add(actor)
  }

  #noteBlocks(chat: ModelChat, actor: ActorName): void {
    for (const other of chat.members) if (this.isBlocked(actor, other)) chat.disturbed = true
  }

  setBlock(by: ActorName, whom: ActorName, active: boolean): void {
    if (active) this.blocks.add(`${by}>${whom}`)
    else this.blocks.delete(`${by}>${whom}`)
    // Which other actions a block covers is a choice (AMB-054), also for earlier messages.
    for (const chat of this.chats.values()) if (chat.members.has(by) && chat.members.has(whom)) chat.disturbed = true
  }

  /** Returns whether one of the two actors blocks the other. */
  isBlocked(one: ActorName, other: ActorName): boolean {
    return this.blocks.has(`${one}>${other}`) || this.blocks.has(`${other}>${one}`)
  }

  /** Returns the messages of a chat that an actor sent or received. */
  seenBy(actor: ActorName, chat: ChatName): ModelMessage[] {
    return this.messages.filter((message) => message.chat === chat && this.isShown(message, actor))
  }

  isShown(message: ModelMessage, actor: ActorName): boolean {
    return message.audience.has(actor) && !this.isBeforeReturn(message, actor)
  }

  /**
   * Returns whether a message is older than the return of a member, so that its visibility is a choice (AMB-015,
   * AMB-056).
   */
  isBeforeReturn(message: ModelMessage, actor: ActorName): boolean {
    return this.messages.indexOf(message) < (this.chat(message.chat).returns.get(actor) ?? 0)
  }

  store(message: Omit<ModelMessage, 'audience'>): ModelMessage {
    const { members } = this.chat(message.chat)
    const audience = [...members].filter(
      (reader) => reader === message.sender || !this.suppresses(message.chat, message.sender, reader),
    )
    const stored = { ...message, audience: new Set(audience) }
    this.messages.push(stored)
    return stored
  }

  /** Returns whether a block currently suppresses messages of the sender for the reader. */
  suppresses(chat: ChatName, sender: ActorName, reader: ActorName): boolean {
    const blocks = suppressingBlocks(this.chat(chat).kind, sender, reader)
    return blocks.some(([by, whom]) => this.blocks.has(`${by}>${whom}`))
  }
}

/** Returns the blocks that suppress a message, each as blocker and blocked actor (BLK-001, BLK-006, BLK-007). */
export const suppressingBlocks = <Actor>(
  kind: ModelChat['kind'],
  sender: Actor,
  reader: Actor,
): (readonly [by: Actor, whom: Actor])[] =>
  kind === 'direct'
    ? [
        [reader, sender],
        [sender, reader],
      ]
    : [[reader, sender]]

/**
 * Selects an item by its name: the same item when earlier steps are dropped, unless one of them made the item.
 * Undefined for an empty list.
 */
export function choose<T>(items: readonly T[], choice: number, nameOf: (item: T) => string = String): T | undefined {
  const ranks = new Map(items.map((item) => [item, rank(`${choice} ${nameOf(item)}`)]))
  return items.toSorted((one, other) => ranks.get(other)! - ranks.get(one)!)[0]
}

const rank = (text: string): number =>
  seededRandom([...text].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193), 0x811c9dc5))()

/** Returns the item for a number of any size. Undefined for an empty list. */
export const pick = <T>(items: readonly T[], index: number): T | undefined => items[index % items.length]

export const textPart = (text: string): WirePart => ({ type: 'text', text })
