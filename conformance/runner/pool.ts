/** Agents and persons, lent to one check at a time. */
import type { Actor } from '../client/actor.ts'
import type { Agent } from '../client/agent.ts'
import { NoReplyError } from '../client/exchange.ts'
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
  /** Creations in a row that got no answer. */
  unanswered: number
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

/** What satisfies a request: actors that are idle, and how many have to be made. */
interface Choice {
  persons: PooledPerson[]
  missingPersons: number
  /** Of the agents; null is the first person that is made. */
  owner: string | null
  agents: PooledAgent[]
  missingAgents: number
  /** The first agent of the lease is one that is made. */
  madeFirst: boolean
}

/** What lends actors to checks. */
export type Lender = Pick<Pool, 'shortOf' | 'take' | 'release'>

/** What a check did to the actors of its lease. */
export interface Wear {
  changed?: ReadonlySet<Actor>
  agentsWorn?: boolean
  personsWorn?: boolean
}

/** Owner of agents that the target file names without one: they are taken to know each other. */
const unowned = ''

/** After so many failures in a row no further person is created: the target would be asked again and again. */
const personFailuresMax = 5
/** So many agents of an owner in a row may get no answer until the owner is asked no more. */
const unansweredMax = 3

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
    this.#persons = target.persons.map((about) => ({
      person: personFrom(client, about),
      busy: false,
      full: false,
      unanswered: 0,
    }))
  }

  /**
   * Waits until everything requested is free, or creates it.
   * @throws NotTestable at once when the target cannot provide so much, whatever is given back
   */
  async take(request: LeaseRequest): Promise<Lease> {
    for (;;) {
      this.assertCanProvide(request)
      const choice = this.#choose(request)
      if (choice !== undefined) {
        const failedPersons = this.#failedPersons
        const lease = await this.#reserve(choice)
        if (lease !== undefined) return lease
        // Other owners may have agents; a target that makes no person now is not asked again at once.
        if (this.#failedPersons === failedPersons) continue
      }
      if (this.#anyBusy()) await new Promise<void>((resolve) => this.#waiting.push(resolve))
      else throw this.#tooLittle(request)
    }
  }

  /** @throws NotTestable when not even all actors together, idle or not, and those that can be made, are enough */
  assertCanProvide(request: LeaseRequest): void {
    if (!this.#canProvide(request)) throw this.#tooLittle(request)
  }

  #canProvide(request: LeaseRequest): boolean {
    const enoughPersons = this.#persons.length + this.#makeablePersons() >= request.persons
    return enoughPersons && this.#possibleOwners(request).some((owner) => this.#couldOwn(owner, request))
  }

  /** What the target file lacks for a request, as gaps of a check; empty when it can be provided. */
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

  /** Of one owner. */
  #mostAgents(): number {
    return Math.max(0, ...this.#others(null).map((owner) => this.#agents.filter((one) => one.owner === owner).length))
  }

  /** Who may own the agents of a request once everything is given back; null is a person still to be made. */
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
    // An agent that is lent may come back without a subscription.
    const first = !request.unsubscribed || makeable > 0 || there.some(({ busy, subscribed }) => busy || !subscribed)
    return first && there.length + makeable >= request.agents
  }

  /** What would satisfy a request now; nothing is taken yet, so that requests never wait for each other's choices. */
  #choose(request: LeaseRequest): Choice | undefined {
    const idle = this.#persons.filter(({ busy }) => !busy)
    // An owner without enough agents must not stand in the way of one that has them.
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

  /** In the order of preference; null is the person that is made for the request. */
  #ownersFor(request: LeaseRequest, person: PooledPerson | undefined): (string | null)[] {
    if (request.persons === 0) return this.#others(null)
    const own = person?.person.handle ?? null
    // A person is reached by agents of their own; other owners' agents may be invisible to them (AMB-074).
    if (request.owned) return [own]
    return this.#session.target.persons.length > 0 ? [own, ...this.#others(own)] : [unowned]
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

  /** Takes what was chosen and makes what is missing; undefined when the target makes no more. */
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

  /** @throws CreationError; an owner who is refused, or gets no answer again and again, is asked no more */
  async #makeAgent(owner: string): Promise<PooledAgent> {
    const { target, client, hooks } = this.#session
    const person = this.#persons.find((candidate) => candidate.person.handle === owner)
    if (person === undefined) throw new CreationError(`${owner} has no session in the target file`)
    try {
      const agent = await makeAgent(client, hooks, target, person.person)
      person.unanswered = 0
      const pooled = { agent, owner, used: false, busy: true, subscribed: false }
      this.#agents.push(pooled)
      return pooled
    } catch (error) {
      if (error instanceof CreationError) {
        // A target that is slow for a while has not refused: its owner may have more agents.
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

  /** How many more agents can be made for an owner; null is a person still to be made. */
  #makeableAgents(owner: string | null): number {
    const person = this.#persons.find((candidate) => candidate.person.handle === owner)
    if (owner !== null && (person === undefined || person.full)) return 0
    return this.#session.target.limits.agents - this.#madeAgents
  }

  #anyBusy(): boolean {
    return this.#making > 0 || this.#agents.some(({ busy }) => busy) || this.#persons.some(({ busy }) => busy)
  }

  #tooLittle(request: LeaseRequest): NotTestable {
    const wanted = [
      request.agents > 0 ? counted(request.agents, `${request.fresh ? 'new ' : ''}agent`) : '',
      request.persons > 0 ? counted(request.persons, 'person') : '',
    ]
      .filter((text) => text !== '')
      .join(' and ')
    const gone = this.#changed === 0 ? '' : ` (earlier checks changed ${this.#changed} actors for good)`
    return new NotTestable(`the target has no ${wanted} for this check${gone}`, this.#remedy(request))
  }

  /** What to add to the target file. */
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
