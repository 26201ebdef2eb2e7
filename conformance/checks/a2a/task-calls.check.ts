/** SendMessage to agents that accept tasks, GetTask, ListTasks and CancelTask at the A2A address. */
import { randomUUID } from 'node:crypto'
import type { Agent } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { WireObject } from '../../client/wire.ts'
import { until } from '../../client/until.ts'
import { ask, callWithTimeout, call, settledWithin } from '../../fixtures/a2a-calls.ts'
import { expectPages, type TaskPage } from '../../fixtures/a2a-task-pages.ts'
import { beforeDeadline, deadlineCameFirst, reachesDeadline, watchMs } from '../../fixtures/a2a-waits.ts'
import {
  acceptTasks,
  answersCall,
  artifactText,
  createTask,
  canceled,
  cancels,
  completed,
  completedTask,
  expectError,
  promptMs,
  readTask,
  resultOf,
  rpcError,
  workerMessage,
  textOfParts,
  work,
  working,
  type WireTask,
  pair,
  type Pair,
  callerAndWorker,
} from '../../fixtures/a2a-tasks.ts'

const trio = { agents: 3, persons: 1, ownedBy: 'person' } as const

check('a2a.task.call-waits-for-its-turn', ['A2A-004', 'A2A-010'], { needs: { ...pair, hooks: ['workTask'] } }, (t) =>
  beforeDeadline(() => waitForTurn(t, t.agents as Pair)),
)

check('a2a.task.call-waits-for-the-end', ['A2A-004'], { needs: { ...pair, hooks: ['workTask'] } }, (t) =>
  beforeDeadline(async () => {
    const [caller, worker] = t.agents as Pair
    const { id, waiting, beganAt } = await waitingCall(t, [caller, worker])
    await work(t, worker, id, completed)
    if (reachesDeadline(t, Date.now() - beganAt)) throw deadlineCameFirst(t)
    const ended = await taskAnswer(t, waiting, 'the answer when the worker completes the task')
    t.expect.contains(ended, { id, status: { state: completed } }, { what: 'the completed task' })
  }),
)

/** Starts a call that waits for its task. */
async function waitingCall(t: CheckContext, [caller, worker]: Pair) {
  await acceptTasks(t, worker)
  const before = await listedIds(t, caller, worker)
  const beganAt = Date.now()
  const waiting = ask(t, caller, worker, t.unique.marker('waits'))
  waiting.catch(() => undefined)
  const id = await t.eventually(
    'the task that answers a waiting call',
    async () => (await listedIds(t, caller, worker)).find((one) => !before.includes(one)),
    { withinMs: 5000 },
  )
  return { id, waiting, beganAt }
}

async function waitForTurn(t: CheckContext, [caller, worker]: Pair): Promise<void> {
  const { id, waiting, beganAt } = await waitingCall(t, [caller, worker])
  await expectStillWaiting(t, waiting, beganAt)
  const question = t.unique.marker('question')
  await work(t, worker, id, 'TASK_STATE_INPUT_REQUIRED', workerMessage(question))
  if (reachesDeadline(t, Date.now() - beganAt)) throw deadlineCameFirst(t)
  const asked = await taskAnswer(t, waiting, 'the answer when the worker requires input')
  t.expect.contains(
    asked,
    { id, status: { state: 'TASK_STATE_INPUT_REQUIRED' } },
    { what: 'the task that requires input' },
  )
  if (t.hooks.takes('workTask', 'message'))
    t.expect.equal(textOfParts(asked.status.message?.['parts']), question, {
      what: 'the message of the worker with the state',
    })
  const more = await ask(t, caller, worker, t.unique.marker('more'), {
    message: { taskId: id },
    configuration: { returnImmediately: true },
  })
  const { task } = resultOf<{ task?: WireTask }>(more) ?? {}
  t.expect.equal([task?.id, task?.contextId], [id, asked.contextId], {
    what: 'id and contextId of the task after its requester continues it',
  })
}

/** Asserts that a call waits for its task. The service may end or interrupt the task itself, which answers the call. */
async function expectStillWaiting(t: CheckContext, waiting: ReturnType<typeof ask>, beganAt: number): Promise<void> {
  const early = await settledWithin(waiting, watchMs(t))
  if (early === undefined) return
  if (reachesDeadline(t, Date.now() - beganAt)) throw deadlineCameFirst(t)
  const { state = '' } = resultOf<{ task?: WireTask }>(early)?.task?.status ?? {}
  t.expect.that(answersCall(state), {
    what: 'a call stays open until its task ends or is interrupted',
    actual: early.body,
  })
  t.notTestable(`the service changed the task to ${state}`, 'a service in which only the worker changes tasks')
}

