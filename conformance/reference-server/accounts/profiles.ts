/** Public profiles, share links, and persons as agents see them. */
import { sharesConversation } from '../chats/membership.ts'
import { lastUrlOf } from '../messages/attachments.ts'
import { internalError, forbidden, invalid, notFound, ApiError } from '../protocol/api-error.ts'
import type { Call, OpenCall, Reply } from '../protocol/route.ts'
import type { JsonObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import { notifySeekers } from './contacts.ts'
import { profileOf } from './render-agent.ts'

type Route = 'agents' | 'contacts'

export function agentProfile(call: OpenCall): Reply {
  const { server } = call
  const actor = shown(call, 'agents')
  const { visibility, ...profile } = profileOf(actor)
  const body: JsonObject = {
    handle: actor.handle,
    ...profile,
    ...(server.hasChoice('agents-route-without-visibility') ? {} : { visibility: visibility ?? null }),
  }
  if (server.hasFault('agents-profile-visibility-in-words')) body['visibility'] = 'by link'
  if (actor.kind === 'user') Object.assign(body, ofPerson(server))
  if (server.hasFault('profile-without-tagline')) delete body['tagline']
  if (server.hasFault('profile-name-is-handle')) body['display_name'] = actor.handle
  if (server.hasChoice('organization-hidden')) body['organization'] = null
  if (server.hasFault('profile-shows-owner') && actor.ownerId !== null) body['owner'] = { user_id: actor.ownerId }
  if (server.hasFault('profile-shows-owner-handle')) body['by'] = server.actors.get(actor.ownerId ?? '')?.handle ?? null
  if (server.hasFault('attachment-url-in-profile')) body['picture'] = lastUrlOf(server, actor)
  if (server.hasFault('profile-shows-webhooks')) {
    body['webhooks'] = [...server.webhooks.values()].filter(({ ownerId }) => ownerId === actor.id).map(({ url }) => url)
  }
  return { status: 200, body: nested(server, renamed(server, unset(server, actor, body))) }
}

const ofPerson = (server: ReferenceServer): JsonObject => {
  const none = server.hasFault('person-has-empty-texts') ? '' : null
  return {
    kind: server.hasFault('kind-always-agent') ? 'agent' : 'human',
    tagline: none,
    accent_color: none,
    organization: none,
    visibility: null,
  }
}

export function contactProfile(call: OpenCall): Reply {
  const { server } = call
  const actor = shown(call, 'contacts')
  const { display_name: name, tagline, avatar, accent_color: color } = profileOf(actor)
  const body: JsonObject = {
    handle: actor.handle,
    name: name ?? null,
    tagline: tagline ?? null,
    avatar: avatar ?? null,
    accent_color: color ?? null,
    visibility: server.hasFault('contact-always-public') ? 'public' : actor.visibility,
  }
  if (server.hasChoice('contact-with-null-kind')) body['kind'] = null
  if (server.hasFault('contact-without-handle')) delete body['handle']
  if (server.hasFault('contact-name-is-handle')) body['name'] = actor.handle
  if (server.hasFault('contact-shows-owner')) body['made_by'] = server.actors.get(actor.ownerId ?? '')?.name ?? null
  return { status: 200, body: nested(server, renamed(server, unset(server, actor, body))) }
}

const otherNames: Readonly<Record<string, string>> = {
  display_name: 'displayName',
  name: 'fullName',
  avatar: 'picture',
  kind: 'actorType',
  tagline: 'motto',
  accent_color: 'accentColor',
  organization: 'creator',
}

const renamed = (server: ReferenceServer, body: JsonObject): JsonObject =>
  server.hasChoice('profile-names-otherwise')
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [otherNames[name] ?? name, value]))
    : body

const nested = (server: ReferenceServer, body: JsonObject): JsonObject =>
  server.hasChoice('profile-nested') ? { profile: body } : body

const ofAgentsOnly = ['tagline', 'accent_color', 'organization', 'visibility']

/**
 * Applies the choices about items that were never set (AMB-114): they are omitted, or empty strings. In profiles of
 * persons, items that only agents have stay null (PROF-003).
 */
function unset(server: ReferenceServer, actor: Actor, body: JsonObject): JsonObject {
  const isUnset = (name: string): boolean =>
    body[name] === null && !(actor.kind === 'user' && ofAgentsOnly.includes(name))
  if (server.hasChoice('unset-items-absent'))
    return Object.fromEntries(Object.entries(body).filter(([name]) => !isUnset(name)))
  if (server.hasChoice('unset-items-empty'))
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, isUnset(name) ? '' : value]))
  return body
}

