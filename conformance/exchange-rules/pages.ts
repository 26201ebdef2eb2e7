/** A page never exceeds the requested limit, for any caller. */
import type { RequirementId } from '../../generated/requirements.ts'
import { messagesOf } from '../client/agent.ts'
import { parseJson } from '../client/documents.ts'
import { Findings } from './findings.ts'
import type { Observation } from './observation.ts'
import type { WireObject } from '../client/wire.ts'

interface Paged {
  requirement: RequirementId
  /** Maximum number of items for a request without a limit, and overall. */
  most: { unasked: number; asked: number }
  items(body: WireObject | unknown[]): unknown[]
}

/** Routes with pages. For history the maximum is open (at least 50, AMB-058), so only the requested limit bounds it. */
const paged: Readonly<Record<string, Paged>> = {
  listEvents: {
    requirement: 'EVT-020',
    most: { unasked: 100, asked: 100 },
    items: (body) => listIn(body, 'events'),
  },
  listMessages: {
    requirement: 'HIST-004',
    most: { unasked: 50, asked: Infinity },
    items: (body) => messagesOf(body),
  },
}

export class PagesRule {
  readonly findings = new Findings()

  see({ exchange, ok, text, path }: Observation): void {
    const described = exchange.operation === null ? undefined : paged[exchange.operation]
    if (described === undefined || !ok) return
    const body = parseJson(text)
    if (typeof body !== 'object' || body === null) return
    this.findings.judged += 1
    const limits = new URL(exchange.request.url).searchParams.getAll('limit')
    // The documents do not state which of two limits applies.
    if (limits.length > 1) return
    const asked = limits[0] ?? null
    const most = mostOf(asked, described)
    const { length } = described.items(body as WireObject)
    if (length <= most) return
    this.findings.add(`${exchange.operation} ${asked === null ? 'unasked' : 'asked'}`, {
      requirement: asked === null && exchange.operation === 'listMessages' ? 'HIST-003' : described.requirement,
      what: `GET ${path} with ${asked === null ? 'no limit' : `limit ${asked}`} answers with ${length} items`,
      expected: `at most ${most}`,
      actual: length,
      later: exchange,
    })
  }
}

/**
 * Returns the maximum page size. A limit out of range may be rejected or clamped; only the overall maximum bounds the
 * clamped value.
 */
function mostOf(asked: string | null, { most }: Paged): number {
  if (asked === null) return most.unasked
  return /^[1-9]\d{0,8}$/.test(asked) ? Math.min(Number(asked), most.asked) : most.asked
}

function listIn(body: WireObject | unknown[], name: string): unknown[] {
  const list = Array.isArray(body) ? undefined : body[name]
  return Array.isArray(list) ? list : []
}
