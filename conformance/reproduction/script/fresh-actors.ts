/** Actors for one attempt: new ones if the target creates them, otherwise actors of the target file. */
import type { Agent } from '../../client/agent.ts'
import { NotTestable } from '../../client/not-testable.ts'
import type { Person } from '../../client/person.ts'
import { agentFrom, CreationError, makeAgent, makePerson, personFrom } from '../../target/make-agent.ts'
import { showAgent } from '../../target/private-addresses.ts'
import type { Session } from '../../target/session.ts'
import type { Lease, LeaseRequest, ActorPool } from '../../runner/pool.ts'

/** Replaces the pool of the harness, which leases actors to many checks. */
export class FreshActors implements ActorPool {
  readonly #session: Session
  readonly #freshPersons: boolean
  readonly #shows: boolean

  /**
   * @param freshPersons create persons even if the target file names some
   * @param shows new agents must be made visible (AMB-074)
   */
  constructor(session: Session, freshPersons: boolean, shows: boolean) {
    this.#session = session
    this.#freshPersons = freshPersons
    this.#shows = shows
  }

  /** Returns no shortage, because shortages appear only in an attempt. */
  shortOf(): [] {
    return []
  }

  release(): void {
    // No other check uses these actors.
  }

  /** @throws NotTestable */
  async take(request: LeaseRequest): Promise<Lease> {
    const persons = await this.#persons(request.persons)
    const agents = await this.#agents(request, persons[0])
    return {
      persons: persons.map((person) => ({ person, busy: true, full: false, unanswered: 0 })),
      agents: agents.map((agent) => ({ agent, owner: '', used: false, busy: true, subscribed: false })),
    }
  }

  async #persons(count: number): Promise<Person[]> {
    const { target, client, hooks } = this.#session
    const known = target.persons.map((about) => personFrom(client, about))
    const persons = this.#freshPersons ? [] : known.slice(0, count)
    if (hooks.has('createPerson') && target.limits.persons > 0)
      while (persons.length < count) {
        const person = await makePerson(client, hooks).catch(unlessCreation)
        if (person === undefined) break
        persons.push(person)
      }
    const all = [...persons, ...known.filter(({ handle }) => !persons.some((person) => person.handle === handle))]
    if (all.length < count) throw lacking(`${count} persons`)
    return all.slice(0, count)
  }

  async #agents({ agents: count }: LeaseRequest, owner: Person | undefined): Promise<Agent[]> {
    if (count === 0) return []
    const { target, client, hooks } = this.#session
    const agents: Agent[] = []
    const person = owner ?? (await this.#owner())
    if (person !== undefined && target.limits.agents > 0)
      while (agents.length < count) {
        const agent = await makeAgent(client, hooks, target, person).catch(unlessCreation)
        if (agent === undefined) break
        if (this.#shows) await showAgent(this.#session, agent, person)
        agents.push(agent)
      }
    if (agents.length === count) return agents
    // Agents of one owner may open chats with each other, whatever their visibility.
    const byOwner = new Map<string, Agent[]>()
    for (const about of target.agents) {
      const own = byOwner.get(about.owner ?? '') ?? []
      byOwner.set(about.owner ?? '', [...own, agentFrom(client, about)])
    }
    const fixed = [...byOwner.values()].find((own) => own.length >= count)
    if (fixed === undefined) throw lacking(`${count} agents`)
    return fixed.slice(0, count)
  }

  async #owner(): Promise<Person | undefined> {
    return (await this.#persons(1).catch(() => []))[0]
  }
}

const lacking = (what: string): NotTestable =>
  new NotTestable(`the target cannot provide ${what}`, 'more of them in the target file, or hooks that create them')

function unlessCreation(error: unknown): undefined {
  if (error instanceof CreationError) return undefined
  throw error
}
