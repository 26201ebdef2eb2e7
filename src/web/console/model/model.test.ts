import { describe, expect, it } from 'vitest'

import type { AgentEvent } from '../../../../generated/extensions/types.gen.ts'
import { curlLine, amount, inWords } from './wording.rules.ts'
import { diagnose, isFailing, outcomeOf, pretty, progressOf, secretBytes, sign, signedText } from './delivery.rules.ts'
import { timelineOf } from './timeline.rules.ts'
import { causeOf, choices, joinEvents, matching, nameOfChat, needsOlder } from './log.rules.ts'
import { addressOf, routeOf } from './route.rules.ts'

describe('addresses of the console', () => {
  it.each([
    ['', { page: 'agents' }],
    ['#/operator', { page: 'operator' }],
    ['#/agents/agt_1', { page: 'agent', agentId: 'agt_1', section: 'log' }],
    ['#/agents/agt_1/tasks', { page: 'agent', agentId: 'agt_1', section: 'tasks' }],
    ['#/agents/agt_1/unknown', { page: 'agent', agentId: 'agt_1', section: 'log' }],
    ['#/agents/../../x', { page: 'agents' }],
    ['#/agents/agt_1/webhooks/whk_2', { page: 'agent', agentId: 'agt_1', section: 'webhooks', webhookId: 'whk_2' }],
    ['#/agents/agt_1/webhooks/x', { page: 'agent', agentId: 'agt_1', section: 'webhooks' }],
  ])('%s is parsed', (hash, route) => expect(routeOf(hash)).toEqual(route))

  it('are parsed to the same route', () => {
    const route = { page: 'agent', agentId: 'agt_1', section: 'webhooks', webhookId: 'whk_2', sequence: 7 }
    expect(routeOf(addressOf('agt_1', 'webhooks', 'whk_2', 7))).toEqual(route)
  })
})

describe('a delivery', () => {
  it('is signed according to Standard Webhooks', async () => {
    // The example in the specification of Standard Webhooks.
    const secret = secretBytes('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')!
    const headers = { 'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek', 'webhook-timestamp': '1614265330' }
    const made = await sign(secret, signedText(headers, '{"test": 2432232314}'))
    expect(made).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })

  it.each(['', 'whsec_', 'whsec_abc', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_Mf KQ'])(
    'rejects %j as a secret',
    (text) => expect(secretBytes(text)).toBeUndefined(),
  )

  it('has an explanation for its status', () => {
    const why = (status: number | null) => diagnose({ status, error: 'no answer within 10000 ms' })
    const classes = [null, 200, 302, 401, 404, 413, 422, 429, 500]
    expect(new Set(classes.map(why)).size).toBe(classes.length)
    expect(why(403)).toBe(why(401))
    expect(why(null)).toBe(
      'No answer came: the answer took too long. Let the receiver answer at once, and do its work after that. The event may have been processed: it is sent again with the same webhook-id.',
    )
  })

  it.each([
    'connect ECONNREFUSED',
    'connect EHOSTUNREACH',
    'read ECONNRESET',
    'UND_ERR_SOCKET: other side closed',
    'no answer within 10000 ms',
    'write EPROTO',
    'CERT_HAS_EXPIRED: certificate has expired',
    'DEPTH_ZERO_SELF_SIGNED_CERT: self-signed certificate',
    "ERR_TLS_CERT_ALTNAME_INVALID: Hostname/IP does not match certificate's altnames",
    'the name does not resolve to a public address',
  ])('explains %s without a status code', (error) => {
    const why = diagnose({ status: null, error })
    expect(why).not.toContain(error)
    expect(why).not.toMatch(/[A-Z]{4,}_|E[A-Z]{5,}/)
    expect(outcomeOf({ last_status: null, last_error: error })).not.toMatch(/[A-Z]{4,}_|E[A-Z]{5,}/)
  })

  it('has a summary', () => {
    expect(progressOf({ state: 'dead', attempts: 1 })).toBe('given up after 1 attempt')
    expect(progressOf({ state: 'pending', attempts: 2 })).toBe('not delivered yet after 2 attempts')
    expect(outcomeOf({ last_status: 404, last_error: null })).toBe('answered 404')
    expect(outcomeOf({ last_status: null, last_error: 'something new' })).toBe('something new')
  })

  it('names the demo fault, and the other outcome', () => {
    const why = (status: number | null, error: string) => diagnose({ status, error })
    expect(why(null, 'demo fault flt_1: not sent')).toMatch(/^The requested fault flt_1 .* nothing was sent/)
    expect(why(200, 'demo fault flt_1: sent twice')).toMatch(
      /^The requested fault flt_1 .* sent twice\. The receiver accepted the event/,
    )
    const both = why(null, 'connect ECONNREFUSED; demo fault flt_1: sent 500 ms late')
    expect(both).toMatch(/^The requested fault flt_1 .* sent 500 ms late\. No answer came: nothing accepts connections/)
  })

  it('shows text that is not JSON unchanged', () =>
    expect([pretty('{"a":1}'), pretty('a')]).toEqual(['{\n  "a": 1\n}', 'a']))
})

describe('the timeline of a delivery', () => {
  const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000).toISOString()

  it('places attempts by the logarithm of their time, the next one last', () => {
    const attempts = [
      { attempt: 3, at: at(120), status: 200 },
      { attempt: 2, at: at(5), status: null },
      { attempt: 1, at: at(0), status: 503 },
    ]
    const points = timelineOf(attempts, at(7200))
    expect(points.map(({ label, kind }) => `${kind}: ${label}`)).toEqual([
      'failed: attempt 1 after 0 s: 503',
      'failed: attempt 2 after 5 s: no answer',
      'succeeded: attempt 3 after 2 min: 200',
      'due: next attempt after 2 h',
    ])
    const places = points.map(({ place }) => Math.round(place * 100))
    expect(places).toEqual([0, 20, 54, 100])
  })

  it('has one point for one attempt, and none without any', () => {
    expect(timelineOf([{ attempt: 1, at: at(0), status: 204 }], null)).toMatchObject([{ place: 0, kind: 'succeeded' }])
    expect(timelineOf([], null)).toEqual([])
  })
})

