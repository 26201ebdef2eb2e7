/** What a session has done so far, in names that hold on both servers. */
import type { WireObject, WirePart } from '../client/wire.ts'

export type AgentName = 'a0' | 'a1' | 'a2'
export type PersonName = 'p0' | 'p1'
export type ActorName = AgentName | PersonName
export const agentNames = ['a0', 'a1', 'a2'] as const satisfies readonly AgentName[]
export const isAgent = (name: ActorName): name is AgentName => name.startsWith('a')

/** `agents` joins a0 and a1, `second` a0 and a2, `person` a0 and p0; `group` begins with p0, a0 and a1. */
export type ChatName = 'agents' | 'second' | 'person' | 'group'

export interface ModelChat {
  readonly name: ChatName
  readonly kind: 'direct' | 'group'
  readonly members: Set<ActorName>
  /** Members that left, or were removed. */
  readonly former: Set<ActorName>
  /** A block or a removal stands or stood between its members: what of reactions and receipts passes is a choice. */
  disturbed: boolean
}

export interface ModelMessage {
  readonly name: string
  readonly chat: ChatName
  readonly sender: ActorName
  readonly parts: readonly WirePart[]
  readonly text?: string
  readonly replyTo?: string
  /** Whom the chat had as members when it was sent. */
  readonly audience: ReadonlySet<ActorName>
  /** Sent by a route whose answer and parts have another shape: texts alone are compared. */
  readonly textOnly?: true
  readonly route: number
}

/** A task that a call at an A2A address began. */
export interface ModelCall {
  readonly name: string
  readonly to: AgentName
  /** The agent called stopped accepting tasks since: what becomes of its tasks is a choice. */
  disturbed: boolean
  /** Its cancellation was asked for. */
  canceled: boolean
}

export class Model {
  readonly chats = new Map<ChatName, ModelChat>()
  readonly messages: ModelMessage[] = []
  /** `a0>a1`: the first has blocked the second. */
  readonly blocks = new Set<string>()
  /** `a0 m3`: the actor's reaction stands. */
  readonly reactions = new Set<string>()
  /** `a0 m3`: actor and message of each emoji, in the order of its first use. */
  readonly slots = new Set<string>()
  /** Agents with a subscription. */
  readonly subscribers = new Set<AgentName>()
  readonly attachments: { name: string; owner: AgentName }[] = []
  readonly drafts: { name: string; chat: ChatName; owner: AgentName; text: string; open: boolean }[] = []
  readonly tasks: string[] = []
  readonly calls: ModelCall[] = []
  readonly acceptsTasks = new Set<AgentName>()
  readonly changedSettings = new Set<AgentName>()
  /** Agents that p0 or p1 removed. */
  readonly uninstalled = new Set<AgentName>()
  /** What a session leaves behind for the next one on the same actors. */
  readonly leftovers = new Set<string>()
  #count = 0

  /** The next name: `m1`, `t2`, … */
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

  open(name: ChatName, kind: ModelChat['kind'], members: readonly ActorName[]): void {
    const [one, other] = members
    const disturbed = kind === 'direct' && (this.blocks.has(`${one}>${other}`) || this.blocks.has(`${other}>${one}`))
    this.chats.set(name, { name, kind, members: new Set(members), former: new Set(), disturbed })
  }

  /** Messages of a chat that an actor was sent or sent. */
  seenBy(actor: ActorName, chat: ChatName): ModelMessage[] {
    return this.messages.filter((message) => message.chat === chat && this.isShown(message, actor))
  }

  isShown(message: ModelMessage, actor: ActorName): boolean {
    return message.audience.has(actor)
  }

  store(message: Omit<ModelMessage, 'audience'>): ModelMessage {
    const { members } = this.chat(message.chat)
    const audience = [...members].filter(
      (reader) => reader === message.sender || !this.#suppressed(message.chat, message.sender, reader),
    )
    const stored = { ...message, audience: new Set(audience) }
    this.messages.push(stored)
    return stored
  }

  #suppressed(chat: ChatName, sender: ActorName, reader: ActorName): boolean {
    if (this.blocks.has(`${reader}>${sender}`)) return true
    return this.chat(chat).kind === 'direct' && this.blocks.has(`${sender}>${reader}`)
  }
}

/** Picks an item by a number of any size; undefined from an empty list. */
export const pick = <T>(items: readonly T[], index: number): T | undefined => items[index % items.length]

export const textPart = (text: string): WirePart => ({ type: 'text', text })

export type Content = WireObject & { parts: WirePart[] }
