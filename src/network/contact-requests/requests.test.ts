import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

type Person = Awaited<ReturnType<TestServer['person']>>
type Agent = Awaited<ReturnType<TestServer['agent']>>

eachDatabase((_name, open) => {
  describe('message requests', () => {
    let server: TestServer
    let owner: Person
    beforeAll(async () => {
      server = await startTestServer(open.place())
      owner = await server.person()
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
    const write = async (agent: Agent, person: Person, value: string) =>
      (await server.call('POST', '/v1/messages', agent.token, { to: [person.handle], message: { parts: text(value) } }))
        .body
    const reply = (person: Person, chatId: string, value = 'hello') =>
      server.call('POST', `/v1/me/chats/${chatId}/messages`, person.session, current(value))
    const requests = async (person: Person) =>
      (await server.call('GET', '/v1/me/requests', person.session)).body.requests as any[]
    const log = async (person: Person) =>
      (await server.call('GET', '/v1/me/events?limit=100', person.session)).body.events as any[]
    const texts = async (person: Person) =>
      (await log(person))
        .filter(({ event_type }) => event_type === 'message.received')
        .map(({ data }) => data.message.parts[0].text)
    const chats = async (person: Person) =>
      (await server.call('GET', '/v1/me/chats', person.session)).body.chats as { id: string }[]
    const publicAgent = async () => {
      const agent = await server.agent(owner.session)
      await server.call('PATCH', `/v1/me/agents/${agent.id}`, owner.session, { visibility: 'public' })
      return agent
    }
    const strangers = async () => [await server.person(), await publicAgent()] as const
    const decide = (person: Person, id: string, verb: 'accept' | 'decline') =>
      server.call('POST', `/v1/me/requests/${id}/${verb}`, person.session, {})

    it('stay pending until the user replies, and then come in order, each once', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom('variant', 'current', 'draft'), { maxLength: 5 }),
          fc.constantFrom('reply', 'accept', 'open', 'declined, then reply'),
          async (kinds, answer) => {
            const [person, agent] = await strangers()
            const first = await write(agent, person, '0')
            for (const [index, kind] of kinds.entries()) {
              const value = String(index + 1)
              if (kind === 'variant') await write(agent, person, value)
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
            expect([await log(person), await chats(person)]).toEqual([[], []])
            const [request, ...others] = await requests(person)
            expect(others).toEqual([])
            expect(request).toMatchObject({
              kind: 'message',
              status: 'pending',
              agent: { id: agent.id },
              chat_id: first.chat_id,
            })
            expect(request.message.parts[0].text).toBe('0')
            if (answer.startsWith('declined')) {
              expect((await decide(person, request.id, 'decline')).body.request.status).toBe('declined')
              expect(await requests(person)).toEqual([])
            }
            if (answer === 'accept')
              expect((await decide(person, request.id, 'accept')).body.request.status).toBe('accepted')
            else if (answer === 'open')
              await server.call('POST', '/v1/chats', person.session, { kind: 'direct', handles: [agent.handle] })
            else expect((await reply(person, first.chat_id)).status).toBe(201)
            expect(await requests(person)).toEqual([])
            expect(await texts(person)).toEqual(['0', ...kinds.map((_kind, index) => String(index + 1))])
            expect((await chats(person)).map(({ id }) => id)).toEqual([first.chat_id])
            expect((await decide(person, request.id, 'accept')).status).toBe(409)
            await write(agent, person, 'after')
            expect((await texts(person)).at(-1)).toBe('after')
          },
        ),
        { numRuns: 6 },
      )
    }, 60_000)

    it('look to the agent like a message that nobody has looked at', async () => {
      const views = []
      for (const known of [false, true]) {
        const [person, agent] = await strangers()
        if (known) await server.call('POST', '/v1/chats', person.session, { kind: 'direct', handles: [agent.handle] })
        const sent = await write(agent, person, 'one')
        const again = await write(agent, person, 'two')
        expect(await requests(person)).toHaveLength(known ? 0 : 1)
        const get = async (path: string) => (await server.call('GET', path, agent.token)).body
        const seen = JSON.stringify({
          sent: { ...sent, created_new_chat: null },
          again,
          events: await get('/v1/events'),
          list: await get('/v1/chats'),
          chat: await get(`/v1/chats/${sent.chat_id}`),
          history: await get(`/v1/chats/${sent.chat_id}/messages`),
        })
        const [ids, times] = [/(cnv|msg|agt|usr)_[0-9a-z]{26}/g, /\d{4}-\d\d-\d\dT[\d:.]+Z/g]
        views.push(
          seen
            .replaceAll(ids, '$1')
            .replaceAll(times, 'T')
            .replaceAll(agent.handle, 'A')
            .replaceAll(person.handle, 'P'),
        )
      }
      expect(views[0]).toBe(views[1])
    })

    it('show the user nothing else of the chat, and the agent nothing about the user', async () => {
      const [person, agent] = await strangers()
      const sent = await write(agent, person, 'hello')
      const user = () => server.call('GET', `/v1/users/${person.id}`, agent.token)
      await server.call('POST', `/v1/messages/${sent.message.message_id}/reactions`, agent.token, {
        operation: 'add',
        type: 'love',
      })
      await server.call('POST', `/v1/chats/${sent.chat_id}/read`, agent.token, { message_id: sent.message.message_id })
      expect([(await user()).status, await log(person)]).toEqual([404, []])
      await reply(person, sent.chat_id)
      expect([(await user()).status, await texts(person)]).toEqual([200, ['hello']])
    })

    it('are not made behind a block, and its end brings nothing back', async () => {
      const [person, agent] = await strangers()
      const blocked = await publicAgent()
      await server.call('PUT', `/v1/blocked-handles/${blocked.handle}`, person.session)
      const sent = await write(blocked, person, 'hidden')
      expect([sent.created_new_chat, await requests(person)]).toEqual([true, []])
      await server.call('DELETE', `/v1/blocked-handles/${blocked.handle}`, person.session)
      await write(blocked, person, 'shown')
      expect((await requests(person)).map(({ message }) => message.parts[0].text)).toEqual(['shown'])
      await reply(person, sent.chat_id)
      expect(await texts(person)).toEqual(['shown'])
      expect(await requests(person)).toEqual([])
      expect((await write(agent, person, 'x')).created_new_chat).toBe(true)
    })

    it('are no other user’s to decide, and end with the agent', async () => {
      const [person, agent] = await strangers()
      await write(agent, person, 'x')
      const [{ id }] = (await requests(person)) as [{ id: string }]
      for (const verb of ['accept', 'decline'] as const) expect((await decide(owner, id, verb)).status).toBe(404)
      await server.call('DELETE', `/v1/me/installations/${agent.handle}`, person.session)
      expect(await requests(person)).toEqual([])
    })

    it('race with the reply without losing or repeating a message', async () => {
      const [person, agent] = await strangers()
      const { chat_id } = await write(agent, person, '0')
      const values = Array.from({ length: 20 }, (_value, index) => String(index + 1))
      await Promise.all([
        ...values.map((value) => write(agent, person, value)),
        reply(person, chat_id),
        reply(person, chat_id),
      ])
      const history = (await server.call('GET', `/v1/me/chats/${chat_id}/messages`, person.session)).body
        .messages as any[]
      const stored = history
        .filter(({ sender }) => sender.type === 'agent')
        .map(({ parts }) => parts[0].text)
        .reverse()
      expect([...stored].sort()).toEqual(['0', ...values].sort())
      expect(await texts(person)).toEqual(stored)
    })
  })
})
