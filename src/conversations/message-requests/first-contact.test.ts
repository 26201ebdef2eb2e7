import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { post, envelope, question } from '../../testing/calls.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'
import type { EphemeralSignal } from '../../platform/event-log/ephemeral.ts'

type TestUser = Awaited<ReturnType<TestServer['user']>>
type Agent = Awaited<ReturnType<TestServer['agent']>>

const number = '+4915112345678'
const most = 4

eachDatabase((_name, open) => {
  describe('first contact', () => {
    let server: TestServer
    let owner: TestUser
    beforeAll(async () => {
      server = await startTestServer(open.place(), undefined, {
        PARLEY_LIMITS: `pending_messages_per_request=${most}`,
      })
      owner = await server.user()
    })
    afterAll(async () => {
      expect(server.errors).toEqual([])
      await server.close()
    })

    const call = (method: string, path: string, credential: string, body?: unknown) =>
      server.call(method, path, credential, body)
    const publicAgent = async (): Promise<Agent> => {
      const agent = await server.agent(owner.session)
      await call('PATCH', `/v1/me/agents/${agent.id}`, owner.session, { visibility: 'public' })
      return agent
    }
    const person = async (): Promise<TestUser> => {
      const user = await server.user()
      await call('PUT', `/_ops/persons/${user.handle}/phone-number`, testOperatorKey, {
        phone_number: number,
        verified: true,
      })
      return user
    }
    const strangers = async () => [await person(), await publicAgent()] as const
    const openChat = async (credential: string, ...handles: string[]) =>
      (await call('POST', '/v1/chats', credential, { kind: 'direct', handles })).body.chat
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
    const send = (agent: Agent, ...to: string[]) =>
      call('POST', '/v1/messages', agent.token, { to, message: { parts: [{ type: 'text', value: 'hello' }] } })
    const requests = async (user: TestUser) =>
      (await call('GET', '/v1/me/requests', user.session)).body.requests as any[]
    const decide = (user: TestUser, id: string, verb: 'accept' | 'decline') =>
      call('POST', `/v1/me/requests/${id}/${verb}`, user.session, {})
    const record = (agent: Agent, user: TestUser) => call('GET', `/v1/users/${user.id}`, agent.token)
    const take = (user: TestUser, from: string) => call('PATCH', '/v1/me', user.session, { requests_from: from })
    const contact = async (agent: Agent, user: TestUser) => {
      await call('POST', '/v1/contact-requests', agent.token, { handle: user.handle })
      const [request] = (await requests(user)).filter(({ kind }) => kind === 'contact')
      expect((await decide(user, request.id, 'accept')).status).toBe(200)
    }
    const events = async (credential: string, path = '/v1/events') =>
      (await call('GET', `${path}?limit=100`, credential)).body.events as any[]
    const heard = async (user: TestUser) =>
      (await events(user.session, '/v1/me/events')).filter(({ event_type }) => event_type === 'message.received')

    /** Ways in which an agent can start a chat without the person. Each returns the chat id. */
    const ways: Record<string, (agent: Agent, user: TestUser) => Promise<string>> = {
      'opens a chat': async (agent, user) => (await openChat(agent.token, user.handle)).id,
      'sends to a handle': async (agent, user) => (await send(agent, user.handle)).body.chat_id,
      'sends to a handle and an agent': async (agent, user) =>
        (await send(agent, user.handle, (await publicAgent()).handle)).body.chat_id,
    }

    describe.each(Object.keys(ways))('of an agent that %s', (way) => {
      it('shows the agent nothing about the person, unless the person replies', async () => {
        const [user, agent] = await strangers()
        const answers: unknown[] = []
        const ephemeral: EphemeralSignal[] = []
        const end = server.context.ephemeral.subscribe((signal) => {
          if (signal.recipients.includes(agent.id)) ephemeral.push(signal)
        })
        const chatId = await ways[way]!(agent, user)
        const sent = (await say(agent, chatId)).body.message_id
        for (const [path, body] of [
          [`/v1/me/chats/${chatId}/read`, { message_id: sent }],
          [`/v1/me/chats/${chatId}/delivered`, { message_id: sent }],
          [`/v1/me/chats/${chatId}/typing`, { started: true }],
          [`/v1/messages/${sent}/reactions`, { operation: 'remove', type: 'emoji', emoji: '👍' }],
        ] as const) {
          await call('POST', path, user.session, body)
        }
        await call('PATCH', `/v1/chats/${chatId}`, user.session, { group_name: 'Mine' })
        const [request] = await requests(user)
        expect(request).toMatchObject({
          kind: 'message',
          chat_id: chatId,
          from: { id: agent.id },
          from_name: 'Some Agent',
        })
        expect((await decide(user, request.id, 'decline')).status).toBe(200)
        await call('DELETE', `/v1/chats/${chatId}/participants/${user.handle}`, user.session)
        for (const [method, path, body] of [
          ['GET', '/v1/chats'],
          ['GET', `/v1/chats/${chatId}`],
          ['GET', `/v1/chats/${chatId}/messages`],
          ['GET', '/v1/events?limit=100'],
          ['GET', '/v1/contacts'],
          ['GET', `/v1/agents/${user.handle}/profile`],
          ['GET', `/v1/contacts/${user.handle}/profile`],
          ['GET', `/v1/users/${user.id}`],
          ['POST', '/v1/chats', { kind: 'direct', handles: [user.handle] }],
          ['POST', '/v1/contact-requests', { handle: user.handle }],
          ['GET', '/v1/contact-requests'],
        ] as const) {
          answers.push((await call(method, path, agent.token, body)).body)
        }
        answers.push((await post(server, user, agent.token, envelope('SendMessage', question('hi')))).body)
        answers.push((await send(agent, user.handle)).body)
        end()
        const text = JSON.stringify(answers)
        expect(text).not.toContain(user.id)
        expect(text).not.toContain(number.slice(1))
        expect(text).not.toContain('"read_at":"')
        expect(text).not.toContain('"delivered_at":"')
        expect(ephemeral).toEqual([])
        expect((await events(agent.token)).map(({ event_type }) => event_type)).toEqual([])
        expect((await call('GET', `/v1/chats/${chatId}`, agent.token)).body.chat).toMatchObject({
          status: 'pending',
          invited: [user.handle],
        })
        expect(await heard(user)).toEqual([])
      })

      it('delivers all messages to a person who replies, and shows the person to the agent', async () => {
        for (const answer of ['write', 'react', 'accept', 'decline and write']) {
          const [user, agent] = await strangers()
          const chatId = await ways[way]!(agent, user)
          const { body: sent } = await say(agent, chatId)
          const [request] = await requests(user)
          if (answer === 'react') {
            const reaction = { operation: 'add', type: 'emoji', emoji: '👍' }
            const { status } = await call('POST', `/v1/messages/${sent.message_id}/reactions`, user.session, reaction)
            expect(status).toBe(200)
          }
          if (answer === 'accept') expect((await decide(user, request.id, 'accept')).status).toBe(200)
          if (answer.startsWith('decline')) await decide(user, request.id, 'decline')
          if (answer.endsWith('write')) expect((await write(user, chatId)).status).toBe(201)
          expect([answer, (await heard(user)).map(({ data }) => data.message.message_id).at(-1)]).toEqual([
            answer,
            sent.message_id,
          ])
          expect(await requests(user)).toEqual([])
          const { chat } = (await call('GET', `/v1/chats/${chatId}`, agent.token)).body
          expect(chat).toMatchObject({ status: 'active', invited: [] })
          expect(chat.participants.map(({ id }: { id: string }) => id)).toContain(user.id)
          const shown = await record(agent, user)
          const direct = chat.kind === 'direct'
          expect([answer, shown.status]).toEqual([answer, direct ? 200 : 404])
          if (direct) expect(shown.body.phone_number).toBe(number)
          else expect((await events(agent.token)).map(({ event_type }) => event_type)).toContain('participant.added')
        }
      })

      it('accepts a few messages, then rejects with the name of the limit', async () => {
        const [user, agent] = await strangers()
        const chatId = await ways[way]!(agent, user)
        let rejected = await say(agent, chatId)
        for (let sent = 0; sent < most && rejected.status === 202; sent++) rejected = await say(agent, chatId)
        expect([rejected.status, rejected.body.error.code]).toEqual([409, 'limit_exceeded'])
        expect(rejected.body.error.message).toMatch(/pending_messages_per_request.* 4 /)
        const draft = await call('POST', '/v1/messages', agent.token, {
          conversation_id: chatId,
          draft: true,
          text: 'one more',
        })
        const path = `/v1/messages/${draft.body.message_id}/finalize`
        expect((await call('POST', path, agent.token, {})).status).toBe(409)
        await write(user, chatId)
        expect(await heard(user)).toHaveLength(most)
        expect((await call('POST', path, agent.token, {})).status).toBe(200)
        expect(await heard(user)).toHaveLength(most + 1)
      })
    })

    it('is not required of an agent that the person installed, wrote to or accepted as a contact', async () => {
      const [user, agent] = await strangers()
      await call('PUT', `/v1/me/installations/${agent.handle}`, user.session, {})
      expect((await openChat(agent.token, user.handle)).status).toBe('active')
      expect((await record(agent, user)).body.phone_number).toBe(number)

      const accepted = await publicAgent()
      await contact(accepted, user)
      expect((await record(accepted, user)).status).toBe(404)
      const chat = await openChat(accepted.token, user.handle)
      expect(chat).toMatchObject({ status: 'active', invited: [] })
      await say(accepted, chat.id)
      expect(await heard(user)).toHaveLength(1)
      expect((await record(accepted, user)).status).toBe(200)
      const installed = (await call('GET', '/v1/me/installations', user.session)).body.installations
      expect(installed.map(({ agent_handle: handle }: { agent_handle: string }) => handle)).toContain(accepted.handle)

      const early = await publicAgent()
      const waiting = await openChat(early.token, user.handle)
      await say(early, waiting.id)
      await contact(early, user)
      expect(await heard(user)).toHaveLength(2)
      expect((await record(early, user)).status).toBe(200)
    })

    it('ends with a block by either side and with the installation', async () => {
      const [user, agent] = await strangers()
      await openChat(user.session, agent.handle)
      const shown = async () => (await record(agent, user)).status
      expect(await shown()).toBe(200)
      for (const [credential, handle] of [
        [user.session, agent.handle],
        [agent.token, user.handle],
      ] as const) {
        await call('PUT', `/v1/blocked-handles/${handle}`, credential)
        expect(await shown()).toBe(404)
        await call('DELETE', `/v1/blocked-handles/${handle}`, credential)
        expect(await shown()).toBe(200)
      }
      await call('DELETE', `/v1/me/installations/${agent.handle}`, user.session)
      expect(await shown()).toBe(404)
      await call('PUT', `/v1/me/installations/${agent.handle}`, user.session, {})
      expect(await shown()).toBe(200)
    })

    it('is not established by a group, whose agents get no phone number', async () => {
      const [user, agent] = await strangers()
      const group = await makeGroup(user, agent.handle)
      await write(user, group.id)
      expect((await record(agent, user)).status).toBe(404)
    })

    it('can be rejected in advance by the person, invisibly to the agent', async () => {
      const views: string[] = []
      for (const from of ['everybody', 'contacts', 'nobody', 'declined', 'blocked']) {
        const [user, agent] = await strangers()
        if (from === 'blocked') await call('PUT', `/v1/blocked-handles/${agent.handle}`, user.session)
        else if (from !== 'declined') {
          expect((await take(user, from)).body.user).toMatchObject({ user_id: user.id, requests_from: from })
          expect((await call('GET', '/v1/me', user.session)).body.user.requests_from).toBe(from)
        }
        const opened = await openChat(agent.token, user.handle)
        const asked = await call('POST', '/v1/contact-requests', agent.token, { handle: user.handle })
        const group = await makeGroup(owner, user.handle)
        if (from === 'declined') for (const { id } of await requests(user)) await decide(user, id, 'decline')
        const sent = await say(agent, opened.id)
        const again = await call('POST', `/v1/chats/${group.id}/participants`, owner.session, { handle: user.handle })
        const listed = (await requests(user)).map(({ kind }) => kind).toSorted()
        expect([from, listed]).toEqual([
          from,
          from === 'everybody' ? ['contact', 'group', 'message'] : from === 'blocked' ? ['group'] : [],
        ])
        const seen = JSON.stringify([
          opened,
          asked.body,
          sent,
          again,
          (await call('GET', `/v1/chats/${opened.id}`, agent.token)).body,
          (await call('GET', `/v1/chats/${group.id}`, owner.session)).body,
          (await call('GET', `/v1/chats/${opened.id}/messages`, agent.token)).body,
          (await call('GET', '/v1/contact-requests', agent.token)).body,
        ])
        const [ids, times] = [/(cnv|msg|agt|usr|crq)_[0-9a-z]{26}/g, /\d{4}-\d\d-\d\dT[\d:.]+Z/g]
        views.push(
          seen.replaceAll(ids, '$1').replaceAll(times, 'T').replaceAll(agent.handle, 'A').replaceAll(user.handle, 'P'),
        )
        await write(user, opened.id)
        expect((await call('GET', `/v1/chats/${opened.id}`, agent.token)).body.chat.status).toBe('active')
      }
      expect(new Set(views).size).toBe(1)
    })

    it('with requests_from nobody, chats with contacts are pending, too', async () => {
      const [user, agent] = await strangers()
      await contact(agent, user)
      await take(user, 'nobody')
      const chat = await openChat(agent.token, user.handle)
      expect([chat.status, await requests(user), (await record(agent, user)).status]).toEqual(['pending', [], 404])
    })

    it('accepts requests_from for persons only, and accepts_tasks for agents only', async () => {
      const agent = await publicAgent()
      for (const body of [{ accepts_tasks: true }, { requests_from: 'nobody', accepts_tasks: true }]) {
        expect((await call('PATCH', '/v1/me', owner.session, body)).status).toBe(401)
      }
      for (const body of [{}, { requests_from: 'some' }, []]) {
        expect((await call('PATCH', '/v1/me', owner.session, body)).status).toBe(422)
      }
      expect((await call('PATCH', '/v1/me', agent.token, { requests_from: 'nobody' })).status).toBe(400)
      expect((await call('PATCH', '/v1/me', agent.token, { accepts_tasks: false })).status).toBe(200)
      expect((await call('GET', '/v1/me', owner.session)).body.user.requests_from).toBe('everybody')
    })
  })
})
