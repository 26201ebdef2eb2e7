/** Uploads, the addresses of their bytes, and parts that name them (ATT-001 to ATT-015). */
import type { IncomingMessage } from 'node:http'
import { invalid, notFound, Refusal } from '../protocol/api-error.ts'
import type { Call, OpenCall, Reply } from '../protocol/route.ts'
import { mint, secret } from '../state/ids.ts'
import type { Json, JsonObject } from '../state/json.ts'
import type { Actor, Attachment } from '../state/model.ts'
import { count, type Subject } from '../state/server.ts'

export const uploadPath = '/v1/attachments'
const limit = 100 * 1024 * 1024
/** What is kept of a body; a check sends more only to see it refused. */
const ceiling = 4 * 1024 * 1024

/** The bytes of an upload, or why they are not taken; what is declared too long is answered unread. */
export async function readUpload(subject: Subject, request: IncomingMessage): Promise<Buffer | Refusal> {
  const declared = request.headers['content-length']
  if (declared === undefined && !subject.faulty('attachment-chunked-accepted')) {
    return subject.chose('attachment-length-411')
      ? new Refusal('invalid_request', 'Content-Length is missing', 411)
      : invalid('Content-Length is missing')
  }
  if (Number(declared ?? 0) > limit && !subject.faulty('attachment-limit-missing')) {
    return subject.faulty('attachment-limit-422') ? invalid('too large') : new Refusal('payload_too_large', 'too large')
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= ceiling) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export function uploadAttachment({ subject, actor, body, headers }: Call): Reply {
  if (subject.chose('attachments-not-offered')) throw new Refusal('internal_error', 'attachments are not offered', 501)
  if (body instanceof Refusal) throw body
  const [contentType, filename] = [headers['content-type'], headers['x-svc-filename']]
  if (filename !== undefined && subject.faulty('attachment-filename-refused'))
    throw invalid('X-Svc-Filename is unknown')
  if (subject.chose('attachment-headers-mandatory') && (contentType === undefined || filename === undefined))
    throw invalid('headers are missing')
  const id = subject.faulty('attachment-id-reused')
    ? 'att_1'
    : mint(subject.faulty('attachment-id-unmarked') ? 'file' : 'att')
  const place = subject.faulty('attachment-url-guessable') ? String(count(subject, 'attachments')) : `${secret()}/bytes`
  const attachment: Attachment = {
    id,
    ownerId: actor.id,
    bytes: spoiled(subject, body as Buffer, contentType),
    path: `/media/${place}`,
    contentType: subject.faulty('attachment-type-forgotten')
      ? 'application/octet-stream'
      : (contentType ?? 'application/octet-stream'),
  }
  subject.attachments.set(id, attachment)
  const shown: JsonObject = {
    id,
    ...(subject.faulty('attachment-without-url') ? {} : { url: urlOf(subject, attachment) }),
  }
  return { status: 201, body: subject.faulty('attachment-unwrapped') ? shown : { attachment: shown } }
}

function spoiled(subject: Subject, bytes: Buffer, contentType = ''): Buffer {
  if (subject.faulty('attachment-bytes-as-text')) return Buffer.from(bytes.toString('utf8'))
  if (subject.faulty('attachment-json-rewritten') && contentType === 'application/json')
    return Buffer.from(JSON.stringify(JSON.parse(bytes.toString())))
  return bytes
}

const urlOf = (subject: Subject, { path }: Attachment): string =>
  `${subject.baseUrl}${path}${subject.chose('attachment-urls-signed-anew') ? `?signature=${secret(8)}` : ''}`

export function getMedia(call: OpenCall): Reply {
  const { subject, token, params } = call
  const asked = `/media/${params.join('/')}`
  const compared = subject.faulty('media-found-by-beginning') ? 16 : undefined
  const found = [...subject.attachments.values()].find(
    ({ path }) => path.slice(0, compared) === asked.slice(0, compared),
  )
  if (subject.chose('media-needs-credential') && !subject.credentials.has(token))
    throw new Refusal('unauthorized', 'a credential is needed')
  if (found === undefined) throw notFound('no such media')
  return {
    status: 200,
    bytes: found.bytes,
    headers: { 'content-type': found.contentType, 'x-content-type-options': 'nosniff' },
  }
}

/** For its uploader alone. */
export function getAttachment({ subject, token, params }: OpenCall): Reply {
  const actor = subject.credentials.get(token)?.actor
  const attachment = subject.attachments.get(params[0] ?? '')
  if (actor === undefined && !subject.faulty('attachment-metadata-open'))
    throw new Refusal('unauthorized', 'a credential is needed')
  const own =
    attachment?.ownerId === actor?.id ||
    (actor === undefined ? subject.faulty('attachment-metadata-open') : subject.faulty('attachment-metadata-shared'))
  if (attachment === undefined || !own) throw notFound('no such attachment')
  const { id, contentType: content_type, bytes } = attachment
  return {
    status: 200,
    body: { attachment: { id, url: urlOf(subject, attachment), content_type, size: bytes.length } },
  }
}

/** Parts may name what their sender uploaded (PART-015, AMB-127). */
export function checkAttachments(subject: Subject, actor: Actor, parts: readonly JsonObject[]): void {
  for (const { attachment_id: id } of parts) {
    if (typeof id !== 'string') continue
    const attachment = subject.attachments.get(id)
    if (attachment === undefined && subject.faulty('unknown-attachment-500'))
      throw new Refusal('internal_error', 'no such attachment')
    if (
      attachment === undefined &&
      (subject.faulty('unknown-attachment-accepted') || subject.chose('other-attachments-taken'))
    )
      continue
    if (attachment?.ownerId === actor.id && !subject.faulty('attachment-id-refused')) continue
    if (
      attachment !== undefined &&
      (subject.faulty('foreign-attachment-opened') || subject.chose('other-attachments-taken'))
    )
      continue
    throw invalid('no such attachment')
  }
}

/** A media part as its readers see it: with the address of the bytes (AMB-059). */
export function withAddress(subject: Subject, part: JsonObject, senderId: string): JsonObject {
  const { attachment_id: id, ...rest } = part
  if (typeof id !== 'string') return part
  if (subject.faulty('attachment-part-emptied')) return rest
  const attachment = subject.faulty('attachment-part-of-another')
    ? [...subject.attachments.values()].find((other) => other.id !== id)
    : subject.attachments.get(id)
  const opened =
    attachment !== undefined &&
    (attachment.ownerId === senderId ||
      subject.faulty('foreign-attachment-opened') ||
      subject.faulty('attachment-part-of-another'))
  if (!opened || subject.chose('media-parts-show-ids')) return part
  const url: Json = urlOf(subject, attachment)
  return subject.chose('media-parts-show-urls') ? { ...rest, url } : { ...part, url }
}

/** What an agent uploaded last, for the fault that shows it to everybody. */
export const lastUrlOf = (subject: Subject, actor: Actor): Json => {
  const last = [...subject.attachments.values()].findLast(({ ownerId }) => ownerId === actor.id)
  return last === undefined ? null : urlOf(subject, last)
}
