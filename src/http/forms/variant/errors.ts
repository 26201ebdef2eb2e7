import type { OperationId } from '../../../../generated/variant/operations.ts'
import type { VariantErrorBody } from '../../../../generated/variant/types.gen.ts'
import { encodeA2uiErrors } from '../../../conversations/a2ui/a2ui-errors.current.ts'
import type { Config } from '../../../platform/configuration/configuration.ts'
import { DomainError, type ErrorKind } from '../../../platform/errors.ts'
import { errorPagePath, serialCodes } from '../../error-pages/error-catalogue.ts'
import { opensDraft } from '../../resolve-form.ts'
import { errorReply, statuses } from '../../error-body.ts'
import type { Form } from '../../form.ts'

/**
 * Operations with the error body of the current form: drafts document its codes, and reactions share its route
 * (AMB-087).
 */
const currentBodies: ReadonlySet<OperationId> = new Set<OperationId>(['appendDraft', 'finalizeDraft', 'react'])
const send: OperationId = 'sendMessage'
/** Operation whose fields have the names of a media part. */
const voiceMemo: OperationId = 'sendVoiceMemo'

/** Field names of this form, by the names of the current form that the core uses. */
const fieldNames: Readonly<Record<string, string>> = {
  target_part_id: 'part_index',
  'reply_to.message_id': 'message.reply_to.message_id',
  'reply_to.part_id': 'message.reply_to.part_index',
  url: 'target_url',
}

/**
 * Creates the error encoder of this form: the form's own body with an integer code, or the body of the current form.
 */
export function errorEncoder(config: Pick<Config, 'publicUrl'>): Form['encodeError'] {
  return (error, operationId, request) => {
    const named = operationId === voiceMemo ? error : inOwnNames(error)
    const current = operationId === send ? opensDraft(request?.body) : currentBodies.has(operationId as OperationId)
    if (current) return errorReply(named)
    return { status: statuses[error.kind], body: encodeBody(config.publicUrl, named, request?.id) }
  }
}

/**
 * Encodes the error body (ERR-020 to ERR-026). The trace id is X-Request-Id of the response and requestId in the logs.
 */
function encodeBody(publicUrl: string, error: DomainError, traceId: string | undefined): VariantErrorBody {
  const problems = encodeA2uiErrors(error)
  return {
    error: {
      status: statuses[error.kind],
      code: codeOf(error.kind),
      message: error.message,
      doc_url: publicUrl + errorPagePath(error.kind),
      ...(error.kind === 'rate_limited' && { retry_after: Math.ceil(error.retryAfterSeconds ?? 1) }),
    },
    success: false,
    ...(traceId !== undefined && { trace_id: traceId }),
    ...(problems && { a2ui_errors: problems }),
  }
}

/** Returns the integer code: the status and a serial number of two digits (AMB-087). */
function codeOf(kind: ErrorKind): number {
  return statuses[kind] * 100 + serialCodes[kind]
}

/** Replaces the field name at the beginning of a message with the name in this form. */
function inOwnNames(error: DomainError): DomainError {
  const { kind, field, message, retryAfterSeconds } = error
  const own = field === undefined ? undefined : fieldNames[field]
  if (own === undefined || !message.startsWith(`${field} `)) return error
  return new DomainError(kind, own + message.slice(field!.length), { field: own, retryAfterSeconds, cause: error })
}
