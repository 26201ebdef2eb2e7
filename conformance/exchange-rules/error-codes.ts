/** Each rejection has the error body, and each code has one status, on all routes. */
import { operations } from '../../generated/current/operations.ts'
import type { RequirementId } from '../../generated/requirements.ts'
import { statusOfCode } from '../client/error-codes.ts'
import { Findings } from './findings.ts'
import type { Observation } from './observation.ts'

const requirements: Readonly<Record<string, RequirementId>> = {
  unauthorized: 'ERR-003',
  forbidden: 'ERR-004',
  not_found: 'ERR-005',
  conflict: 'ERR-006',
  idempotency_conflict: 'ERR-007',
  limit_exceeded: 'ERR-008',
  handle_taken: 'ERR-009',
  handle_reserved: 'ERR-010',
  payload_too_large: 'ERR-011',
  invalid_request: 'ERR-012',
  rate_limited: 'ERR-013',
  internal_error: 'ERR-014',
  temporarily_unavailable: 'ERR-015',
}

const charactersShown = 1000

/** Operations that answer invalid_request with 400, as the document states (AMB-068, AMB-069). */
const answers400 = /^(updateSettings|startDeviceAuthorization|getDeviceAuthorization|exchangeDeviceCode)$/

export class ErrorCodesRule {
  readonly findings = new Findings()

  #judgeBody({ exchange, status, text, body: received, path }: Observation): void {
    const body = received as { error?: { code?: unknown; message?: unknown } | null } | undefined | null
    const error = typeof body?.error === 'object' ? body.error : undefined
    if (typeof error?.code === 'string' && typeof error.message === 'string') return
    this.findings.add(`body ${exchange.operation}`, {
      requirement: 'ERR-001',
      what: `the body of ${exchange.request.method} ${path} (${status}) is { error: { code, message } } with two strings`,
      expected: '{ error: { code, message } }',
      actual: text.slice(0, charactersShown),
      later: exchange,
    })
  }

  see(seen: Observation): void {
    const { exchange, status, path } = seen
    // Routes outside of the documents may answer in any form.
    if (exchange.operation === null || status === null || status < 400) return
    this.findings.judged += 1
    if (isOfCurrentForm(seen)) this.#judgeBody(seen)
    const code = codeIn(seen.body)
    const stated = code === undefined ? undefined : statusOfCode[code]
    if (code === undefined || stated === undefined || stated === status) return
    if (code === 'invalid_request' && status === 400 && answers400.test(exchange.operation)) return
    this.findings.add(`${code} ${status} ${exchange.operation}`, {
      requirement: requirements[code] as RequirementId,
      what: `${exchange.request.method} ${path} answers code ${code} with ${status}`,
      expected: `status ${stated}`,
      actual: status,
      ...(isTolerated(seen, code) ? { tolerated: true } : {}),
      later: exchange,
    })
  }
}

/**
 * Returns whether the document requires the current error body: for a request in this form that the target could parse
 * (ERR-002).
 */
function isOfCurrentForm(seen: Observation): boolean {
  const { status, text, path, requestBody: body } = seen
  const { operation, request, response } = seen.exchange
  const described = operations[operation as keyof typeof operations] as { path: string } | undefined
  if (operation === null || described === undefined || answersOtherwise.test(operation)) return false
  // The variant form has operations of the same name at other paths.
  if (!new RegExp(`${described.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path)) return false
  if (!isJson(response?.headers['content-type']) || status === 429 || text.includes('a2ui')) return false
  if (request.method === 'GET' || operation === 'uploadAttachment') return true
  if (!isJson(request.headers['content-type']) || body === undefined) return false
  const { chat_id: chatId, type } = (body ?? {}) as { chat_id?: unknown; type?: unknown }
  if (operation === 'sendMessage') return typeof chatId === 'string'
  return operation !== 'react' || type === 'emoji'
}

/** Operations with their own error body (ERR-033). */
const answersOtherwise = /Device/
const isJson = (type: string | undefined): boolean => /^application\/([a-z0-9.+-]+\+)?json\b/i.test(type ?? '')

/** Returns whether a decision leaves the status open (AMB-026, AMB-044, AMB-060, AMB-083, AMB-098, AMB-124). */
function isTolerated({ exchange: { operation, request }, requestBody }: Observation, code: string): boolean {
  if (code !== 'invalid_request') return false
  if (request.method === 'GET' || operation === 'uploadAttachment') return true
  // A body that the recorder truncated counts as malformed.
  return !isJson(request.headers['content-type']) || requestBody === undefined || /a2ui/i.test(request.body ?? '')
}

function codeIn(body: unknown): string | undefined {
  const error = (body as { error?: { code?: unknown } | null } | undefined | null)?.error
  const code = typeof error === 'object' ? error?.code : undefined
  return typeof code === 'string' ? code : undefined
}
