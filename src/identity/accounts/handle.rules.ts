import { handleReserved, invalidRequest } from '../../platform/errors.ts'

const shape = /^[a-z][a-z0-9_]{2,29}$/

/** Names that could be mistaken for the service in a link (AMB-066). */
const reserved = new Set([
  'me',
  'admin',
  'api',
  'agent',
  'agents',
  'support',
  'system',
  'security',
  'help',
  'store',
  'directory',
  'www',
])

/** Normalizes a handle: handles are case-insensitive, and stored and looked up in lower case. */
export function foldHandle(handle: string): string {
  return handle.toLowerCase()
}

/**
 * Validates and normalizes a new handle.
 * @throws DomainError invalid_request for an invalid handle, handle_reserved for a reserved one
 */
export function newHandle(requestedHandle: string): string {
  const handle = foldHandle(requestedHandle)
  if (reserved.has(handle)) throw handleReserved(`The handle ${handle} is reserved.`)
  if (!shape.test(handle)) {
    throw invalidRequest('handle must be 3 to 30 letters, digits or underscores and begin with a letter.', 'handle')
  }
  return handle
}
