import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { systemClock } from '../../platform/clock.ts'
import { answer, Calling, types } from '../../testing/calling.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'

eachDatabase((_name, open) => {
  describe('calls between a person and an agent, with blocks and removals', () => {
    let server: TestServer
    let they: Calling
    let shift = 0

    beforeAll(async () => {
      server = await startTestServer(open.place(), { now: () => systemClock.now() + shift })
    })
    afterAll(async () => {
      await server.close()
      expect(server.errors).toEqual([])
    })
    beforeEach(async () => {
      they = await Calling.begin(server)
    })

    test.each([
      ['of the person', () => [they.ann.session, they.agent.handle] as const, 'user', 'canceled'],
      ['of the agent', () => [they.agent.token, they.ann.handle] as const, 'agent', 'declined'],
    ])('across a block %s ring for the person only, and a block ends current calls', async (_who, who, by, reason) => {
      const id = await they.ringing()
      const [credential, handle] = who()
      await server.call('PUT', `/v1/blocked-handles/${handle}`, credential)
      expect(await they.over(id)).toMatchObject({ end_reason: reason, ended_by: by })
      const before = await they.ofAgent()
      const hidden = await they.ringing()
      await they.poll()
      expect((await they.shown(hidden)).state).toBe('ringing')
      expect((await they.send(they.ann.session, hidden, 1)).status).toBe(204)
      for (const answered of [
        await server.call('GET', `/v1/calls/${hidden}`, they.agent.token),
        await they.post(they.agent.token, hidden, 'answer', { answer }),
        await they.post(they.agent.token, hidden, 'hangup', {}),
        await they.pull(they.agent.token, hidden),
      ]) {
        expect(answered.status).toBe(404)
      }
      const ben = await server.user()
      expect((await they.dial({ chat_id: await they.chatOf(ben, they.agent) }, ben.session)).status).toBe(201)
      shift += 45_001
      const over = await they.over(hidden)
      shift = 0
      expect(over.end_reason).toBe('unanswered')
      const seen = JSON.stringify((await they.ofAgent()).slice(before.length))
      expect(seen).not.toContain(hidden)
    })

    test('end with the installation, and a removed agent cannot be called', async () => {
      const id = await they.connected()
      await server.call('DELETE', `/v1/me/installations/${they.agent.handle}`, they.ann.session)
      expect((await they.send(they.agent.token, id, 1)).status).toBe(409)
      expect(await they.shown(id)).toMatchObject({ state: 'ended', end_reason: 'hangup', ended_by: 'user' })
      const again = await they.dial()
      expect([again.status, again.body.error.code]).toEqual([403, 'forbidden'])
    })

    test('end when the agent is suspended, and a suspended agent cannot be called', async () => {
      const id = await they.connected()
      const suspend = (status: string) =>
        server.call('PUT', `/_ops/handles/${they.agent.handle}/status`, testOperatorKey, { status })
      expect((await suspend('suspended')).status).toBeLessThan(300)
      expect(await they.over(id)).toMatchObject({ end_reason: 'hangup', ended_by: 'agent' })
      const rejected = await they.dial()
      expect([rejected.status, rejected.body.error.code]).toEqual([409, 'conflict'])
      await suspend('active')
      expect((await they.dial()).status).toBe(201)
    })

    test('are rejected in a chat that the person has not accepted, and in a group', async () => {
      const ben = await server.user()
      const { body } = await server.call('POST', '/v1/chats', they.agent.token, {
        kind: 'direct',
        handles: [ben.handle],
      })
      expect((await they.dial({ chat_id: body.chat.id }, ben.session)).status).toBe(403)
      const group = await server.call('POST', '/v1/chats', they.ann.session, {
        kind: 'group',
        handles: [they.agent.handle],
      })
      expect((await they.dial({ chat_id: group.body.chat.id })).status).toBe(409)
      expect((await they.dial({ chat_id: they.chatId }, ben.session)).status).toBe(404)
    })

    test('are deleted with the account of the person; the agent is notified and keeps no description', async () => {
      const id = await they.connected()
      const deleted = await server.call('DELETE', '/v1/me', they.ann.session, { confirm: they.ann.handle })
      expect(deleted.status).toBeLessThan(300)
      expect((await server.call('GET', `/v1/calls/${id}`, they.agent.token)).status).toBe(404)
      await expect.poll(async () => JSON.stringify(await they.ofAgent()), { timeout: 20_000 }).not.toContain('m=audio')
      const events = await they.ofAgent()
      expect(types(events)).toEqual(['call.ringing', 'call.connected', 'call.ended'])
      expect(events[2].data.call).toMatchObject({ end_reason: 'hangup', ended_by: 'user' })
      const left = await server.context.database.read((tx) => tx.rows('SELECT * FROM calls WHERE id = ?', [id]))
      expect(left).toEqual([])
    })

    test('are deleted with the agent, and the person can call again', async () => {
      const id = await they.connected()
      await server.call('DELETE', `/v1/me/agents/${they.agent.id}`, they.owner.session)
      expect((await server.call('GET', `/v1/calls/${id}`, they.ann.session)).status).toBe(404)
      expect(types(await they.ofPerson()).at(-1)).toBe('call.ended')
      const other = await they.anotherAgent()
      expect((await they.dial({ chat_id: await they.chatOf(they.ann, other) })).status).toBe(201)
    })

    test('are not accessible to others', async () => {
      const id = await they.ringing()
      const ben = await server.user()
      const other = await they.anotherAgent()
      for (const credential of [ben.session, other.token]) {
        expect((await server.call('GET', `/v1/calls/${id}`, credential)).status).toBe(404)
        expect((await they.post(credential, id, 'hangup', {})).status).toBe(404)
        expect((await they.send(credential, id, 1)).status).toBe(404)
      }
      expect((await they.post(they.ann.session, id, 'answer', { answer })).status).toBe(401)
    })
  })
})
