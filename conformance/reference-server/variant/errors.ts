/** Refusals in the body of the variant form (ERR-020 to ERR-026), or in that of the current one, which is as good (AMB-087). */
import { Refusal } from '../protocol/api-error.ts'
import type { Handle, Reply } from '../protocol/route.ts'
import { mint } from '../state/ids.ts'
import type { JsonObject } from '../state/json.ts'
import type { Subject } from '../state/server.ts'

/** Runs a handler whose refusals are of the variant form. */
export const inVariantBody =
  (handle: Handle): Handle =>
  async (call) => {
    try {
      return await handle(call)
    } catch (error) {
      if (!(error instanceof Refusal) || call.subject.chose('variant-errors-current')) throw error
      return { status: error.status, body: encode(call.subject, error.status, error.message) }
    }
  }

/** Runs a handler of drafts, whose refusals have the current body unless the subject chose otherwise. */
export const inDraftBody =
  (handle: Handle): Handle =>
  (call) =>
    call.subject.chose('draft-errors-variant') ? inVariantBody(handle)(call) : handle(call)

/** A 429 of the current form as the variant form has it. */
export function limitedInVariantBody(subject: Subject, reply: Reply): Reply {
  if (subject.chose('variant-errors-current') || reply.body === undefined) return reply
  return {
    ...reply,
    body: encode(subject, reply.status, 'too many requests', Number(reply.headers?.['retry-after'] ?? 1)),
  }
}

function encode(subject: Subject, status: number, message: string, seconds?: number): JsonObject {
  const error: JsonObject = {
    status: subject.faulty('variant-error-status-422') ? 422 : status,
    code: subject.faulty('variant-error-code-fraction') ? status + 0.5 : status * 100 + 1,
    message,
    doc_url: `https://docs.example/errors/${status}`,
  }
  if (seconds !== undefined)
    error['retry_after'] = subject.faulty('variant-retry-after-fraction') ? seconds + 0.5 : seconds
  if (seconds === undefined && subject.faulty('variant-retry-after-always')) error['retry_after'] = 1
  if (seconds !== undefined && subject.faulty('variant-retry-after-missing')) delete error['retry_after']
  if (subject.faulty('variant-error-without-message')) delete error['message']
  if (subject.faulty('variant-error-without-doc-url')) delete error['doc_url']
  const trace = subject.faulty('variant-trace-id-number') ? 7 : mint('trc')
  return { error, success: subject.faulty('variant-error-success-true'), trace_id: trace }
}