/** Returns the task that answers a waiting call. The answer is due within `promptMs` after the task changes. */
async function taskAnswer(t: CheckContext, waiting: ReturnType<typeof ask>, what: string): Promise<WireTask> {
  const reply = await settledWithin(waiting, promptMs)
  const task = reply && resultOf<{ task?: WireTask }>(reply)?.task
  t.expect.that(task !== undefined, { what: `${what} is a task`, actual: reply?.body })
  return task!
}

async function listedIds(t: CheckContext, caller: Agent, worker: Agent): Promise<string[]> {
  const listed = resultOf<{ tasks?: WireTask[] }>(await call(t, caller, worker, 'ListTasks', {}))
  return (listed?.tasks ?? []).map(({ id }) => id)
}

check('a2a.task.get-shows-history', ['A2A-004', 'A2A-010'], { needs: { ...pair, hooks: ['workTask'] } }, async (t) => {
  const [caller, worker] = await callerAndWorker(t)
  const [first, second] = [t.unique.marker('first'), t.unique.marker('second')]
  const { id } = await createTask(t, caller, worker, { text: first })
  await t.given(
    ask(t, caller, worker, second, { message: { taskId: id }, configuration: { returnImmediately: true } }),
    'a further message to a task',
  )
  const read = () => readTask(t, caller, worker, id, { historyLength: 50 })
  await until(async () => JSON.stringify((await read()).history ?? []).includes(second), t.timing.settle_ms)
  const { history = [] } = await read()
  if (history.length === 0) return t.notTestable('tasks contain no history', 'a history in tasks')
  const texts = history.map(({ parts }) => textOfParts(parts))
  // The agent chooses which messages its history contains.
  t.expect.equal(
    texts.filter((text) => text === first || text === second),
    [first, second].filter((text) => texts.includes(text)),
    { what: 'the messages of the history, oldest first' },
  )
  for (const message of history)
    t.expect.that(typeof message['messageId'] === 'string' && typeof message['role'] === 'string', {
      requirement: 'A2A-010',
      what: 'each message of the history has a messageId and a role',
      actual: message,
    })
  const newest = (await readTask(t, caller, worker, id, { historyLength: 1 })).history ?? []
  t.expect.equal(newest.length <= 1, true, { what: 'a history of at most one message with historyLength 1' })
  // The service may add messages to the task meanwhile, after the earlier messages.
  const later = ((await read()).history ?? []).map(({ parts }) => textOfParts(parts)).slice(texts.length)
  t.expect.every(newest, ({ parts }) => [texts.at(-1), ...later].includes(textOfParts(parts)), {
    what: 'the message with historyLength 1 is the newest',
  })
  const none = await readTask(t, caller, worker, id, { historyLength: 0 })
  t.expect.equal((none.history ?? []).length, 0, { what: 'messages with historyLength 0', warnOnly: true })
})

check('a2a.task.unknown-and-foreign', ['A2A-004'], { needs: trio }, async (t) => {
  const [caller, worker, stranger] = t.agents as [Agent, Agent, Agent]
  await acceptTasks(t, worker)
  const text = t.unique.marker('private')
  const { id } = await createTask(t, caller, worker, { text })
  await readTask(t, caller, worker, id)
  const unknown = `tsk_${randomUUID()}`
  for (const method of ['GetTask', 'CancelTask']) {
    const missing = await call(t, caller, worker, method, { id: unknown })
    expectError(t, missing, -32001, { what: `${method} of an unknown task` })
    const foreign = await call(t, stranger, worker, method, { id })
    t.expect.notLeaked(text, [foreign], { what: `the answer to ${method} of a task of another requester` })
    t.expect.that(!('result' in foreign.body), {
      what: `${method} of a task of another requester has no result`,
      failureClass: 'leaked',
      actual: foreign.body,
    })
    t.expect.equal(rpcError(foreign)?.code, rpcError(missing)?.code, {
      what: `${method} answers a task of another requester like an unknown one`,
      failureClass: 'leaked',
    })
  }
  const added = await ask(t, caller, worker, t.unique.marker('x'), { message: { taskId: unknown } })
  expectError(t, added, -32001, { what: 'a message to an unknown task' })
  const intruding = await callWithTimeout(promptMs, (signal) =>
    ask(t, stranger, worker, t.unique.marker('intruder'), { message: { taskId: id }, signal }),
  )
  t.expect.that(intruding !== undefined && !('result' in intruding.body), {
    what: 'a message to a task of another requester has no result',
    failureClass: 'changed',
    actual: intruding?.body,
  })
  const { tasks = [] } = resultOf<{ tasks?: WireTask[] }>(await call(t, stranger, worker, 'ListTasks', {})) ?? {}
  t.expect.that(!tasks.some((task) => task.id === id), {
    what: 'the task in the list of an agent that does not participate in it',
    failureClass: 'leaked',
    actual: tasks,
  })
})

