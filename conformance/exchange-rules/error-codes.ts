/** A code goes with its one status, whichever route answers it. */
import type { RequirementId } from '../../generated/requirements.ts'
import { parseJson } from '../client/documents.ts'
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

/** Operations that answer invalid_request with 400, as stated (AMB-068, AMB-069). */
const answers400 = /^(updateSettings|startDeviceAuthorization|getDeviceAuthorization|exchangeDeviceCode)$/

export class ErrorCodesRule {
  readonly findings = new Findings()

  see(seen: Observation): void {
    const { exchange, status, path } = seen
    // What a route of the target's own answers is its own affair.
    if (exchange.operation === null || status === null || status < 400) return
    this.findings.judged += 1
    const code = codeIn(seen.text)
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

/** Conditions for which a decision leaves the status open (AMB-026, AMB-044, AMB-060, AMB-083, AMB-098, AMB-124). */
function isTolerated({ exchange: { operation, request } }: Observation, code: string): boolean {
  if (code !== 'invalid_request') return false
  if (request.method === 'GET' || operation === 'uploadAttachment') return true
  const type = request.headers['content-type'] ?? ''
  return !/^application\/json\b/i.test(type) || !isWhole(request.body) || /a2ui/i.test(request.body ?? '')
}

/** The body is JSON; one that was cut in the record is taken for malformed. */
const isWhole = (body: string | null): boolean => body !== null && parseJson(body) !== undefined

function codeIn(text: string): string | undefined {
  const body = parseJson(text) as { error?: { code?: unknown } | null } | undefined | null
  const code = typeof body?.error === 'object' ? body.error?.code : undefined
  return typeof code === 'string' ? code : undefined
}
