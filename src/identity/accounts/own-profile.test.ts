import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { newHandle, startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'

eachDatabase((_name, open) => {
  describe('the account of a signed-in person', () => {
    let server: TestServer
    let session: string
    let handle: string
    beforeAll(async () => {
      server = await startTestServer(open.place())
      handle = newHandle()
      const made = await server.call('POST', '/_ops/persons', testOperatorKey, { handle, name: 'Ann' })
      session = made.body.session
    })
    afterAll(async () => {
      expect(server.errors).toEqual([])
      await server.close()
    })

    const me = async () => (await server.call('GET', '/v1/me', session)).body.user
    const change = (body: object) => server.call('PATCH', '/v1/me', session, body)
    const avatar = 'https://pictures.example/ann.png'

    it('shows the person all of its own data', async () => {
      await server.agent(session)
      expect(await me()).toEqual({
        user_id: expect.stringMatching(/^usr_/),
        handle,
        name: 'Ann',
        avatar: null,
        phone_number: null,
        phone_number_verified: false,
        requests_from: 'everybody',
        agent_count: 1,
        created_at: expect.any(String),
      })
      const number = { phone_number: '+4915112345678', verified: false }
      for (const verified of [false, true]) {
        await server.call('PUT', `/_ops/persons/${handle}/phone-number`, testOperatorKey, { ...number, verified })
        expect(await me()).toMatchObject({ phone_number: number.phone_number, phone_number_verified: verified })
      }
    })

    it('changes only the given members, visible to others too', async () => {
      expect((await change({ name: 'Anna', avatar })).body.user).toMatchObject({ name: 'Anna', avatar })
      expect((await change({ requests_from: 'contacts' })).body.user).toMatchObject({ name: 'Anna', avatar })
      const profile = (await server.call('GET', `/v1/agents/${handle}/profile`)).body
      expect(JSON.stringify(profile)).toContain(avatar)
      expect((await change({ avatar: null })).body.user).toMatchObject({ name: 'Anna', avatar: null })
    })

    it('shows an uploaded picture of the person', async () => {
      const upload = async (credential: string, type: string) => {
        const headers = { authorization: `Bearer ${credential}`, 'content-type': type }
        const answer = await fetch(`${server.url}/v1/me/attachments`, { method: 'POST', headers, body: 'bytes' })
        return ((await answer.json()) as { attachment: { id: string; url: string } }).attachment
      }
      const picture = await upload(session, 'image/webp')
      expect((await change({ avatar_attachment_id: picture.id })).body.user.avatar).toBe(picture.url)
      const other = await server.user()
      const wrong: [object, number][] = [
        [{ avatar_attachment_id: (await upload(session, 'text/html')).id }, 422],
        [{ avatar_attachment_id: (await upload(other.session, 'image/webp')).id }, 404],
        [{ avatar_attachment_id: picture.id, avatar }, 422],
      ]
      for (const [body, status] of wrong) expect([body, (await change(body)).status]).toEqual([body, status])
      expect((await me()).avatar).toBe(picture.url)
      const group = { kind: 'group', handles: [other.handle], group_name: 'Own' }
      const { participants } = (await server.call('POST', '/v1/chats', session, group)).body.chat
      expect(participants[0]).toMatchObject({ handle, avatar: picture.url })
      await change({ avatar: null })
    })

    it.each([
      ['nothing', {}, 422],
      ['a name of control characters', { name: '\u0007' }, 422],
      ['an address that is not https', { avatar: 'http://pictures.example/ann.png' }, 422],
      ['a phone number, which others verify', { phone_number: '+4915112345678' }, 422],
      ['the setting of agents', { accepts_tasks: true }, 401],
      ['the setting of agents beside a name', { name: 'Ann', accepts_tasks: true }, 401],
    ])('is not changed by %s', async (_what, body, status) => {
      const before = await me()
      expect((await change(body)).status).toBe(status)
      expect(await me()).toEqual(before)
    })
  })
})
