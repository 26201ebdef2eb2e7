/** One of the two servers during one session: its actors, and what it calls the things that a session names. */
import type { Agent } from '../client/agent.ts'
import type { Person } from '../client/person.ts'
import { Recorder } from '../client/recorder.ts'
import type { Endpoint, Receiver } from '../client/receiver.ts'
import type { WireEvent } from '../client/wire.ts'
import type { HookResult, Hooks } from '../target/hooks.ts'
import type { Session } from '../target/session.ts'
import type { NameKey, Target } from '../target/target.ts'
import type { SessionActors } from './actor-supply.ts'
import type { ActorName, AgentName, ChatName, PersonName } from './model.ts'

interface Subscription {
  endpoint: Endpoint
  secret: string
  id: string
  /** Events that were in the log before. */
  earlier: ReadonlySet<string>
}

export class Side {
  readonly session: Session
  readonly actors: SessionActors
  readonly receiver: Receiver | undefined
  readonly recorder = new Recorder()
  readonly chatIds = new Map<ChatName, string>()
  /** Chat sequence of a message, where an answer showed it. */
  readonly sequences = new Map<string, number>()
  /** Where each log was when the session began. */
  readonly bases = new Map<AgentName, number>()
  /** Messages that a chat held before the session. */
  readonly earlier = new Set<string>()
  readonly endpoints = new Map<AgentName, Subscription>()
  /** Where an agent speaks HTTP+JSON, as its card says; undefined where it does not. */
  readonly httpBindings = new Map<AgentName, string | undefined>()
  /** `a0 7`: the event_id that was read at a place of a log. */
  readonly #eventIds = new Map<string, string>()
  readonly #names = new Map<string, string>()
  readonly #ids = new Map<string, string>()

  constructor(session: Session, actors: SessionActors, receiver: Receiver | undefined) {
    this.session = session
    this.actors = actors
    this.receiver = receiver
    for (const [name, actor] of [...actors.agents, ...actors.persons]) {
      for (const id of [actor.id, actor.handle]) this.#names.set(id, name)
    }
  }

  get target(): Target {
    return this.session.target
  }

  get hooks(): Hooks {
    return this.session.hooks
  }

  agent(name: AgentName): Agent {
    return this.actors.agents.get(name) as Agent
  }

  person(name: PersonName): Person {
    return this.actors.persons.get(name) as Person
  }

  actor(name: ActorName): Agent | Person {
    return name.startsWith('a') ? this.agent(name as AgentName) : this.person(name as PersonName)
  }

  /** Learns what this server calls a thing. */
  bind(name: string, id: string): void {
    this.#names.set(id, name)
    this.#ids.set(name, id)
  }

  /** The name of an id or handle; undefined for one that the session does not know. */
  nameOf(id: unknown): string | undefined {
    return typeof id === 'string' ? this.#names.get(id) : undefined
  }

  idOf(name: string): string {
    return this.#ids.get(name) ?? name
  }

  knows(name: string): boolean {
    return this.#ids.has(name)
  }

  chatId(name: ChatName): string {
    return this.chatIds.get(name) as string
  }

  /** Whether a log shows what it showed before: the same event_id at each place (EVT-005). */
  reread(owner: AgentName, events: readonly WireEvent[]): string {
    let changed = 0
    for (const { sequence, event_id: id } of events) {
      const place = `${owner} ${sequence}`
      if ((this.#eventIds.get(place) ?? id) !== id) changed += 1
      this.#eventIds.set(place, id)
    }
    return changed === 0 ? 'as before' : 'other event ids than before'
  }

  /** What was read of a log so far. */
  eventIdsOf(owner: AgentName): Set<string> {
    return new Set([...this.#eventIds].flatMap(([place, id]) => (place.startsWith(`${owner} `) ? [id] : [])))
  }

  /** A member by the name that the target file gives it. */
  named(value: unknown, key: NameKey): unknown {
    const member = this.target.names[key]
    if (member === undefined || typeof value !== 'object' || value === null) return undefined
    return (value as Record<string, unknown>)[member]
  }

  hook(name: Parameters<Hooks['run']>[0], parameters: Record<string, unknown>, as?: ActorName): Promise<HookResult> {
    return this.hooks.run(name, parameters, as === undefined ? undefined : this.actor(as))
  }
}
