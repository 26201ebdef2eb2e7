import { randomUUID } from 'node:crypto'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { all, call, items, question, type TestAgent } from '../../testing/calls.ts'
import { eachSignals } from '../../testing/databases.ts'
import { closeTestPair, startTestPair, startTestServer, type TestServer } from '../../testing/server.ts'

eachSignals((dialect, open) => {
  describe('the stream of a task', () => {
    let here: TestServer
    let there: TestServer
    let session: string
    let caller: TestAgent
    let worker: TestAgent

    beforeAll(async () => {
      const pair = await startTestPair(dialect, open.place())
      here = pair.here
      there = pair.there
      session = (await here.user()).session
      caller = await here.agent(session)
      worker = await workerAgent()
    })
    afterAll(async () => {
      expect(await closeTestPair(here, there)).toEqual([])
    })

    const workerAgent = async () => {
      const agent = await here.agent(session)
      await here.call('PATCH', '/v1/me', agent.token, { accepts_tasks: true })
      return agent
    }
    const begin = async (from = caller, to = worker): Promise<string> => {
      const { result } = await call(here, to, from.token, 'SendMessage', {
        ...question('Work'),
        configuration: { returnImmediately: true },
      })
      return result.task.id
    }
    const work = async (taskId: string, what: string, body: object, server = there, who = worker) => {
      const answer = await server.call('POST', `/v1/tasks/${taskId}/${what}`, who.token, body)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    /** Opens a stream and reads its first item, the task. */
    const follow = async (server: TestServer, id: string, token = caller.token, agent = worker) => {
      const source = items(server, agent, token, 'SubscribeToTask', { id })
      const { value: first } = await source.next()
      return { first, rest: all(source) }
    }

    it('is the same in every process, for writes from any process, and contains each chunk of an artifact once', async () => {
      const id = await begin()
      const streams = await Promise.all([here, there, here, there].map((server) => follow(server, id)))
      await work(id, 'status', { state: 'TASK_STATE_WORKING' })
      await work(id, 'artifacts', { artifact: { artifactId: 'log', parts: [{ text: '0' }] } })
      await Promise.all(
        Array.from({ length: 30 }, (_, at) =>
          work(
            id,
            'artifacts',
            { artifact: { artifactId: 'log', parts: [{ text: `${at + 1}` }] }, append: true },
            at % 2 ? here : there,
          ),
        ),
      )
      await work(id, 'status', {
        state: 'TASK_STATE_COMPLETED',
        message: { messageId: 'done', role: 'ROLE_AGENT', parts: [{ text: 'Done' }] },
      })
      const [one, ...others] = await Promise.all(streams.map(({ rest }) => rest))
      for (const other of others) expect(other).toEqual(one)
      const texts = one!.flatMap(
        ({ result }) => result.artifactUpdate?.artifact.parts.map(({ text }: { text: string }) => text) ?? [],
      )
      expect(texts.toSorted()).toEqual(Array.from({ length: 31 }, (_, at) => `${at}`).toSorted())
      const { result: task } = await call(there, worker, caller.token, 'GetTask', { id })
      expect(task.artifacts[0].parts.map(({ text }: { text: string }) => text)).toEqual(texts)
      expect(task.status).toEqual(one!.at(-1).result.statusUpdate.status)
    })

    it('begins with the current task, and loses no update during its start', async () => {
      const id = await begin()
      await work(id, 'artifacts', { artifact: { artifactId: 'log', parts: [{ text: '0' }] } })
      const writing = (async () => {
        for (let at = 1; at <= 20; at++)
          await work(id, 'artifacts', { artifact: { artifactId: 'log', parts: [{ text: `${at}` }] }, append: true })
        await work(id, 'status', { state: 'TASK_STATE_COMPLETED' })
      })()
      const streams = Array.from({ length: 5 }, (_, at) =>
        all(items(at % 2 ? here : there, worker, caller.token, 'SubscribeToTask', { id })),
      )
      await writing
      for (const [first, ...rest] of await Promise.all(streams)) {
        const shown = first.result.task.artifacts[0].parts.length
        expect(shown + rest.filter(({ result }) => result.artifactUpdate).length).toBe(21)
      }
    })

    it('continues for others when one disconnects, and stays open in states that wait for input', async () => {
      const id = await begin()
      const abort = new AbortController()
      const left = items(here, worker, caller.token, 'SubscribeToTask', { id }, abort.signal)
      await left.next()
      const stays = await follow(here, id)
      abort.abort()
      await left.next().catch(() => undefined)
      await work(id, 'status', { state: 'TASK_STATE_INPUT_REQUIRED' })
      await call(there, worker, caller.token, 'SendMessage', {
        ...question('This one', { taskId: id }),
        configuration: { returnImmediately: true },
      })
      await work(id, 'status', { state: 'TASK_STATE_FAILED' })
      const states = (await stays.rest).map(({ result }) => result.statusUpdate.status.state)
      expect(states).toEqual(['TASK_STATE_INPUT_REQUIRED', 'TASK_STATE_WORKING', 'TASK_STATE_FAILED'])
      await expect.poll(() => here.context.waiters.size).toBe(0)
    })

    it.each(['JSON-RPC', 'HTTP+JSON'])(
      'resumes after the last received event, also of an ended task, by %s',
      async (binding) => {
        const id = await begin()
        /** Reads the ids and the items of a stream until it has a number of them, or ends. */
        const read = async (server: TestServer, last: string | undefined, count = 100) => {
          const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'SubscribeToTask', params: { id } })
          const isRpc = binding === 'JSON-RPC'
          const answer = await fetch(`${server.url}/a2a/${worker.handle}${isRpc ? '' : `/tasks/${id}:subscribe`}`, {
            method: 'POST',
            ...(isRpc && { body }),
            headers: {
              'a2a-version': '1.0',
              authorization: `Bearer ${caller.token}`,
              ...(isRpc && { 'content-type': 'application/json' }),
              ...(last !== undefined && { 'last-event-id': last }),
            },
          })
          const events: { id: string | undefined; item: any }[] = []
          const onEvent = ({ id, data }: EventSourceMessage) =>
            void events.push({ id, item: isRpc ? JSON.parse(data).result : JSON.parse(data) })
          const parser = createParser({ onEvent })
          for await (const piece of answer.body!) {
            parser.feed(Buffer.from(piece).toString())
            if (events.length >= count) break
          }
          return events.slice(0, count)
        }
        const [task] = await read(here, undefined, 1)
        expect(task!.item.task.id).toBe(id)
        await work(id, 'status', { state: 'TASK_STATE_WORKING' })
        await work(id, 'artifacts', { artifact: { artifactId: 'log', parts: [{ text: '0' }] } })
        const first = await read(there, task!.id, 1)
        expect(first).toMatchObject([{ item: { statusUpdate: { status: { state: 'TASK_STATE_WORKING' } } } }])
        await work(id, 'status', { state: 'TASK_STATE_COMPLETED' })
        const rest = await read(here, first[0]!.id)
        expect(rest).toMatchObject([
          { item: { artifactUpdate: { artifact: { artifactId: 'log' } } } },
          { item: { statusUpdate: { status: { state: 'TASK_STATE_COMPLETED' } } } },
        ])
        const ended = await fetch(`${here.url}/a2a/${worker.handle}/tasks/${id}:subscribe`, {
          headers: { 'a2a-version': '1.0', authorization: `Bearer ${caller.token}`, 'last-event-id': rest[1]!.id },
        })
        expect(ended.status).toBe(400)
        await ended.text()
        const unknown = await begin()
        const answer = await fetch(`${here.url}/a2a/${worker.handle}/tasks/${unknown}:subscribe`, {
          headers: { 'a2a-version': '1.0', authorization: `Bearer ${caller.token}`, 'last-event-id': '999' },
        })
        const reader = answer.body!.getReader()
        expect(Buffer.from((await reader.read()).value!).toString()).toContain('"task":{')
        await reader.cancel()
      },
    )

    it('returns nothing after the credential of its client ends', async () => {
      const other = await here.agent(session)
      const id = await begin(other)
      const stream = await follow(here, id, other.token)
      expect((await there.call('POST', `/v1/me/agents/${other.id}/rotate-token`, session)).status).toBeLessThan(300)
      await work(id, 'status', { state: 'TASK_STATE_WORKING' })
      expect(await stream.rest).toMatchObject([{ error: { code: -32603 } }])
    })

    it('ends when its worker is deleted: the task fails, and the log of its requester gets no event', async () => {
      const mortal = await workerAgent()
      const id = await begin(caller, mortal)
      const stream = await follow(here, id, caller.token, mortal)
      const waiting = here.call('POST', '/v1/tasks', caller.token, {
        to: mortal.handle,
        configuration: { returnImmediately: false },
        message: question('And more').message,
      })
      await expect
        .poll(async () => (await here.call('GET', '/v1/tasks?role=worker', mortal.token)).body.tasks?.length)
        .toBe(2)
      const { body: before } = await here.call('GET', '/v1/events', caller.token)
      expect((await there.call('DELETE', `/v1/me/agents/${mortal.id}`, session)).status).toBe(200)
      expect(await stream.rest).toMatchObject([
        { result: { statusUpdate: { taskId: id, status: { state: 'TASK_STATE_FAILED' } } } },
      ])
      expect((await waiting).body.task.status.state).toBe('TASK_STATE_FAILED')
      expect((await here.call('GET', '/v1/events', caller.token)).body).toEqual(before)
      expect((await there.call('GET', `/v1/tasks/${id}`, caller.token)).body.task.status.state).toBe(
        'TASK_STATE_FAILED',
      )
    })

    it('ends for a worker whose requester is deleted, with the receivers of the task', async () => {
      const mortal = await here.agent(session)
      const id = await begin(mortal)
      const config = { taskId: id, url: 'https://receiver.example/', token: 'token-of-mortal' }
      expect(await call(here, worker, mortal.token, 'CreateTaskPushNotificationConfig', config)).toHaveProperty(
        'result',
      )
      await there.call('DELETE', `/v1/me/agents/${mortal.id}`, session)
      expect((await there.call('GET', `/v1/tasks/${id}`, worker.token)).body.task.status.state).toBe(
        'TASK_STATE_CANCELED',
      )
      expect(
        (await there.call('POST', `/v1/tasks/${id}/status`, worker.token, { state: 'TASK_STATE_WORKING' })).status,
      ).toBe(409)
      const left = await here.context.database.read((tx) => tx.rows('SELECT id FROM webhooks WHERE actor_id = ?', [id]))
      expect(left).toEqual([])
    })

    it('keeps no task whose requester and worker are both deleted', async () => {
      const [one, other] = [await here.agent(session), await workerAgent()]
      const id = await begin(one, other)
      await work(id, 'artifacts', { artifact: { artifactId: 'a', parts: [{ text: 'x' }] } }, there, other)
      for (const agent of [one, other])
        expect((await here.call('DELETE', `/v1/me/agents/${agent.id}`, session)).body.cleanup.status).toBe('completed')
      const counts = await here.context.database.read((tx) =>
        Promise.all(
          [
            ['tasks', 'id'],
            ['task_messages', 'task_id'],
            ['task_artifacts', 'task_id'],
            ['task_artifact_chunks', 'task_id'],
            ['events', 'actor_id'],
            ['event_counters', 'actor_id'],
          ].map(
            async ([table, column]) => (await tx.rows(`SELECT 1 AS x FROM ${table} WHERE ${column} = ?`, [id])).length,
          ),
        ),
      )
      expect(counts).toEqual([0, 0, 0, 0, 0, 0])
    })
  })

  it('a server that stops ends its streams, and the next server continues them', async () => {
    const place = open.place()
    const first = await startTestServer(place)
    const { session } = await first.user()
    const [caller, worker] = [await first.agent(session), await first.agent(session)]
    await first.call('PATCH', '/v1/me', worker.token, { accepts_tasks: true })
    const source = items(first, worker, caller.token, 'SendStreamingMessage', {
      message: { messageId: randomUUID(), role: 'ROLE_USER', parts: [{ text: 'Work' }] },
    })
    const { value } = await source.next()
    const { id } = value.result.task
    await first.call('POST', `/v1/tasks/${id}/artifacts`, worker.token, {
      artifact: { artifactId: 'a', parts: [{ text: 'one' }] },
    })
    expect((await source.next()).value.result.artifactUpdate.artifact.parts).toEqual([{ text: 'one' }])
    await first.close()
    expect(await all(source)).toEqual([])
    const second = await startTestServer(place)
    const again = items(second, worker, caller.token, 'SubscribeToTask', { id })
    const { value: begun } = await again.next()
    expect(begun.result.task).toMatchObject({
      id,
      status: { state: 'TASK_STATE_SUBMITTED' },
      artifacts: [{ parts: [{ text: 'one' }] }],
    })
    await second.call('POST', `/v1/tasks/${id}/artifacts`, worker.token, {
      artifact: { artifactId: 'a', parts: [{ text: 'two' }] },
      append: true,
      lastChunk: true,
    })
    await second.call('POST', `/v1/tasks/${id}/status`, worker.token, { state: 'TASK_STATE_COMPLETED' })
    expect(await all(again)).toMatchObject([
      { result: { artifactUpdate: { append: true, lastChunk: true, artifact: { parts: [{ text: 'two' }] } } } },
      { result: { statusUpdate: { status: { state: 'TASK_STATE_COMPLETED' } } } },
    ])
    await second.close()
    expect([...first.errors, ...second.errors]).toEqual([])
  }, 20_000)
})
