/** Faults that disclose private data in answers. */
import { byHandle } from '../chats/chats.ts'
import type { Reply } from '../protocol/route.ts'
import { isObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'

const credentialOf = (server: ReferenceServer, actor: Actor): string =>
  [...server.credentials].find(([, known]) => known.actor === actor)?.[0] ?? ''

/** Applies the faults to an answer. */
export function withFaults(server: ReferenceServer, request: { method: string; path: string }, reply: Reply): Reply {
  const [, root, area = '', , handle = ''] = request.path.split('/')
  if (root?.startsWith('@') === true && server.hasFault('share-page-header-names-owner'))
    return withHeader(reply, 'x-owner', server.handles.get(root.slice(1).toLowerCase())?.ownerId ?? 'nobody')
  if (request.method === 'PUT' && request.path.startsWith('/v1/me/installations/')) {
    if (reply.status > 299 || !server.hasFault('installation-header-shows-token')) return reply
    return withHeader(reply, 'x-installed', credentialOf(server, byHandle(server, handle)))
  }
  if (area === 'contact-requests' && server.hasFault('contact-request-shows-session')) {
    const sessions = [...server.credentials].filter(([, { kind }]) => kind === 'session').map(([session]) => session)
    return isObject(reply.body) ? { ...reply, body: { ...reply.body, sessions } } : reply
  }
  return reply
}

/** Applies the faults to the answer of a rejected request. */
export function rejectionWithFaults(server: ReferenceServer, url: string, reply: Reply): Reply {
  if (reply.status === 401 && server.hasFault('rejection-shows-upload')) {
    const last = [...server.attachments.values()].at(-1)
    return last === undefined ? reply : withHeader(reply, 'x-uploaded', `${server.baseUrl}${last.path}`)
  }
  if (
    !url.endsWith('/typing') ||
    reply.status === 401 ||
    !server.hasFault('typing-error-flat') ||
    !isObject(reply.body)
  )
    return reply
  return { ...reply, body: reply.body['error'] ?? null }
}

const withHeader = (reply: Reply, name: string, value: string): Reply => ({
  ...reply,
  headers: { ...reply.headers, [name]: value },
})
