/** One generated session on the target: its actors, chats and ids, and which actors may and must see each message. */
import type { RequirementId } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { Agent } from '../../client/agent.ts'
import type { Person } from '../../client/person.ts'
import type { Endpoint } from '../../client/receiver.ts'
import type { Reply } from '../../client/exchange.ts'
import {
  agentNames,
  Conversation,
  isAgent,
  type ActorName,
  type AgentName,
  type ChatName,
  type ModelMessage,
} from '../../model/conversation.ts'
import type { Judge } from './findings.ts'
import type { LogReader } from './log-reader.ts'
import { ReactionSlots } from './reaction-slots.ts'
import { SessionWatermarks } from './watermarks.ts'

/** The requirements that determine whether a reader has a message in its log and in its history. */
interface Rule {
  log: RequirementId
  history: RequirementId
}

export interface Scenario {
  t: CheckContext
  actors: Map<ActorName, Agent | Person>
  /** Continues with a new token of an agent. */
  renew(name: AgentName, agent: Agent): void
  logs: ReadonlyMap<AgentName, LogReader>
  chatIds: ReadonlyMap<ChatName, string>
  /** POST read by an agent in a chat with an agent has an effect (AMB-003). */
  receiptsBetweenAgents: boolean
  /** An actor may hold a reaction to a message and one to its part (RCT-009). */
  partReactions: boolean
  /** Messages from before the sessions, which each history keeps. */
  landmarks: readonly Landmark[]
}

export interface Landmark {
  chat: ChatName
  id: string
  sequence: number
}

export interface Subscription {
  endpoint: Endpoint
  secret: string
  id: string
  /** Number of messages before the subscription. */
  from: number
  /** A second subscription was made since. */
  isReplaced: boolean
  /** Attempts that each accepted event needs. */
  attempts: 1 | 2
}

export interface Draft {
  readonly name: string
  readonly chat: ChatName
  readonly author: AgentName
  readonly id: string
  /** Accepted texts in order. The order of texts that were appended at once is a choice of the target. */
  readonly texts: (readonly string[])[]
  /** Another member tried to change it. */
  isTouched: boolean
}

export interface SessionTask {
  readonly name: string
  readonly id: string
  /** Texts of its first message. */
  readonly texts: readonly string[]
  isCompleted: boolean
}

export class Session implements Judge {
  readonly scenario: Scenario
  readonly model = new Conversation()
  readonly trail: string[] = []
  readonly reactions = new ReactionSlots()
  readonly watermarks = new SessionWatermarks()
  readonly shortening: boolean
  /** Names of messages whose sends were repeated with their ids. */
  readonly repeated = new Set<string>()
  /** Chats with an A2A call of a0, whose answer may be any later message of the other agent. */
  readonly calls = new Set<ChatName>()
  /** Open drafts. */
  readonly drafts: Draft[] = []
  readonly tasks: SessionTask[] = []
  /** Texts of requests without an effect, with the requirement that a message with the text violates. */
  readonly rejected = new Map<string, RequirementId>()
  /** Messages to handles, by their idempotency keys. */
  readonly keys: { key: string; text: string; reader: AgentName; isShared: boolean }[] = []
  /** The webhooks of a0. */
  readonly subscriptions: Subscription[] = []
  /** Chat and reader of the last call that marked a message, and the message whose id another sender used last. */
  lastMarked = ''
  lastUsed = ''
  /** Number of the current step. */
  at = 0
  /** Number of announced changes of the group. */
  readonly groupChanges = { added: 0, removed: 0, renamed: 0 }
  /** `m1 a0`: a history of the reader has contained the message. */
  readonly seen = new Set<string>()
  /** `a0 a1`: there is or was a block between the actors. */
  readonly #everBlocked = new Set<string>()
  /** Pairs of which one block was lifted while the other remained. */
  readonly #halfLifted = new Set<string>()
  readonly #due = new Map<string, Rule>()
  readonly #hidden = new Map<string, Rule>()
  readonly #ids = new Map<string, string>()
  readonly #names = new Map<string, string>()

  constructor(scenario: Scenario, shortening: boolean) {
    this.scenario = scenario
    this.shortening = shortening
    for (const name of scenario.chatIds.keys()) this.model.open(name)
  }

  get t(): CheckContext {
    return this.scenario.t
  }

  actor(name: ActorName): Agent | Person {
    return this.scenario.actors.get(name) as Agent | Person
  }

  agent(name: AgentName): Agent {
    return this.scenario.actors.get(name) as Agent
  }

  log(name: AgentName): LogReader {
    return this.scenario.logs.get(name) as LogReader
  }

  get agents(): AgentName[] {
    return agentNames.filter((name) => this.scenario.actors.has(name))
  }

  chatId(name: ChatName): string {
    return this.scenario.chatIds.get(name) as string
  }

  /** Returns the name of a message of the current step, with a letter when the step sends several. */
  name(index?: number): string {
    return `m${this.at + 1}${index === undefined ? '' : String.fromCodePoint(97 + index)}`
  }

  /** Returns the agents that may write to a chat. */
  writers(chat: ChatName): AgentName[] {
    return [...this.model.chat(chat).members].filter(isAgent)
  }