async function pageOf(t: CheckContext, caller: Agent, worker: Agent, params: WireObject): Promise<TaskPage> {
  const reply = await call(t, caller, worker, 'ListTasks', params)
  const page = resultOf<TaskPage>(reply)
  t.expect.that(Array.isArray(page?.tasks), { what: 'ListTasks is answered with a list of tasks', actual: reply.body })
  return page!
}

check('a2a.tasks.list-pages', ['A2A-004', 'A2A-010'], { needs: { ...pair, freshAgents: true } }, async (t) => {
  const [caller, worker] = await callerAndWorker(t)
  const expected: string[] = []
  for (let count = 0; count < 5; count += 1) expected.push((await createTask(t, caller, worker)).id)
  const readPage = async (pageToken: string): Promise<TaskPage> => {
    const page = await pageOf(t, caller, worker, { pageSize: 2, ...(pageToken !== '' && { pageToken }) })
    t.expect.equal(page.totalSize, expected.length, { what: 'totalSize of a page of the list' })
    t.expect.that(page.tasks.length <= 2, {
      what: 'a page contains at most pageSize tasks',
      actual: page.tasks.length,
    })
    for (const [name, type] of Object.entries({ pageSize: 'number', nextPageToken: 'string' }))
      t.expect.that(typeof page[name] === type, {
        requirement: 'A2A-010',
        what: `${name} of a page is a ${type}`,
        actual: page[name] ?? 'nothing',
      })
    return page
  }
  await expectPages(t, [caller, worker], { expected, readPage }, { what: 'the tasks of all pages' })
  for (const pageSize of [0, 101]) {
    const reply = await call(t, caller, worker, 'ListTasks', { pageSize })
    t.expect.equal(rpcError(reply)?.code, -32602, {
      what: `error code for pageSize ${pageSize}`,
      warnOnly: true,
    })
  }
})

check(
  'a2a.tasks.list-filters',
  ['A2A-004'],
  { needs: { ...pair, freshAgents: true, hooks: ['workTask'] } },
  async (t) => {
    const [caller, worker] = await callerAndWorker(t)
    const open = await createTask(t, caller, worker)
    const ended = await completedTask(t, caller, worker)
    const tasks = async (params: WireObject) => (await pageOf(t, caller, worker, params)).tasks
    const list = async (params: WireObject) => (await tasks(params)).map(({ id }) => id).toSorted()
    t.expect.equal(await list({}), [open.id, ended.id].toSorted(), { what: 'the tasks without a filter' })
    // The service may change the state of the open task, so each listed task is judged by its own state.
    for (const status of [completed, 'TASK_STATE_FAILED', working]) {
      const listed = await tasks({ status })
      t.expect.every(listed, (task) => task.status.state === status, { what: `the tasks with the status ${status}` })
      const found = listed.some(({ id }) => id === ended.id)
      t.expect.equal(found, status === completed, { what: `a completed task in the list with the status ${status}` })
    }
    if (open.contextId !== undefined && open.contextId !== ended.contextId)
      t.expect.equal(await list({ contextId: open.contextId }), [open.id], { what: 'the tasks of one context' })
    const offset = t.clockOffsetMs()
    const at = (ms: number) => new Date(Date.now() + offset + ms).toISOString()
    t.expect.equal((await list({ statusTimestampAfter: at(-600_000) })).length, 2, {
      what: 'number of tasks with a status newer than ten minutes ago',
    })
    t.expect.equal(await list({ statusTimestampAfter: at(3_600_000) }), [], {
      what: 'the tasks with a status newer than an hour from now',
    })
  },
)

