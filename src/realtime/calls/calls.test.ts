import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { systemClock } from '../../platform/clock.ts'
import { answer, Calling, offer, types } from '../../testing/calling.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

const settings = { PARLEY_LIMITS: 'calls_per_person_and_hour=4' }

eachDatabase((_name, open) => {
  describe('calls', () => {
    let server: TestServer
    let they: Calling
    let shift = 0

    beforeAll(async () => {
      server = await startTestServer(open.place(), { now: () => systemClock.now() + shift }, settings)
    })
    afterAll(async () => {
      await server.close()
      expect(server.errors).toEqual([])
    })
    beforeEach(async () => {
      they = await Calling.begin(server)
    })

    test('are answered, and end when one side hangs up; both sides get all events with unchanged descriptions', async () => {
      const { body: begun, headers } = await they.dial()
      const { id } = begun.call
      expect(headers.get('cache-control')).toBe('no-store')
      expect(begun.call).toMatchObject({
        state: 'ringing',
        offer,
        user_id: they.ann.id,
        agent: { handle: they.agent.handle },
      })
      expect(Date.parse(begun.call.rings_until) - Date.parse(begun.call.started_at)).toBe(45_000)
      expect(await they.shown(id, they.agent.token)).toEqual(begun.call)
      expect((await they.post(they.agent.token, id, 'answer', { answer })).body.call).toMatchObject({
        state: 'connected',
        answer,
      })
      expect(await they.shown(id)).toMatchObject({ state: 'connected', offer, answer })
      const ended = { state: 'ended', end_reason: 'hangup', ended_by: 'user' }
      expect((await they.post(they.ann.session, id, 'hangup')).body).toMatchObject({ changed: true, call: ended })
      expect((await they.post(they.agent.token, id, 'hangup', {})).body).toMatchObject({ changed: false, call: ended })
      const over = await they.shown(id, they.agent.token)
      expect([over.offer, over.answer]).toEqual([undefined, undefined])
      for (const events of await they.both()) {
        expect(types(events)).toEqual(['call.ringing', 'call.connected', 'call.ended'])
        expect(events.map(({ data }) => [data.call.offer, data.call.answer])).toEqual([
          [offer, undefined],
          [undefined, answer],
          [undefined, undefined],
        ])
        expect(events.every(({ chat_id }) => chat_id === they.chatId)).toBe(true)
      }
    })

    test('are listed for both sides, newest first, by state', async () => {
      const first = await they.ringing()
      await they.post(they.agent.token, first, 'decline', { reason: 'busy' })
      const second = await they.ringing()
      for (const credential of [they.ann.session, they.agent.token]) {
        const list = async (query = '') =>
          (await server.call('GET', `/v1/calls${query}`, credential)).body.calls.map(({ id }: any) => id)
        expect(await list()).toEqual([second, first])
        expect(await list('?state=ringing')).toEqual([second])
        expect(await list('?state=connected')).toEqual([])
      }
    })

    test.each([
      ['the agent declines', 'agent', 'decline', undefined, 'declined'],
      ['the agent is busy', 'agent', 'decline', { reason: 'busy' }, 'busy'],
      ['the person hangs up', 'user', 'hangup', {}, 'canceled'],
      ['the person declines', 'user', 'decline', {}, 'canceled'],
    ])('that ring end when %s', async (_what, by, action, body, endReason) => {
      const id = await they.ringing()
      const credential = by === 'user' ? they.ann.session : they.agent.token
      const { body: done } = await they.post(credential, id, action, body)
      expect(done).toMatchObject({ changed: true, call: { state: 'ended', end_reason: endReason, ended_by: by } })
      expect((await they.post(credential, id, action, body)).body.changed).toBe(false)
      const late = await they.post(they.agent.token, id, 'answer', { answer })
      expect([late.status, late.body.error.code]).toEqual([409, 'conflict'])
      for (const events of await they.both()) expect(types(events)).toEqual(['call.ringing', 'call.ended'])
    })

    test('ring for 45 seconds, then are unanswered', async () => {
      const id = await they.ringing()
      shift += 15_000
      await they.poll()
      expect((await they.shown(id)).state).toBe('ringing')
      shift += 30_001
      const over = await they.over(id)
      shift = 0
      expect(over).toMatchObject({ end_reason: 'unanswered', ended_by: null })
      for (const events of await they.both()) expect(types(events)).toEqual(['call.ringing', 'call.ended'])
    })

    test('cannot be answered late, also before a worker ends them', async () => {
      const id = await they.ringing()
      shift += 45_001
      expect((await they.post(they.agent.token, id, 'answer', { answer })).status).toBe(409)
      shift = 0
      expect((await they.shown(id, they.agent.token)).end_reason).toBe('unanswered')
    })

    test('last at most four hours', async () => {
      const id = await they.connected()
      shift += 4 * 3_600_000 + 1_000
      const over = await they.over(id)
      shift = 0
      expect(over).toMatchObject({ end_reason: 'expired', ended_by: null })
    })

    test('end once, when both sides hang up at the same time', async () => {
      const id = await they.connected()
      const [one, two] = await Promise.all([
        they.post(they.ann.session, id, 'hangup', {}),
        they.post(they.agent.token, id, 'hangup', {}),
      ])
      expect([one.body.changed, two.body.changed].toSorted()).toEqual([false, true])
      expect(one.body.call).toEqual(two.body.call)
      for (const events of await they.both())
        expect(types(events).filter((type) => type === 'call.ended')).toHaveLength(1)
    })

    test('end with the reason failed when no audio arrives', async () => {
      const id = await they.connected()
      const { body } = await they.post(they.agent.token, id, 'hangup', { reason: 'failed' })
      expect(body.call).toMatchObject({ state: 'ended', end_reason: 'failed', ended_by: 'agent' })
    })

    test('accept one answer, and a repeat of it', async () => {
      const id = await they.connected()
      expect((await they.post(they.agent.token, id, 'answer', { answer })).status).toBe(200)
      const other = { answer: { ...answer, sdp: `${answer.sdp}a=other\r\n` } }
      expect((await they.post(they.agent.token, id, 'answer', other)).status).toBe(409)
      expect((await they.post(they.agent.token, id, 'decline', {})).status).toBe(409)
      for (const events of await they.both()) expect(types(events)).toEqual(['call.ringing', 'call.connected'])
    })

    test('are limited to one at a time for the person and for the agent', async () => {
      const id = await they.ringing()
      const other = await they.anotherAgent()
      const second = await they.dial({ chat_id: await they.chatOf(they.ann, other) })
      expect([second.status, second.body.error.code]).toEqual([409, 'conflict'])
      const ben = await server.user()
      const chat = await they.chatOf(ben, they.agent)
      expect((await they.dial({ chat_id: chat }, ben.session)).status).toBe(409)
      await they.post(they.ann.session, id, 'hangup', {})
      expect((await they.dial({ chat_id: chat }, ben.session)).status).toBe(201)
    })

    test('one of ten parallel calls to an agent rings', async () => {
      const people = await Promise.all(Array.from({ length: 10 }, () => server.user()))
      const chats = await Promise.all(people.map((person) => they.chatOf(person, they.agent)))
      const answers = await Promise.all(people.map(({ session }, at) => they.dial({ chat_id: chats[at] }, session)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
      expect(types(await they.ofAgent())).toEqual(['call.ringing'])
    })

    test('that have expired do not keep the person and the agent busy', async () => {
      const id = await they.ringing()
      shift += 45_001
      expect((await they.dial()).status).toBe(201)
      shift = 0
      expect((await they.shown(id)).end_reason).toBe('unanswered')
    })

    test('are limited per hour', async () => {
      for (let call = 0; call < 4; call++) await they.post(they.ann.session, await they.ringing(), 'hangup', {})
      const fifth = await they.dial()
      expect([fifth.status, fifth.body.error.code]).toEqual([429, 'rate_limited'])
      expect(Number(fifth.headers.get('retry-after'))).toBeGreaterThan(3_500)
      shift = 3_600_000
      const later = await they.dial()
      shift = 0
      expect(later.status).toBe(201)
    })

    test('are created once for a request id, and conflict with another offer', async () => {
      const fields = { request_id: 'again' }
      const [one, two] = await Promise.all([they.dial(fields), they.dial(fields)])
      expect([one.status, one.body.call.id]).toEqual([201, two.body.call.id])
      await they.post(they.agent.token, one.body.call.id, 'decline', {})
      expect((await they.dial(fields)).body.call).toMatchObject({ id: one.body.call.id, state: 'ended' })
      const other = await they.dial({ ...fields, offer: { ...offer, sdp: `${offer.sdp}a=other\r\n` } })
      expect([other.status, other.body.error.code]).toEqual([409, 'idempotency_conflict'])
    })

    test.each([
      ['no offer', { offer: undefined }, 'offer'],
      ['an answer for an offer', { offer: answer }, 'offer'],
      ['an invalid offer', { offer: { type: 'offer', sdp: 'hello' } }, 'offer.sdp'],
      ['a picture', { offer: { ...offer, sdp: `${offer.sdp}m=video 9 UDP/TLS/RTP/SAVPF 96\r\n` } }, 'offer.sdp'],
      ['a description that is too long', { offer: { ...offer, sdp: offer.sdp.padEnd(32_769, 'a') } }, 'offer.sdp'],
      ['U+0000 in it', { offer: { ...offer, sdp: `${offer.sdp}\0` } }, 'offer.sdp'],
      ['another member', { video: true }, 'video'],
    ])('with %s are rejected, and nothing is stored', async (_what, more, field) => {
      const { status, body } = await they.dial(more)
      expect([status, body.error.code]).toEqual([422, 'invalid_request'])
      expect(JSON.stringify(body.error)).toContain(field)
      expect((await server.call('GET', '/v1/calls', they.ann.session)).body.calls).toEqual([])
    })
  })

  test('calls are counted by outcome', async () => {
    const server = await startTestServer(open.place(), systemClock, { PARLEY_METRICS_LISTEN: '127.0.0.1:0' })
    const they = await Calling.begin(server)
    await they.post(they.ann.session, await they.connected(), 'hangup', {})
    await they.post(they.agent.token, await they.ringing(), 'decline', { reason: 'busy' })
    const metrics = await (await fetch(server.metricsUrl!)).text()
    const counted = [...metrics.matchAll(/^parley_calls_total\{state="(\w+)"\} (\d+)$/gm)]
    expect(Object.fromEntries(counted.map(([, state, count]) => [state, Number(count)]))).toEqual({
      ringing: 2,
      connected: 1,
      hangup: 1,
      busy: 1,
    })
    await server.close()
  })

  test('calls that are switched off have no routes, and are absent from the documents', async () => {
    const server = await startTestServer(open.place(), systemClock, { PARLEY_FEATURES: 'socket' })
    const { session } = await server.user()
    for (const path of ['/v1/calls', '/v1/calls/ice-servers', '/v1/calls/cal_1']) {
      expect((await server.call('GET', path, session)).status).toBe(404)
    }
    const { body } = await server.call('GET', '/openapi/extensions.json')
    expect(Object.keys(body.paths).filter((path) => path.includes('/calls'))).toEqual([])
    await server.close()
  })
})
