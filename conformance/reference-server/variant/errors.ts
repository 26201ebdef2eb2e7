/** Error bodies of the variant form (ERR-020 to ERR-026). The current error body is a legal choice (AMB-087). */
import { a2uiMembers } from '../messages/a2ui.ts'
import { ApiError, notFound } from '../protocol/api-error.ts'
import type { Handle, OpenCall, Reply } from '../protocol/route.ts'
import { newId } from '../state/ids.ts'
import type { JsonObject } from '../state/json.ts'
import type { ReferenceServer } from '../state/server.ts'

/** Runs a handler whose errors have the variant body. */
export const inVariantBody =
  (handle: Handle): Handle =>
  async (call) => {
    try {
      return await handle(call)
    } catch (error) {
      if (!(error instanceof ApiError) || call.server.hasChoice('variant-errors-current')) throw error
      const body = encode(call.server, error.status, error.message)
      return {
        status: error.status,
        body: { ...body, ...a2uiMembers(call.server, error, body['error'] as JsonObject) },
      }
    }
  }

/**
 * Runs a handler of drafts. Its errors have the current body, or the variant body with the choice
 * draft-errors-variant.
 */
export const inDraftBody =
  (handle: Handle): Handle =>
  (call) =>
    call.server.hasChoice('draft-errors-variant') ? inVariantBody(handle)(call) : handle(call)

/** Translates a 429 of the current form into the variant error body. */
export function limitedInVariantBody(server: ReferenceServer, reply: Reply): Reply {
  if (server.hasChoice('variant-errors-current') || reply.body === undefined) return reply
  return {
    ...reply,
    body: encode(server, reply.status, 'too many requests', secondsOf(reply.headers?.['retry-after'] ?? '1')),
  }
}

/** Returns the seconds of a Retry-After header: a number, or a date (choice retry-after-as-date). */
const secondsOf = (header: string): number =>
  /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000)

/** GET /errors/{status}: the page to which doc_url refers. */
export function getErrorPage({ server, params }: OpenCall): Reply {
  if (server.hasFault('doc-url-leads-nowhere')) throw notFound('no such page')
  return { status: 200, body: `Answers with status ${params[0]}` }
}

function encode(server: ReferenceServer, status: number, message: string, seconds?: number): JsonObject {
  const error: JsonObject = {
    status: server.hasFault('variant-error-status-422') ? 422 : status,
    code: server.hasFault('variant-error-code-fraction') ? status + 0.5 : status * 100 + 1,
    message,
    doc_url: `${server.hasChoice('error-documents-elsewhere') ? 'https://docs.example' : server.baseUrl}/errors/${status}`,
  }
  if (seconds !== undefined)
    error['retry_after'] = server.hasFault('variant-retry-after-fraction') ? seconds + 0.5 : seconds
  if (seconds === undefined && server.hasFault('variant-retry-after-always')) error['retry_after'] = 1
  if (seconds !== undefined && server.hasFault('variant-retry-after-missing')) delete error['retry_after']
  if (server.hasFault('variant-error-without-message')) delete error['message']
  if (server.hasFault('variant-error-without-doc-url')) delete error['doc_url']
  const trace = server.hasFault('variant-trace-id-number') ? 7 : newId('trc')
  return { error, success: server.hasFault('variant-error-success-true'), trace_id: trace }
}
