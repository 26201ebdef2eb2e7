/** Reads request bodies: the 512 KB limit, JSON, and forms on the device routes. */
import type { IncomingMessage } from 'node:http'
import type { ReferenceServer } from '../state/server.ts'
import { invalid, OauthError, ApiError } from './api-error.ts'

const limit = 524_288
/** Maximum number of bytes stored. Later bytes are read and dropped, so that a rejected body cannot fill the memory. */
const ceiling = 16 * 1024 * 1024

/** Returns the body, or null above the limit. Reads the remaining bytes, so that the client receives the response. */
export async function readBody(server: ReferenceServer, request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= ceiling) chunks.push(chunk)
  }
  const most = server.hasChoice('decimal-sizes') ? 512_000 : limit
  return size > most && !server.hasFault('body-limit-missing') ? null : Buffer.concat(chunks)
}

export function oversized(server: ReferenceServer, path: string): ApiError {
  if (server.hasFault('oversize-elsewhere-500') && !path.endsWith('/messages'))
    return new ApiError('internal_error', 'too large')
  if (server.hasFault('body-limit-422')) return invalid('the body is too large')
  return new ApiError(
    server.hasFault('oversize-code-invalid') ? 'invalid_request' : 'payload_too_large',
    'the body is too large',
    413,
  )
}

/** Parses the body. Undefined for an empty one. Rejects a malformed body as the route requires (AMB-026). */
export function parseBody(server: ReferenceServer, bytes: Buffer, contentType: string, path: string): unknown {
  if (bytes.length === 0) return undefined
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'application/x-www-form-urlencoded' && path.startsWith('/api/auth/device')) {
    return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')))
  }
  const plain = type === 'text/plain' && server.hasFault('plain-body-read-as-latin1')
  const a2a = type === 'application/a2a+json' && path.startsWith('/a2a-http/')
  if (type !== 'application/json' && !plain && !a2a)
    throw malformed(server, path, 'Content-Type must be application/json', 415)
  try {
    return JSON.parse(bytes.toString(plain ? 'latin1' : 'utf8'))
  } catch {
    throw malformed(server, path, 'the body is not JSON', 400)
  }
}

function malformed(server: ReferenceServer, path: string, message: string, status: number): Error {
  if (path.endsWith('/typing') && server.hasFault('malformed-typing-500'))
    return new ApiError('internal_error', message)
  if (server.hasFault('malformed-json-500')) return new ApiError('internal_error', message)
  if (path === '/api/auth/device/token' && !server.hasFault('device-malformed-body-422'))
    return new OauthError('invalid_request', message)
  if (path === '/v1/me') return new ApiError('invalid_request', message, server.hasChoice('settings-422') ? 422 : 400)
  return server.hasChoice('malformed-400') ? new ApiError('invalid_request', message, status) : invalid(message)
}
