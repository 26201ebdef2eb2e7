/** Claims in a task message: its author and its context. */
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { Agent } from '../../client/agent.ts'
import { ask, call } from '../../fixtures/a2a-calls.ts'
import {
  acceptTasks,
  createTask,
  pair,
  readTask,
  resultOf,
  rpcError,
  textOfParts,
  type WireTask,
  callerAndWorker,
} from '../../fixtures/a2a-tasks.ts'

const atOnce = { returnImmediately: true }

check('a2a.task.role-of-its-sender', ['A2A-036'], { needs: pair }, async (t) => {
  const [caller, worker] = await callerAndWorker(t)
  const { id } = await createTask(t, caller, worker)
  for (const [how, taskId] of [
    ['that creates a task', undefined],
    ['to an existing task', id],
  ] as const) {
    const text = t.unique.marker('claims')
    const message = { role: 'ROLE_AGENT', ...(taskId && { taskId }) }
    const reply = await ask(t, caller, worker, text, { message, configuration: atOnce })
    const task = resultOf<{ task?: WireTask }>(reply)?.task
    t.observeDecision('AMB-220', task ? 'a message with a false role is accepted' : 'a false role is rejected')
    t.expect.that(task !== undefined || rpcError(reply) !== undefined, {
      what: `a message with the role of the worker ${how} is answered with a task or an error`,
      actual: reply.body,
    })
    if (task) await expectTrueRole(t, { caller, worker }, { id: task.id, text, how })
  }
})

/** Asserts that the task contains a message of its requester with ROLE_USER. A short history may omit the message. */
async function expectTrueRole(
  t: CheckContext,
  { caller, worker }: { caller: Agent; worker: Agent },
  { id, text, how }: { id: string; text: string; how: string },
): Promise<void> {
  const { history = [] } = await readTask(t, caller, worker, id, { historyLength: 10 })
  const roles = history.filter(({ parts }) => textOfParts(parts) === text).map(({ role }) => role)
  t.expect.that(
    roles.every((role) => role === 'ROLE_USER'),
    { what: `role of a message of the requester ${how}`, expected: 'ROLE_USER', actual: roles },
  )
}

check('a2a.task.foreign-context', ['A2A-037'], { needs: { agents: 3, persons: 1, ownedBy: 'person' } }, async (t) => {
  const [caller, worker, third] = t.agents as [Agent, Agent, Agent]
  await acceptTasks(t, worker)
  const { contextId } = await createTask(t, caller, worker)
  if (contextId === undefined) return t.notTestable('tasks have no contextId', 'a contextId in tasks')
  const text = t.unique.marker('intruder')
  const reply = await ask(t, third, worker, text, { message: { contextId }, configuration: atOnce })
  const task = resultOf<{ task?: WireTask }>(reply)?.task
  t.observeDecision(
    'AMB-221',
    task
      ? 'a message with the context of another requester is answered with a task'
      : 'a message with the context of another requester is rejected',
  )
  t.expect.that(task !== undefined || rpcError(reply) !== undefined, {
    what: 'a message with the context of another requester is answered with a task or an error',
    actual: reply.body,
  })
  if (task)
    t.expect.that(task.contextId !== contextId, {
      what: 'a task of a message with the context of another requester is not in that context',
      actual: task.contextId,
    })
})

check('a2a.task.of-another-agent', ['AUTH-010'], { needs: { agents: 3, persons: 1, ownedBy: 'person' } }, async (t) => {
  const [caller, worker, sibling] = t.agents as [Agent, Agent, Agent]
  await acceptTasks(t, worker)
  const text = t.unique.marker('private')
  const { id } = await createTask(t, caller, worker, { text })
  await readTask(t, caller, worker, id)
  for (const method of ['GetTask', 'CancelTask', 'SubscribeToTask']) {
    const reply = await call(t, sibling, worker, method, { id })
    t.expect.that(resultOf(reply) === undefined && !reply.text.includes(text), {
      failureClass: 'leaked',
      what: `${method} of a task by an agent of the same owner that is neither its requester nor its worker`,
      expected: 'an error',
      actual: reply.body,
    })
  }
})
