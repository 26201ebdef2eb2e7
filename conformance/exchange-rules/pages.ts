/** A page never exceeds the requested limit, for any caller. */
import type { RequirementId } from '../../generated/requirements.ts'
import { messagesOf } from '../client/agent.ts'
import { Findings } from './findings.ts'
import type { Observation } from './observation.ts'
import type { WireObject } from '../client/wire.ts'

interface Paged {
  requirement: RequirementId
  /** Maximum number of items for a request without a limit, and overall. */
  maximum: { withoutLimit: number; overall: number }
  items(body: WireObject | unknown[]): unknown[]
}

/** Routes with pages. For history the maximum is open (at least 50, AMB-058), so only the requested limit bounds it. */
const paged: Readonly<Record<string, Paged>> = {
  listEvents: {
    requirement: 'EVT-020',
    maximum: { withoutLimit: 100, overall: 100 },
    items: (body) => listIn(body, 'events'),
  },
  listMessages: {
    requirement: 'HIST-004',
    maximum: { withoutLimit: 50, overall: Infinity },
    items: (body) => messagesOf(body),
  },
}

export class PagesRule {
  readonly findings = new Findings()

  see({ exchange, ok, body, path }: Observation): void {
    const described = exchange.operation === null ? undefined : paged[exchange.operation]
    if (described === undefined || !ok) return
    if (typeof body !== 'object' || body === null) return
    this.findings.judged += 1
    const limits = new URL(exchange.request.url).searchParams.getAll('limit')
    // The documents do not state which of two limits applies.
    if (limits.length > 1) return
    const limit = limits[0] ?? null
    const maximum = maximumOf(limit, described)
    const { length } = described.items(body as WireObject)
    if (length <= maximum) return
    this.findings.add(`${exchange.operation} ${limit === null ? 'without limit' : 'with limit'}`, {
      requirement: limit === null && exchange.operation === 'listMessages' ? 'HIST-003' : described.requirement,
      what: `GET ${path} with ${limit === null ? 'no limit' : `limit ${limit}`} answers with ${length} items`,
      expected: `at most ${maximum}`,
      actual: length,
      later: exchange,
    })
  }
}

/**
 * Returns the maximum page size. A limit out of range may be rejected or clamped; only the overall maximum bounds the
 * clamped value.
 */
function maximumOf(limit: string | null, { maximum }: Paged): number {
  if (limit === null) return maximum.withoutLimit
  return /^[1-9]\d{0,8}$/.test(limit) ? Math.min(Number(limit), maximum.overall) : maximum.overall
}

function listIn(body: WireObject | unknown[], name: string): unknown[] {
  const list = Array.isArray(body) ? undefined : body[name]
  return Array.isArray(list) ? list : []
}
