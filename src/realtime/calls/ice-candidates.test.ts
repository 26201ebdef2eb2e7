import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import { systemClock } from '../../platform/clock.ts'
import { Calling, candidate } from '../../testing/calling.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

const turnSecret = 'secret-of-the-turn-server'
const settings = {
  PARLEY_ICE_SERVERS: 'stun:turn.example:3478,turn:turn.example:3478?transport=udp',
  PARLEY_TURN_SECRET: turnSecret,
  PARLEY_LIMITS: 'candidates_per_call=5',
}

eachDatabase((_name, open) => {
  describe('candidates and servers', () => {
    let server: TestServer
    let they: Calling

    beforeAll(async () => {
      server = await startTestServer(open.place(), systemClock, settings)
    })
    afterAll(async () => {
      await server.close()
      expect(server.errors).toEqual([])
    })
    beforeEach(async () => {
      they = await Calling.begin(server)
    })

    test('transfer candidates unchanged and in order to the other side, and delete them at the end', async () => {
      const id = await they.ringing()
      for (const number of [1, 2]) {
        expect((await they.send(they.ann.session, id, number)).status).toBe(204)
      }
      expect((await they.pull(they.agent.token, id)).body).toEqual({
        state: 'ringing',
        ice_candidates: [1, 2].map((number) => ({ number, candidate: candidate(number) })),
      })
      expect((await they.pull(they.agent.token, id, '?after=1')).body.ice_candidates).toHaveLength(1)
      expect((await they.pull(they.ann.session, id)).body.ice_candidates).toEqual([])
      await they.post(they.ann.session, id, 'hangup', {})
      expect((await they.pull(they.agent.token, id, '?timeout=30')).body).toEqual({
        state: 'ended',
        ice_candidates: [],
      })
      expect((await they.send(they.ann.session, id, 3)).status).toBe(409)
      const kept = await server.context.database.read((tx) =>
        tx.rows('SELECT * FROM call_candidates WHERE call_id = ?', [id]),
      )
      expect(kept).toEqual([])
      const logs = JSON.stringify(await they.both())
      expect(logs).not.toContain('candidate:')
    })

    test('end a wait with a candidate, and with the end of the call', async () => {
      const id = await they.connected()
      const waiting = they.pull(they.ann.session, id, '?timeout=30')
      await they.send(they.agent.token, id, 1)
      expect((await waiting).body.ice_candidates).toHaveLength(1)
      const again = they.pull(they.ann.session, id, '?after=1&timeout=30')
      await they.post(they.agent.token, id, 'hangup', {})
      expect((await again).body).toEqual({ state: 'ended', ice_candidates: [] })
    })

    test('show candidates as ephemeral frames to the sockets of the agent', async () => {
      const { body: ticket } = await server.call('POST', '/v1/socket-tickets', they.agent.token, {})
      const frames: any[] = []
      const socket = new WebSocket(ticket.url)
      socket.on('message', (frame: Buffer) => frames.push(JSON.parse(frame.toString())))
      await expect.poll(() => frames[0]?.type, { timeout: 10_000 }).toBe('hello')
      const id = await they.ringing()
      await expect
        .poll(() => frames.map(({ event }) => event?.event_type), { timeout: 10_000 })
        .toContain('call.ringing')
      await they.send(they.ann.session, id, 1)
      await they.send(they.agent.token, id, 2)
      await expect
        .poll(() => frames.filter(({ type }) => type === 'ephemeral'), { timeout: 10_000 })
        .toEqual([
          {
            type: 'ephemeral',
            name: 'call.ice_candidate',
            data: { call_id: id, number: 1, candidate: candidate(1) },
          },
        ])
      socket.close()
    })

    test('are limited per side', async () => {
      const id = await they.ringing()
      for (let sent = 0; sent < 5; sent++) expect((await they.send(they.ann.session, id)).status).toBe(204)
      const sixth = await they.send(they.ann.session, id)
      expect([sixth.status, sixth.body.error.code]).toEqual([409, 'limit_exceeded'])
      expect((await they.send(they.agent.token, id)).status).toBe(204)
    })

    test('return servers, and a password that the TURN server can verify', async () => {
      const { body } = await they.dial()
      const { body: before } = await server.call('GET', '/v1/calls/ice-servers', they.agent.token)
      const [stun, turn] = body.ice_servers
      expect(stun).toEqual({ urls: ['stun:turn.example:3478'] })
      expect(turn.urls).toEqual(['turn:turn.example:3478?transport=udp'])
      const [expiry, name] = turn.username.split(':')
      expect(name).toBe(they.ann.id)
      expect(Number(expiry) * 1000 - Date.now()).toBeGreaterThan(4 * 3_600_000)
      expect(turn.credential).toBe(createHmac('sha1', turnSecret).update(turn.username).digest('base64'))
      expect(before.ice_servers[1].username.split(':')[1]).toBe(they.agent.id)
    })

    test.each([
      ['none', {}, 'candidate'],
      ['two lines', { candidate: { candidate: 'candidate:1\r\nm=video' } }, 'candidate.candidate'],
      ['a long one', { candidate: { candidate: `candidate:${'1'.repeat(1_024)}` } }, 'candidate'],
      ['a place below 0', { candidate: { ...candidate(1), sdpMLineIndex: -1 } }, 'sdpMLineIndex'],
      ['an undocumented member', { candidate: { ...candidate(1), port: 1 } }, 'port'],
    ])('reject a candidate: %s', async (_what, body, field) => {
      const id = await they.ringing()
      const rejected = await they.post(they.ann.session, id, 'ice-candidates', body)
      expect([rejected.status, rejected.body.error.code]).toEqual([422, 'invalid_request'])
      expect(JSON.stringify(rejected.body.error)).toContain(field)
      expect((await they.pull(they.agent.token, id)).body.ice_candidates).toEqual([])
    })
  })
})
