import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { onEmbeddedDatabase } from '../testing/databases.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { callAgent, createAgent, createWorker, pairDevice, PairingError, RpcError, type TaskWork } from './index.ts'

onEmbeddedDatabase((open) => {
  let server: TestServer
  let person: { session: string }
  beforeAll(async () => {
    server = await startTestServer(open.place())
    person = await server.user()
  })
  afterAll(async () => {
    await server.close()
    expect(server.errors).toEqual([])
  })

  /** Starts a worker with this work, and a client that calls it. */
  async function working(work: (task: TaskWork) => Promise<string | void>) {
    const [bot, other] = [await server.agent(person.session), await server.agent(person.session)]
    await server.call('PATCH', '/v1/me', bot.token, { accepts_tasks: true })
    const done = vi.fn<(id: string, error?: unknown) => void>()
    const options = { url: server.url, token: bot.token, position: false } as const
    const worker = createWorker({ ...options, work, done })
    const called = callAgent({ url: server.url, token: other.token, handle: bot.handle })
    return { options, worker, called, done }
  }

  test('completes a task in chunks, which its requester receives as a stream', async () => {
    const { worker, called, done } = await working(async (task) => {
      await task.status('TASK_STATE_WORKING')
      await task.stream(
        'lines',
        (async function* () {
          for (const word of task.text.split(' ')) yield word
        })(),
      )
      await task.artifact('sum', { data: { words: 3 } })
      return 'done'
    })
    await using running = worker
    await running.start()
    const seen: string[] = []
    for await (const { statusUpdate, artifactUpdate } of called.stream('one two three')) {
      if (artifactUpdate)
        seen.push(...artifactUpdate.artifact.parts.map((part) => part.text ?? JSON.stringify(part.data)))
      if (statusUpdate) seen.push(statusUpdate.status.state)
    }
    expect(seen).toEqual(['TASK_STATE_WORKING', 'one', 'two', 'three', '{"words":3}', 'TASK_STATE_COMPLETED'])
    await vi.waitFor(() => expect(done.mock.calls).toEqual([[expect.any(String)]]))
  })

  test('requests input from its requester, and continues with the answer', async () => {
    const { worker, called } = await working(async (task) => {
      const answer = await task.ask('Which colour?')
      return `So ${answer.parts[0]!.text}`
    })
    await using running = worker
    await running.start()
    const asked = await called.send('Paint it')
    expect(asked.task!.status.state).toBe('TASK_STATE_INPUT_REQUIRED')
    const answered = await called.send({ taskId: asked.task!.id, parts: [{ text: 'red' }] } as never)
    expect(answered.task!.status).toMatchObject({
      state: 'TASK_STATE_COMPLETED',
      message: { parts: [{ text: 'So red' }] },
    })
  })

  test('stops at once while it waits for an answer, which its next run receives', async () => {
    const { options, worker, called, done } = await working(async (task) => {
      await task.ask('Which colour?')
    })
    await worker.start()
    const { task } = await called.send('Paint it')
    const began = performance.now()
    await worker.stop()
    expect(performance.now() - began).toBeLessThan(5_000)
    expect(done.mock.calls).toEqual([[task!.id]])
    expect((await called.call('GetTask', { id: task!.id })).status.state).toBe('TASK_STATE_INPUT_REQUIRED')

    const answered = called.send({ taskId: task!.id, parts: [{ text: 'red' }] } as never)
    await using next = createWorker({ ...options, work: ({ text }) => `So ${text}` })
    await next.start()
    expect((await answered).task!.status).toMatchObject({
      state: 'TASK_STATE_COMPLETED',
      message: { parts: [{ text: 'So red' }] },
    })
  })

  test('aborts its signal when the task is canceled', async () => {
    const aborted = vi.fn()
    const { worker, called, done } = await working(async (task) => {
      await task.status('TASK_STATE_WORKING')
      await new Promise((_resolve, reject) =>
        task.signal.addEventListener('abort', () => {
          aborted()
          reject(task.signal.reason)
        }),
      )
    })
    await using running = worker
    await running.start()
    const { task } = await called.call('SendMessage', {
      message: { messageId: crypto.randomUUID(), role: 'ROLE_USER', parts: [{ text: 'x' }] } as never,
      configuration: { returnImmediately: true } as never,
    })
    await vi.waitFor(async () =>
      expect((await called.call('GetTask', { id: task!.id })).status.state).toBe('TASK_STATE_WORKING'),
    )
    expect((await called.call('CancelTask', { id: task!.id })).status.state).toBe('TASK_STATE_CANCELED')
    await vi.waitFor(() => expect(done).toHaveBeenCalledWith(task!.id))
    expect(aborted).toHaveBeenCalledOnce()
    await expect(called.call('GetTask', { id: 'none' })).rejects.toBeInstanceOf(RpcError)
  })

  test('resumes open tasks at its start, and fails a task whose handler throws', async () => {
    const { worker, called, done } = await working(async () => {
      throw new Error('a secret')
    })
    await using running = worker
    const pending = called.send('early')
    await vi.waitFor(async () => {
      const { tasks } = await worker.agent.api.call('listTasks', { query: { role: 'worker' } })
      expect(tasks).toHaveLength(1)
    })
    await running.start()
    const { task } = await pending
    expect(task!.status.state).toBe('TASK_STATE_FAILED')
    expect(JSON.stringify(task)).not.toContain('a secret')
    expect(done.mock.calls[0]![1]).toMatchObject({ message: 'a secret' })
  })

  test('calls an agent without tasks in the same way', async () => {
    const [bot, other] = [await server.agent(person.session), await server.agent(person.session)]
    await using agent = createAgent({ url: server.url, token: bot.token, position: false })
    agent.on('message', (message) => message.reply(`Echo: ${message.text}`))
    await agent.start()
    await server.call('PATCH', '/v1/me', bot.token, { accepts_tasks: false })
    const answer = await callAgent({ url: server.url, token: other.token, handle: bot.handle }).send('hello')
    expect(JSON.stringify(answer)).toContain('Echo: hello')
  })

  test('pairs a terminal with the account of a user, or reports a denial', async () => {
    const pairing = (decision: 'approve' | 'deny') =>
      pairDevice({
        url: server.url,
        clientName: 'Terminal',
        show({ user_code: code, verification_uri_complete: address }) {
          expect(address).toContain(code)
          const decide = async () => {
            await server.call('GET', `/api/auth/device?user_code=${code}`, person.session)
            await server.call('POST', `/api/auth/device/${decision}`, person.session, { user_code: code })
          }
          void decide()
        },
      })
    const { access_token: session } = await pairing('approve')
    expect((await server.call('GET', '/v1/me', session)).status).toBe(200)
    await expect(pairing('deny')).rejects.toMatchObject({ name: PairingError.name, code: 'access_denied' })
  }, 20_000)
})
