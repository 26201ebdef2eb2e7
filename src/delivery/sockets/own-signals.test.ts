import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'

import { systemClock } from '../../platform/clock.ts'
import { eachSignals } from '../../testing/databases.ts'
import { closeTestPair, startTestPair, type TestServer } from '../../testing/server.ts'

type User = Awaited<ReturnType<TestServer['user']>>
type Agent = Awaited<ReturnType<TestServer['agent']>>

/*
 * Socket signals about changed lists of a person, when another process makes the change. Each test ends with an
 * expected signal; unexpected signals would arrive before it.
 */
eachSignals((dialect, open) => {
  let here: TestServer
  let there: TestServer
  const ends: (() => void)[] = []
  let laterMs = 0

  beforeAll(async () => {
    const pair = await startTestPair(dialect, open.place(), { ...systemClock, now: () => Date.now() + laterMs })
    here = pair.here
    there = pair.there
  })
  afterAll(async () => {
    for (const end of ends) end()
    expect(await closeTestPair(here, there)).toEqual([])
  })

  const call = async (method: string, path: string, credential: string, body?: object) => {
    const answer = await here.call(method, path, credential, body)
    expect([method, path, answer.status < 300 ? 'ok' : answer]).toEqual([method, path, 'ok'])
    return answer.body
  }
  /** Returns the signals of a socket at the other process, in order of arrival. */
  async function listen(credential: string, route = '/v1/me/socket-tickets'): Promise<[name: string, data: object][]> {
    const { body } = await there.call('POST', route, credential, {})
    const socket = new WebSocket(body.url)
    ends.push(() => socket.terminate())
    const signals: [string, object][] = []
    let greeted = false
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data))
      greeted ||= frame.type === 'hello'
      if (frame.type === 'ephemeral') signals.push([frame.name, frame.data])
    })
    await expect.poll(() => greeted).toBe(true)
    return signals
  }
  const publicAgent = async (owner: User): Promise<Agent> => {
    const agent = await here.agent(owner.session)
    await call('PATCH', `/v1/me/agents/${agent.id}`, owner.session, { visibility: 'public' })
    return agent
  }
  const say = (agent: Agent, chatId: string, text = 'hello') =>
    call('POST', '/v1/messages', agent.token, {
      message_id: here.context.ids.next('msg'),
      chat_id: chatId,
      parts: [{ type: 'text', text }],
    })
  const chatWith = async (credential: string, handle: string): Promise<string> =>
    (await call('POST', '/v1/chats', credential, { kind: 'direct', handles: [handle] })).chat.id
  const requestsOf = async ({ session }: User) => (await call('GET', '/v1/me/requests', session)).requests
  /** Causes a signal and waits for it: earlier signals have arrived by then. */
  const fence = async (user: User, signals: [string, object][]) => {
    const [chatId, messageId] = await sentBy(user)
    await expect
      .poll(() => signals.at(-1))
      .toEqual(['message.sent', { chat_id: chatId, message_id: messageId, sequence: 1 }])
    // Removes the signal of the chat that was opened for the message.
    return signals.splice(0).filter(([name]) => name !== 'chats.changed' && name !== 'message.sent')
  }
  const sentBy = async (user: User): Promise<[string, string]> => {
    const agent = await publicAgent(user)
    const chatId = await chatWith(user.session, agent.handle)
    const body = { parts: [{ type: 'text', text: 'here' }] }
    return [chatId, (await call('POST', `/v1/me/chats/${chatId}/messages`, user.session, body)).message.message_id]
  }

  it('show that a request arrives and is decided, and show no suppressed request', async () => {
    const [ann, ben] = [await here.user(), await here.user()]
    const [bot, pest] = [await publicAgent(ben), await publicAgent(ben)]
    const signals = await listen(ann.session)
    const others = await listen(ben.session)
    const changed = async (times: number) => {
      await expect.poll(() => signals.length).toBe(times)
      expect(signals.splice(0)).toEqual(Array.from({ length: times }, () => ['requests.changed', {}]))
    }

    const chatId = await chatWith(bot.token, ann.handle)
    await changed(1)
    await say(bot, chatId)
    await changed(1)
    // The list shows the first message only.
    await say(bot, chatId, 'a second one')
    await call('POST', `/v1/me/requests/${(await requestsOf(ann))[0].id}/accept`, ann.session, {})
    await changed(1)

    await call('POST', '/v1/contact-requests', bot.token, { handle: ann.handle })
    await changed(1)
    await call('POST', `/v1/me/requests/${(await requestsOf(ann))[0].id}/decline`, ann.session, {})
    await changed(1)

    const group = { kind: 'group', handles: [ann.handle], group_name: 'Us' }
    const groupId = (await call('POST', '/v1/chats', ben.session, group)).chat.id
    await changed(1)
    await call('DELETE', `/v1/chats/${groupId}/participants/${ann.handle}`, ben.session)
    await changed(1)
    await call('POST', `/v1/chats/${groupId}/participants`, ben.session, { handle: ann.handle })
    await changed(1)
    await call('POST', `/v1/me/requests/${(await requestsOf(ann))[0].id}/accept`, ann.session, {})
    await changed(1)

    await call('PUT', `/v1/blocked-handles/${pest.handle}`, ann.session)
    await say(pest, await chatWith(pest.token, ann.handle))
    await call('POST', '/v1/contact-requests', pest.token, { handle: ann.handle })
    await call('DELETE', `/v1/blocked-handles/${pest.handle}`, ann.session)
    expect(await requestsOf(ann)).toEqual([])
    expect(await fence(ann, signals)).toEqual([])
    // The signals do not reveal the decision to the requester: they are about its own calls only.
    expect(new Set(others.map(([name]) => name))).toEqual(new Set(['chats.changed']))
  })

  it('show the person who opened a chat that it is accepted, and do not show a rejection', async () => {
    const [ann, ben, eve] = [await here.user(), await here.user(), await here.user()]
    const signals = await listen(ann.session)
    const next = async () => {
      await expect.poll(() => signals.length).toBe(1)
      expect(signals.splice(0)).toEqual([['chats.changed', {}]])
    }
    await chatWith(ann.session, eve.handle)
    await next()
    await call('POST', `/v1/me/requests/${(await requestsOf(eve))[0].id}/decline`, eve.session, {})
    await chatWith(ann.session, ben.handle)
    await next()
    await call('POST', `/v1/me/requests/${(await requestsOf(ben))[0].id}/accept`, ben.session, {})
    await next()
    expect(await fence(ann, signals)).toEqual([])
  })

  it('show operations of another session of the person, and are sent to that person only', async () => {
    const [ann, ben] = [await here.user(), await here.user()]
    const bot = await publicAgent(ben)
    await call('PATCH', '/v1/me', bot.token, { accepts_tasks: true })
    const signals = await listen(ann.session)
    const agentSignals = await listen(bot.token, '/v1/socket-tickets')
    const next = async (name: string, data: object) => {
      await expect.poll(() => signals.length).toBeGreaterThan(0)
      expect(signals.splice(0)).toEqual([[name, data]])
    }
    const chatId = await chatWith(ann.session, bot.handle)
    await next('chats.changed', {})
    const body = { message_id: here.context.ids.next('msg'), parts: [{ type: 'text', text: 'first' }] }
    await call('POST', `/v1/me/chats/${chatId}/messages`, ann.session, body)
    await next('message.sent', { chat_id: chatId, message_id: body.message_id, sequence: 1 })
    // A repeat changes nothing.
    await call('POST', `/v1/me/chats/${chatId}/messages`, ann.session, body)
    const { message_id } = await say(bot, chatId)
    await call('POST', `/v1/me/chats/${chatId}/read`, ann.session, { message_id })
    await next('chat.read', { chat_id: chatId, through_sequence: 2 })
    await call('POST', `/v1/me/chats/${chatId}/read`, ann.session, { message_id })
    const reaction = { operation: 'add', type: 'emoji', emoji: '👍' }
    await call('POST', `/v1/messages/${message_id}/reactions`, ann.session, reaction)
    await next('chat.changed', { chat_id: chatId })
    const message = { messageId: randomUUID(), role: 'ROLE_USER', parts: [{ text: 'Work' }], contextId: chatId }
    const { task } = await call('POST', '/v1/me/tasks', ann.session, { to: bot.handle, message })
    await next('tasks.changed', { context_id: chatId })
    await call('POST', `/v1/me/tasks/${task.id}/cancel`, ann.session)
    await next('tasks.changed', { context_id: chatId })
    await call('DELETE', `/v1/me/installations/${bot.handle}`, ann.session)
    await expect.poll(() => signals.map(([name]) => name)).toEqual(['requests.changed', 'chats.changed'])
    expect(agentSignals).toEqual([])
  })

  it('show agents typing to persons only, and never across a block or a pending request', async () => {
    const [ann, ben] = [await here.user(), await here.user()]
    const [bot, fellow] = [await publicAgent(ben), await publicAgent(ben)]
    const handles = [bot.handle, fellow.handle]
    const groupId = (await call('POST', '/v1/chats', ann.session, { kind: 'group', handles, group_name: 'All' })).chat
      .id
    const waiting = await chatWith(bot.token, ann.handle)
    const signals = await listen(ann.session)
    const agentSignals = await listen(fellow.token, '/v1/socket-tickets')
    const opened = async (chatId: string, text?: string): Promise<string> =>
      (await call('POST', '/v1/messages', bot.token, { conversation_id: chatId, draft: true, text })).message_id
    const append = (id: string, text: string) => call('POST', `/v1/messages/${id}/append`, bot.token, { text })
    const list = async (chatId: string, credential = ann.session) =>
      (await call('GET', `/v1/me/chats/${chatId}/drafts`, credential)).drafts

    const empty = await opened(groupId)
    const id = await opened(groupId, 'Once')
    await expect.poll(() => signals).toEqual([['draft.updated', { chat_id: groupId, message_id: id }]])
    await append(id, ' upon')
    await expect.poll(() => signals.length).toBe(2)
    expect(await list(groupId)).toEqual([
      {
        message_id: id,
        chat_id: groupId,
        sender: { type: 'agent', id: bot.id, handle: bot.handle },
        parts: [{ part_id: expect.any(String), type: 'text', text: 'Once upon' }],
        expires_in: 300,
      },
    ])
    await append(empty, 'Another')
    await expect.poll(() => signals.length).toBe(3)
    expect((await list(groupId)).map(({ message_id }: { message_id: string }) => message_id)).toEqual([empty, id])
    await call('POST', `/v1/messages/${id}/finalize`, bot.token, {})
    expect((await list(groupId)).map(({ message_id }: { message_id: string }) => message_id)).toEqual([empty])
    signals.length = 0

    await opened(waiting, 'Let me in')
    expect(await list(waiting)).toEqual([])
    await call('PUT', `/v1/blocked-handles/${bot.handle}`, ann.session)
    await append(empty, ' one')
    expect(await list(groupId)).toEqual([])
    await call('DELETE', `/v1/blocked-handles/${bot.handle}`, ann.session)
    expect(await fence(ann, signals)).toEqual([])
    expect(await list(groupId)).toHaveLength(1)
    laterMs += 5 * 60_000 + 1
    expect(await list(groupId)).toEqual([])
    await append(empty, ' and on')
    expect(await list(groupId)).toHaveLength(1)
    await call('DELETE', `/v1/chats/${groupId}/participants/${bot.handle}`, ann.session)
    expect(await list(groupId)).toEqual([])
    expect(agentSignals).toEqual([])

    const others = await there.call('GET', `/v1/me/chats/${groupId}/drafts`, ben.session)
    expect([others.status, others.body.error.code]).toEqual([404, 'not_found'])
    expect((await there.call('GET', `/v1/me/chats/${groupId}/drafts`, fellow.token)).status).toBe(401)
  })
})
