/** Pool of agents and persons, each leased to one check at a time. */
import type { Actor } from '../client/actor.ts'
import type { Agent } from '../client/agent.ts'
import { NoReplyError } from '../client/exchange.ts'
import type { Person } from '../client/person.ts'
import { NotTestable } from '../client/not-testable.ts'
import { CreationError, agentFrom, makeAgent, makePerson, personFrom } from '../target/make-agent.ts'
import { showAgent } from '../target/private-addresses.ts'
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
  /** Number of consecutive creations without an answer. */
  unanswered: number
}

export interface LeaseRequest {
  agents: number
  persons: number
  /** The actors were never used before. */
  fresh: boolean
  /** The agents belong to the first person. */
  owned: boolean
  /** The first agent has no subscription. */
  unsubscribed: boolean
}

export interface Lease {
  agents: PooledAgent[]
  persons: PooledPerson[]
}

/** Actors that satisfy a request: idle actors, and the number to create. */
interface Choice {
  persons: PooledPerson[]
  missingPersons: number
  /** Owner of the agents; null is the first person to be created. */
  owner: string | null
  agents: PooledAgent[]
  missingAgents: number
  /** The first agent of the lease is a new one. */
  madeFirst: boolean
}

/** Interface that leases actors to checks. */
export type ActorPool = Pick<Pool, 'shortOf' | 'take' | 'release'>

/** Changes that a check left on the actors of its lease. */
export interface Wear {
  changed?: ReadonlySet<Actor>
  agentsWorn?: boolean
  personsWorn?: boolean
}

/** Owner of agents that have no owner in the target file. The harness assumes that these agents know each other. */
const unowned = ''

/** After this number of consecutive failures the pool creates no more persons. */
const personFailuresMax = 5
/** After this number of consecutive creations without an answer, an owner gets no more agents. */
const unansweredMax = 3

export class Pool {
  readonly #session: Session
  /** New agents must be made visible by a hook. */
  readonly #shows: boolean
  readonly #agents: PooledAgent[]
  readonly #persons: PooledPerson[]
  #madeAgents = 0
  #madePersons = 0
  /** Number of failed creations since the last success. */
  #failedPersons = 0
  /** Number of requests whose actors are being created. These actors return to the pool. */
  #making = 0
  #waiting: (() => void)[] = []
  /** Number of actors that are not leased again, because a check changed them. */
  #changed = 0

