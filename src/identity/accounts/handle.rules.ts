import { handleReserved, invalidRequest } from '../../platform/errors.ts'

const shape = /^[a-z][a-z0-9_]{2,29}$/

/** Names that would look like the service itself in a link (AMB-066). */
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

/** Handles are compared without regard to case: this is the one spelling that is stored and looked up. */
export function foldHandle(handle: string): string {
  return handle.toLowerCase()
}

/**
 * The stored spelling of a handle that somebody wants to have.
 * @throws DomainError invalid_request when it cannot be a handle, handle_reserved when it is kept back
 */
export function newHandle(wanted: string): string {
  const handle = foldHandle(wanted)
  if (reserved.has(handle)) throw handleReserved(`The handle ${handle} is reserved.`)
  if (!shape.test(handle)) {
    throw invalidRequest('handle must be 3 to 30 letters, digits or underscores and begin with a letter.', 'handle')
  }
  return handle
}
