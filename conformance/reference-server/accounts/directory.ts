/** The directory and the listings of agents. */
import { internalError, invalid, notFound, ApiError } from '../protocol/api-error.ts'
import type { Call, OpenCall, Reply } from '../protocol/route.ts'
import { isObject, type JsonObject } from '../state/json.ts'
import type { Actor, Listing } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import { profileOf } from './render-agent.ts'

const pageSize = 50

export function searchDirectory(call: OpenCall): Reply {
  const { server, query, token } = call
  if (token === '' && server.hasFault('directory-needs-token')) throw new ApiError('unauthorized', 'a token is needed')
  if (token !== '' && server.hasChoice('directory-rejects-tokens'))
    throw new ApiError('unauthorized', 'no credential is taken here')
  if (token !== '' && server.hasFault('directory-breaks-on-tokens')) throw internalError('no credential was expected')
  const [category, task] = [query.get('category'), query.get('task')]
  const from = Number(query.get('cursor') ?? 0)
  const found = [...server.actors.values()].filter(
    (actor) => isListed(server, actor) && fits(server, actor, category, task),
  )
  const page = found.slice(from, from + pageSize)
  const more = found.length > from + pageSize
  return {
    status: 200,
    body: {
      agents: page.map((actor) => entryOf(server, actor)),
      next_cursor: more ? String(from + pageSize) : null,
      has_more: more,
    },
  }
}

function isListed(server: ReferenceServer, { kind, status, visibility, listing }: Actor): boolean {
  if (kind !== 'agent' || status !== 'active') return false
  if (visibility === 'private') return server.hasFault('private-in-directory')
  if (visibility === 'unlisted' && !server.hasFault('unlisted-in-directory')) return false
  if (server.hasFault('directory-without-review')) return true
  return listing?.status === 'published' || (listing?.status === 'approved' && server.hasFault('approved-is-published'))
}

function fits(server: ReferenceServer, { listing }: Actor, category: string | null, task: string | null): boolean {
  if (category !== null && server.hasFault('directory-forgets-categories')) return false
  if (task !== null && server.hasFault('directory-forgets-tasks')) return false
  return (
    (category === null || listing?.categories.includes(category) === true) &&
    (task === null || server.hasFault('directory-ignores-tasks') || listing?.tasks.includes(task) === true)
  )
}

function entryOf(server: ReferenceServer, actor: Actor): JsonObject {
  const { display_name: name, tagline, avatar } = profileOf(actor)
  const entry: JsonObject = {
    handle: actor.handle,
    name: name ?? null,
    tagline: tagline ?? null,
    avatar: avatar ?? null,
    categories: actor.listing?.categories ?? [],
    tasks: actor.listing?.tasks ?? [],
  }
  if (server.hasFault('directory-shows-owner')) entry['owner_id'] = actor.ownerId
  if (server.hasFault('directory-shows-owner-handle'))
    entry['by'] = server.actors.get(actor.ownerId ?? '')?.handle ?? null
  return entry
}

export function submitListing(call: Call): Reply {
  const agent = call.server.actors.get(call.params[0] ?? '')
  if (agent === undefined || agent.ownerId !== call.actor.id) throw notFound('no such agent')
  if (!isObject(call.body)) throw invalid('the body must be an object')
  const texts = (value: unknown): string[] =>
    Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  agent.listing = { status: 'in_review', categories: texts(call.body['categories']), tasks: texts(call.body['tasks']) }
  return { status: 202, body: { listing: { ...agent.listing } } }
}

const steps: Readonly<Record<string, Listing['status']>> = { approved: 'in_review', published: 'approved' }

export function decideListing(call: OpenCall): Reply {
  const { listing } = call.server.handles.get((call.params[0] ?? '').toLowerCase()) ?? {}
  const requested = isObject(call.body) ? call.body['status'] : undefined
  if (listing === undefined || listing === null) throw notFound('no such listing')
  if (requested !== 'approved' && requested !== 'published') throw invalid('status is unknown')
  if (listing.status !== steps[requested])
    throw new ApiError('conflict', `a listing that is ${listing.status} cannot be ${requested}`)
  listing.status = requested
  return { status: 200, body: { listing: { ...listing } } }
}