  constructor(session: Session, capabilities: Capabilities) {
    const { target, client } = session
    this.#session = session
    this.#shows = capabilities.hidesPrivateAgents
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
    this.#persons = target.persons.map((about) => ({
      person: personFrom(client, about),
      busy: false,
      full: false,
      unanswered: 0,
    }))
  }

  /**
   * Waits until all requested actors are idle, or creates them.
   * @throws NotTestable at once when the target cannot provide enough actors, even after all leases end
   */
  async take(request: LeaseRequest): Promise<Lease> {
    for (;;) {
      this.assertCanProvide(request)
      const choice = this.#choose(request)
      if (choice !== undefined) {
        const failedPersons = this.#failedPersons
        const lease = await this.#reserve(choice)
        if (lease !== undefined) return lease
        // Other owners may have agents. After a failed creation of a person the pool does not retry at once.
        if (this.#failedPersons === failedPersons) continue
      }
      if (this.#anyBusy()) await new Promise<void>((resolve) => this.#waiting.push(resolve))
      else throw this.#tooLittle(request)
    }
  }

  /** @throws NotTestable when the total of idle, leased and creatable actors is too small */
  assertCanProvide(request: LeaseRequest): void {
    if (!this.#canProvide(request)) throw this.#tooLittle(request)
  }

  #canProvide(request: LeaseRequest): boolean {
    const enoughPersons = this.#persons.length + this.#makeablePersons() >= request.persons
    return enoughPersons && this.#possibleOwners(request).some((owner) => this.#couldOwn(owner, request))
  }

  /** Returns the gaps of the target file for a request; empty when the pool can provide it. */
  shortOf(request: LeaseRequest): { error: NotTestable; closedBy: { kind: 'persons' | 'agents'; more: number } }[] {
    if (this.#canProvide(request)) return []
    const persons = request.persons - this.#persons.length - this.#makeablePersons()
    const agents = request.agents - this.#mostAgents()
    const error = this.#tooLittle(request)
    return [
      ...(persons > 0 ? [{ error, closedBy: { kind: 'persons', more: persons } as const }] : []),
      ...(persons <= 0 || (agents > 0 && this.#session.target.limits.agents <= this.#madeAgents)
        ? [{ error, closedBy: { kind: 'agents', more: Math.max(1, agents) } as const }]
        : []),
    ]
  }

  /** Returns the largest number of agents of one owner. */
  #mostAgents(): number {
    return Math.max(0, ...this.#others(null).map((owner) => this.#agents.filter((one) => one.owner === owner).length))
  }

  /**
   * Returns the possible owners of the requested agents after all leases end. Null is a person who can still be
   * created.
   */
  #possibleOwners(request: LeaseRequest): (string | null)[] {
    const made = this.#makeablePersons() > 0 ? [null] : []
    if (request.agents === 0) return [null]
    if (request.owned) return [...this.#persons.map(({ person }) => person.handle), ...made]
    return request.persons > 0 && this.#session.target.persons.length === 0
      ? [unowned]
      : [...this.#others(null), ...made]
  }

  #couldOwn(owner: string | null, request: LeaseRequest): boolean {
    if (request.agents === 0) return true
    const there = this.#agents.filter((agent) => agent.owner === owner && !(request.fresh && agent.used))
    const makeable = this.#makeableAgents(owner)
    // A leased agent may return to the pool without a subscription.
    const first = !request.unsubscribed || makeable > 0 || there.some(({ busy, subscribed }) => busy || !subscribed)
    return first && there.length + makeable >= request.agents
  }

  /** Chooses actors for a request. It reserves nothing yet, so that requests never wait for each other's choices. */
  #choose(request: LeaseRequest): Choice | undefined {
    const idle = this.#persons.filter(({ busy }) => !busy)
    // An owner with enough agents is preferred.
    if (request.owned)
      idle.sort(
        (one, other) => this.#hasEnough(other.person.handle, request) - this.#hasEnough(one.person.handle, request),
      )
    const persons = idle.slice(0, request.persons)
    const missingPersons = request.persons - persons.length
    if (missingPersons > this.#makeablePersons()) return undefined
    const without = { persons, missingPersons, owner: null, agents: [], missingAgents: 0, madeFirst: false }
    if (request.agents === 0) return without
    for (const owner of this.#ownersFor(request, persons[0])) {
      const chosen = this.#chooseAgents(owner, request)
      if (chosen !== undefined) return { ...without, owner, ...chosen }
    }
    return undefined
  }

  #hasEnough(owner: string, request: LeaseRequest): 0 | 1 {
    return this.#chooseAgents(owner, request) === undefined ? 0 : 1
  }

  /** Agents of one owner may open chats with each other, whatever their visibility. */
  #chooseAgents(
    owner: string | null,
    request: LeaseRequest,
  ): Pick<Choice, 'agents' | 'missingAgents' | 'madeFirst'> | undefined {
    const idle = this.#agents.filter((agent) => agent.owner === owner && !agent.busy && !(request.fresh && agent.used))
    const first = request.unsubscribed ? idle.find(({ subscribed }) => !subscribed) : idle[0]
    const madeFirst = first === undefined
    const others = idle.filter((agent) => agent !== first)
    const agents = madeFirst ? others.slice(0, request.agents - 1) : [first, ...others.slice(0, request.agents - 1)]
    const missingAgents = request.agents - agents.length
    return missingAgents > this.#makeableAgents(owner) ? undefined : { agents, missingAgents, madeFirst }
  }

  /** Returns the owners in the order of preference. Null is the person to be created for the request. */
  #ownersFor(request: LeaseRequest, person: PooledPerson | undefined): (string | null)[] {
    if (request.persons === 0) return this.#others(null)
    const own = person?.person.handle ?? null
    // A person reaches its own agents; agents of other owners may be invisible to the person (AMB-074).
    if (request.owned) return [own]
    return this.#session.target.persons.length > 0 ? [own, ...this.#others(own)] : [unowned]
  }

  /** Returns the owners, in descending order of idle agents. */
  #others(except: string | null): string[] {
    const idle = new Map<string, number>()
    for (const { owner, busy } of this.#agents) idle.set(owner, (idle.get(owner) ?? 0) + (busy ? 0 : 1))
    for (const { person } of this.#persons) idle.set(person.handle, idle.get(person.handle) ?? 0)
    return [...idle]
      .filter(([owner]) => owner !== except)
      .sort(([, one], [, other]) => other - one)
      .map(([owner]) => owner)
  }

  /** Reserves the chosen actors and creates the missing ones. Undefined when the target creates no more. */
  async #reserve(choice: Choice): Promise<Lease | undefined> {
    const { missingPersons, missingAgents, madeFirst } = choice
    const persons = [...choice.persons]
    const agents = [...choice.agents]
    for (const item of [...persons, ...agents]) item.busy = true
    this.#madePersons += missingPersons
    this.#madeAgents += missingAgents
    this.#making += 1
    let complete = false
    try {
      while (persons.length < choice.persons.length + missingPersons) persons.push(await this.#makePerson())
      const owner = choice.owner ?? persons[0]?.person.handle ?? unowned
      const made: PooledAgent[] = []
      while (made.length < missingAgents) {
        const agent = await this.#makeAgent(owner)
        made.push(agent)
        agents.push(agent)
      }
      complete = true
      return { agents: madeFirst ? [...made, ...choice.agents] : agents, persons }
    } catch (error) {
      if (error instanceof CreationError) return undefined
      throw error
    } finally {
      this.#making -= 1
      if (!complete) {
        this.#madePersons -= choice.persons.length + missingPersons - persons.length
        this.#madeAgents -= choice.agents.length + missingAgents - agents.length
        this.#free([...persons, ...agents])
      }
    }
  }

  /**
   * @throws CreationError; after a rejection, or repeated creations without an answer, the owner gets no more agents
   */
  async #makeAgent(owner: string): Promise<PooledAgent> {
    const { target, client, hooks } = this.#session
    const person = this.#persons.find((candidate) => candidate.person.handle === owner)
    if (person === undefined) throw new CreationError(`${owner} has no session in the target file`)
    try {
      const agent = await makeAgent(client, hooks, target, person.person)
      if (this.#shows) await showAgent(this.#session, agent, person.person)
      person.unanswered = 0
      const pooled = { agent, owner, used: false, busy: true, subscribed: false }
      this.#agents.push(pooled)
      return pooled
    } catch (error) {
      if (error instanceof CreationError) {
        // A temporarily slow target has not rejected the request: this owner may still get agents.
        person.unanswered = error.cause instanceof NoReplyError ? person.unanswered + 1 : unansweredMax
        person.full = person.unanswered >= unansweredMax
      }
      throw error
    }
  }

  /** @throws CreationError */
  async #makePerson(): Promise<PooledPerson> {
    try {
      const person = await makePerson(this.#session.client, this.#session.hooks)
      this.#failedPersons = 0
      const pooled = { person, busy: true, full: false, unanswered: 0 }
      this.#persons.push(pooled)
      return pooled
    } catch (error) {
      this.#failedPersons += 1
      throw error
    }
  }

  #makeablePersons(): number {
    if (!this.#session.hooks.has('createPerson') || this.#failedPersons >= personFailuresMax) return 0
    return this.#session.target.limits.persons - this.#madePersons
  }

  /** Returns the number of agents that can still be created for an owner. Null is a person who can still be created. */
  #makeableAgents(owner: string | null): number {
    const person = this.#persons.find((candidate) => candidate.person.handle === owner)
    if (owner !== null && (person === undefined || person.full)) return 0
    return this.#session.target.limits.agents - this.#madeAgents
  }

  #anyBusy(): boolean {
    return this.#making > 0 || this.#agents.some(({ busy }) => busy) || this.#persons.some(({ busy }) => busy)
  }

  #tooLittle(request: LeaseRequest): NotTestable {
    const missing = [
      request.agents > 0 ? counted(request.agents, `${request.fresh ? 'new ' : ''}agent`) : '',
      request.persons > 0 ? counted(request.persons, 'person') : '',
    ]
      .filter((text) => text !== '')
      .join(' and ')
    const gone = this.#changed === 0 ? '' : ` (earlier checks changed ${this.#changed} actors permanently)`
    return new NotTestable(`the target cannot provide ${missing} for this check${gone}`, this.#remedy(request))
  }

  /** Returns the addition that the target file needs. */
  #remedy(request: LeaseRequest): string {
    const lacking: string[] = []
    const morePersons = request.persons - this.#persons.length - this.#makeablePersons()
    if (morePersons > 0)
      lacking.push(`${morePersons} more under persons, or provision.createPerson and a higher limits.persons`)
    const most = this.#mostAgents()
    if (request.agents > 0 && request.fresh)
      lacking.push('a person with a session who may create agents, and a higher limits.agents')
    else if (request.agents > most)
      lacking.push(
        `${request.agents - most} more under agents${request.owned ? ' with a person of the file as owner' : ' with the same owner'}, or a higher limits.agents and a person who may create agents`,
      )
    return `in the target file: ${lacking.length === 0 ? 'more persons or agents, or higher limits' : lacking.join('; ')}`
  }

  /**
   * Ends a lease. Changed actors are never leased again. Worn actors, whose chats contain much unrelated data, are
   * leased again only when no new ones can be created.
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
      // The deletion of an account deletes its agents.
      if (changed.has(person.person))
        for (const agent of this.#agents.filter(({ owner }) => owner === person.person.handle))
          remove(this.#agents, agent)
    }
    this.#changed += [...lease.agents, ...lease.persons].filter((one) =>
      changed.has('agent' in one ? one.agent : one.person),
    ).length
    this.#free([...lease.agents, ...lease.persons])
  }

  #free(items: readonly { busy: boolean }[]): void {
    for (const item of items) item.busy = false
    const waiting = this.#waiting
    this.#waiting = []
    for (const wake of waiting) wake()
  }
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function remove<T>(items: T[], item: T): void {
  const index = items.indexOf(item)
  if (index !== -1) items.splice(index, 1)
}
