import { randomUUID } from 'node:crypto'

import { AgentCard, SendMessageRequest, type StreamResponse } from '@a2a-js/sdk'
import { ClientFactory, ClientFactoryOptions, type Client } from '@a2a-js/sdk/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

interface TestAgent {
  id: string
  handle: string
  token: string
}

/** Runs the official A2A client library against our agents. */
eachDatabase((_name, open) => {
  describe.each(['JSONRPC', 'HTTP+JSON'])('the A2A client library, by %s', (binding) => {
    let server: TestServer
    let caller: TestAgent
    let worker: TestAgent
    let talker: TestAgent

    beforeAll(async () => {
      server = await startTestServer(open.place(), undefined, { PARLEY_A2A_ANSWER_WAIT_MS: '1500' })
      const { session } = await server.user()
      caller = await server.agent(session)
      worker = await server.agent(session)
      talker = await server.agent(session)
      await server.call('PATCH', '/v1/me', worker.token, { accepts_tasks: true })
    })
    afterAll(async () => {
      expect(server.errors).toEqual([])
      await server.close()
    })

    const options = () => ({ serviceParameters: { Authorization: `Bearer ${caller.token}` } })
    const work = (taskId: string, what: string, body: object) =>
      server.call('POST', `/v1/tasks/${taskId}/${what}`, worker.token, body)
    const says = (text: string) => ({ messageId: randomUUID(), role: 'ROLE_AGENT', parts: [{ text }] })
    const request = (message: object = {}, configuration: object = {}) =>
      SendMessageRequest.fromJSON({
        message: { messageId: randomUUID(), role: 'ROLE_USER', parts: [{ text: 'Hello' }], ...message },
        configuration,
      })

    async function clientOf({ handle }: TestAgent): Promise<Client> {
      const { body } = await server.call('GET', `/a2a/${handle}/agent-card.json`, caller.token)
      const chosen = ClientFactoryOptions.createFrom(ClientFactoryOptions.default, { preferredTransports: [binding] })
      const client = await new ClientFactory(chosen).createFromAgentCard(AgentCard.fromJSON(body))
      expect(client.transport.protocolName).toBe(binding)
      return client
    }
    // The library's objects have numbers for states: their JSON is what we compare.
    // oxlint-disable-next-line no-explicit-any
    async function begin(client: Client): Promise<any> {
      return client.sendMessage(request({}, { returnImmediately: true }), options())
    }

    it('sends a task, which the worker receives in its log and completes', async () => {
      const client = await clientOf(worker)
      const waiting = client.sendMessage(request({ metadata: { a: 1 } }), options())
      const received = async () => {
        const { body: page } = await server.call('GET', '/v1/events?timeout=5', worker.token)
        return page.events.find((item: { event_type: string }) => item.event_type === 'task.received')
      }
      await expect.poll(received).toBeDefined()
      const { task } = (await received()).data
      expect(task).toMatchObject({
        status: { state: 'TASK_STATE_SUBMITTED' },
        history: [{ metadata: { a: 1 }, role: 'ROLE_USER' }],
      })
      await work(task.id, 'status', { state: 'TASK_STATE_WORKING' })
      const chunk = (text: string) => ({ artifactId: 'one', name: 'Result', parts: [{ text }] })
      await work(task.id, 'artifacts', { artifact: chunk('a') })
      await work(task.id, 'artifacts', { artifact: chunk('b'), append: true, lastChunk: true })
      await work(task.id, 'status', { state: 'TASK_STATE_COMPLETED', message: says('Done') })
      // oxlint-disable-next-line no-explicit-any
      const done = (await waiting) as any
      expect([done.id, done.status.state, done.artifacts.length, done.artifacts[0].parts.length]).toEqual([
        task.id,
        3,
        1,
        2,
      ])
      const { body } = await server.call('GET', `/v1/tasks/${task.id}`, caller.token)
      expect(body.task.history.map(({ role }: { role: string }) => role)).toEqual(['ROLE_USER', 'ROLE_AGENT'])
    })

    it('streams the same updates to every watcher, in order, until the end', async () => {
      const client = await clientOf(worker)
      const items: StreamResponse[][] = [[], []]
      const started = Promise.withResolvers<string>()
      const first = (async () => {
        for await (const item of client.sendMessageStream(request(), options())) {
          items[0]!.push(item)
          if (item.payload?.$case === 'task') started.resolve(item.payload.value.id)
        }
      })()
      const id = await started.promise
      const attached = Promise.withResolvers<void>()
      const second = (async () => {
        for await (const item of client.resubscribeTask({ tenant: '', id }, options())) {
          items[1]!.push(item)
          attached.resolve()
        }
      })()
      await attached.promise
      await work(id, 'status', { state: 'TASK_STATE_WORKING', message: says('On it') })
      await work(id, 'artifacts', { artifact: { artifactId: 'x', parts: [{ data: { n: 1 } }, { raw: 'AAEC' }] } })
      await work(id, 'status', { state: 'TASK_STATE_COMPLETED' })
      await Promise.all([first, second])
      const shapes = items.map((list) => list.map(({ payload }) => payload?.$case))
      const expected = ['task', 'statusUpdate', 'artifactUpdate', 'statusUpdate']
      expect(shapes).toEqual([expected, expected])
      expect(items[1]!.slice(1)).toEqual(items[0]!.slice(1))
    })

    it('continues a task that waits for input, and is rejected by an ended task', async () => {
      const client = await clientOf(worker)
      const { id, contextId } = await begin(client)
      await work(id, 'status', { state: 'TASK_STATE_INPUT_REQUIRED', message: says('Which one?') })
      const goOn = client.sendMessage(request({ taskId: id, contextId, parts: [{ text: 'This' }] }), options())
      await expect
        .poll(async () => (await server.call('GET', `/v1/tasks/${id}`, worker.token)).body.task.status.state)
        .toBe('TASK_STATE_WORKING')
      await work(id, 'status', { state: 'TASK_STATE_FAILED' })
      expect(await goOn).toMatchObject({ id, status: { state: 4 } })
      await expect(client.sendMessage(request({ taskId: id }), options())).rejects.toThrow(/ended/)
      await expect(client.cancelTask({ tenant: '', id, metadata: {} }, options())).rejects.toThrow(/cannot be canceled/)
    })

    it('cancels, lists with filters and pages, and cannot access tasks of others', async () => {
      const client = await clientOf(worker)
      const { id, contextId } = await begin(client)
      expect(await client.cancelTask({ tenant: '', id, metadata: {} }, options())).toMatchObject({
        id,
        status: { state: 5 },
      })
      const listing = {
        tenant: '',
        contextId,
        status: 0,
        pageSize: 1,
        pageToken: '',
        historyLength: 0,
        includeArtifacts: false,
      }
      // oxlint-disable-next-line no-explicit-any
      const list = await client.listTasks({ ...listing, statusTimestampAfter: undefined } as any, options())
      expect(list).toMatchObject({
        totalSize: 1,
        nextPageToken: '',
        pageSize: 1,
        tasks: [{ id, history: [], artifacts: [] }],
      })
      const all = await client.listTasks(
        { ...listing, contextId: '', statusTimestampAfter: undefined } as never,
        options(),
      )
      expect(all.nextPageToken).not.toBe('')
      const outsider = await server.agent((await server.user()).session)
      expect((await server.call('GET', `/v1/tasks/${id}`, outsider.token)).status).toBe(404)
      await expect(client.getTask({ tenant: '', id: 'tsk_unknown', historyLength: 0 }, options())).rejects.toThrow(
        /no such task/,
      )
    })

    it('creates, reads and deletes the receivers of a task', async () => {
      const client = await clientOf(worker)
      const { id } = await begin(client)
      const config = {
        tenant: '',
        id: 'mine',
        taskId: id,
        url: 'https://receiver.example/a2a',
        token: 't',
        authentication: { scheme: 'Bearer', credentials: 'c' },
      }
      await client.createTaskPushNotificationConfig(config, options())
      expect(
        await client.getTaskPushNotificationConfig({ tenant: '', taskId: id, id: 'mine' }, options()),
      ).toMatchObject(config)
      const named = { tenant: '', taskId: id, pageSize: 10, pageToken: '' }
      expect((await client.listTaskPushNotificationConfig(named, options())).configs).toHaveLength(1)
      await client.deleteTaskPushNotificationConfig({ tenant: '', taskId: id, id: 'mine' }, options())
      expect((await client.listTaskPushNotificationConfig(named, options())).configs).toHaveLength(0)
      const local = { ...config, url: 'https://127.0.0.1/x' }
      await expect(client.createTaskPushNotificationConfig(local, options())).rejects.toThrow(/url is rejected/)
    })

    it('gets answers of an agent without tasks from their chat', async () => {
      const client = await clientOf(talker)
      const waiting = client.sendMessage(request({ parts: [{ text: 'Are you there?' }] }), options())
      const { body: page } = await server.call('GET', '/v1/events?timeout=5', talker.token)
      const { message } = page.events.at(-1).data
      expect(message.parts).toMatchObject([{ type: 'text', text: 'Are you there?' }])
      const reply = {
        message_id: server.context.ids.next('msg'),
        parts: [{ type: 'text', text: 'Yes.' }],
        reply_to: { message_id: message.message_id },
      }
      expect((await server.call('POST', `/v2/chats/${message.chat_id}/messages`, talker.token, reply)).status).toBe(201)
      expect(await waiting).toMatchObject({ messageId: reply.message_id, contextId: message.chat_id, role: 2 })
      await expect(client.sendMessage(request(), options())).rejects.toThrow(/did not answer in time/)
      const received: (string | undefined)[] = []
      const streaming = (async () => {
        for await (const item of client.sendMessageStream(request({ parts: [{ text: 'And now?' }] }), options()))
          received.push(item.payload?.$case)
      })()
      await expect
        .poll(
          async () =>
            (await server.call('GET', `/v1/chats/${message.chat_id}/messages?limit=1`, talker.token)).body.messages[0]
              .parts[0].text,
        )
        .toBe('And now?')
      await server.call('POST', `/v2/chats/${message.chat_id}/messages`, talker.token, {
        message_id: `msg_${message.message_id.slice(4, -1)}y`,
        parts: [{ type: 'text', text: 'Now.' }],
      })
      await streaming.catch(() => undefined)
      expect(received).toEqual([])
    })
  })
})
