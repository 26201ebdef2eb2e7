import type { OperationId } from '../../../../generated/variant/operations.ts'
import type { VariantErrorBody } from '../../../../generated/variant/types.gen.ts'
import { encodeA2uiErrors } from '../../../conversations/a2ui/a2ui-errors.current.ts'
import type { Config } from '../../../platform/configuration/configuration.ts'
import { DomainError, type ErrorKind } from '../../../platform/errors.ts'
import { errorPagePath, serialCodes } from '../../error-pages/error-catalogue.ts'
import { opensDraft } from '../../resolve-form.ts'
import { errorReply, statuses } from '../../error-body.ts'
import type { Form } from '../../form.ts'

/** These keep the body of the current form: drafts name its codes, and reactions are on its route (AMB-087). */
const currentBodies: ReadonlySet<OperationId> = new Set<OperationId>(['appendDraft', 'finalizeDraft', 'react'])
const send: OperationId = 'sendMessage'
/** Its members have the names of a media part. */
const voiceMemo: OperationId = 'sendVoiceMemo'

/** What the core calls by the names of the current form. */
const fieldNames: Readonly<Record<string, string>> = {
  target_part_id: 'part_index',
  'reply_to.message_id': 'message.reply_to.message_id',
  'reply_to.part_id': 'message.reply_to.part_index',
  url: 'target_url',
}

/** Renders errors of this form: its own body with an integer code, or the current one. */
export function errorEncoder(config: Pick<Config, 'publicUrl'>): Form['encodeError'] {
  return (error, operationId, request) => {
    const named = operationId === voiceMemo ? error : inOwnNames(error)
    const current = operationId === send ? opensDraft(request?.body) : currentBodies.has(operationId as OperationId)
    if (current) return errorReply(named)
    return { status: statuses[error.kind], body: encodeBody(config.publicUrl, named, request?.id) }
  }
}

/** ERR-020 to ERR-026. The trace id is what answers carry in X-Request-Id and logs as requestId. */
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

/** The status and a serial of two digits (AMB-087). */
function codeOf(kind: ErrorKind): number {
  return statuses[kind] * 100 + serialCodes[kind]
}

/** A message that begins with the name of a member begins with the name that the caller knows. */
function inOwnNames(error: DomainError): DomainError {
  const { kind, field, message, retryAfterSeconds } = error
  const own = field === undefined ? undefined : fieldNames[field]
  if (own === undefined || !message.startsWith(`${field} `)) return error
  return new DomainError(kind, own + message.slice(field!.length), { field: own, retryAfterSeconds, cause: error })
}
