/** Uploads, attachment URLs, and parts with attachments (ATT-001 to ATT-015). */
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { invalid, notFound, ApiError } from '../protocol/api-error.ts'
import type { Call, OpenCall, Reply } from '../protocol/route.ts'
import { newId, newSecret } from '../state/ids.ts'
import type { Json, JsonObject } from '../state/json.ts'
import type { Actor, Attachment } from '../state/model.ts'
import { countCall, type ReferenceServer } from '../state/server.ts'

export const uploadPath = '/v1/attachments'
const limit = 100 * 1024 * 1024
/** Maximum number of bytes stored of a body. Checks send larger bodies only to test the rejection. */
const ceiling = 4 * 1024 * 1024

/**
 * Reads an upload. Returns its bytes or an error. Rejects a body with too large a Content-Length without reading it.
 */
export async function readUpload(server: ReferenceServer, request: IncomingMessage): Promise<Buffer | ApiError> {
  const declared = request.headers['content-length']
  if (declared === undefined && !server.hasFault('attachment-chunked-accepted')) {
    return server.hasChoice('attachment-length-411')
      ? new ApiError('invalid_request', 'Content-Length is missing', 411)
      : invalid('Content-Length is missing')
  }
  if (Number(declared ?? 0) > 10_000_000 && server.hasFault('attachment-limit-10-megabytes'))
    return new ApiError('payload_too_large', 'too large')
  const most = server.hasChoice('decimal-sizes') ? 100_000_000 : limit
  if (Number(declared ?? 0) > most && !server.hasFault('attachment-limit-missing')) {
    return server.hasFault('attachment-limit-422')
      ? invalid('too large')
      : new ApiError('payload_too_large', 'too large')
  }
  if (Number(declared ?? 0) > 10_000_000 && server.hasFault('upload-limit-10-mb'))
    return new ApiError('payload_too_large', 'too large')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= ceiling) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export function uploadAttachment({ server, actor, body, headers }: Call): Reply {
  if (server.hasChoice('attachments-not-offered'))
    throw new ApiError('internal_error', 'attachments are not offered', 501)
  if (body instanceof ApiError) throw body
  const [contentType, filename] = [headers['content-type'], headers['x-svc-filename']]
  if (filename !== undefined && server.hasFault('attachment-filename-rejected'))
    throw invalid('X-Svc-Filename is unknown')
  if (server.hasChoice('attachment-headers-mandatory') && (contentType === undefined || filename === undefined))
    throw invalid('headers are missing')
  const id = server.hasFault('attachment-id-reused')
    ? 'att_1'
    : newId(server.hasFault('attachment-id-unmarked') ? 'file' : 'att')
  const bytes = body as Buffer
  const equal = [...server.attachments.values()].find((other) => other.bytes.equals(bytes))
  if (equal !== undefined && server.hasFault('equal-uploads-share-attachment'))
    return { status: 201, body: { attachment: { id: equal.id, url: urlOf(server, equal) } } }
  const place = placeOf(server, bytes)
  const attachment: Attachment = {
    id,
    ownerId: actor.id,
    bytes: spoiled(server, bytes, contentType),
    path: `/media/${place}`,
    contentType: server.hasFault('attachment-type-forgotten')
      ? 'application/octet-stream'
      : (contentType ?? 'application/octet-stream'),
  }
  server.attachments.set(id, attachment)
  const shown: JsonObject = {
    id,
    ...(server.hasFault('attachment-without-url') ? {} : { url: urlOf(server, attachment) }),
  }
  return { status: 201, body: server.hasFault('attachment-unwrapped') ? shown : { attachment: shown } }
}

/** Returns the path of the bytes below /media/. The path is a secret, except with faults. */
function placeOf(server: ReferenceServer, bytes: Buffer): string {
  if (server.hasFault('attachment-url-guessable')) return String(countCall(server, 'attachments'))
  if (server.hasFault('attachment-url-from-bytes')) return createHash('sha256').update(bytes).digest('hex')
  if (server.hasFault('attachment-url-serial'))
    return `${countCall(server, 'attachments').toString(16).padStart(24, 'f0e1d2c3b4a59687')}/bytes`
  return `${newSecret()}/bytes`
}

function spoiled(server: ReferenceServer, bytes: Buffer, contentType = ''): Buffer {
  if (server.hasFault('attachment-bytes-as-text')) return Buffer.from(bytes.toString('utf8'))
  if (server.hasFault('attachment-json-rewritten') && contentType === 'application/json')
    return Buffer.from(JSON.stringify(JSON.parse(bytes.toString())))
  if (server.hasFault('attachment-form-taken-apart') && contentType.startsWith('multipart/form-data'))
    return Buffer.from(bytes.toString('latin1').split('\r\n\r\n')[1]?.split('\r\n--')[0] ?? '', 'latin1')
  if (server.hasFault('attachment-base64-decoded') && /^[A-Za-z\d+/]{40,}={0,2}$/.test(bytes.toString('latin1')))
    return Buffer.from(bytes.toString('latin1'), 'base64')
  return bytes
}

