import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { newHandle, startTestServer, type TestServer } from '../../testing/server.ts'

eachDatabase((_dialect, open) => {
  describe('a task requested by a person', () => {
    let server: TestServer
    let person: { session: string; handle: string }
    let stranger: { session: string }
    let worker: { id: string; handle: string; token: string }
    let chatId: string

    beforeAll(async () => {
      server = await startTestServer(open.place())
      person = await server.user()
      stranger = await server.user()
      const owner = await server.user()
      const body = { handle: newHandle(), display_name: 'Worker', visibility: 'public' }
      const made = (await server.call('POST', '/v1/me/agents', owner.session, body)).body
      worker = { id: made.agent.id, handle: made.agent.handle, token: made.agent_token }
      await server.call('PATCH', '/v1/me', worker.token, { accepts_tasks: true })
      const chat = { kind: 'direct', handles: [worker.handle] }
      chatId = (await server.call('POST', '/v1/chats', person.session, chat)).body.chat.id
    })
    afterAll(async () => {
      await server.close()
      expect(server.errors).toEqual([])
    })

    let said = 0
    const message = (text: string, more: object = {}) => ({
      messageId: `m${++said}`,
      role: 'ROLE_USER',
      parts: [{ text }],
      ...more,
    })
    const ask = (text: string, more: object = {}, session = person.session) =>
      server.call('POST', '/v1/me/tasks', session, { to: worker.handle, message: message(text, more) })
    const work = (id: string, what: string, body: object) =>
      server.call('POST', `/v1/tasks/${id}/${what}`, worker.token, body)
    const events = async () =>
      (await server.call('GET', '/v1/me/events?after=0&limit=100', person.session)).body.events.filter(
        (event: { event_type: string }) => event.event_type.startsWith('task.'),
      )

    it('belongs to the chat that it names, and both logs contain its events', async () => {
      const { status, body } = await ask('Count the words', { contextId: chatId })
      expect([status, body.task.contextId, body.task.status.state]).toEqual([201, chatId, 'TASK_STATE_SUBMITTED'])
      const { id } = body.task
      const received = (await server.call('GET', '/v1/events?after=0&limit=100', worker.token)).body.events.at(-1)
      expect([received.event_type, received.chat_id, received.data.task.id]).toEqual(['task.received', chatId, id])
      const asked = { state: 'TASK_STATE_INPUT_REQUIRED', message: { ...message('Which?'), role: 'ROLE_AGENT' } }
      expect((await work(id, 'status', asked)).status).toBe(200)
      const artifact = { artifactId: 'a1', name: 'Result', parts: [{ text: 'Two words' }] }
      expect((await work(id, 'artifacts', { artifact })).status).toBe(200)
      const [status1, artifact1] = await events()
      expect([status1.chat_id, status1.data.statusUpdate.status.state]).toEqual([chatId, 'TASK_STATE_INPUT_REQUIRED'])
      expect(artifact1.data.artifactUpdate.artifact).toEqual(artifact)
      const answered = await server.call('POST', `/v1/me/tasks/${id}/messages`, person.session, {
        message: message('These'),
      })
      expect(answered.body.task.status.state).toBe('TASK_STATE_WORKING')
      const listed = (await server.call('GET', `/v1/me/tasks?contextId=${chatId}`, person.session)).body.tasks
      expect(listed.map((task: any) => [task.id, task.artifacts, task.history.length])).toEqual([[id, [artifact], 3]])
      const read = (await server.call('GET', `/v1/me/tasks/${id}`, person.session)).body.task
      expect(read).toEqual(listed[0])
    })

    it('cannot be read, answered or canceled by others', async () => {
      const { id } = (await ask('Mine')).body.task
      const others = [
        await server.call('GET', `/v1/me/tasks/${id}`, stranger.session),
        await server.call('POST', `/v1/me/tasks/${id}/messages`, stranger.session, { message: message('x') }),
        await server.call('POST', `/v1/me/tasks/${id}/cancel`, stranger.session),
      ]
      expect(others.map(({ status }) => status)).toEqual([404, 404, 404])
      expect((await server.call('GET', '/v1/me/tasks', stranger.session)).body.tasks).toEqual([])
      const canceled = await server.call('POST', `/v1/me/tasks/${id}/cancel`, person.session)
      expect([canceled.body.changed, canceled.body.task.status.state]).toEqual([true, 'TASK_STATE_CANCELED'])
      expect((await server.call('POST', `/v1/me/tasks/${id}/cancel`, person.session)).body.changed).toBe(false)
    })

    it('is rejected by an agent that accepts no tasks, and for a chat of others', async () => {
      const other = await ask('x', { contextId: chatId }, stranger.session)
      expect([other.status, other.body.error.message]).toEqual([
        422,
        'message.contextId must be a conversation with this agent.',
      ])
      await server.call('PATCH', '/v1/me', worker.token, { accepts_tasks: false })
      const refused = await ask('x')
      expect([refused.status, refused.body.error.message]).toEqual([409, "This agent doesn't accept tasks."])
      await server.call('PATCH', '/v1/me', worker.token, { accepts_tasks: true })
    })

    it('is listed with more than a page of a few, newest first, in pages of any length', async () => {
      const { session } = await server.user()
      const ids: string[] = []
      for (let at = 0; at < 12; at++) ids.unshift((await ask(`Task ${at}`, {}, session)).body.task.id)
      const list = (query: string) => server.call('GET', `/v1/me/tasks?${query}`, session)
      const { body } = await list('limit=20')
      expect(body.tasks.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted())
      const first = (await list('limit=10')).body
      const second = (await list(`limit=10&cursor=${first.next_cursor}`)).body
      expect([first.tasks.length, second.tasks.length]).toEqual([10, 2])
      expect([...first.tasks, ...second.tasks]).toEqual(body.tasks)
    })

    it('ends with the account of the person', async () => {
      const leaver = await server.user()
      const { id } = (await ask('Soon gone', {}, leaver.session)).body.task
      expect((await server.call('DELETE', '/v1/me', leaver.session, { confirm: leaver.handle })).status).toBeLessThan(
        300,
      )
      const left = (await server.call('GET', `/v1/tasks/${id}`, worker.token)).body.task
      expect(left.status.state).toBe('TASK_STATE_CANCELED')
    })
  })
})
