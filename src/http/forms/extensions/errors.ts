import { invalidRequest, type DomainError } from '../../../platform/errors.ts'
import { errorReply } from '../../error-body.ts'
import type { Reply } from '../../handler.ts'

/** Decisions about a device answer 400 for every invalid request, as pairing does (AMB-069). */
const answers400: ReadonlySet<string> = new Set(['approveDeviceAuthorization', 'denyDeviceAuthorization'])

export function encodeError(error: DomainError, operationId?: string): Reply {
  const malformed = error.kind === 'invalid_request' || error.kind === 'payload_too_large'
  if (!malformed || operationId === undefined || !answers400.has(operationId)) return errorReply(error)
  return { ...errorReply(invalidRequest(error.message)), status: 400 }
}
