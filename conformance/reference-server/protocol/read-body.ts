/** Reading request bodies: the 512 KB limit, JSON, and forms on the device routes. */
import type { IncomingMessage } from 'node:http'
import type { Subject } from '../state/server.ts'
import { invalid, OauthRefusal, Refusal } from './api-error.ts'

const limit = 524_288
/** What is read at most, so that a refused body cannot fill the memory. */
const ceiling = 16 * 1024 * 1024

/** The bytes of the body, or null when it is over the limit; the rest is drained so that the answer arrives. */
export async function readBody(subject: Subject, request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= ceiling) chunks.push(chunk)
  }
  return size > limit && !subject.faulty('body-limit-missing') ? null : Buffer.concat(chunks)
}

export function oversized(subject: Subject, path: string): Refusal {
  if (subject.faulty('oversize-elsewhere-500') && !path.endsWith('/messages'))
    return new Refusal('internal_error', 'too large')
  if (subject.faulty('body-limit-422')) return invalid('the body is too large')
  return new Refusal(
    subject.faulty('oversize-code-invalid') ? 'invalid_request' : 'payload_too_large',
    'the body is too large',
    413,
  )
}

/** The parsed body, undefined when there is none; malformed bodies are refused as the route demands (AMB-026). */
export function parseBody(subject: Subject, bytes: Buffer, contentType: string, path: string): unknown {
  if (bytes.length === 0) return undefined
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'application/x-www-form-urlencoded' && path.startsWith('/api/auth/device')) {
    return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')))
  }
  const plain = type === 'text/plain' && subject.faulty('plain-body-read-as-latin1')
  if (type !== 'application/json' && !plain)
    throw malformed(subject, path, 'Content-Type must be application/json', 415)
  try {
    return JSON.parse(bytes.toString(plain ? 'latin1' : 'utf8'))
  } catch {
    throw malformed(subject, path, 'the body is not JSON', 400)
  }
}

function malformed(subject: Subject, path: string, message: string, status: number): Error {
  if (subject.faulty('malformed-json-500')) return new Refusal('internal_error', message)
  if (path === '/api/auth/device/token') return new OauthRefusal('invalid_request', message)
  if (path === '/v1/me') return new Refusal('invalid_request', message, subject.chose('settings-422') ? 422 : 400)
  return subject.chose('malformed-400') ? new Refusal('invalid_request', message, status) : invalid(message)
}
