import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

type TestUser = Awaited<ReturnType<TestServer['user']>>
type Agent = Awaited<ReturnType<TestServer['agent']>>

eachDatabase((_name, open) => {
  describe('an invitation of a person to a group', () => {
    let server: TestServer
    let owner: TestUser
    beforeAll(async () => {
      server = await startTestServer(open.place())
      owner = await server.user()
    })
    afterAll(async () => {
      expect(server.errors).toEqual([])
      await server.close()
    })

    const call = (method: string, path: string, credential: string, body?: unknown) =>
      server.call(method, path, credential, body)
    const person = () => server.user()
    const publicAgent = async (): Promise<Agent> => {
      const agent = await server.agent(owner.session)
      await call('PATCH', `/v1/me/agents/${agent.id}`, owner.session, { visibility: 'public' })
      return agent
    }
    const openChat = async (credential: string, handle: string) =>
      (await call('POST', '/v1/chats', credential, { kind: 'direct', handles: [handle] })).body.chat
    const makeGroup = async (user: TestUser, ...handles: string[]) =>
      (await call('POST', '/v1/chats', user.session, { kind: 'group', handles, group_name: 'Crew' })).body.chat
    const message = () => ({
      message_id: server.context.ids.next('msg'),
      parts: [{ type: 'text', text: 'hello' }],
    })
    const say = (agent: Agent, chatId: string) =>
      call('POST', '/v1/messages', agent.token, { chat_id: chatId, ...message() })
    const write = (user: TestUser, chatId: string) =>
      call('POST', `/v1/me/chats/${chatId}/messages`, user.session, message())
    const requests = async (user: TestUser) =>
      (await call('GET', '/v1/me/requests', user.session)).body.requests as any[]
    const decide = (user: TestUser, id: string, verb: 'accept' | 'decline') =>
      call('POST', `/v1/me/requests/${id}/${verb}`, user.session, {})
    const record = (agent: Agent, user: TestUser) => call('GET', `/v1/users/${user.id}`, agent.token)
    const events = async (credential: string, path = '/v1/events') =>
      (await call('GET', `${path}?limit=100`, credential)).body.events as any[]
    const heard = async (user: TestUser) =>
      (await events(user.session, '/v1/me/events')).filter(({ event_type }) => event_type === 'message.received')
    const addTo = (by: TestUser, chatId: string, handle: string) =>
      call('POST', `/v1/chats/${chatId}/participants`, by.session, { handle })
    const befriend = async (one: TestUser, other: TestUser) => {
      const { id } = await openChat(one.session, other.handle)
      expect((await write(other, id)).status).toBe(201)
    }

    it('is shown to the person who sent it, and to no other participant, until it is accepted', async () => {
      const [user, agent] = [await person(), await publicAgent()]
      const group = await makeGroup(owner, agent.handle, user.handle)
      expect(group.participants.map(({ handle }: { handle: string }) => handle).toSorted()).toEqual(
        [owner.handle, agent.handle].toSorted(),
      )
      expect(group.invited).toEqual([user.handle])
      const seen = (await call('GET', `/v1/chats/${group.id}`, agent.token)).body.chat
      expect([seen.invited, seen.participants]).toEqual([[], group.participants])
      expect((await call('GET', `/v1/chats/${group.id}`, user.session)).status).toBe(404)
      expect((await write(user, group.id)).status).toBe(404)
      await say(agent, group.id)
      expect([await heard(user), await record(agent, user)]).toMatchObject([[], { status: 404 }])
      const before = (await events(agent.token)).map(({ event_type }) => event_type)
      expect(before).toEqual(['participant.added'])

      const [request] = await requests(user)
      expect(request).toMatchObject({
        kind: 'group',
        status: 'pending',
        from: { id: owner.id },
        chat_id: group.id,
        group_name: 'Crew',
      })
      expect([request.agent, request.message]).toEqual([undefined, undefined])
      expect((await decide(owner, request.id, 'accept')).status).toBe(404)
      expect((await decide(user, request.id, 'accept')).body.request.status).toBe('accepted')
      expect((await decide(user, request.id, 'accept')).status).toBe(409)
      const added = (await events(agent.token)).at(-1)
      expect(added).toMatchObject({
        event_type: 'participant.added',
        data: { participant: { id: user.id }, actor: { id: owner.id }, effective_sequence: 2 },
      })
      await say(agent, group.id)
      expect(await heard(user)).toHaveLength(1)
      const now = (await call('GET', `/v1/chats/${group.id}`, owner.session)).body.chat
      expect([now.invited, now.participants.length]).toEqual([[], 3])
      expect((await record(agent, user)).status).toBe(404)
    })

    it('is not needed between persons who accepted each other', async () => {
      const [one, other] = [await person(), await person()]
      await befriend(one, other)
      const group = await makeGroup(one, other.handle)
      expect([group.participants.length, group.invited]).toEqual([2, []])
      const back = await makeGroup(other, (await publicAgent()).handle)
      expect((await addTo(other, back.id, one.handle)).status).toBe(201)
      await call('PUT', `/v1/blocked-handles/${one.handle}`, other.session)
      const later = await makeGroup(one, other.handle)
      expect([later.participants.length, later.invited, await requests(other)]).toEqual([1, [other.handle], []])
    })

    it('is pending like a direct chat', async () => {
      const [one, other] = [await person(), await person()]
      const chat = await openChat(one.session, other.handle)
      expect(chat).toMatchObject({ status: 'pending', invited: [other.handle] })
      await write(one, chat.id)
      const [request] = await requests(other)
      expect(request).toMatchObject({ kind: 'message', from: { id: one.id } })
      const group = await makeGroup(one, other.handle)
      expect([group.participants.length, await heard(other)]).toEqual([1, []])
      expect((await openChat(other.session, one.handle)).status).toBe('active')
      expect(await heard(other)).toHaveLength(1)
    })

    it('is pending once, is withdrawn, and is created again after its end', async () => {
      const user = await person()
      const group = await makeGroup(owner, user.handle)
      const again = [await addTo(owner, group.id, user.handle), await addTo(owner, group.id, user.handle)]
      expect(again.map(({ status, body }) => [status, body])).toEqual(
        again.map(() => [202, { invitation: { handle: user.handle, status: 'pending' } }]),
      )
      const [request, ...more] = await requests(user)
      expect(more).toEqual([])
      await decide(user, request.id, 'decline')
      expect((await addTo(owner, group.id, user.handle)).status).toBe(202)
      expect(await requests(user)).toEqual([])
      const withdraw = () => call('DELETE', `/v1/chats/${group.id}/participants/${user.handle}`, owner.session)
      expect((await withdraw()).status).toBe(204)
      expect((await withdraw()).status).toBe(404)
      await addTo(owner, group.id, user.handle)
      const [anew] = await requests(user)
      await decide(user, anew.id, 'accept')
      expect((await withdraw()).status).toBe(204)
      expect((await addTo(owner, group.id, user.handle)).status).toBe(202)
      expect(await requests(user)).toHaveLength(1)
    })

    it('ends with the account of either person', async () => {
      const [user, asking] = [await person(), await person()]
      const group = await makeGroup(asking, user.handle)
      await call('DELETE', '/v1/me', asking.session, { confirm: asking.handle })
      expect(await requests(user)).toEqual([])
      const other = await makeGroup(owner, user.handle)
      await call('DELETE', '/v1/me', user.session, { confirm: user.handle })
      expect((await call('GET', `/v1/chats/${other.id}`, owner.session)).body.chat.invited).toEqual([])
      expect(group.invited).toEqual([user.handle])
    })
  })
})
