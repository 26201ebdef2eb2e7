import type { DomainError, ErrorKind } from '../core/errors.ts'
import type { Reply } from './handler.ts'

/** The error body of the current form and of the project's own routes (ERR-001). */
export function errorReply(statuses: Readonly<Record<ErrorKind, number>>, error: DomainError): Reply {
  return { status: statuses[error.kind], body: { error: { code: error.kind, message: error.message } } }
}
