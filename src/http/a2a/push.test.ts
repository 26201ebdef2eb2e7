import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { startReceiver, type TestReceiver } from '../../testing/receiver.ts'
import { all, call, items, question, type TestAgent } from '../../testing/calls.ts'

eachDatabase((_name, open) => {
  describe('a push receiver of a task', () => {
    let receiver: TestReceiver
    let server: TestServer
    let caller: TestAgent
    let worker: TestAgent

    beforeAll(async () => {
      receiver = await startReceiver()
      const caFile = join(mkdtempSync(join(tmpdir(), 'parley-push-')), 'ca.pem')
      writeFileSync(caFile, receiver.ca)
      server = await startTestServer(open.place(), undefined, {
        PARLEY_WEBHOOK_CA_FILE: caFile,
        PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
        PARLEY_WEBHOOK_BACKOFF_MS: '20',
        PARLEY_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      })
      const { session } = await server.user()
      caller = await server.agent(session)
      worker = await server.agent(session)
      await server.call('PATCH', '/v1/me', worker.token, { accepts_tasks: true })
    })
    beforeEach(() => {
      receiver.received.length = 0
      receiver.answer = () => 200
    })
    afterAll(async () => {
      await server.close()
      await receiver.close()
      expect(server.errors).toEqual([])
    })

    const rpc = (method: string, params: unknown) => call(server, worker, caller.token, method, params)
    const begin = async (configuration: object = {}): Promise<string> =>
      (await rpc('SendMessage', { ...question('Work'), configuration: { returnImmediately: true, ...configuration } }))
        .result.task.id
    const status = (id: string, state: string) => server.call('POST', `/v1/tasks/${id}/status`, worker.token, { state })
    const bodies = () => receiver.received.map(({ body }) => JSON.parse(body.toString()))

    it('receives every update as in the streams of the task, in order, with its token and authentication', async () => {
      const config = {
        url: `${receiver.url}/hook`,
        token: 'own-token',
        authentication: { scheme: 'Bearer', credentials: 'own-credentials' },
      }
      const id = await begin({ taskPushNotificationConfig: config })
      const source = items(server, worker, caller.token, 'SubscribeToTask', { id })
      await source.next()
      await status(id, 'TASK_STATE_WORKING')
      await server.call('POST', `/v1/tasks/${id}/artifacts`, worker.token, {
        artifact: { artifactId: 'a', parts: [{ text: 'x' }, { raw: 'AAEC', filename: 'b' }] },
      })
      await status(id, 'TASK_STATE_COMPLETED')
      const streamed = (await all(source)).map(({ result }) => result)
      await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(3)
      expect(bodies()).toEqual(streamed)
      for (const { headers } of receiver.received) {
        expect(headers).toMatchObject({
          'content-type': 'application/a2a+json',
          'x-a2a-notification-token': 'own-token',
          authorization: 'Bearer own-credentials',
        })
      }
    })

    it('that fails gets a retry, and a deleted one gets no more requests', async () => {
      receiver.answer = (_request, count) => (count === 1 ? 503 : 204)
      const id = await begin()
      const { result } = await rpc('CreateTaskPushNotificationConfig', { taskId: id, url: `${receiver.url}/again` })
      await status(id, 'TASK_STATE_WORKING')
      await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(2)
      expect(bodies()[1]).toEqual(bodies()[0])
      expect(await rpc('DeleteTaskPushNotificationConfig', { taskId: id, id: result.id })).toMatchObject({ result: {} })
      expect(await rpc('DeleteTaskPushNotificationConfig', { taskId: id, id: result.id })).toMatchObject({ result: {} })
      expect((await rpc('GetTaskPushNotificationConfig', { taskId: id, id: result.id })).error.code).toBe(-32001)
      const fence = await begin({ taskPushNotificationConfig: { url: `${receiver.url}/fence` } })
      await status(id, 'TASK_STATE_COMPLETED')
      await status(fence, 'TASK_STATE_COMPLETED')
      await expect.poll(() => receiver.received.at(-1)!.path, { timeout: 10_000 }).toBe('/fence')
      expect(receiver.received.filter(({ path }) => path === '/again')).toHaveLength(2)
    })

    it('is added once if only the repeated message of its task requests it', async () => {
      const asked = question('Work')
      const again = (configuration: object) =>
        rpc('SendMessage', { ...asked, configuration: { returnImmediately: true, ...configuration } })
      const { id } = (await again({})).result.task
      const push = { taskPushNotificationConfig: { url: `${receiver.url}/late` } }
      // An update of an earlier task may still be in flight.
      const posted = () => receiver.received.filter(({ path }) => path === '/late').length
      for (let turn = 0; turn < 3; turn++) expect((await again(push)).result.task.id).toBe(id)
      expect((await rpc('ListTaskPushNotificationConfigs', { taskId: id })).result.configs).toMatchObject([
        { url: `${receiver.url}/late` },
      ])
      await status(id, 'TASK_STATE_COMPLETED')
      await expect.poll(posted, { timeout: 10_000 }).toBe(1)
      // The task has ended: the same message begins another one, whose receiver gets updates from the beginning.
      expect((await again(push)).result.task.id).not.toBe(id)
    })

    it('is rejected for URLs that webhooks reject, before the call stores anything', async () => {
      const tasks = async () => (await rpc('ListTasks', {})).result.totalSize
      const before = await tasks()
      for (const url of [
        'http://receiver.example/',
        'https://10.0.0.1/',
        'https://[::1]/',
        'https://169.254.169.254/latest',
        'https://user:word@receiver.example/',
        'nowhere',
      ]) {
        const { error } = await rpc('SendMessage', {
          ...question('Work'),
          configuration: { returnImmediately: true, taskPushNotificationConfig: { url } },
        })
        expect(error, url).toMatchObject({
          code: -32602,
          data: [{ fieldViolations: [{ field: expect.stringContaining('url') }] }],
        })
      }
      expect(await tasks()).toBe(before)
    })

    it('is limited to ten per task, listed in pages, and replaced under its own id', async () => {
      const id = await begin()
      for (let at = 0; at < 10; at++)
        await rpc('CreateTaskPushNotificationConfig', {
          taskId: id,
          id: `c${at}`,
          url: `https://receiver.example/${at}`,
        })
      expect(
        (await rpc('CreateTaskPushNotificationConfig', { taskId: id, url: 'https://receiver.example/' })).error.code,
      ).toBe(-32602)
      await rpc('CreateTaskPushNotificationConfig', { taskId: id, id: 'c3', url: 'https://receiver.example/other' })
      const pages = []
      for (let pageToken = ''; pages.length === 0 || pageToken !== '';) {
        const { result } = await rpc('ListTaskPushNotificationConfigs', {
          taskId: id,
          pageSize: 4,
          ...(pageToken && { pageToken }),
        })
        pages.push(result.configs.map((config: { id: string }) => config.id))
        pageToken = result.nextPageToken
      }
      expect(pages).toEqual([
        ['c0', 'c1', 'c2', 'c3'],
        ['c4', 'c5', 'c6', 'c7'],
        ['c8', 'c9'],
      ])
      expect((await rpc('GetTaskPushNotificationConfig', { taskId: id, id: 'c3' })).result).toEqual({
        id: 'c3',
        taskId: id,
        url: 'https://receiver.example/other',
      })
      expect(
        (await call(server, worker, worker.token, 'ListTaskPushNotificationConfigs', { taskId: id })).error.code,
      ).toBe(-32001)
    })

    it('has its secrets encrypted in the database', async () => {
      const id = await begin({
        taskPushNotificationConfig: { id: 'c', url: 'https://receiver.example/', token: 'sealed-token' },
      })
      const [row] = await server.context.database.read((tx) =>
        tx.rows<{ presented: string }>('SELECT presented FROM webhooks WHERE actor_id = ?', [id]),
      )
      expect(row!.presented).not.toContain('sealed-token')
      expect((await rpc('GetTaskPushNotificationConfig', { taskId: id, id: 'c' })).result.token).toBe('sealed-token')
    })
  })
})
