import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { call, question } from '../../testing/calls.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

eachDatabase((_name, open) => {
  describe('the access lists of an agent that accepts tasks', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer(open.place())
    })
    afterAll(async () => {
      expect(server.errors).toEqual([])
      await server.close()
    })

    it('are applied to the first task of a stranger, on every route', async () => {
      const owner = await server.user()
      const [worker, asker] = [await server.agent(owner.session), await server.agent(owner.session)]
      await server.call('PATCH', '/v1/me', worker.token, { accepts_tasks: true })
      const lists = (allow: string[], deny: string[]) =>
        server.call('PUT', '/v1/agents/me/access', worker.token, { allow, deny })
      const message = (taskId?: string) => ({ ...question('Do it.').message, ...(taskId && { taskId }) })
      const byRoute = async (taskId?: string) =>
        (await server.call('POST', '/v1/tasks', asker.token, { to: worker.handle, message: message(taskId) })) as any
      const byCall = async () =>
        call(server, worker, asker.token, 'SendMessage', {
          message: message(),
          configuration: { returnImmediately: true },
        })
      const begun = (await byRoute()).body.task.id
      for (const [allow, deny] of [
        [[], [asker.handle]],
        [[owner.handle], []],
        [[asker.handle], [asker.handle]],
      ] as const) {
        await lists([...allow], [...deny])
        expect(await byRoute()).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } })
        expect((await byCall()).error.message).toContain('takes no new chats')
        expect((await byRoute(begun)).status).toBe(200)
      }
      await lists([asker.handle], [])
      expect([(await byRoute()).status, (await byCall()).error]).toEqual([201, undefined])
      await server.call('POST', '/v1/chats', worker.token, { kind: 'direct', handles: [asker.handle] })
      await lists([], [asker.handle])
      expect([(await byRoute()).status, (await byCall()).error]).toEqual([201, undefined])
    })
  })
})
