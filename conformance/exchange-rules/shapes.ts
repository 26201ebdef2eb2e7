/**
 * Checks the stated members of all answers of an operation. Additional members are allowed, and members whose name a
 * decision leaves open are not required.
 */
import type { RequirementId } from '../../generated/requirements.ts'
import { messagesOf } from '../client/agent.ts'
import type { WireObject } from '../client/wire.ts'
import { Findings } from './findings.ts'
import type { Observation } from './observation.ts'

interface Problem {
  requirement: RequirementId
  /** Description of the mismatch. */
  what: string
}

/** Judges the answer of one operation. The request decides where two forms share a route. */
type Shape = (body: unknown, asked: unknown) => Problem | undefined

const isObject = (value: unknown): value is WireObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

/** Requires members in an answer, each with its type. */
function members(requirement: RequirementId, tests: Record<string, (value: unknown) => boolean>): Shape {
  return (body) => {
    if (!isObject(body)) return { requirement, what: 'it is not an object' }
    const wrong = Object.keys(tests).find((name) => !tests[name]!(body[name]))
    return wrong === undefined
      ? undefined
      : { requirement, what: `its member ${wrong} is ${JSON.stringify(body[wrong]) ?? 'missing'}` }
  }
}

/** Requires that a message contains at least its id and its parts. */
function messageProblem(message: unknown): Problem | undefined {
  if (!isObject(message) || !isText(message['message_id']))
    return { requirement: 'MSG-012', what: 'a message without message_id' }
  const parts: unknown = message['parts']
  if (Array.isArray(parts) && parts.every((part) => isObject(part) && isText(part['type']))) return undefined
  return { requirement: 'MSG-002', what: 'the parts of a message are not a list of objects with a type' }
}

const firstProblem = (messages: readonly unknown[]): Problem | undefined =>
  messages.map(messageProblem).find((problem) => problem !== undefined)

/** Returns whether the request has the current form. The variant form has the same route and another answer. */
const isCurrentSend = (asked: unknown): boolean =>
  isObject(asked) && typeof asked['chat_id'] === 'string' && typeof asked['message_id'] === 'string'

const listedTypes =
  /^(message\.(received|delivered|read)|participant\.(added|removed)|chat\.group_name_updated|reaction\.(added|removed))$/

const envelope: Readonly<Record<string, [RequirementId, (value: unknown) => boolean]>> = {
  event_id: ['EVT-005', isText],
  sequence: ['EVT-006', Number.isInteger],
  event_type: ['EVT-007', isText],
  agent_id: ['EVT-008', isText],
  chat_id: ['EVT-009', isText],
  created_at: ['EVT-010', (value) => value !== undefined && value !== null && value !== ''],
  schema_version: ['EVT-011', isText],
  data: ['EVT-012', isObject],
}

/** Judges an event. Other types may occur, with other members (AMB-047). */
function eventProblem(event: unknown): Problem | undefined {
  if (!isObject(event)) return { requirement: 'EVT-013', what: 'an event that is not an object' }
  if (!listedTypes.test(String(event['event_type']))) return undefined
  for (const [name, [requirement, fits]] of Object.entries(envelope))
    if (!fits(event[name]))
      return { requirement, what: `an event whose member ${name} is ${JSON.stringify(event[name]) ?? 'missing'}` }
  if (event['event_type'] !== 'message.received') return undefined
  return messageProblem((event['data'] as WireObject)['message'])
}

const page: Shape = (body, asked) =>
  members('EVT-014', {
    events: Array.isArray,
    has_more: (value) => typeof value === 'boolean',
    // next_cursor may be null while the log is empty; numbers may be strings (AMB-043).
    next_cursor: (value) => value === null || Number.isInteger(value) || /^\d+$/.test(String(value)),
    latest: (value) => value !== undefined,
  })(body, asked) ?? (body as { events: unknown[] }).events.map(eventProblem).find((problem) => problem !== undefined)

const watermark = (requirement: RequirementId): Shape =>
  members(requirement, { receipt: (value) => value !== undefined, advanced: (value) => typeof value === 'boolean' })

const shapes: Readonly<Record<string, Shape>> = {
  sendMessage: (body, asked) =>
    isCurrentSend(asked)
      ? (members('MSG-031', { message_id: isText, message: isObject })(body, asked) ??
        messageProblem((body as WireObject)['message']))
      : undefined,
  sendChatMessage: (body, asked) =>
    members('MSG-033', { messages: (value) => Array.isArray(value) && value.length > 0 })(body, asked) ??
    firstProblem((body as { messages: unknown[] }).messages),
  sendStrictChatMessage: (body, asked) =>
    members('MSG-035', { message: isObject })(body, asked) ?? messageProblem((body as WireObject)['message']),
  listMessages: (body) =>
    typeof body === 'object' && body !== null
      ? firstProblem(messagesOf(body as WireObject))
      : { requirement: 'HIST-001', what: 'it contains no messages' },
  listEvents: page,
  react: members('RCT-001', { changed: (value) => typeof value === 'boolean' }),
  markDelivered: watermark('RCP-012'),
  markRead: watermark('RCP-014'),
  // Other settings are specific to the target.
  updateSettings: (body, asked) =>
    isObject(asked) && 'accepts_tasks' in asked
      ? members('SET-001', { accepts_tasks: (value) => typeof value === 'boolean' })(body, asked)
      : undefined,
  startDeviceAuthorization: members('DEV-001', {
    device_code: isText,
    user_code: isText,
    verification_uri: isText,
    verification_uri_complete: isText,
    expires_in: (value) => typeof value === 'number' && value > 0,
    interval: (value) => typeof value === 'number' && value >= 0,
  }),
  exchangeDeviceCode: members('DEV-013', {
    access_token: isText,
    token_type: (value) => value === 'Bearer',
    expires_in: (value) => typeof value === 'number' && value > 0,
  }),
}

/** Operations whose 2xx is stated with the shape; other 2xx are legal for replays (AMB-007) and judged by checks. */
const noContent = new Set(['setTyping'])

export class ShapesRule {
  readonly findings = new Findings()

  see(seen: Observation): void {
    const { exchange, ok, text, status, path } = seen
    const { operation, request } = exchange
    if (operation === null || !ok) return
    const problem = noContent.has(operation) ? contentProblem(text) : shapeProblem(operation, seen)
    if (problem === null) return
    this.findings.judged += 1
    if (problem === undefined) return
    this.findings.add(`${operation} ${problem.what.replaceAll(/".*/g, '')}`, {
      requirement: problem.requirement,
      what: `the answer of ${request.method} ${path} (${status}) does not match the document: ${problem.what}`,
      expected: 'the members that the document states for this answer',
      actual: text.slice(0, charactersShown),
      later: exchange,
    })
  }
}

const charactersShown = 1000

const contentProblem = (text: string): Problem | undefined =>
  text === '' ? undefined : { requirement: 'TYP-001', what: 'it has a body' }

/** Judges an answer. Returns null for operations whose answers have no stated members. */
function shapeProblem(operation: string, { body, requestBody }: Observation): Problem | undefined | null {
  const shape = shapes[operation]
  return shape === undefined ? null : shape(body, requestBody)
}
