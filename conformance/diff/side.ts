/** One of the two servers during a session: its actors, and its ids for the names of the session. */
import type { Agent } from '../client/agent.ts'
import type { Person } from '../client/person.ts'
import { Recorder } from '../client/recorder.ts'
import type { Endpoint, Receiver } from '../client/receiver.ts'
import type { WireEvent } from '../client/wire.ts'
import type { HookResult, Hooks } from '../target/hooks.ts'
import { memberNamed } from '../target/member-named.ts'
import type { Session } from '../target/session.ts'
import type { NameKey, Target } from '../target/target.ts'
import type { SessionActors } from './actor-supply.ts'
import type { ActorName, AgentName, ChatName, PersonName } from '../model/conversation.ts'

interface Subscription {
  endpoint: Endpoint
  secret: string
  id: string
  /** Events in the log from before the session. */
  earlier: ReadonlySet<string>
}

export class Side {
  readonly session: Session
  readonly actors: SessionActors
  readonly receiver: Receiver | undefined
  readonly recorder = new Recorder()
  readonly chatIds = new Map<ChatName, string>()
  /** Sequence of a message in its chat, when an answer contained it. */
  readonly sequences = new Map<string, number>()
  /** Last sequence of each log at the start of the session. */
  readonly bases = new Map<AgentName, number>()
  /** Messages in the chats from before the session. */
  readonly earlier = new Set<string>()
  readonly endpoints = new Map<AgentName, Subscription>()
  /** Observed final state of a task, by the id of the task. */
  readonly taskEnds = new Map<string, string>()
  /** HTTP+JSON address of an agent, from its card; undefined without one. */
  readonly httpBindings = new Map<AgentName, string | undefined>()
  /** `a0 7`: the event_id at a sequence of a log. */
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

  /** Stores the id that this server uses for a name. */
  bind(name: string, id: string): void {
    this.#names.set(id, name)
    this.#ids.set(name, id)
  }

  /** Removes the id of a name. A later answer sets the new one. */
  forget(name: string): void {
    const id = this.#ids.get(name)
    if (id !== undefined) this.#names.delete(id)
    this.#ids.delete(name)
  }

  /** Returns the name of an id or handle. Undefined if the session does not know it. */
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

  /** Compares a log with earlier reads: each sequence must have the same event_id (EVT-005). */
  reread(owner: AgentName, events: readonly WireEvent[]): string {
    let changed = 0
    for (const { sequence, event_id: id } of events) {
      const place = `${owner} ${sequence}`
      if ((this.#eventIds.get(place) ?? id) !== id) changed += 1
      this.#eventIds.set(place, id)
    }
    return changed === 0 ? 'unchanged' : 'other event ids than in earlier reads'
  }

  /** Returns the event ids read from a log so far. */
  eventIdsOf(owner: AgentName): Set<string> {
    return new Set([...this.#eventIds].flatMap(([place, id]) => (place.startsWith(`${owner} `) ? [id] : [])))
  }

  /** Reads a member by its name in the target file. */
  named(value: unknown, key: NameKey): unknown {
    return memberNamed(this.target, value, key)
  }

  hook(name: Parameters<Hooks['run']>[0], parameters: Record<string, unknown>, as?: ActorName): Promise<HookResult> {
    return this.hooks.run(name, parameters, as === undefined ? undefined : this.actor(as))
  }
}
