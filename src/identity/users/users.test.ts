import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { acceptInvitation } from '../../testing/invitations.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'

eachDatabase((_name, open) => {
  describe('the data of a person for agents', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer(open.place())
    })
    afterAll(() => server.close())

    const get = (userId: string, token: string) => server.call('GET', `/v1/users/${userId}`, token)
    const talk = async () => {
      const user = await server.user()
      const agent = await server.agent(user.session)
      await server.call('POST', '/v1/chats', user.session, { kind: 'direct', handles: [agent.handle] })
      return { user, agent }
    }
    const number = (handle: string, phone_number: string, verified: boolean) =>
      server.call('PUT', `/_ops/persons/${handle}/phone-number`, testOperatorKey, { phone_number, verified })

    it('shows the name and a verified number, and no unverified number', async () => {
      const { user, agent } = await talk()
      expect((await get(user.id, agent.token)).body).toEqual({
        user_id: user.id,
        name: 'Somebody',
        phone_number: null,
      })
      expect((await number(user.handle, '+4915112345678', true)).status).toBe(204)
      const shown = await get(user.id, agent.token)
      expect([shown.body.phone_number, shown.headers.get('cache-control')]).toEqual(['+4915112345678', 'no-store'])
      await number(user.handle, '+4915187654321', false)
      expect((await get(user.id, agent.token)).body.phone_number).toBe(null)
      expect((await number('nobody_here', '+4915187654321', true)).status).toBe(404)
      expect((await number(agent.handle, '+4915187654321', true)).status).toBe(404)
      expect((await number(user.handle, '0151', true)).status).toBe(422)
    })

    it('returns the same error for persons without a shared chat, agents and unknown ids', async () => {
      const { user, agent } = await talk()
      const other = await server.agent((await server.user()).session)
      const answers = [
        await get(user.id, other.token),
        await get('usr_nobody', agent.token),
        await get(agent.id, agent.token),
        await get('%00', agent.token),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
      expect(answers[0]!.body).toEqual(answers[1]!.body)
      expect((await get(user.id, user.session)).status).toBe(401)
    })

    it('does not show a person because of a shared group, regardless of its creator and senders', async () => {
      const [ann, ben] = [await server.user(), await server.user()]
      const agent = await server.agent(ann.session)
      const handles = [ben.handle, agent.handle]
      const {
        body: { chat },
      } = await server.call('POST', '/v1/chats', ann.session, { kind: 'group', handles, group_name: 'Crew' })
      await acceptInvitation(server, ben, chat.id)
      for (const { session } of [ann, ben]) {
        const message_id = server.context.ids.next('msg')
        const body = { message_id, parts: [{ type: 'text', text: 'hello' }] }
        expect((await server.call('POST', `/v1/me/chats/${chat.id}/messages`, session, body)).status).toBe(201)
      }
      for (const { id } of [ann, ben]) expect((await get(id, agent.token)).status).toBe(404)
    })

    it('does not show a suspended person', async () => {
      const { user, agent } = await talk()
      await server.call('PUT', `/_ops/handles/${user.handle}/status`, testOperatorKey, { status: 'suspended' })
      expect((await get(user.id, agent.token)).status).toBe(404)
    })
  })
})
