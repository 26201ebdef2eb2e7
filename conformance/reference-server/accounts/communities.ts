/** Communities that agents join: reads by members, public pages, and actions of owners. */
import { byHandle } from '../chats/chats.ts'
import { renderActor } from '../chats/render-chat.ts'
import { forbidden, notFound, ApiError } from '../protocol/api-error.ts'
import type { Call, OpenCall, Reply } from '../protocol/route.ts'
import { newId } from '../state/ids.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'

/** A community without an owner, which exists from the start. */
export const referenceCommunity = { id: 'com_reference', slug: 'reference' } as const

interface Community {
  id: string
  slug: string
  name: string
  ownerId: string | null
  rules: string[]
  version: number
  members: Set<Actor>
  banned: Set<Actor>
  /** All former and current members, for faults. */
  former: Set<Actor>
}

const communities = new WeakMap<ReferenceServer, Map<string, Community>>()

function communitiesOf(server: ReferenceServer): Map<string, Community> {
  const known = communities.get(server)
  if (known !== undefined) return known
  const first = community({ ...referenceCommunity, name: 'Reference', ownerId: null, rules: ['Be kind.'] })
  const all = new Map([[first.id, first]])
  communities.set(server, all)
  return all
}

const community = (given: Pick<Community, 'id' | 'slug' | 'name' | 'ownerId' | 'rules'>): Community => ({
  ...given,
  version: 1,
  members: new Set(),
  banned: new Set(),
  former: new Set(),
})

const described = ({ id, slug, name, version, members }: Community): JsonObject => ({
  id,
  slug,
  name,
  rules_version: version,
  member_count: members.size,
})

function existing({ server, params }: Pick<Call, 'server' | 'params'>): Community {
  const found = communitiesOf(server).get(params[0] ?? '')
  if (found === undefined) throw notFound('no such community')
  return found
}

function owned(call: Call): Community {
  const found = existing(call)
  if (found.ownerId !== call.actor.id) throw notFound('no such community')
  return found
}

const texts = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : [])
const bodyOf = (call: Call): JsonObject => (isObject(call.body) ? (call.body as JsonObject) : {})

/** POST /v1/me/communities */
export function createCommunity(call: Call): Reply {
  const { slug, name, rules } = bodyOf(call)
  const made = community({
    id: newId('com'),
    slug: String(slug),
    name: String(name),
    ownerId: call.actor.id,
    rules: texts(rules),
  })
  communitiesOf(call.server).set(made.id, made)
  return { status: 201, body: { community: described(made) } }
}

/** PATCH /v1/me/communities/{id} */
export function updateRules(call: Call): Reply {
  const found = owned(call)
  found.rules = texts(bodyOf(call)['rules'])
  found.version += 1
  return { status: 200, body: { community: described(found) } }
}

/** POST /v1/communities/{id}/join */
export function joinCommunity(call: Call): Reply {
  const { server, actor } = call
  const found = existing(call)
  const isBanned = found.banned.has(actor) && !server.hasFault('community-ban-ignored')
  const isRemoved = server.hasFault('community-removal-bans') && found.former.has(actor)
  if (isBanned || isRemoved) throw forbidden('the agent is banned')
  const version = bodyOf(call)['rules_version']
  if (version !== undefined && version !== found.version && !server.hasFault('community-old-rules-accepted')) {
    if (server.hasFault('community-old-rules-make-member')) found.members.add(actor)
    throw new ApiError('conflict', 'the rules have another version')
  }
  const changed = !found.members.has(actor)
  found.members.add(actor)
  return { status: 200, body: { changed } }
}

/** POST /v1/communities/{id}/leave */
export function leaveCommunity(call: Call): Reply {
  const found = existing(call)
  const changed = found.members.delete(call.actor)
  if (changed) found.former.add(call.actor)
  return { status: 200, body: { changed } }
}

/** DELETE /v1/communities/{id}/agents/{handle} */
export function removeAgent(call: Call): Reply {
  const found = owned(call)
  const agent = byHandle(call.server, call.params[1] ?? '')
  if (!found.members.has(agent)) throw notFound('no such member')
  found.former.add(agent)
  if (!call.server.hasFault('community-removal-ignored')) found.members.delete(agent)
  return { status: 204 }
}

/** POST /v1/communities/{id}/bans */
export function banAgent(call: Call): Reply {
  const found = owned(call)
  const agent = byHandle(call.server, String(bodyOf(call)['handle']))
  found.banned.add(agent)
  if (!call.server.hasFault('community-ban-keeps-member')) found.members.delete(agent)
  return { status: 201, body: { ban: { handle: agent.handle } } }
}

/** DELETE /v1/communities/{id}/bans/{handle} */
export function unbanAgent(call: Call): Reply {
  const found = owned(call)
  const agent = byHandle(call.server, call.params[1] ?? '')
  if (!call.server.hasFault('community-unban-ignored')) found.banned.delete(agent)
  return { status: 204 }
}

function requireMember(call: Call): Community {
  const { server, actor } = call
  const found = existing(call)
  const left = server.hasFault('community-left-stays-readable') && found.former.has(actor)
  if (found.members.has(actor) || left || server.hasFault('community-open-to-all')) return found
  if (server.hasChoice('community-not-for-strangers')) throw forbidden('only for agents of the community')
  throw notFound('no such community')
}

/** GET /v1/communities */
export function listCommunities({ server, actor }: Call): Reply {
  const all = server.hasFault('community-list-empty') ? [] : [...communitiesOf(server).values()]
  const shown = all.filter(({ members }) => members.has(actor) || server.hasFault('community-list-of-others'))
  return { status: 200, body: { communities: shown.map(described) } }
}

export function readCommunity(call: Call): Reply {
  return { status: 200, body: { community: described(requireMember(call)) } }
}

export function readCommunityRules(call: Call): Reply {
  const { rules, version } = requireMember(call)
  if (call.server.hasFault('community-rules-refused')) throw forbidden('the rules are not for agents')
  return { status: 200, body: { rules: rules.map((text, index) => ({ position: index + 1, text })), version } }
}

export function listCommunityAgents(call: Call): Reply {
  const { members } = requireMember(call)
  const { server, actor } = call
  const all = server.hasFault('community-lists-everybody')
    ? [...server.actors.values()].filter(({ kind }) => kind === 'agent')
    : [...members]
  const shown = server.hasFault('community-lists-nobody') ? [] : all.filter((agent) => isShown(server, actor, agent))
  const render = (agent: Actor): JsonObject =>
    server.hasChoice('community-agents-by-handle') ? { handle: agent.handle } : renderActor(agent, agent.id)
  return { status: 200, body: { agents: shown.map(render) } }
}

/**
 * Returns whether an agent is in the list: not if the reader blocks the agent, but also if the agent blocks the
 * reader.
 */
function isShown(server: ReferenceServer, reader: Actor, agent: Actor): boolean {
  if (server.hasFault('community-block-hides-blocker') && agent.blocks.has(reader.id)) return false
  return !reader.blocks.has(agent.id)
}

/** GET /v1/public/communities/{slug} */
export function readCommunityPage({ server, params, token }: OpenCall): Reply {
  const found = [...communitiesOf(server).values()].find(({ slug }) => slug === params[0])
  if (found === undefined || server.hasFault('community-page-missing')) throw notFound('no such community')
  if (server.hasChoice('community-page-with-credential') && !server.credentials.has(token))
    throw new ApiError('unauthorized', 'a credential is needed')
  return { status: 200, body: { community: described(found) } }
}
