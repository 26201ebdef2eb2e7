import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases.ts'
import { dumpTables } from '../../testing/api-fuzz/dump.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { call, envelope, post, question, type TestAgent } from '../../testing/calls.ts'

eachDatabase((_name, open) => {
  describe('an A2A call', () => {
    let server: TestServer
    let caller: TestAgent
    let worker: TestAgent
    let talker: TestAgent
    let outsider: TestAgent

    beforeAll(async () => {
      server = await startTestServer(open.place(), undefined, { PARLEY_A2A_ANSWER_WAIT_MS: '300' })
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

    const send = (agent: TestAgent, body: string, headers?: Record<string, string>, suffix?: string) =>
      post(server, agent, caller.token, body, headers, suffix)
    const beginTask = async (): Promise<{ id: string; contextId: string }> => {
      const { result } = await call(server, worker, caller.token, 'SendMessage', {
        ...question('Work'),
        configuration: { returnImmediately: true },
      })
      return result.task
    }
    const unchanged = async (work: () => Promise<void>) => {
      const before = await dumpTables(server.context.database)
      await work()
      expect(await dumpTables(server.context.database)).toEqual(before)
    }
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
    const text = envelope('SendMessage', question('Hello'))

    it.each([
      ['broken JSON', '{"jsonrpc": ', {}, -32700, null],
      ['an empty body', '', {}, -32700, null],
      ['10,000 nested arrays', deep(10_000), {}, -32700, null],
      ['10,000 nested arrays in a part', text.replace('"Hello"', deep(10_000)), {}, -32700, null],
      ['a batch', `[${text}]`, {}, -32600, null],
      ['an empty batch', '[]', {}, -32600, null],
      ['a text', '"SendMessage"', {}, -32600, null],
      ['another version of JSON-RPC', text.replace('2.0', '1.0'), {}, -32600, 1],
      ['a call without an id', text.replace('"id":1,', ''), {}, -32600, null],
      ['an id that is an object', text.replace('"id":1', '"id":{}'), {}, -32600, null],
      ['an id that is a fraction', text.replace('"id":1', '"id":1.5'), {}, -32600, null],
      ['an id of 1,025 characters', text.replace('"id":1', `"id":"${'x'.repeat(1_025)}"`), {}, -32600, null],
      ['no method', '{"jsonrpc":"2.0","id":"x"}', {}, -32600, 'x'],
      ['a method of version 0.3', envelope('message/send', {}), {}, -32601, 1],
      ['a method that objects have', envelope('constructor', {}), {}, -32601, 1],
      ['parameters that are a list', envelope('SendMessage', []), {}, -32602, 1],
      ['parameters that are null', envelope('SendMessage', null), {}, -32602, 1],
      ['no message', envelope('SendMessage', {}), {}, -32602, 1],
      ['a message without parts', envelope('SendMessage', question('x', { parts: [] })), {}, -32602, 1],
      [
        'a part of two kinds',
        envelope('SendMessage', question('x', { parts: [{ text: 'x', url: 'https://a.example' }] })),
        {},
        -32602,
        1,
      ],
      ['a role of version 0.3', envelope('SendMessage', question('x', { role: 'user' })), {}, -32602, 1],
      [
        'half of a surrogate pair in an id',
        envelope('SendMessage', question('x', { contextId: '\ud800' })),
        {},
        -32602,
        1,
      ],
      ['bytes for a chat', envelope('SendMessage', question('x', { parts: [{ raw: 'AAEC' }] })), {}, -32005, 1],
      ['a text of 9 KB for a chat', envelope('SendMessage', question('x'.repeat(9_000))), {}, -32602, 1],
      [
        'a link that is not https',
        envelope('SendMessage', question('x', { parts: [{ url: 'http://a.example' }] })),
        {},
        -32602,
        1,
      ],
      ['a text/plain body', text, { 'content-type': 'text/plain' }, -32005, null],
      ['version 0.3', text, { 'a2a-version': '0.3' }, -32009, 1],
      ['version 1.1', text, { 'a2a-version': '1.1' }, -32009, 1],
      ['an empty version', text, { 'a2a-version': '' }, -32009, 1],
      ['page sizes out of bounds', envelope('ListTasks', { pageSize: 101 }), {}, -32602, 1],
      ['a negative length of the history', envelope('GetTask', { id: 'x', historyLength: -1 }), {}, -32602, 1],
      ['a page that nobody gave', envelope('ListTasks', { pageToken: 'x' }), {}, -32602, 1],
      ['a state that does not exist', envelope('ListTasks', { status: 'TASK_STATE_DONE' }), {}, -32602, 1],
    ] as const)('is rejected for %s, and nothing changes', async (_what, body, headers, code, id) => {
      await unchanged(async () => {
        const { status, body: answer } = await send(talker, body, headers)
        expect(status).toBe(200)
        expect(answer).toMatchObject({ jsonrpc: '2.0', id, error: { code, message: expect.any(String) } })
        expect(answer).not.toHaveProperty('result')
        for (const detail of answer.error.data ?? [])
          expect(detail['@type']).toMatch(/^type\.googleapis\.com\/google\.rpc\./)
      })
    })

    it('over HTTP+JSON is rejected for another media type, with the reason of A2A', async () => {
      const body = JSON.stringify(question('Hello'))
      const answer = await send(talker, body, { 'content-type': 'text/plain' }, '/message:send')
      expect([answer.status, answer.body.error]).toMatchObject([
        400,
        { status: 'INVALID_ARGUMENT', details: [{ reason: 'CONTENT_TYPE_NOT_SUPPORTED' }] },
      ])
    })

    it('of an agent to itself is rejected', async () => {
      const { body } = await post(server, caller, caller.token, text)
      expect(body.error.code).toBe(-32602)
    })

    it('without a credential is rejected with an HTTP status', async () => {
      for (const token of [undefined, 'svc_live_unknown']) {
        expect(await post(server, worker, token, text)).toMatchObject({
          status: 401,
          body: { error: { code: 'unauthorized' } },
        })
      }
      expect((await send({ ...worker, handle: 'nobody_at_all' }, text)).status).toBe(404)
    })

    it('may have its version in the query, a patch version, and a slash after the URL', async () => {
      const list = envelope('ListTasks', {})
      for (const [headers, suffix] of [
        [{}, '/'],
        [{ 'a2a-version': '1.0.1' }, ''],
        [{ 'a2a-version': '' }, '?A2A-Version=1.0'],
        [{ 'content-type': 'application/json; charset=utf-8' }, ''],
      ] as const) {
        const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
        const answer = await fetch(`${server.url}/a2a/${worker.handle}${suffix}`, {
          method: 'POST',
          body: list,
          headers: {
            authorization: `Bearer ${caller.token}`,
            'content-type': 'application/json',
            ...(suffix.includes('?') ? {} : { 'a2a-version': '1.0' }),
            ...given,
          },
        })
        expect(await answer.json()).toMatchObject({
          id: 1,
          result: { tasks: [], nextPageToken: '', pageSize: 50, totalSize: 0 },
        })
      }
    })

    it('may request unknown extensions, which are not activated', async () => {
      const { body, headers } = await send(worker, envelope('ListTasks', {}, 'e'), {
        'a2a-extensions': 'https://example.com/ext, urn:x',
      })
      expect(body).toHaveProperty('result')
      expect(headers.get('a2a-extensions')).toBeNull()
    })

    it('gets the same error for tasks of others as for unknown tasks', async () => {
      const { id } = await beginTask()
      const attempts = (taskId: string) =>
        [
          ['GetTask', { id: taskId }],
          ['CancelTask', { id: taskId }],
          ['SubscribeToTask', { id: taskId }],
          ['SendMessage', { message: { messageId: 'same', role: 'ROLE_USER', parts: [{ text: 'x' }], taskId } }],
          [
            'SendStreamingMessage',
            { message: { messageId: 'same', role: 'ROLE_USER', parts: [{ text: 'x' }], taskId } },
          ],
          ['CreateTaskPushNotificationConfig', { taskId, url: 'https://receiver.example/' }],
          ['GetTaskPushNotificationConfig', { taskId, id: 'x' }],
          ['ListTaskPushNotificationConfigs', { taskId }],
          ['DeleteTaskPushNotificationConfig', { taskId, id: 'x' }],
        ] as const
      await unchanged(async () => {
        const unknown = `tsk_${'0'.repeat(26)}`
        for (const [at, [method, params]] of attempts(id).entries()) {
          const forbidden = await call(server, worker, outsider.token, method, params)
          const elsewhere = await call(server, talker, caller.token, method, params)
          const missing = await call(server, worker, outsider.token, method, attempts(unknown)[at]![1])
          expect(missing.error, method).toMatchObject({
            code: -32001,
            data: [{ reason: 'TASK_NOT_FOUND', domain: 'a2a-protocol.org' }],
          })
          expect(forbidden, method).toEqual(missing)
          expect(elsewhere, method).toEqual(missing)
        }
      })
    })

    it('gets the same error for a context of others as for an unknown context', async () => {
      const { body } = await server.call('POST', '/v1/chats', outsider.token, {
        kind: 'direct',
        handles: [talker.handle],
      })
      await unchanged(async () => {
        for (const agent of [talker, worker]) {
          const [foreign, unknown] = await Promise.all(
            [body.chat.id, `cnv_${'0'.repeat(26)}`].map((contextId) =>
              call(server, agent, caller.token, 'SendMessage', question('x', { contextId })),
            ),
          )
          expect(foreign.error).toMatchObject({
            code: -32602,
            data: [{ fieldViolations: [{ field: 'message.contextId' }] }],
          })
          expect(unknown).toEqual(foreign)
        }
      })
    })

    it('is rejected for a context of another task', async () => {
      const { id } = await beginTask()
      await unchanged(async () => {
        const { error } = await call(
          server,
          worker,
          caller.token,
          'SendMessage',
          question('x', { taskId: id, contextId: 'another' }),
        )
        expect(error).toMatchObject({ code: -32602, data: [{ fieldViolations: [{ field: 'message.contextId' }] }] })
      })
    })

    it('has its own error code for each kind of failure', async () => {
      const { id } = await beginTask()
      await server.call('POST', `/v1/tasks/${id}/status`, worker.token, { state: 'TASK_STATE_COMPLETED' })
      const codeOf = async (agent: TestAgent, method: string, params: unknown) => {
        const { error } = await call(server, agent, caller.token, method, params)
        return [error.code, error.data[0].reason]
      }
      expect(await codeOf(worker, 'CancelTask', { id })).toEqual([-32002, 'TASK_NOT_CANCELABLE'])
      expect(await codeOf(worker, 'SendMessage', question('More', { taskId: id }))).toEqual([
        -32004,
        'UNSUPPORTED_OPERATION',
      ])
      expect(await codeOf(worker, 'SendStreamingMessage', question('More', { taskId: id }))).toEqual([
        -32004,
        'UNSUPPORTED_OPERATION',
      ])
      expect(await codeOf(worker, 'SubscribeToTask', { id })).toEqual([-32004, 'UNSUPPORTED_OPERATION'])
      expect(await codeOf(talker, 'SendMessage', question('Anybody?'))).toEqual([-32603, 'DEADLINE_EXCEEDED'])
    })

    it('answers bare snake_case parameters in camelCase, without nulls', async () => {
      const begun = await beginTask()
      const message = {
        message_id: randomUUID(),
        role: 'ROLE_USER',
        parts: [{ text: 'more', media_type: 'text/plain' }],
        task_id: begun.id,
        context_id: null,
      }
      await call(server, worker, caller.token, 'SendMessage', { message, configuration: { return_immediately: true } })
      const { body } = await send(worker, envelope('GetTask', { id: begun.id, history_length: 1 }))
      expect(body.result).toMatchObject({
        id: begun.id,
        contextId: begun.contextId,
        status: { timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) },
      })
      expect(body.result.history).toEqual([
        {
          messageId: message.message_id,
          role: 'ROLE_USER',
          parts: [{ text: 'more', mediaType: 'text/plain' }],
          taskId: begun.id,
          contextId: begun.contextId,
        },
      ])
      expect(JSON.stringify(body)).not.toMatch(/null|"[a-z]+_[a-z]+":/)
      const { body: bare } = await send(worker, envelope('GetTask', { id: begun.id, history_length: 0 }))
      expect(bare.result).not.toHaveProperty('history')
    })

    it('lists by context, state, time and page, the newest status first', async () => {
      const { id: firstId, contextId } = await beginTask()
      const ids = [firstId]
      for (let at = 1; at < 5; at++) {
        const { result } = await call(server, worker, caller.token, 'SendMessage', {
          ...question(`Work ${at}`, { contextId }),
          configuration: { returnImmediately: true },
        })
        ids.unshift(result.task.id)
      }
      const list = async (params: object) =>
        (await call(server, worker, caller.token, 'ListTasks', { contextId, ...params })).result
      const first = await list({ pageSize: 2 })
      const second = await list({ pageSize: 2, pageToken: first.nextPageToken })
      const third = await list({ pageSize: 2, pageToken: second.nextPageToken })
      expect([first, second, third].flatMap(({ tasks }) => tasks.map(({ id }: { id: string }) => id))).toEqual(ids)
      expect([first.totalSize, third.totalSize, third.nextPageToken]).toEqual([5, 5, ''])
      await server.call('POST', `/v1/tasks/${ids[4]}/artifacts`, worker.token, {
        artifact: { artifactId: 'a', parts: [{ text: 'x' }] },
      })
      await server.call('POST', `/v1/tasks/${ids[4]}/status`, worker.token, { state: 'TASK_STATE_REJECTED' })
      const rejected = await list({ status: 'TASK_STATE_REJECTED', includeArtifacts: true })
      expect(rejected.tasks).toMatchObject([{ id: ids[4], artifacts: [{ artifactId: 'a' }] }])
      const all = await list({ historyLength: 0 })
      expect(all.tasks[0].id).toBe(ids[4])
      expect(all.tasks.filter((task: object) => 'artifacts' in task || 'history' in task)).toEqual([])
      const since = all.tasks[1].status.timestamp
      expect(
        (await list({ statusTimestampAfter: since })).tasks.map(({ id }: { id: string }) => id).slice(0, 2),
      ).toEqual([ids[4], ids[0]])
      expect((await call(server, worker, outsider.token, 'ListTasks', { contextId })).result.totalSize).toBe(0)
      expect((await call(server, worker, worker.token, 'ListTasks', { contextId })).result.totalSize).toBe(5)
    })

    it('across a block begins a task that its worker does not receive, and looks the same', async () => {
      const blocked = await server.agent((await server.user()).session)
      await server.context.database.write((tx) =>
        tx.run("UPDATE actors SET visibility = 'public' WHERE id IN (?, ?)", [worker.id, blocked.id]),
      )
      expect((await server.call('PUT', `/v1/blocked-handles/${blocked.handle}`, worker.token)).status).toBeLessThan(300)
      const heard = async () => (await server.call('GET', '/v1/events?limit=100', worker.token)).body.latest
      const before = await heard()
      const { result } = await call(server, worker, blocked.token, 'SendMessage', {
        ...question('Work'),
        configuration: { returnImmediately: true },
      })
      expect(result.task.status.state).toBe('TASK_STATE_SUBMITTED')
      expect((await call(server, worker, blocked.token, 'GetTask', { id: result.task.id })).result.id).toBe(
        result.task.id,
      )
      expect((await server.call('GET', `/v1/tasks/${result.task.id}`, worker.token)).status).toBe(404)
      expect(await heard()).toBe(before)
    })

    it('with a repeated message begins one task until that task ends, and a second task for different content', async () => {
      const params = { ...question('Once'), configuration: { returnImmediately: true } }
      const [one, again] = await Promise.all(
        [1, 2].map(() => call(server, worker, caller.token, 'SendMessage', params)),
      )
      expect(again.result.task.id).toBe(one.result.task.id)
      await server.call('POST', `/v1/tasks/${one.result.task.id}/status`, worker.token, {
        state: 'TASK_STATE_COMPLETED',
      })
      expect((await call(server, worker, caller.token, 'SendMessage', params)).result.task).toMatchObject({
        id: expect.not.stringMatching(one.result.task.id),
        status: { state: 'TASK_STATE_SUBMITTED' },
      })
      const other = { ...params, message: { ...params.message, parts: [{ text: 'Twice' }] } }
      expect((await call(server, worker, caller.token, 'SendMessage', other)).result.task.id).not.toBe(
        one.result.task.id,
      )
    })
  })
})
