import type { OperationId } from '../../../../generated/variant/operations.ts'
import type { VariantErrorBody } from '../../../../generated/variant/types.gen.ts'
import { encodeA2uiErrors } from '../../../conversations/a2ui/a2ui-errors.current.ts'
import type { Config } from '../../../platform/configuration/configuration.ts'
import type { DomainError, ErrorKind, NameField } from '../../../platform/errors.ts'
import { errorPagePath, serialCodes } from '../../error-pages/error-catalogue.ts'
import { opensDraft } from '../../resolve-form.ts'
import { errorReply, snakeCaseName, statuses } from '../../error-body.ts'
import type { Form } from '../../form.ts'

/**
 * Operations with the error body of the current form: drafts document its codes, and reactions share its route
 * (AMB-087).
 */
const currentBodies: ReadonlySet<OperationId> = new Set<OperationId>(['appendDraft', 'finalizeDraft', 'react'])
const send: OperationId = 'sendMessage'

/** Domain fields with another name than in the current form. */
const ownNames: Readonly<Record<string, string>> = { targetPartId: 'part_index', url: 'target_url' }
const nameField: NameField = (field) => ownNames[field] ?? snakeCaseName(field)

/**
 * Creates the error encoder of this form: the form's own body with an integer code, or the body of the current form.
 */
export function errorEncoder(config: Pick<Config, 'publicUrl'>): Form['encodeError'] {
  return (error, operationId, request) => {
    const current = operationId === send ? opensDraft(request?.body) : currentBodies.has(operationId as OperationId)
    if (current) return errorReply(error, nameField)
    return { status: statuses[error.kind], body: encodeBody(config.publicUrl, error, request?.id) }
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
      message: error.messageFor(nameField),
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
