/**
 * Actors of sessions: new ones for each session while the limits of the target file allow it, then actors of earlier
 * sessions.
 */
import type { Agent } from '../client/agent.ts'
import type { Person } from '../client/person.ts'
import { agentFrom, CreationError, makeAgent, personFrom } from '../target/make-agent.ts'
import type { Session } from '../target/session.ts'
import { agentNames, type AgentName, type PersonName } from '../model/conversation.ts'

export interface SessionActors {
  readonly agents: ReadonlyMap<AgentName, Agent>
  readonly persons: ReadonlyMap<PersonName, Person>
}

/** Number of agents that stay available for other uses of the same limit, such as the probe. */
const agentsKept = 2

export class ActorSupply {
  readonly #session: Session
  readonly #free: SessionActors[] = []
  #left: number
  #fixed = false

  constructor(session: Session) {
    this.#session = session
    this.#left = session.target.limits.agents - agentsKept
  }

  /** @throws CreationError without two agents */
  async take(): Promise<SessionActors> {
    if (this.#left >= agentNames.length && this.#session.target.persons.length > 0) {
      try {
        this.#left -= agentNames.length
        return await this.#make()
      } catch (error) {
        if (!(error instanceof CreationError)) throw error
        this.#left = 0
      }
    }
    const again = this.#free.shift()
    if (again !== undefined) return again
    return this.#fixedActors()
  }

  /** @param worn the session left a change that cannot be undone */
  giveBack(actors: SessionActors, worn: boolean): void {
    if (!worn || this.#fixed) this.#free.push(actors)
  }

  #persons(): Map<PersonName, Person> {
    const { target, client } = this.#session
    const [one, two] = target.persons.map((about) => personFrom(client, about))
    return new Map([...(one ? [['p0', one] as const] : []), ...(two ? [['p1', two] as const] : [])])
  }

  async #make(): Promise<SessionActors> {
    const { client, hooks, target } = this.#session
    const persons = this.#persons()
    const owner = persons.get('p0') as Person
    const made = await Promise.all(agentNames.map(() => makeAgent(client, hooks, target, owner)))
    return { agents: new Map(agentNames.map((name, index) => [name, made[index] as Agent])), persons }
  }

  #fixedActors(): SessionActors {
    const { target, client } = this.#session
    if (target.agents.length < 2)
      throw new CreationError(
        `${target.name}: a session needs two agents, but no more can be created, and the target file names ${target.agents.length}`,
      )
    this.#fixed = true
    const agents = target.agents.slice(0, agentNames.length).map((about) => agentFrom(client, about))
    return {
      agents: new Map(agents.map((agent, index) => [agentNames[index] as AgentName, agent])),
      persons: this.#persons(),
    }
  }
}
