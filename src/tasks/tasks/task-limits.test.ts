import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, question, type TestAgent } from '../../testing/calls.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

const text = (length: number) => ({ text: 'x'.repeat(length) })
const megabyte = 1024 * 1024

eachDatabase((_dialect, open) => {
  let server: TestServer
  let requester: TestAgent
  let worker: TestAgent

  async function start(limits: string): Promise<void> {
    server = await startTestServer(open.place(), undefined, { PARLEY_LIMITS: limits })
    const { session } = await server.user()
    requester = await server.agent(session)
    worker = await server.agent(session)
    await server.call('PATCH', '/v1/me', worker.token, { accepts_tasks: true })
  }
  async function stop(): Promise<void> {
    await server.close()
    expect(server.errors).toEqual([])
  }

  const configuration = { returnImmediately: true }
  const begin = async (words = 'Work'): Promise<string> =>
    (await call(server, worker, requester.token, 'SendMessage', { ...question(words), configuration })).result.task.id
  const message = (id: string, role = 'ROLE_USER', parts: object[] = [{ text: id }]) => ({ messageId: id, role, parts })
  const say = (task: string, id: string, parts?: object[]) =>
    server.call('POST', `/v1/tasks/${task}/messages`, requester.token, { message: message(id, 'ROLE_USER', parts) })
  const state = (task: string, name: string, said?: object) =>
    server.call('POST', `/v1/tasks/${task}/status`, worker.token, {
      state: `TASK_STATE_${name}`,
      ...(said && { message: said }),
    })
  const handOver = (task: string, artifactId: string, parts: object[], append = false) =>
    server.call('POST', `/v1/tasks/${task}/artifacts`, worker.token, { artifact: { artifactId, parts }, append })
  const sizeOf = (value: unknown) => JSON.stringify(value).length
  const rejection = (name: string) => ({ error: { code: 'limit_exceeded', message: expect.stringContaining(name) } })

  describe('limits of a task', () => {
    beforeAll(() =>
      start(
        'messages_per_task=4,artifacts_per_task=2,artifact_chunks_per_task=4,artifact_parts_per_task=6,bytes_per_task=4KiB',
      ),
    )
    afterAll(stop)

    it('apply to messages and status changes, and let the task end', async () => {
      const task = await begin()
      expect((await state(task, 'WORKING')).status).toBe(200)
      expect((await say(task, 'two')).status).toBe(200)
      expect((await state(task, 'INPUT_REQUIRED', message('three', 'ROLE_AGENT'))).status).toBe(200)
      for (const answer of [await say(task, 'four'), await state(task, 'WORKING')])
        expect(answer).toMatchObject({ status: 409, body: rejection('messages_per_task') })
      const { body } = await server.call('GET', `/v1/tasks/${task}`, worker.token)
      expect(body.task.status.state).toBe('TASK_STATE_INPUT_REQUIRED')
      expect(body.task.history.map((said: { messageId: string }) => said.messageId).slice(1)).toEqual(['two', 'three'])
      const a2a = { ...message('five'), taskId: task }
      const { error } = await call(server, worker, requester.token, 'SendMessage', { message: a2a, configuration })
      expect(error).toMatchObject({ code: -32602, message: expect.stringContaining('messages_per_task') })
      expect(error.data[0].fieldViolations[0].field).toBe('message')
      const ended = await state(task, 'COMPLETED', message('six', 'ROLE_AGENT', [text(8_000)]))
      expect([ended.status, ended.body.changed]).toEqual([200, true])
    })

    it('apply to artifacts, their chunks and their parts', async () => {
      const task = await begin()
      expect((await handOver(task, 'a', [text(1), text(1)])).status).toBe(200)
      expect((await handOver(task, 'b', [text(1)])).status).toBe(200)
      expect(await handOver(task, 'c', [text(1)])).toMatchObject({ status: 409, body: rejection('artifacts_per_task') })
      expect(
        await handOver(
          task,
          'a',
          Array.from({ length: 4 }, () => text(1)),
          true,
        ),
      ).toMatchObject({
        status: 409,
        body: rejection('artifact_parts_per_task'),
      })
      expect((await handOver(task, 'a', [text(1)], true)).status).toBe(200)
      expect((await handOver(task, 'a', [text(1)])).status).toBe(200)
      expect(await handOver(task, 'b', [text(1)], true)).toMatchObject({
        status: 409,
        body: rejection('artifact_chunks_per_task'),
      })
      const { body } = await server.call('GET', `/v1/tasks/${task}`, worker.token)
      expect(body.task.artifacts.map(({ parts }: { parts: unknown[] }) => parts.length)).toEqual([1, 1])
      expect((await server.call('POST', `/v1/tasks/${task}/cancel`, requester.token, {})).status).toBe(200)
    })

    it('apply to the bytes of all content, also of replaced content', async () => {
      const task = await begin()
      expect((await handOver(task, 'a', [text(1_500)])).status).toBe(200)
      expect((await handOver(task, 'a', [text(1_500)])).status).toBe(200)
      expect(await handOver(task, 'a', [text(1_500)])).toMatchObject({ status: 409, body: rejection('bytes_per_task') })
      expect(await say(task, 'much', [text(1_500)])).toMatchObject({ status: 409, body: rejection('bytes_per_task') })
      expect((await say(task, 'little')).status).toBe(200)
    })
  })

  describe('a large task', { timeout: 30_000 }, () => {
    beforeAll(() => start('bytes_per_task=64MiB'))
    afterAll(stop)

    /** Begins a task with six messages and two artifacts of 300 KB each. */
    async function beginLarge(): Promise<string> {
      const task = await begin()
      for (let at = 0; at < 6; at++) await say(task, `m${at}`, [text(300_000)])
      for (const id of ['a', 'b']) await handOver(task, id, [text(300_000)])
      return task
    }

    it('is returned by a write with its newest messages, and read completely', async () => {
      const task = await beginLarge()
      const writes = [
        await handOver(task, 'c', [text(1)]),
        await state(task, 'WORKING'),
        await say(task, 'last'),
        await server.call('POST', `/v1/tasks/${task}/messages`, worker.token, { message: message('w', 'ROLE_AGENT') }),
      ]
      for (const { status, body } of writes) {
        expect([status, sizeOf(body) < 1.1 * megabyte, body.task.artifacts]).toEqual([200, true, undefined])
        expect(body.task.history.length).toBeGreaterThanOrEqual(3)
      }
      expect(writes[3]!.body.task.history.at(-1).messageId).toBe('w')
      const read = await call(server, worker, requester.token, 'GetTask', { id: task, historyLength: 2 })
      expect(read.result.history.map(({ messageId }: { messageId: string }) => messageId)).toEqual(['last', 'w'])
      expect(read.result.artifacts.length).toBe(3)
      const none = await call(server, worker, requester.token, 'GetTask', { id: task, historyLength: 0 })
      expect(none.result.history).toBeUndefined()
      const canceled = await call(server, worker, requester.token, 'CancelTask', { id: task })
      expect(sizeOf(canceled)).toBeLessThan(1.1 * megabyte)
    })

    it('is returned completely to the call that waited for its end', async () => {
      const waiting = call(server, worker, requester.token, 'SendMessage', question('Wait'))
      let task: string | undefined
      while (task === undefined) {
        const { body } = await server.call('GET', '/v1/tasks?role=worker&status=TASK_STATE_SUBMITTED', worker.token)
        task = body.tasks.find(({ history }: { history: { parts: object[] }[] }) =>
          JSON.stringify(history[0]).includes('Wait'),
        )?.id
      }
      for (const id of ['a', 'b', 'c', 'd']) await handOver(task, id, [text(300_000)])
      await state(task, 'COMPLETED')
      expect((await waiting).result.task.artifacts.length).toBe(4)
    })

    it('shortens the page of a list, which continues after it', async () => {
      const tasks = [await beginLarge(), await beginLarge(), await begin('Small'), await beginLarge()]
      const pages: string[][] = []
      for (let cursor = ''; pages.length < 10;) {
        const { body } = await server.call('GET', `/v1/tasks?limit=3${cursor}`, requester.token)
        expect(sizeOf(body)).toBeLessThan(1.1 * megabyte)
        pages.push(body.tasks.map(({ id }: { id: string }) => id))
        expect(pages.at(-1)!.length).toBeGreaterThan(0)
        if (!body.has_more) break
        cursor = `&cursor=${body.next_cursor}`
      }
      const seen = pages.flat()
      expect(seen.length).toBe(new Set(seen).size)
      expect(seen).toEqual(expect.arrayContaining(tasks))
      const params = { pageSize: 100, historyLength: 0, includeArtifacts: true }
      const listed: string[] = []
      for (let pageToken = ''; listed.length < seen.length;) {
        const { result } = await call(server, worker, requester.token, 'ListTasks', { ...params, pageToken })
        expect(result.totalSize).toBe(seen.length)
        expect(result.tasks.length).toBeGreaterThan(0)
        listed.push(...result.tasks.map(({ id }: { id: string }) => id))
        pageToken = result.nextPageToken
        if (pageToken === '') break
      }
      expect(listed).toEqual(seen)
    })

    it('does not enlarge a page of events (task.received refers to its content)', async () => {
      for (let at = 0; at < 5; at++) await begin('y'.repeat(300_000 + at))
      let received = 0
      for (let after = 0, more = true; more;) {
        const { body } = await server.call('GET', `/v1/events?after=${after}&limit=100`, worker.token)
        expect(sizeOf(body)).toBeLessThan(1.2 * megabyte)
        expect(body.events.length).toBeGreaterThan(0)
        received += body.events.filter((event: { event_type: string }) => event.event_type === 'task.received').length
        ;({ next_cursor: after, has_more: more } = body)
      }
      expect(received).toBeGreaterThanOrEqual(10)
    })
  })
})
