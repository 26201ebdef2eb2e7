/** What the document says about every event, wherever it was read (EVT-005 to EVT-013). */
import type { WireEvent, WireMessage } from '../../client/wire.ts'
import type { CheckContext } from '../../check-api/context.ts'

/** The event types that the document lists; others may come and are judged mildly (AMB-047). */
export const listedTypes: ReadonlySet<string> = new Set([
  'message.received',
  'message.delivered',
  'message.read',
  'participant.added',
  'participant.removed',
  'chat.group_name_updated',
  'reaction.added',
  'reaction.removed',
])

const members = [
  'event_id',
  'sequence',
  'event_type',
  'agent_id',
  'chat_id',
  'created_at',
  'schema_version',
  'data',
] as const

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Judges the eight members of one event. `agentId` is the agent in whose log, or at whose webhook, it was seen. */
export function judgeEnvelope(t: CheckContext, event: WireEvent, agentId: string): void {
  const warnOnly = typeof event.event_type === 'string' && !listedTypes.has(event.event_type)
  const of = `of a ${String(event.event_type)} event`
  for (const member of members) {
    t.expect.that(member in event, {
      requirement: 'EVT-013',
      what: `member ${member} ${of}`,
      expected: members,
      actual: Object.keys(event),
      warnOnly,
    })
  }
  const must = (
    holds: boolean,
    requirement: 'EVT-005' | 'EVT-006' | 'EVT-007' | 'EVT-008' | 'EVT-009' | 'EVT-010' | 'EVT-011' | 'EVT-012',
    member: (typeof members)[number],
    expected: string,
  ): boolean =>
    t.expect.that(holds, { requirement, what: `${member} ${of}`, expected, actual: event[member], warnOnly })
  must(isText(event.event_id), 'EVT-005', 'event_id', 'a non-empty string')
  must(Number.isInteger(event.sequence), 'EVT-006', 'sequence', 'an integer')
  must(isText(event.event_type), 'EVT-007', 'event_type', 'a non-empty string')
  must(isText(event.chat_id), 'EVT-009', 'chat_id', 'a non-empty string')
  must(
    (event.created_at as unknown) !== null && (event.created_at as unknown) !== undefined && event.created_at !== '',
    'EVT-010',
    'created_at',
    'a timestamp',
  )
  must(isText(event.schema_version), 'EVT-011', 'schema_version', 'a non-empty string')
  must(isObject(event.data), 'EVT-012', 'data', 'a JSON object')
  if (must(isText(event.agent_id), 'EVT-008', 'agent_id', 'a non-empty string')) {
    t.expect.equal(event.agent_id, agentId, {
      requirement: 'EVT-008',
      warnOnly: true,
      what: `agent_id ${of}, against the agent that got it`,
    })
  }
}

/** Warns when a timestamp is in no common format, or more than five minutes off (AMB-045). `at` is our clock, ms. */
export function judgeTime(t: CheckContext, event: WireEvent, at: number): void {
  const time = readTime(event.created_at)
  if (time === undefined) {
    t.warn(`created_at ${JSON.stringify(event.created_at)} is in no common format of a timestamp`, {
      requirement: 'EVT-010',
    })
  } else if (Math.abs(time - (at + t.clockOffsetMs())) > 300_000) {
    t.warn(`created_at ${JSON.stringify(event.created_at)} is more than five minutes off`, { requirement: 'EVT-010' })
  }
}

function readTime(value: unknown): number | undefined {
  const number = typeof value === 'number' ? value : Number.NaN
  // Seconds until the year 5138; larger numbers are milliseconds.
  if (!Number.isNaN(number)) return number < 100_000_000_000 ? number * 1000 : number
  const parsed = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(parsed) ? undefined : parsed
}

/** Of a message, what never depends on the moment of reading (AMB-108). */
export const fixedPart = (message: WireMessage | undefined): object | undefined =>
  message === undefined
    ? undefined
    : {
        message_id: message.message_id,
        text: message.text ?? null,
        reply_to: message.reply_to ?? null,
        parts: (message.parts ?? []).map(({ url, ...part }) =>
          part['attachment_id'] === undefined ? { ...part, url } : part,
        ),
      }

/** Of an event, what is the same on every reading and on every channel. */
export const fixedEvent = (event: WireEvent): object => ({
  event_id: event.event_id,
  sequence: event.sequence,
  event_type: event.event_type,
  agent_id: event.agent_id,
  chat_id: event.chat_id,
  created_at: event.created_at,
  schema_version: event.schema_version,
  message: fixedPart(event.data?.message) ?? null,
})