/** Returns the actor of a profile route. */
function shown(call: OpenCall, route: Route): Actor {
  const { server, token } = call
  const known = token !== '' && server.credentials.has(token)
  if (!known && server.hasFault(route === 'agents' ? 'agent-profile-needs-token' : 'contact-profile-needs-token'))
    throw new ApiError('unauthorized', 'a token is needed')
  if (!known && token !== '' && server.hasChoice('profile-rejects-bad-tokens'))
    throw new ApiError('unauthorized', 'the token is unknown')
  const actor = server.handles.get((call.params[0] ?? '').toLowerCase())
  if (actor === undefined)
    throw server.hasFault('unknown-profile-422') ? invalid('no such handle') : notFound('no such handle')
  if (!isActive(server, actor)) throw notFound('no such handle')
  if (actor.kind === 'user') {
    if (server.hasFault('person-profile-500')) throw internalError('a person')
    const visible = route === 'agents' ? !server.hasChoice('persons-hidden') : server.hasChoice('persons-as-contacts')
    if (!visible) throw notFound('no such handle')
    return actor
  }
  if (!isVisible(server, actor, route, known)) {
    throw notFound(
      actor.visibility === 'private' && server.hasFault('private-distinguishable')
        ? 'this agent is private'
        : 'no such handle',
    )
  }
  return actor
}

function isActive(server: ReferenceServer, { status }: Actor): boolean {
  if (status === 'suspended') return server.hasFault('suspended-profile-shown')
  if (status === 'retired') return server.hasFault('retired-profile-shown')
  return true
}

/** Agents whose profile was requested while it was visible, for a fault. */
const seenProfiles = new WeakSet<Actor>()

function isVisible(server: ReferenceServer, actor: Actor, route: Route, known: boolean): boolean {
  if (actor.visibility === 'private') {
    if (seenProfiles.has(actor) && server.hasFault('profile-outlives-privacy')) return true
    if (known && server.hasFault('private-profile-for-valid-tokens')) return true
    return server.hasFault(route === 'agents' ? 'private-agent-shown' : 'private-contact-shown')
  }
  seenProfiles.add(actor)
  return !(route === 'contacts' && actor.visibility === 'unlisted' && server.hasFault('unlisted-contact-404'))
}

/** Agents whose share link was requested while it was valid, for a fault. */
const sharedOnce = new WeakSet<Actor>()

/** GET {share_base}/@handle. The documents state no body. */
export function sharePage(call: OpenCall): Reply {
  const { server } = call
  const actor = server.handles.get((call.params[0] ?? '').toLowerCase())
  const hidden = actor?.visibility === 'private' && actor.kind === 'agent' && !server.hasFault('private-share-shown')
  const missing =
    server.hasFault('share-link-missing') || (actor?.visibility === 'unlisted' && server.hasFault('unlisted-share-404'))
  if (actor === undefined && server.hasFault('unknown-share-link-500')) throw internalError('nobody here')
  const lost = actor?.visibility === 'public' && server.hasFault('public-share-404')
  const kept =
    (actor !== undefined && sharedOnce.has(actor) && server.hasFault('share-outlives-privacy')) ||
    (server.credentials.has(call.token) && server.hasFault('private-share-for-valid-tokens'))
  if (actor !== undefined && !hidden) sharedOnce.add(actor)
  if (actor === undefined || !isActive(server, actor) || (hidden && !kept) || missing || lost)
    throw notFound('nobody here')
  return { status: 200, body: `@${actor.handle}` }
}

/** GET /v1/users/{user_id} */
export function getUser(call: Call): Reply {
  const { server, actor } = call
  const person = server.actors.get(call.params[0] ?? '')
  if (person === undefined && server.hasFault('unknown-user-422')) throw invalid('no such person')
  if (person?.kind !== 'user' || person.status !== 'active' || !sharesConversation(server, actor, person)) {
    throw server.hasChoice('users-rejected-403') ? forbidden('no shared conversation') : notFound('no such person')
  }
  const number = person.phone ?? (server.hasFault('claimed-number-shown') ? person.claimedPhone : null)
  const body: JsonObject = { user_id: person.id, name: person.name, phone_number: number }
  if (server.hasFault('user-without-name')) delete body['name']
  if (server.hasFault('user-without-number')) body['phone_number'] = null
  if (server.hasFault('user-shows-email')) body['email'] = person.email
  if (server.hasFault('user-shows-address-book')) body['contacts'] = person.addressBook
  return { status: 200, body }
}

/** PUT /_ops/persons/{handle}/phone-number */
export function setPhoneNumber(call: OpenCall): Reply {
  const person = call.server.handles.get((call.params[0] ?? '').toLowerCase())
  const { phone_number: number, verified } = (call.body ?? {}) as JsonObject
  if (person?.kind !== 'user') throw notFound('no such person')
  if (typeof number !== 'string') throw invalid('phone_number is missing')
  call.server.makeVisible(() =>
    Object.assign(
      person,
      verified === true ? { phone: number, claimedPhone: null } : { phone: null, claimedPhone: number },
    ),
  )
  if (verified === true) notifySeekers(call.server, person, number)
  return { status: 204 }
}