check(
  'a2a.tasks.list-artifacts-when-asked',
  ['A2A-004'],
  { needs: { ...pair, freshAgents: true, hooks: ['addArtifact'] } },
  async (t) => {
    const [caller, worker] = await callerAndWorker(t)
    const { id } = await createTask(t, caller, worker)
    const [artifactId, text] = [t.unique.marker('artifact'), t.unique.marker('content')]
    await t.hooks.run('addArtifact', { id, artifact: { artifactId, parts: [{ text }] } }, worker)
    const shown = async (params: WireObject) =>
      (await pageOf(t, caller, worker, params)).tasks.find((task) => task.id === id)?.artifacts
    await t.eventually(
      'the artifact in a list with includeArtifacts',
      async () => artifactText(await shown({ includeArtifacts: true }), artifactId) === text,
      { withinMs: 5000 },
    )
    t.expect.equal((await shown({})) ?? [], [], { what: 'artifacts in a list without includeArtifacts' })
  },
)

check('a2a.task.ended-is-final', ['A2A-004'], { needs: { ...pair, hooks: ['workTask'] } }, async (t) => {
  const [caller, worker] = await callerAndWorker(t)
  const { id } = await completedTask(t, caller, worker)
  const late = await call(t, caller, worker, 'CancelTask', { id })
  expectError(t, late, -32002, { what: 'CancelTask of a completed task' })
  const added = await callWithTimeout(promptMs, (signal) =>
    ask(t, caller, worker, t.unique.marker('late'), {
      message: { taskId: id },
      configuration: { returnImmediately: true },
      signal,
    }),
  )
  t.expect.that(added !== undefined, { what: 'a message to a completed task is answered' })
  expectError(t, added!, -32004, { what: 'a message to a completed task' })
  t.expect.equal((await readTask(t, caller, worker, id)).status.state, completed, {
    what: 'state of the task after the message',
  })
})

check('a2a.task.cancel', ['A2A-004'], { needs: pair }, async (t) => {
  const [caller, worker] = await callerAndWorker(t)
  const { id } = await createTask(t, caller, worker)
  const reply = await call(t, caller, worker, 'CancelTask', { id })
  if (rpcError(reply)?.code === -32002) {
    const refused = async (task: string) => {
      const answer = await call(t, caller, worker, 'CancelTask', { id: task })
      if (rpcError(answer)?.code !== -32002)
        t.notTestable('the service changes the task by itself', 'a task that stays open')
    }
    t.expect.that(!(await cancels(t, [caller, worker], refused)), {
      what: 'a task that could not be canceled continues',
      expected: 'another state than canceled',
    })
    return t.observeDecision('AMB-166', 'an open task cannot be canceled by its requester')
  }
  if (rpcError(reply) !== undefined) expectError(t, reply, -32002, { what: 'CancelTask of an open task' })
  const task = resultOf<WireTask>(reply)
  t.expect.equal(task?.id, id, { what: 'id of the task in the answer of CancelTask' })
  t.observeDecision('AMB-166', 'the requester cancels an open task')
  // The worker may end the task later, but a state that was answered as final must not change.
  if (task?.status.state !== canceled) return
  t.expect.equal((await readTask(t, caller, worker, id)).status.state, canceled, {
    what: 'state of a task whose cancellation was answered',
  })
})

check('a2a.task.named-context-is-kept', ['A2A-004', 'A2A-005'], { needs: { ...pair, chat: 'agents' } }, async (t) => {
  const [caller, worker] = await callerAndWorker(t)
  const first = await createTask(t, caller, worker)
  if (first.contextId === undefined) return t.notTestable('tasks have no contextId', 'a contextId in tasks')
  const reply = await ask(t, caller, worker, t.unique.marker('same'), {
    message: { contextId: first.contextId },
    configuration: { returnImmediately: true },
  })
  const second = resultOf<{ task?: WireTask }>(reply)?.task
  t.observeDecision('AMB-166', second ? 'a new task may join a context' : 'a context cannot be joined by a new task')
  t.expect.that(second !== undefined || rpcError(reply) !== undefined, {
    what: 'a message with a context is answered with a task or an error',
    actual: reply.body,
  })
  if (second !== undefined)
    t.expect.equal(second.contextId, first.contextId, { what: 'contextId of a task whose message has one' })
  const inChat = await callWithTimeout(promptMs, (signal) =>
    ask(t, caller, worker, t.unique.marker('chat'), {
      message: { contextId: t.chat.id },
      configuration: { returnImmediately: true },
      signal,
    }),
  )
  t.expect.that(inChat !== undefined && resultOf(inChat)?.['message'] === undefined, {
    requirement: 'A2A-005',
    what: 'a message with the context of the chat, to an agent that accepts tasks, is answered with a task or an error',
    actual: inChat?.body ?? 'no answer',
  })
})
