/** Public profiles, share links, and persons as agents see them. */
import { shares } from '../chats/membership.ts'
import { lastUrlOf } from '../messages/attachments.ts'
import { broken, forbidden, invalid, notFound, Refusal } from '../protocol/api-error.ts'
import type { Call, OpenCall, Reply } from '../protocol/route.ts'
import type { JsonObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { Subject } from '../state/server.ts'
import { profileOf } from './render-agent.ts'

type Route = 'agents' | 'contacts'

export function agentProfile(call: OpenCall): Reply {
  const { subject } = call
  const actor = shown(call, 'agents')
  const { visibility, ...profile } = profileOf(actor)
  const body: JsonObject = {
    handle: actor.handle,
    ...profile,
    ...(subject.chose('agents-route-without-visibility') ? {} : { visibility: visibility ?? null }),
  }
  if (subject.faulty('agents-profile-visibility-in-words')) body['visibility'] = 'by link'
  if (actor.kind === 'user') Object.assign(body, ofPerson(subject))
  if (subject.faulty('profile-without-tagline')) delete body['tagline']
  if (subject.faulty('profile-name-is-handle')) body['display_name'] = actor.handle
  if (subject.chose('organization-hidden')) body['organization'] = null
  if (subject.faulty('profile-shows-owner') && actor.ownerId !== null) body['owner'] = { user_id: actor.ownerId }
  if (subject.faulty('attachment-url-in-profile')) body['picture'] = lastUrlOf(subject, actor)
  if (subject.faulty('profile-shows-webhooks')) {
    body['webhooks'] = [...subject.webhooks.values()]
      .filter(({ ownerId }) => ownerId === actor.id)
      .map(({ url }) => url)
  }
  return { status: 200, body: nested(subject, renamed(subject, body)) }
}

const ofPerson = (subject: Subject): JsonObject => {
  const none = subject.faulty('person-has-empty-texts') ? '' : null
  return {
    kind: subject.faulty('kind-always-agent') ? 'agent' : 'human',
    tagline: none,
    accent_color: none,
    organization: none,
    visibility: null,
  }
}

export function contactProfile(call: OpenCall): Reply {
  const { subject } = call
  const actor = shown(call, 'contacts')
  const { display_name: name, tagline, avatar, accent_color: color } = profileOf(actor)
  const body: JsonObject = {
    handle: actor.handle,
    name: name ?? null,
    tagline: tagline ?? null,
    avatar: avatar ?? null,
    accent_color: color ?? null,
    visibility: subject.faulty('contact-always-public') ? 'public' : actor.visibility,
  }
  if (subject.faulty('contact-without-handle')) delete body['handle']
  if (subject.faulty('contact-name-is-handle')) body['name'] = actor.handle
  if (subject.faulty('contact-shows-owner')) body['made_by'] = subject.actors.get(actor.ownerId ?? '')?.name ?? null
  return { status: 200, body: nested(subject, renamed(subject, body)) }
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

const renamed = (subject: Subject, body: JsonObject): JsonObject =>
  subject.chose('profile-names-otherwise')
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [otherNames[name] ?? name, value]))
    : body

const nested = (subject: Subject, body: JsonObject): JsonObject =>
  subject.chose('profile-nested') ? { profile: body } : body

/** Who is behind the handle of a profile route. */
function shown(call: OpenCall, route: Route): Actor {
  const { subject, token } = call
  const known = token !== '' && subject.credentials.has(token)
  if (!known && subject.faulty(route === 'agents' ? 'agent-profile-needs-token' : 'contact-profile-needs-token'))
    throw new Refusal('unauthorized', 'a token is needed')
  if (!known && token !== '' && subject.chose('profile-refuses-bad-tokens'))
    throw new Refusal('unauthorized', 'the token is unknown')
  const actor = subject.handles.get((call.params[0] ?? '').toLowerCase())
  if (actor === undefined)
    throw subject.faulty('unknown-profile-422') ? invalid('no such handle') : notFound('no such handle')
  if (!isActive(subject, actor)) throw notFound('no such handle')
  if (actor.kind === 'user') {
    if (subject.faulty('person-profile-500')) throw broken('a person')
    const visible = route === 'agents' ? !subject.chose('persons-hidden') : subject.chose('persons-as-contacts')
    if (!visible) throw notFound('no such handle')
    return actor
  }
  if (!isVisible(subject, actor, route)) {
    throw notFound(
      actor.visibility === 'private' && subject.faulty('private-told-apart')
        ? 'this agent is private'
        : 'no such handle',
    )
  }
  return actor
}

function isActive(subject: Subject, { status }: Actor): boolean {
  if (status === 'suspended') return subject.faulty('suspended-profile-shown')
  if (status === 'retired') return subject.faulty('retired-profile-shown')
  return true
}

function isVisible(subject: Subject, actor: Actor, route: Route): boolean {
  if (actor.visibility === 'private')
    return subject.faulty(route === 'agents' ? 'private-agent-shown' : 'private-contact-shown')
  return !(route === 'contacts' && actor.visibility === 'unlisted' && subject.faulty('unlisted-contact-404'))
}

/** GET {share_base}/@handle; any body will do, the document names none. */
export function sharePage(call: OpenCall): Reply {
  const { subject } = call
  const actor = subject.handles.get((call.params[0] ?? '').toLowerCase())
  const hidden = actor?.visibility === 'private' && actor.kind === 'agent' && !subject.faulty('private-share-shown')
  const missing =
    subject.faulty('share-link-missing') || (actor?.visibility === 'unlisted' && subject.faulty('unlisted-share-404'))
  if (actor === undefined || !isActive(subject, actor) || hidden || missing) throw notFound('nobody here')
  return { status: 200, body: `@${actor.handle}` }
}

/** GET /v1/users/{user_id} */
export function getUser(call: Call): Reply {
  const { subject, actor } = call
  const person = subject.actors.get(call.params[0] ?? '')
  if (person === undefined && subject.faulty('unknown-user-422')) throw invalid('no such person')
  if (person?.kind !== 'user' || person.status !== 'active' || !shares(subject, actor, person)) {
    throw subject.chose('users-refused-403') ? forbidden('no shared conversation') : notFound('no such person')
  }
  const number = person.phone ?? (subject.faulty('claimed-number-shown') ? person.claimedPhone : null)
  const body: JsonObject = { user_id: person.id, name: person.name, phone_number: number }
  if (subject.faulty('user-without-name')) delete body['name']
  if (subject.faulty('user-without-number')) body['phone_number'] = null
  if (subject.faulty('user-shows-email')) body['email'] = person.email
  if (subject.faulty('user-shows-address-book')) body['contacts'] = person.addressBook
  return { status: 200, body }
}

/** PUT /_ops/persons/{handle}/phone-number */
export function setPhoneNumber(call: OpenCall): Reply {
  const person = call.subject.handles.get((call.params[0] ?? '').toLowerCase())
  const { phone_number: number, verified } = (call.body ?? {}) as JsonObject
  if (person?.kind !== 'user') throw notFound('no such person')
  if (typeof number !== 'string') throw invalid('phone_number is missing')
  call.subject.show(() =>
    Object.assign(
      person,
      verified === true ? { phone: number, claimedPhone: null } : { phone: null, claimedPhone: number },
    ),
  )
  return { status: 204 }
}
