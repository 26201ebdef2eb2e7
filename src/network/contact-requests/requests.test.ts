import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

type TestUser = Awaited<ReturnType<TestServer['user']>>
type Agent = Awaited<ReturnType<TestServer['agent']>>

eachDatabase((_name, open) => {
  describe('message requests', () => {
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

    const text = (value: string) => [{ type: 'text', value }]
    const current = (value: string) => ({
      message_id: server.context.ids.next('msg'),
      parts: [{ type: 'text', text: value }],
    })
    const write = async (agent: Agent, user: TestUser, value: string) =>
      (await server.call('POST', '/v1/messages', agent.token, { to: [user.handle], message: { parts: text(value) } }))
        .body
    const reply = (user: TestUser, chatId: string, value = 'hello') =>
      server.call('POST', `/v1/me/chats/${chatId}/messages`, user.session, current(value))
    const requests = async (user: TestUser) =>
      (await server.call('GET', '/v1/me/requests', user.session)).body.requests as any[]
    const log = async (user: TestUser) =>
      (await server.call('GET', '/v1/me/events?limit=100', user.session)).body.events as any[]
    const texts = async (user: TestUser) =>
      (await log(user))
        .filter(({ event_type }) => event_type === 'message.received')
        .map(({ data }) => data.message.parts[0].text)
    const chats = async (user: TestUser) =>
      (await server.call('GET', '/v1/me/chats', user.session)).body.chats as { id: string }[]
    const publicAgent = async () => {
      const agent = await server.agent(owner.session)
      await server.call('PATCH', `/v1/me/agents/${agent.id}`, owner.session, { visibility: 'public' })
      return agent
    }
    const strangers = async () => [await server.user(), await publicAgent()] as const
    const decide = (user: TestUser, id: string, verb: 'accept' | 'decline') =>
      server.call('POST', `/v1/me/requests/${id}/${verb}`, user.session, {})

    it('stay pending until the user replies, and then their messages arrive in order, each once', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom('variant', 'current', 'draft'), { maxLength: 5 }),
          fc.constantFrom('reply', 'accept', 'open', 'declined, then reply'),
          async (kinds, answer) => {
            const [user, agent] = await strangers()
            const first = await write(agent, user, '0')
            for (const [index, kind] of kinds.entries()) {
              const value = String(index + 1)
              if (kind === 'variant') await write(agent, user, value)
              else if (kind === 'current')
                await server.call('POST', '/v1/messages', agent.token, { chat_id: first.chat_id, ...current(value) })
              else {
                const draft = await server.call('POST', '/v1/messages', agent.token, {
                  conversation_id: first.chat_id,
                  draft: true,
                  text: value,
                })
                await server.call('POST', `/v1/messages/${draft.body.message_id}/finalize`, agent.token, {})
              }
            }
            expect([await log(user), await chats(user)]).toEqual([[], []])
            const [request, ...others] = await requests(user)
            expect(others).toEqual([])
            expect(request).toMatchObject({
              kind: 'message',
              status: 'pending',
              agent: { id: agent.id },
              chat_id: first.chat_id,
            })
            expect(request.message.parts[0].text).toBe('0')
            if (answer.startsWith('declined')) {
              expect((await decide(user, request.id, 'decline')).body.request.status).toBe('declined')
              expect(await requests(user)).toEqual([])
            }
            if (answer === 'accept')
              expect((await decide(user, request.id, 'accept')).body.request.status).toBe('accepted')
            else if (answer === 'open')
              await server.call('POST', '/v1/chats', user.session, { kind: 'direct', handles: [agent.handle] })
            else expect((await reply(user, first.chat_id)).status).toBe(201)
            expect(await requests(user)).toEqual([])
            expect(await texts(user)).toEqual(['0', ...kinds.map((_kind, index) => String(index + 1))])
            expect((await chats(user)).map(({ id }) => id)).toEqual([first.chat_id])
            expect((await decide(user, request.id, 'accept')).status).toBe(409)
            await write(agent, user, 'after')
            expect((await texts(user)).at(-1)).toBe('after')
          },
        ),
        { numRuns: 6 },
      )
    }, 60_000)

    it('look the same to the agent whether declined or pending', async () => {
      const views = []
      for (const declined of [false, true]) {
        const [user, agent] = await strangers()
        const sent = await write(agent, user, 'one')
        const again = await write(agent, user, 'two')
        const listed = await requests(user)
        expect(listed).toHaveLength(1)
        if (declined) await decide(user, listed[0].id, 'decline')
        const get = async (path: string) => (await server.call('GET', path, agent.token)).body
        const seen = JSON.stringify({
          sent,
          again,
          events: await get('/v1/events'),
          list: await get('/v1/chats'),
          chat: await get(`/v1/chats/${sent.chat_id}`),
          history: await get(`/v1/chats/${sent.chat_id}/messages`),
        })
        const [ids, times] = [/(cnv|msg|agt|usr)_[0-9a-z]{26}/g, /\d{4}-\d\d-\d\dT[\d:.]+Z/g]
        views.push(
          seen.replaceAll(ids, '$1').replaceAll(times, 'T').replaceAll(agent.handle, 'A').replaceAll(user.handle, 'P'),
        )
      }
      expect(views[0]).toBe(views[1])
    })

    it('show the user only the first message, and show the agent nothing about the user', async () => {
      const [user, agent] = await strangers()
      const sent = await write(agent, user, 'hello')
      const shownUser = () => server.call('GET', `/v1/users/${user.id}`, agent.token)
      await server.call('POST', `/v1/messages/${sent.message.message_id}/reactions`, agent.token, {
        operation: 'add',
        type: 'love',
      })
      await server.call('POST', `/v1/chats/${sent.chat_id}/read`, agent.token, { message_id: sent.message.message_id })
      expect([(await shownUser()).status, await log(user)]).toEqual([404, []])
      await reply(user, sent.chat_id)
      expect([(await shownUser()).status, await texts(user)]).toEqual([200, ['hello']])
    })

    it('are not created across a block, and stay suppressed after its end', async () => {
      const [user, agent] = await strangers()
      const blocked = await publicAgent()
      await server.call('PUT', `/v1/blocked-handles/${blocked.handle}`, user.session)
      const sent = await write(blocked, user, 'hidden')
      expect([sent.created_new_chat, await requests(user)]).toEqual([true, []])
      await server.call('DELETE', `/v1/blocked-handles/${blocked.handle}`, user.session)
      await write(blocked, user, 'shown')
      expect((await requests(user)).map(({ message }) => message.parts[0].text)).toEqual(['shown'])
      await reply(user, sent.chat_id)
      expect(await texts(user)).toEqual(['shown'])
      expect(await requests(user)).toEqual([])
      expect((await write(agent, user, 'x')).created_new_chat).toBe(true)
    })

    it('cannot be decided by other users, and end with the installation of the agent', async () => {
      const [user, agent] = await strangers()
      await write(agent, user, 'x')
      const [{ id }] = (await requests(user)) as [{ id: string }]
      for (const verb of ['accept', 'decline'] as const) expect((await decide(owner, id, verb)).status).toBe(404)
      await server.call('DELETE', `/v1/me/installations/${agent.handle}`, user.session)
      expect(await requests(user)).toEqual([])
    })

    it('lose and repeat no message if accepted in parallel with a reply', async () => {
      const [user, agent] = await strangers()
      const { chat_id } = await write(agent, user, '0')
      const values = Array.from({ length: 19 }, (_value, index) => String(index + 1))
      await Promise.all([
        ...values.map((value) => write(agent, user, value)),
        reply(user, chat_id),
        reply(user, chat_id),
      ])
      const history = (await server.call('GET', `/v1/me/chats/${chat_id}/messages`, user.session)).body
        .messages as any[]
      const stored = history
        .filter(({ sender }) => sender.type === 'agent')
        .map(({ parts }) => parts[0].text)
        .reverse()
      expect([...stored].sort()).toEqual(['0', ...values].sort())
      expect(await texts(user)).toEqual(stored)
    })
  })
})