  bind(name: string, id: string): void {
    this.#ids.set(name, id)
    this.#names.set(id, name)
  }

  id(name: string): string {
    return this.#ids.get(name) as string
  }

  /** Returns the message of this session with an id. Undefined for messages of others (AMB-197, AMB-217). */
  messageOf(id: unknown): ModelMessage | undefined {
    const name = typeof id === 'string' ? this.#names.get(id) : undefined
    return name === undefined ? undefined : this.model.message(name)
  }

  position(message: ModelMessage): number {
    return this.model.messages.indexOf(message)
  }

  /** Stores an accepted message in the model, with the rules for each actor. */
  store(message: Omit<ModelMessage, 'audience'>, id: string): ModelMessage {
    this.bind(message.name, id)
    const stored = this.model.store(message)
    // A delivery to a webhook and the answer of an A2A call mark a message as delivered.
    if (this.subscriptions.length > 0 || this.calls.has(stored.chat))
      this.watermarks.handOver(stored.chat, 'a0', this.position(stored))
    for (const reader of this.scenario.actors.keys()) {
      const key = `${stored.name} ${reader}`
      if (stored.audience.has(reader)) this.#due.set(key, this.#ruleOfDelivery(stored, reader))
      else this.#hidden.set(key, this.#ruleOfHiding(stored, reader))
    }
    return stored
  }

  #ruleOfDelivery({ chat: name, sender, audience }: ModelMessage, reader: ActorName): Rule {
    const chat = this.model.chat(name)
    if (reader === sender) {
      const isWhole = audience.size === chat.members.size
      return { log: 'MSG-030', history: isWhole ? 'MSG-029' : 'BLK-002' }
    }
    if (chat.kind === 'direct') return { log: 'MSG-030', history: 'HIST-016' }
    if (this.model.blocks.has(`${sender}>${reader}`)) return { log: 'BLK-007', history: 'BLK-007' }
    if ([...chat.members].some((other) => this.model.isBlocked(other, sender)))
      return { log: 'BLK-008', history: 'BLK-008' }
    const isFirst = !chat.former.has(reader) && reader !== 'a2'
    return isFirst ? { log: 'GRP-004', history: 'HIST-016' } : { log: 'GRP-003', history: 'HIST-008' }
  }

  #ruleOfHiding({ chat: name, sender }: ModelMessage, reader: ActorName): Rule {
    const chat = this.model.chat(name)
    if (!chat.members.has(reader)) {
      if (chat.kind === 'direct') return { log: 'EVT-029', history: 'HIST-013' }
      return { log: chat.former.has(reader) ? 'GRP-008' : 'GRP-003', history: 'HIST-007' }
    }
    if (chat.kind === 'group') return { log: 'BLK-006', history: 'BLK-006' }
    const rule = this.#halfLifted.has(pairOf(sender, reader)) ? 'BLK-016' : 'BLK-001'
    return { log: rule, history: rule }
  }

  /** Returns the requirement by which a reader must have a message. Undefined if it need not have it. */
  due(message: ModelMessage, reader: ActorName, place: keyof Rule): RequirementId | undefined {
    if (!this.model.isShown(message, reader) || !this.model.chat(message.chat).members.has(reader)) return undefined
    const wasSeen = place === 'history' && this.seen.has(`${message.name} ${reader}`)
    if (wasSeen && this.model.chat(message.chat).disturbed) return 'BLK-009'
    return this.#due.get(`${message.name} ${reader}`)?.[place]
  }

  /** Returns the requirement by which a reader must not have a message. */
  hidden(message: ModelMessage, reader: ActorName, place: keyof Rule): RequirementId | undefined {
    const rule = this.#hidden.get(`${message.name} ${reader}`)?.[place]
    const isLifted = rule === 'BLK-001' && !this.model.isBlocked(message.sender, reader)
    return isLifted ? 'BLK-005' : rule
  }

  setBlock(by: ActorName, whom: ActorName, active: boolean): void {
    this.model.setBlock(by, whom, active)
    this.#everBlocked.add(pairOf(by, whom))
    if (!active && this.model.blocks.has(`${whom}>${by}`)) this.#halfLifted.add(pairOf(by, whom))
    else this.#halfLifted.delete(pairOf(by, whom))
  }

  wasBlocked(one: ActorName, other: ActorName): boolean {
    return this.#everBlocked.has(pairOf(one, other))
  }

  /** Returns whether receipts of a chat are judged. */
  hasReceipts(name: ChatName): boolean {
    const chat = this.model.chat(name)
    if (chat.kind !== 'direct' || chat.disturbed || !this.t.offered('read_state')) return false
    return name !== 'person' && this.scenario.receiptsBetweenAgents
  }

  /** Throws for an answer that tells nothing about the request. */
  answered<T>(reply: Reply<T>): Reply<T> {
    if (reply.status === 429) this.t.notTestable('a step was rate limited', 'higher limits of the target')
    return reply
  }
}

const pairOf = (one: ActorName, other: ActorName): string => [one, other].toSorted().join(' ')
