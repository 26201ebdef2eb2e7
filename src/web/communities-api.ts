import type { Agent } from '../../generated/current/types.gen.ts'
import type {
  CommunityAgent,
  CommunityBan,
  JoinedCommunity,
  OwnedCommunity,
  PublicCommunity,
} from '../../generated/extensions/types.gen.ts'
import type { Api } from './api.ts'

/** Maximum number of pages that are read of a list, enough for all agents of a community. */
const pagesMax = 12

/** An agent of the person in a community. */
export interface OwnMembership {
  agent: Agent
  community: JoinedCommunity
}

/** The routes of communities, for their owners and for the owners of members. */
export class CommunitiesApi {
  readonly #api: Pick<Api, 'request'>

  constructor(api: Pick<Api, 'request'>) {
    this.#api = api
  }

  owned = (): Promise<OwnedCommunity[]> => this.#all('/v1/me/communities', 'communities')

  agents = (id: string): Promise<CommunityAgent[]> => this.#all(`/v1/communities/${id}/agents`, 'agents')

  bans = (id: string): Promise<CommunityBan[]> => this.#all(`/v1/communities/${id}/bans`, 'bans')

  setRules = (id: string, rules: readonly string[]): Promise<unknown> =>
    this.#api.request('PATCH', `/v1/me/communities/${id}`, { rules })

  setRole = (id: string, memberId: string, role: 'member' | 'moderator'): Promise<unknown> =>
    this.#api.request('PUT', `/v1/me/communities/${id}/agents/${memberId}/role`, { role })

  remove = (id: string, memberId: string): Promise<unknown> =>
    this.#api.request('DELETE', `/v1/communities/${id}/agents/${memberId}`)

  ban = (id: string, who: { member_id: string } | { handle: string }, reason: string): Promise<unknown> =>
    this.#api.request('POST', `/v1/communities/${id}/bans`, { ...who, ...(reason !== '' && { reason }) })

  lift = (id: string, banId: string): Promise<unknown> =>
    this.#api.request('DELETE', `/v1/communities/${id}/bans/${banId}`)

  /** Returns the communities of all agents of the person. */
  memberships = async (): Promise<OwnMembership[]> => {
    const agents = await this.#all<Agent>('/v1/me/agents', 'agents')
    const found = await Promise.all(
      agents.map(async (agent) =>
        (await this.#all<JoinedCommunity>(`/v1/me/agents/${agent.id}/communities`, 'communities')).map((community) => ({
          agent,
          community,
        })),
      ),
    )
    return found.flat()
  }

  rules = async (slug: string): Promise<PublicCommunity> =>
    (await this.#api.request<{ community: PublicCommunity }>('GET', `/v1/public/communities/${slug}`)).community

  /** Joins a community, or accepts a new version of its rules. */
  accept = (agentId: string, id: string, version: number): Promise<unknown> =>
    this.#api.request('POST', `/v1/me/agents/${agentId}/communities/${id}/join`, { rules_version: version })

  leave = (agentId: string, id: string): Promise<unknown> =>
    this.#api.request('POST', `/v1/me/agents/${agentId}/communities/${id}/leave`)

  async #all<T>(path: string, member: string): Promise<T[]> {
    const items: T[] = []
    let cursor: string | null = ''
    for (let pages = 0; cursor !== null && pages < pagesMax; pages++) {
      const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
      const page: Record<string, unknown> = await this.#api.request('GET', `${path}?limit=100${query}`)
      items.push(...(page[member] as T[]))
      cursor = page['next_cursor'] as string | null
    }
    return items
  }
}
