/** Agents and persons, lent to one check at a time. */
import type { Actor } from '../client/actor.ts'
import type { Agent } from '../client/agent.ts'
import type { Person } from '../client/person.ts'
import { NotTestable } from '../client/not-testable.ts'
import { CreationError, agentFrom, makeAgent, makePerson, personFrom } from '../target/make-agent.ts'
import type { Capabilities, Session } from '../target/session.ts'

export interface PooledAgent {
  agent: Agent
  owner: string
  used: boolean
  busy: boolean
  subscribed: boolean
}
export interface PooledPerson {
  person: Person
  busy: boolean
  full: boolean
}

export interface LeaseRequest {
  agents: number
  persons: number
  /** Never used before. */
  fresh: boolean
  /** Agents belong to the first person. */
  owned: boolean
  /** The first agent has no subscription. */
  unsubscribed: boolean
}

export interface Lease {
  agents: PooledAgent[]
  persons: PooledPerson[]
}

/** What a check did to the actors of its lease. */
export interface Wear {
  changed?: ReadonlySet<Actor>
  agentsWorn?: boolean
  personsWorn?: boolean
}

/** Owner of agents that the target file names without one: they are taken to know each other. */
const unowned = ''

/** Pause before a request that could not be satisfied is tried again, in milliseconds. */
const retryMs = 25

/** After so many failures in a row no further person is created: the target would be asked again and again. */
const personFailuresMax = 5

export class Pool {
  readonly #session: Session
  readonly #agents: PooledAgent[]
  readonly #persons: PooledPerson[]
  #madeAgents = 0
  #madePersons = 0
  /** Creations that failed since the last one that succeeded. */
  #failedPersons = 0
  /** Requests for which actors are being created: their actors will be returned. */
  #making = 0
  #waiting: (() => void)[] = []
  /** Actors that were lent and are not lent again, because a check changed them. */
  #changed = 0

