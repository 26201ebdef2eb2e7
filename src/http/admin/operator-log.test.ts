import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { newHandle, startTestServer, testOperatorKey as key, type TestServer } from '../../testing/server.ts'

eachDatabase((_dialect, open) => {
  describe('the operator log', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer(open.place())
    })
    afterAll(async () => {
      await server.close()
      expect(server.errors).toEqual([])
    })

    const read = async (query = '?limit=100') => (await server.call('GET', `/_ops/log${query}`, key)).body
    const newest = async () => (await read('?limit=1')).entries[0]

    it('contains the change, account, time and address, and no secret or name', async () => {
      const handle = newHandle()
      const body = { handle, name: 'Anna Secret-Name', phone_number: '+4915112345678' }
      const { person, session } = (await server.call('POST', '/_ops/persons', key, body)).body
      expect(await newest()).toMatchObject({
        operation: 'createUser',
        account: { id: person.user_id, handle },
        details: {},
        address: expect.stringMatching(/127\.0\.0\.1|::1/),
        outcome: 'done',
      })
      const link = (await server.call('POST', `/_ops/persons/${handle}/sign-in-links`, key)).body.url as string
      await server.call('PUT', `/_ops/handles/${handle}/status`, key, { status: 'suspended' })
      expect(await newest()).toMatchObject({ operation: 'setHandleStatus', details: { status: 'suspended' } })
      await server.call('PUT', `/_ops/handles/${handle}/status`, key, { status: 'active' })
      await server.call('PUT', `/_ops/handles/${handle}/rate-limit`, key, { requests: 5, seconds: 10 })
      expect((await newest()).details).toEqual({ requests: 5, seconds: 10 })
      const stored = await server.context.database.read((tx) => tx.rows('SELECT * FROM operator_log'))
      const text = JSON.stringify(stored)
      for (const secret of [
        session,
        new URL(link).searchParams.get('token')!,
        key,
        handle,
        'Secret-Name',
        '4915112345678',
      ])
        expect(text).not.toContain(secret)
    })

    it('contains no reads or rejected requests', async () => {
      const before = (await newest()).id
      await server.call('GET', '/_ops/persons', key)
      expect((await server.call('PUT', '/_ops/handles/nobody_here/status', key, { status: 'active' })).status).toBe(404)
      expect((await server.call('PUT', '/_ops/handles/nobody_here/status', 'wrong', { status: 'active' })).status).toBe(
        401,
      )
      expect((await newest()).id).toBe(before)
    })

    it('keeps only the id of a deleted account, and has pages', async () => {
      const handle = newHandle()
      const { person, session } = (await server.call('POST', '/_ops/persons', key, { handle, name: 'Gone' })).body
      await server.call('DELETE', '/v1/me', session, { confirm: handle })
      expect((await newest()).account).toEqual({ id: person.user_id, handle: null })
      const first = await read('?limit=2')
      const second = await read(`?limit=100&cursor=${first.next_cursor}`)
      const all = (await read()).entries
      expect([...first.entries, ...second.entries]).toEqual(all)
      expect((await server.call('GET', '/_ops/log', 'wrong')).status).toBe(401)
    })

    it('shows an unknown outcome for a change that was not marked as done or rejected', async () => {
      const { database } = server.context
      const { id } = await newest()
      await database.write((tx) => tx.run('UPDATE operator_log SET is_done = 0 WHERE id = ?', [id]))
      expect((await newest()).outcome).toBe('unknown')
    })

    it('deletes entries after a year', async () => {
      const { database, clock } = server.context
      const year = 366 * 24 * 60 * 60 * 1000
      const { id } = await newest()
      await database.write((tx) => tx.run('UPDATE operator_log SET at = ? WHERE id = ?', [clock.now() - year - 1, id]))
      await server.call('POST', '/_ops/persons', key, { handle: newHandle(), name: 'New' })
      expect((await read()).entries.map((entry: { id: string }) => entry.id)).not.toContain(id)
    })
  })

  describe('sessions of a person', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer(open.place())
    })
    afterAll(() => server.close())

    it('are listed and ended by operators', async () => {
      const handle = newHandle()
      const { session } = (await server.call('POST', '/_ops/persons', key, { handle, name: 'Ann' })).body
      const { sessions } = (await server.call('GET', `/_ops/persons/${handle}/sessions`, key)).body
      expect(sessions).toMatchObject([{ current: false, client_name: null }])
      const pull = server.call('GET', '/v1/me/events?after=0&timeout=20', session)
      expect((await server.call('DELETE', `/_ops/persons/${handle}/sessions/${sessions[0].id}`, key)).status).toBe(204)
      expect((await pull).status).toBe(401)
      expect((await server.call('GET', '/v1/me', session)).status).toBe(401)
      expect((await server.call('DELETE', `/_ops/persons/${handle}/sessions/${sessions[0].id}`, key)).status).toBe(404)
      const agent = await server.agent((await server.user()).session)
      expect((await server.call('GET', `/_ops/persons/${agent.handle}/sessions`, key)).status).toBe(404)
    })
  })
})
