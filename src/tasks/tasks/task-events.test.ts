import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, question, type TestAgent } from '../../testing/calls.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

eachDatabase((_dialect, open) => {
  describe('the event of a new task', () => {
    let server: TestServer
    let caller: TestAgent
    let worker: TestAgent

    beforeAll(async () => {
      server = await startTestServer(open.place())
      const { session } = await server.user()
      caller = await server.agent(session)
      worker = await server.agent(session)
      await server.call('PATCH', '/v1/me', worker.token, { accepts_tasks: true })
    })
    afterAll(async () => {
      await server.close()
      expect(server.errors).toEqual([])
    })

    const received = async () => {
      const { body } = await server.call('GET', '/v1/events?after=0&limit=100', worker.token)
      return body.events.filter((event: { event_type: string }) => event.event_type === 'task.received')
    }

    it('shows the task at its creation, regardless of later updates (EVT-052)', async () => {
      const params = {
        ...question('Work', { extensions: ['https://example.org/x'] }),
        metadata: { of: 'the call' },
        configuration: { returnImmediately: true },
      }
      const {
        result: { task },
      } = await call(server, worker, caller.token, 'SendMessage', params)
      const [before] = await received()
      expect(before.data).toEqual({ task })
      const answer = await server.call('POST', `/v1/tasks/${task.id}/status`, worker.token, {
        state: 'TASK_STATE_WORKING',
        message: { messageId: 'm', role: 'ROLE_AGENT', parts: [{ text: 'On it' }] },
      })
      expect(answer.status).toBe(200)
      expect(await received()).toEqual([before])
    })

    it('shows a task that an earlier version stored in the event', async () => {
      const [event] = await received()
      const data = { task: { ...event.data.task, contextId: 'as it was stored' } }
      await server.context.database.write((tx) =>
        tx.run('UPDATE events SET data = ? WHERE actor_id = ? AND sequence = ?', [
          JSON.stringify(data),
          worker.id,
          event.sequence,
        ]),
      )
      expect(await received()).toEqual([{ ...event, data }])
    })

    it('names the chat of the task, and null without one (AMB-047)', async () => {
      const before = await received()
      expect(before.filter((event: { chat_id: unknown }) => event.chat_id !== null)).toEqual([])
      const chat = { kind: 'direct', handles: [worker.handle] }
      const { id } = (await server.call('POST', '/v1/chats', caller.token, chat)).body.chat
      const params = { ...question('More', { contextId: id }), configuration: { returnImmediately: true } }
      await call(server, worker, caller.token, 'SendMessage', params)
      const event = (await received())[before.length]
      expect([event.chat_id, event.data.task.contextId]).toEqual([id, id])
    })
  })
})
