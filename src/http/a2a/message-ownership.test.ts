import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { dumpTables } from '../../testing/api-fuzz/dump.ts'
import { call, question, type TestAgent } from '../../testing/calls.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

eachDatabase((_name, open) => {
  describe('a message of a task', () => {
    let server: TestServer
    let caller: TestAgent
    let worker: TestAgent
    let talker: TestAgent
    let outsider: TestAgent

    beforeAll(async () => {
      server = await startTestServer(open.place())
      const { session } = await server.user()
      caller = await server.agent(session)
      worker = await server.agent(session)
      talker = await server.agent(session)
      outsider = await server.agent(session)
      await server.call('PATCH', '/v1/me', worker.token, { accepts_tasks: true })
    })
    afterAll(async () => {
      expect(server.errors).toEqual([])
      await server.close()
    })

    const beginTask = async (): Promise<{ id: string; contextId: string }> => {
      const params = { ...question('Work'), configuration: { returnImmediately: true } }
      return (await call(server, worker, caller.token, 'SendMessage', params)).result.task
    }
    const unchanged = async (work: () => Promise<void>) => {
      const before = await dumpTables(server.context.database)
      await work()
      expect(await dumpTables(server.context.database)).toEqual(before)
    }

    it('adds no task to a context of another requester, and refers to no task of others', async () => {
      const { id, contextId } = await beginTask()
      const pairs = [
        [{ contextId }, { contextId: `ctx_${'0'.repeat(26)}` }],
        [{ referenceTaskIds: [id] }, { referenceTaskIds: [`tsk_${'0'.repeat(26)}`] }],
      ] as const
      const ask = (more: object) => call(server, worker, outsider.token, 'SendMessage', question('x', more))
      const rest = (more: object) =>
        server.call('POST', '/v1/tasks', outsider.token, { to: worker.handle, ...question('x', more) })
      await unchanged(async () => {
        for (const [foreign, unknown] of pairs) {
          const answer = await ask(foreign)
          expect(answer.error).toMatchObject({ code: -32602 })
          expect(await ask(unknown)).toEqual(answer)
          const { status, body } = await rest(foreign)
          expect([status, body.error.code]).toEqual([422, 'invalid_request'])
          expect((await rest(unknown)).body).toEqual(body)
        }
      })
      const joined = await call(server, worker, caller.token, 'SendMessage', {
        ...question('More of it', { contextId, referenceTaskIds: [id] }),
        configuration: { returnImmediately: true },
      })
      expect(joined.result.task.contextId).toBe(contextId)
    })

    it('is stored under the role of its sender only', async () => {
      const { id } = await beginTask()
      const says = (role: string, more: object = {}) => question('forged', { role, ...more })
      await unchanged(async () => {
        for (const agent of [talker, worker]) {
          const { error } = await call(server, agent, caller.token, 'SendMessage', says('ROLE_AGENT'))
          expect(error).toMatchObject({ code: -32602, data: [{ fieldViolations: [{ field: 'message.role' }] }] })
        }
        const goingOn = await call(server, worker, caller.token, 'SendMessage', says('ROLE_AGENT', { taskId: id }))
        expect(goingOn.error.code).toBe(-32602)
        const state = 'TASK_STATE_WORKING'
        const answers = [
          await server.call('POST', '/v1/tasks', caller.token, { to: worker.handle, ...says('ROLE_AGENT') }),
          await server.call('POST', `/v1/tasks/${id}/messages`, caller.token, says('ROLE_AGENT')),
          await server.call('POST', `/v1/tasks/${id}/messages`, worker.token, says('ROLE_USER')),
          await server.call('POST', `/v1/tasks/${id}/status`, worker.token, { state, ...says('ROLE_USER') }),
        ]
        expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual(
          answers.map(() => [422, 'invalid_request']),
        )
      })
    })

    it('is rejected in a status when its ids are of another task', async () => {
      const [{ id }, other] = [await beginTask(), await beginTask()]
      const says = (more: object) => question('x', { role: 'ROLE_AGENT', ...more })
      await unchanged(async () => {
        for (const more of [{ taskId: other.id }, { contextId: other.contextId }]) {
          const state = 'TASK_STATE_WORKING'
          const status = await server.call('POST', `/v1/tasks/${id}/status`, worker.token, { state, ...says(more) })
          const message = await server.call('POST', `/v1/tasks/${id}/messages`, worker.token, says(more))
          expect([status.status, message.status]).toEqual([422, 422])
        }
      })
    })
  })
})
