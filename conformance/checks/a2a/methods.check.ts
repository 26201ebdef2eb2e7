/** What holds for every method of A2A: it needs a credential, and wrong parameters end in an error of JSON-RPC. */
import { randomUUID } from 'node:crypto'
import type { MethodName } from '../../../generated/a2a/methods.ts'
import { check } from '../../check-api/check.ts'
import type { WireObject } from '../../client/wire.ts'
import { addressOf, briefly } from '../../fixtures/a2a-calls.ts'
import { acceptTasks, beginTask, promptMs, readTask, pair, type Pair } from '../../fixtures/a2a-tasks.ts'

const area = 'a2a'
const optionalArea = 'a2a'

const message = () => ({ messageId: randomUUID(), role: 'ROLE_USER', parts: [{ text: 'x' }] })

/** Parameters about a task that a server takes from its requester; a method new in the documents needs its own. */
const paramsOf: Record<MethodName, (taskId: string) => WireObject> = {
  SendMessage: () => ({ message: message(), configuration: { returnImmediately: true } }),
  SendStreamingMessage: () => ({ message: message() }),
  GetTask: (id) => ({ id }),
  ListTasks: () => ({}),
  SubscribeToTask: (id) => ({ id }),
  CreateTaskPushNotificationConfig: (taskId) => ({ taskId, url: 'https://receiver.example/' }),
  GetTaskPushNotificationConfig: (taskId) => ({ taskId, id: 'none' }),
  ListTaskPushNotificationConfigs: (taskId) => ({ taskId }),
  DeleteTaskPushNotificationConfig: (taskId) => ({ taskId, id: 'none' }),
  GetExtendedAgentCard: () => ({}),
  CancelTask: (id) => ({ id }),
}

/** Parameters of another type than the method describes. */
const wrongParams: Partial<Record<MethodName, WireObject>> = {
  SendMessage: { message: 'x' },
  SendStreamingMessage: { message: 'x' },
  GetTask: { id: { wrong: true } },
  ListTasks: { pageSize: 'many' },
  SubscribeToTask: { id: { wrong: true } },
  CreateTaskPushNotificationConfig: { taskId: { wrong: true }, url: 7 },
  GetTaskPushNotificationConfig: { taskId: { wrong: true }, id: 'none' },
  ListTaskPushNotificationConfigs: { taskId: { wrong: true } },
  DeleteTaskPushNotificationConfig: { taskId: { wrong: true }, id: 'none' },
  CancelTask: { id: { wrong: true } },
}

const hasResult = (text: string): boolean => /"result"\s*:/.test(text)

check('a2a.methods.need-a-credential', ['A2A-022'], { area, optionalArea, needs: pair }, async (t) => {
  const [caller, worker] = t.agents as Pair
  await acceptTasks(t, worker)
  const text = t.unique.marker('private')
  const { id, status } = await beginTask(t, caller, worker, { text })
  for (const [method, params] of Object.entries(paramsOf)) {
    for (const [who, headers] of [
      ['no token', {}],
      ['an unknown token', { authorization: `Bearer svc_live_${t.unique.ulid()}` }],
    ] as const) {
      const reply = await briefly(promptMs, (signal) =>
        t.request({
          method: 'POST',
          path: addressOf(t, worker),
          headers: { ...headers, 'a2a-version': '1.0' },
          json: { jsonrpc: '2.0', id: 1, method, params: params(id) },
          signal,
        }),
      )
      t.expect.that(reply !== undefined && !hasResult(reply.text) && reply.status < 500, {
        what: `${method} with ${who} ends without a result`,
        actual: reply && { status: reply.status, body: reply.text },
      })
      t.expect.notLeaked(text, [reply!], { what: `the answer to ${method} with ${who}` })
    }
  }
  t.expect.equal((await readTask(t, caller, worker, id)).status.state, status.state, {
    what: 'state of the task after calls of nobody',
    failureClass: 'changed',
  })
})

check('a2a.methods.wrong-params', ['A2A-024', 'A2A-001'], { area, optionalArea, needs: pair }, async (t) => {
  const [caller, worker] = t.agents as Pair
  await acceptTasks(t, worker)
  await readTask(t, caller, worker, (await beginTask(t, caller, worker)).id)
  for (const [method, params] of Object.entries(wrongParams)) {
    const callId = randomUUID()
    const reply = await briefly(promptMs, (signal) =>
      caller.call<WireObject>({
        method: 'POST',
        path: addressOf(t, worker),
        headers: { 'a2a-version': '1.0' },
        json: { jsonrpc: '2.0', id: callId, method, params },
        signal,
      }),
    )
    const body = reply?.body ?? {}
    t.expect.contains(
      body,
      { jsonrpc: '2.0', id: callId },
      {
        requirement: 'A2A-001',
        what: `the envelope of the answer to ${method} with wrong parameters`,
      },
    )
    // Where the card does not declare what the method needs, that may be said first.
    const { code } = (body['error'] ?? {}) as { code?: number }
    t.expect.that([-32602, -32003, -32004, -32601].includes(code ?? 0), {
      what: `the code of the error for ${method} with wrong parameters`,
      expected: -32602,
      actual: body,
    })
  }
})
