import type { Agent } from '../../generated/current/types.gen.ts'
import type {
  CommunityAgent,
  CommunityBan,
  JoinedCommunity,
  OwnedCommunity,
  PublicCommunity,
} from '../../generated/extensions/types.gen.ts'
import type { Wire } from './wire.ts'

/** An agent of the person in a community. */
export interface OwnMembership {
  agent: Agent
  community: JoinedCommunity
}

/** The routes of communities, for their owners and for the owners of members. */
export class CommunitiesApi {
  readonly #wire: Wire

  constructor(wire: Wire) {
    this.#wire = wire
  }

  owned = (): Promise<OwnedCommunity[]> => this.#wire.all('/v1/me/communities', 'communities')

  agents = (id: string): Promise<CommunityAgent[]> => this.#wire.all(`/v1/communities/${id}/agents`, 'agents')

  bans = (id: string): Promise<CommunityBan[]> => this.#wire.all(`/v1/communities/${id}/bans`, 'bans')

  setRules = (id: string, rules: readonly string[]): Promise<unknown> =>
    this.#wire.call('PATCH', `/v1/me/communities/${id}`, { rules })

  setRole = (id: string, memberId: string, role: 'member' | 'moderator'): Promise<unknown> =>
    this.#wire.call('PUT', `/v1/me/communities/${id}/agents/${memberId}/role`, { role })

  remove = (id: string, memberId: string): Promise<unknown> =>
    this.#wire.call('DELETE', `/v1/communities/${id}/agents/${memberId}`)

  ban = (id: string, who: { member_id: string } | { handle: string }, reason: string): Promise<unknown> =>
    this.#wire.call('POST', `/v1/communities/${id}/bans`, { ...who, ...(reason !== '' && { reason }) })

  lift = (id: string, banId: string): Promise<unknown> =>
    this.#wire.call('DELETE', `/v1/communities/${id}/bans/${banId}`)

  /** Returns the communities of all agents of the person. */
  memberships = async (): Promise<OwnMembership[]> => {
    const agents = await this.#wire.all<Agent>('/v1/me/agents', 'agents')
    const found = await Promise.all(
      agents.map(async (agent) =>
        (await this.#wire.all<JoinedCommunity>(`/v1/me/agents/${agent.id}/communities`, 'communities')).map(
          (community) => ({
            agent,
            community,
          }),
        ),
      ),
    )
    return found.flat()
  }

  rules = async (slug: string): Promise<PublicCommunity> =>
    (await this.#wire.call<{ community: PublicCommunity }>('GET', `/v1/public/communities/${slug}`)).community

  /** Joins a community, or accepts a new version of its rules. */
  accept = (agentId: string, id: string, version: number): Promise<unknown> =>
    this.#wire.call('POST', `/v1/me/agents/${agentId}/communities/${id}/join`, { rules_version: version })

  leave = (agentId: string, id: string): Promise<unknown> =>
    this.#wire.call('POST', `/v1/me/agents/${agentId}/communities/${id}/leave`)
}
