import type { OperationId } from '../../../../generated/current/operations.ts'
import { invalidRequest, type DomainError } from '../../../platform/errors.ts'
import { errorReply } from '../../error-body.ts'
import type { Reply } from '../../handler.ts'
import { oauthFailure } from './oauth-failure.ts'

/** Pairing answers 400 where other routes answer 422 (AMB-069). */
const answers400: ReadonlySet<OperationId> = new Set<OperationId>([
  'startDeviceAuthorization',
  'getDeviceAuthorization',
])

const deviceToken: OperationId = 'exchangeDeviceCode'
const settings: OperationId = 'updateSettings'

/** Renders a refusal of an operation of the current form, or of no operation at all. */
export function encodeError(error: DomainError, operationId?: string): Reply {
  const malformed = error.kind === 'invalid_request' || error.kind === 'payload_too_large'
  // PATCH /v1/me lists its statuses, and 413 is none of them (SET-007).
  if (operationId === settings && malformed) return { ...errorReply(invalidRequest(error.message)), status: 400 }
  // Whatever is wrong with a poll, OAuth clients read it from OAuth's body (DEV-014).
  if (operationId === deviceToken && malformed) return oauthFailure('invalid_request', error.message)
  const reply = errorReply(error)
  const exception = error.kind === 'invalid_request' && answers400.has(operationId as OperationId)
  return exception ? { ...reply, status: 400 } : reply
}