const urlOf = (server: ReferenceServer, { path }: Attachment): string =>
  `${server.baseUrl}${path}${server.hasChoice('attachment-urls-signed-anew') ? `?signature=${newSecret(8)}` : ''}`

const urlName = (server: ReferenceServer): string =>
  server.hasChoice('attachment-url-named-download-url') ? 'download_url' : 'url'

export function getMedia(call: OpenCall): Reply {
  const { server, token, params } = call
  const asked = `/media/${params.join('/')}`
  const compared = server.hasFault('media-found-by-beginning') ? 16 : undefined
  const found = [...server.attachments.values()].find(
    ({ path }) => path.slice(0, compared) === asked.slice(0, compared),
  )
  if (server.hasChoice('media-needs-credential') && !server.credentials.has(token))
    throw new ApiError('unauthorized', 'a credential is needed')
  if (found === undefined) throw notFound('no such media')
  return {
    status: 200,
    bytes: server.hasFault('download-cut-at-64-kib') ? found.bytes.subarray(0, 65_536) : found.bytes,
    headers: { 'content-type': found.contentType, 'x-content-type-options': 'nosniff' },
  }
}

/** Returns the metadata of an attachment. Only the uploader can read it. */
export function getAttachment({ server, token, params }: OpenCall): Reply {
  const actor = server.credentials.get(token)?.actor
  const attachment = server.attachments.get(params[0] ?? '')
  if (actor === undefined && !server.hasFault('attachment-metadata-open'))
    throw new ApiError('unauthorized', 'a credential is needed')
  const own =
    attachment?.ownerId === actor?.id ||
    (actor === undefined
      ? server.hasFault('attachment-metadata-open')
      : server.hasFault('attachment-metadata-shared')) ||
    (server.hasFault('recipient-reads-metadata') && hasReceived(server, actor, params[0] ?? ''))
  if (attachment === undefined || !own) throw notFound('no such attachment')
  const { id, contentType: content_type, bytes } = attachment
  return {
    status: 200,
    body: { attachment: { id, url: urlOf(server, attachment), content_type, size: bytes.length } },
  }
}

/** Returns whether an actor is a member of a chat with a message that has this attachment. */
const hasReceived = (server: ReferenceServer, actor: Actor | undefined, id: string): boolean =>
  actor !== undefined &&
  [...server.messages.values()].some(
    ({ chatId, parts }) =>
      parts.some((part) => part['attachment_id'] === id) && server.chats.get(chatId)?.members.has(actor.id) === true,
  )

/** Parts may only refer to uploads of their sender (PART-015, AMB-127). */
export function checkAttachments(server: ReferenceServer, actor: Actor, parts: readonly JsonObject[]): void {
  for (const { attachment_id: id } of parts) {
    if (typeof id !== 'string') continue
    const attachment = server.attachments.get(id)
    if (attachment === undefined && server.hasFault('unknown-attachment-500'))
      throw new ApiError('internal_error', 'no such attachment')
    if (
      attachment === undefined &&
      (server.hasFault('unknown-attachment-accepted') || server.hasChoice('other-attachments-taken'))
    )
      continue
    if (attachment?.ownerId === actor.id && !server.hasFault('attachment-id-rejected')) continue
    if (server.hasFault('recipient-reuses-attachment') && hasReceived(server, actor, id)) continue
    if (
      attachment !== undefined &&
      (server.hasFault('foreign-attachment-opened') || server.hasChoice('other-attachments-taken'))
    )
      continue
    throw invalid('no such attachment')
  }
}

/** Renders a media part for its readers: with the URL of the bytes (AMB-059). */
export function withAddress(server: ReferenceServer, part: JsonObject, senderId: string): JsonObject {
  const { attachment_id: id, ...rest } = part
  if (typeof id !== 'string') return part
  if (server.hasFault('attachment-part-emptied')) return rest
  const attachment = server.hasFault('attachment-part-of-another')
    ? [...server.attachments.values()].find((other) => other.id !== id)
    : server.attachments.get(id)
  const opened =
    attachment !== undefined &&
    (attachment.ownerId === senderId ||
      server.hasFault('foreign-attachment-opened') ||
      server.hasFault('attachment-part-of-another'))
  if (!opened || server.hasChoice('media-parts-show-ids')) return part
  const address = { [urlName(server)]: urlOf(server, attachment) }
  return server.hasChoice('media-parts-show-urls') ? { ...rest, ...address } : { ...part, ...address }
}

/** Returns the URL of the last upload of an agent, for the fault attachment-url-in-profile. */
export const lastUrlOf = (server: ReferenceServer, actor: Actor): Json => {
  const last = [...server.attachments.values()].findLast(({ ownerId }) => ownerId === actor.id)
  return last === undefined ? null : urlOf(server, last)
}