  constructor(session: Session, capabilities: Capabilities) {
    const { target, client } = session
    this.#session = session
    const known = [
      ...capabilities.agents,
      ...target.agents.filter(({ handle }) => !capabilities.agents.some((agent) => agent.handle === handle)),
    ]
    this.#agents = known.map((about) => ({
      agent: agentFrom(client, about),
      owner: about.owner ?? unowned,
      used: true,
      busy: false,
      subscribed: false,
    }))
    this.#persons = target.persons.map((about) => ({ person: personFrom(client, about), busy: false, full: false }))
  }

  /** Waits until everything requested is free, or creates it. @throws NotTestable when the target cannot provide so much */
  async take(request: LeaseRequest): Promise<Lease> {
    for (;;) {
      const persons = this.#persons.filter(({ busy }) => !busy).slice(0, request.persons)
      const missing = request.persons - persons.length
      if (missing <= this.#makeablePersons()) {
        for (const person of persons) person.busy = true
        this.#making += 1
        const lease = await this.#complete(request, persons, missing).finally(() => {
          this.#making -= 1
        })
        if (lease !== undefined) return lease
        this.#putBack(persons)
      }
      if (!this.#anyBusy()) throw this.#tooLittle(request)
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  async #complete(request: LeaseRequest, taken: PooledPerson[], missing: number): Promise<Lease | undefined> {
    for (let count = 0; count < missing; count += 1) {
      const made = await this.#makePerson()
      if (made === undefined) return undefined
      taken.push({ ...made, busy: true })
      this.#persons.push(taken.at(-1) as PooledPerson)
    }
    const agents = await this.#takeAgents(request, taken[0])
    return agents === undefined ? undefined : { agents, persons: taken }
  }

  async #takeAgents(request: LeaseRequest, person: PooledPerson | undefined): Promise<PooledAgent[] | undefined> {
    if (request.agents === 0) return []
    // Agents of one owner may open chats with each other, whatever their visibility.
    for (const owner of this.#ownersFor(request, person)) {
      const idle = this.#agents.filter(
        (agent) => agent.owner === owner && !agent.busy && (!request.fresh || !agent.used),
      )
      const first = request.unsubscribed ? idle.find(({ subscribed }) => !subscribed) : idle[0]
      const taken = [...(first === undefined ? [] : [first]), ...idle.filter((agent) => agent !== first)].slice(
        0,
        request.agents,
      )
      if (request.unsubscribed && first === undefined) taken.length = Math.min(taken.length, request.agents - 1)
      for (const agent of taken) agent.busy = true
      const made = await this.#makeAgents(owner, request.agents - taken.length)
      if (made !== undefined) return first === undefined ? [...made, ...taken] : [...taken, ...made]
      this.#putBack(taken)
    }
    return undefined
  }

  #ownersFor(request: LeaseRequest, person: PooledPerson | undefined): string[] {
    if (person !== undefined) {
      // A person is reached by agents of their own; other owners' agents may be invisible to them (AMB-074).
      return request.owned || this.#session.target.persons.length > 0
        ? [person.person.handle, ...(request.owned ? [] : this.#others(person.person.handle))]
        : [unowned]
    }
    return this.#others(null)
  }

  /** Owners, those with the most idle agents first. */
  #others(except: string | null): string[] {
    const idle = (owner: string): number => this.#agents.filter((agent) => agent.owner === owner && !agent.busy).length
    return [
      ...new Set([...this.#agents.map(({ owner }) => owner), ...this.#persons.map(({ person }) => person.handle)]),
    ]
      .filter((owner) => owner !== except)
      .sort((one, other) => idle(other) - idle(one))
  }

  async #makeAgents(owner: string, count: number): Promise<PooledAgent[] | undefined> {
    if (count === 0) return []
    const person = this.#persons.find((candidate) => candidate.person.handle === owner)
    const { target, client, hooks } = this.#session
    if (person === undefined || person.full || this.#madeAgents + count > target.limits.agents) return undefined
    this.#madeAgents += count
    const made: PooledAgent[] = []
    try {
      for (let turn = 0; turn < count; turn += 1) {
        const agent = await makeAgent(client, hooks, target, person.person)
        made.push({ agent, owner, used: false, busy: true, subscribed: false })
      }
    } catch (error) {
      if (!(error instanceof CreationError)) throw error
      person.full = true
      this.#madeAgents -= count - made.length
      this.#agents.push(...made)
      this.#putBack(made)
      return undefined
    }
    this.#agents.push(...made)
    return made
  }

  async #makePerson(): Promise<PooledPerson | undefined> {
    this.#madePersons += 1
    try {
      const person = await makePerson(this.#session.client, this.#session.hooks)
      this.#failedPersons = 0
      return { person, busy: true, full: false }
    } catch (error) {
      this.#madePersons -= 1
      this.#failedPersons += 1
      if (error instanceof CreationError) return undefined
      throw error
    }
  }

  #makeablePersons(): number {
    if (!this.#session.hooks.has('createPerson') || this.#failedPersons >= personFailuresMax) return 0
    return this.#session.target.limits.persons - this.#madePersons
  }

  #anyBusy(): boolean {
    return this.#making > 0 || this.#agents.some(({ busy }) => busy) || this.#persons.some(({ busy }) => busy)
  }

  #tooLittle(request: LeaseRequest): NotTestable {
    const wanted = [
      request.agents > 0 ? `${request.agents} ${request.fresh ? 'new ' : ''}agents` : '',
      request.persons > 0 ? `${request.persons} persons` : '',
    ]
      .filter((text) => text !== '')
      .join(' and ')
    const gone = this.#changed === 0 ? '' : ` (earlier checks changed ${this.#changed} actors for good)`
    return new NotTestable(
      `the target has no ${wanted} for this check${gone}`,
      'more persons or agents in the target file, provision.createPerson, or higher limits there',
    )
  }

  /**
   * Returns a lease. Actors that are not as they were are never lent again; worn ones, whose chats hold much that other
   * checks need not meet, are not while others can be created.
   */
  release(lease: Lease, { changed = new Set(), agentsWorn = false, personsWorn = false }: Wear = {}): void {
    for (const agent of lease.agents) agent.used = true
    const replaceable = this.#madeAgents < this.#session.target.limits.agents
    for (const agent of lease.agents) {
      if (changed.has(agent.agent) || (agentsWorn && replaceable)) remove(this.#agents, agent)
    }
    const personsReplaceable = replaceable && this.#makeablePersons() > lease.persons.length
    for (const person of lease.persons) {
      if (changed.has(person.person) || (personsWorn && personsReplaceable)) remove(this.#persons, person)
      // The agents of an account that a check deleted are gone with it.
      if (changed.has(person.person))
        for (const agent of this.#agents.filter(({ owner }) => owner === person.person.handle))
          remove(this.#agents, agent)
    }
    this.#changed += [...lease.agents, ...lease.persons].filter((one) =>
      changed.has('agent' in one ? one.agent : one.person),
    ).length
    this.#free([...lease.agents, ...lease.persons])
  }

  /**
   * Returns what a request took and could not use. Waiting requests are notified after a pause: notified at once, they
   * would take and return the same resources in turns without end.
   */
  #putBack(items: readonly { busy: boolean }[]): void {
    for (const item of items) item.busy = false
    if (items.length > 0) setTimeout(() => this.#free([]), retryMs)
  }

  #free(items: readonly { busy: boolean }[]): void {
    for (const item of items) item.busy = false
    const waiting = this.#waiting
    this.#waiting = []
    for (const wake of waiting) wake()
  }
}

function remove<T>(items: T[], item: T): void {
  const index = items.indexOf(item)
  if (index !== -1) items.splice(index, 1)
}