describe('a log', () => {
  const event = (sequence: number, type: string, chat?: string, data: object = {}) =>
    ({
      sequence,
      event_type: type,
      created_at: '2026-01-01T00:00:00Z',
      ...(chat && { chat_id: chat }),
      data,
    }) as unknown as AgentEvent
  const events = [event(1, 'a', 'x'), event(2, 'b'), event(3, 'a', 'y')]

  it('contains each event once, the newest first, and at most a thousand', () => {
    expect(joinEvents(events, [events[1]!, event(4, 'c')]).map(({ sequence }) => sequence)).toEqual([4, 3, 2, 1])
    const many = joinEvents(
      [],
      Array.from({ length: 1_100 }, (_, at) => event(at + 1, 'a')),
    )
    expect([many.length, many[0]!.sequence]).toEqual([1_000, 1_100])
  })

  it('is filtered by type, chat and time', () => {
    const all = { type: '', chat: '', from: '', until: '' }
    expect(matching(events, { ...all, type: 'a' }).length).toBe(2)
    expect(matching(events, { ...all, type: 'a', chat: 'y' }).map(({ sequence }) => sequence)).toEqual([3])
    const timed = [3, 2, 1].map((minute) => ({
      ...event(minute, 'a'),
      created_at: new Date(2026, 0, 1, 12, minute, 30).toISOString(),
    }))
    const within = (from: string, until: string) =>
      matching(timed, { ...all, from, until }).map(({ sequence }) => sequence)
    expect(within('2026-01-01T12:02', '')).toEqual([3, 2])
    expect(within('', '2026-01-01T12:02')).toEqual([2, 1])
    expect(within('2026-01-01T12:02', '2026-01-01T12:02')).toEqual([2])
    const older = (from: string) => needsOlder(timed.slice(0, 2), { ...all, from })
    expect([older(''), older('2026-01-01T12:01'), older('2026-01-01T12:03')]).toEqual([false, true, false])
    expect(choices(events, ({ chat_id: chat }) => chat)).toEqual(['x', 'y'])
  })

  it('names a chat by its group name or by the other participants', () => {
    const participants = [{ handle: 'bot' }, { handle: 'ann' }, { handle: null }]
    expect(nameOfChat({ group_name: null, participants }, 'bot')).toBe('@ann')
    expect(nameOfChat({ group_name: 'Plans', participants }, 'bot')).toBe('Plans')
    expect(nameOfChat({ group_name: null, participants: [{ handle: 'bot' }, { handle: null }] }, 'bot')).toBe(
      'deleted account',
    )
  })

  it('names the message of an event', () => {
    const message = { message_id: 'msg_1', sender: { handle: 'ann' } }
    expect(causeOf(event(1, 'message.received', 'x', { message }))).toEqual({ messageId: 'msg_1', sender: 'ann' })
    expect(causeOf(event(1, 'message.read', 'x', { message_id: 'msg_2' }))).toEqual({
      messageId: 'msg_2',
      sender: null,
    })
    expect(causeOf(event(1, 'webhook.test'))).toBeNull()
  })
})

it('a shell command quotes its data and contains no token', () => {
  const line = curlLine('https://a.example', '/v2/chats/c/messages', { text: "it's" })
  expect(line).toContain(String.raw`-d '{"text":"it'\''s"}'`)
  expect(line).toContain('Bearer $PARLEY_TOKEN')
})

it('formats names and amounts', () => {
  expect(inWords('open_tasks_per_worker')).toBe('Open tasks per worker')
  expect([
    amount(10_000, 'messages'),
    amount(8 * 2 ** 20, 'bytes'),
    amount(512, 'bytes'),
    amount(1_536, 'bytes'),
  ]).toEqual(['10,000 messages', '8 MB', '512 bytes', '1.5 KB'])
})

it('treats a webhook as failing until it succeeds again', () => {
  const [earlier, later] = ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:01.000Z']
  expect(isFailing({ last_success_at: null, last_failure_at: null })).toBe(false)
  expect(isFailing({ last_success_at: null, last_failure_at: earlier })).toBe(true)
  expect(isFailing({ last_success_at: earlier, last_failure_at: later })).toBe(true)
  expect(isFailing({ last_success_at: later, last_failure_at: earlier })).toBe(false)
})
