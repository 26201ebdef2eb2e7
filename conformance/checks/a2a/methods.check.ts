/** Rules for every A2A method: it requires a credential, and wrong parameters cause a JSON-RPC error. */
import { randomUUID } from 'node:crypto'
import type { MethodName } from '../../../generated/a2a/methods.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { Agent } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import type { WireObject } from '../../client/wire.ts'
import { addressOf, ask, callWithTimeout, call, rpcAnswerIn } from '../../fixtures/a2a-calls.ts'
import {
  createTask,
  cancels,
  promptMs,
  readTask,
  resultOf,
  pair,
  type Pair,
  callerAndWorker,
} from '../../fixtures/a2a-tasks.ts'

/** Parameters that a server accepts from the requester of the task. A method without an entry does not compile. */
const paramsOf: Record<MethodName, (taskId: string, text: string) => WireObject> = {
  SendMessage: (taskId, text) => ({ message: said(text, taskId), configuration: { returnImmediately: true } }),
  SendStreamingMessage: (taskId, text) => ({ message: said(text, taskId) }),
  GetTask: (id) => ({ id }),
  ListTasks: () => ({}),
  SubscribeToTask: (id) => ({ id }),
  CreateTaskPushNotificationConfig: (taskId, text) => ({ taskId, url: `https://receiver.example/${text}` }),
  GetTaskPushNotificationConfig: (taskId) => ({ taskId, id: 'none' }),
  ListTaskPushNotificationConfigs: (taskId) => ({ taskId }),
  DeleteTaskPushNotificationConfig: (taskId) => ({ taskId, id: 'none' }),
  GetExtendedAgentCard: () => ({}),
  CancelTask: (id) => ({ id }),
}

const said = (text: string, taskId: string) => ({
  messageId: randomUUID(),
  role: 'ROLE_USER',
  parts: [{ text }],
  taskId,
})

/** Parameters of a type that the method does not accept. */
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

/** Returns request headers without a valid credential. */
const invalidCredentials = (t: CheckContext): [string, Record<string, string>][] => [
  ['no token', {}],
  ['an unknown token', { authorization: `Bearer svc_live_${t.unique.ulid()}` }],
]

/** Calls a method once with each of the headers without a valid credential. */
async function callWithInvalidCredentials(
  t: CheckContext,
  worker: Agent,
  method: string,
  params: WireObject,
): Promise<[string, Reply | undefined][]> {
  const replies: [string, Reply | undefined][] = []
  for (const [who, headers] of invalidCredentials(t)) {
    const reply = await callWithTimeout(promptMs, (signal) =>
      t.request({
        method: 'POST',
        path: addressOf(t, worker),
        headers: { ...headers, 'a2a-version': '1.0' },
        json: { jsonrpc: '2.0', id: 1, method, params },
        signal,
      }),
    )
    replies.push([who, reply])
  }
  return replies
}

check('a2a.methods.need-a-credential', ['A2A-022'], { needs: pair }, async (t) => {
  const [caller, worker] = await callerAndWorker(t)
  const [text, intruder] = [t.unique.marker('private'), t.unique.marker('intruder')]
  const { id } = await createTask(t, caller, worker, { text })
  const after = await worker.cursor()
  for (const [method, params] of Object.entries(paramsOf)) {
    for (const [who, reply] of await callWithInvalidCredentials(t, worker, method, params(id, intruder))) {
      t.expect.that(reply !== undefined && !hasResult(reply.text) && reply.status < 500, {
        what: `${method} with ${who} has no result`,
        actual: reply && { status: reply.status, body: reply.text },
      })
      t.expect.notLeaked(text, [reply!], { what: `the answer to ${method} with ${who}` })
    }
  }
  await expectNoTrace(t, t.agents as Pair, { id, intruder, after })
  const cancel = (task: string) => callWithInvalidCredentials(t, worker, 'CancelTask', { id: task })
  t.expect.that(!(await cancels(t, [caller, worker], cancel)), {
    what: 'CancelTask without a valid token cancels no task',
    failureClass: 'changed',
  })
})

/**
 * Asserts that neither the task nor the log of its worker contains data of a call without a valid credential. The
 * state of the task is ignored: the service may change it, and the document states no rule for task states.
 */
async function expectNoTrace(
  t: CheckContext,
  [caller, worker]: Pair,
  { id, intruder, after }: { id: string; intruder: string; after: number },
): Promise<void> {
  const known = t.unique.marker('known')
  const taskId = { message: { taskId: id }, configuration: { returnImmediately: true } }
  // The target stores earlier messages before it answers this one. A task that has ended meanwhile rejects it.
  await ask(t, caller, worker, known, taskId)
  const shown = [
    await readTask(t, caller, worker, id, { historyLength: 50 }),
    resultOf(await call(t, caller, worker, 'ListTasks', { historyLength: 50, includeArtifacts: true })),
    resultOf(await call(t, caller, worker, 'ListTaskPushNotificationConfigs', { taskId: id })),
    await worker.eventsSince(after),
  ]
  t.expect.that(!JSON.stringify(shown).includes(intruder), {
    what: 'a message or a URL from a call without a valid token, in the task or in the log of its worker',
    failureClass: 'changed',
    expected: 'none of them',
    actual: shown,
  })
}

check('a2a.methods.wrong-params', ['A2A-024', 'A2A-001'], { needs: pair }, async (t) => {
  const [caller, worker] = await callerAndWorker(t)
  await readTask(t, caller, worker, (await createTask(t, caller, worker)).id)
  for (const [method, params] of Object.entries(wrongParams)) {
    const callId = randomUUID()
    const reply = await callWithTimeout(promptMs, (signal) =>
      caller.call<WireObject>({
        method: 'POST',
        path: addressOf(t, worker),
        headers: { 'a2a-version': '1.0' },
        json: { jsonrpc: '2.0', id: callId, method, params },
        signal,
      }),
    )
    const body = reply === undefined ? {} : rpcAnswerIn(reply)
    t.expect.contains(
      body,
      { jsonrpc: '2.0', id: callId },
      {
        requirement: 'A2A-001',
        what: `the JSON-RPC envelope of the answer to ${method} with wrong parameters`,
      },
    )
    // If the card does not declare the capability of the method, the target may report that error first.
    const { code } = (body['error'] ?? {}) as { code?: number }
    t.expect.that([-32602, -32003, -32004, -32601].includes(code ?? 0), {
      what: `error code for ${method} with wrong parameters`,
      expected: -32602,
      actual: body,
    })
  }
})
