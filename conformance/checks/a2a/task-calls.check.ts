/** SendMessage to agents that take tasks, GetTask, ListTasks and CancelTask at the A2A address. */
import { randomUUID } from 'node:crypto'
import type { Agent } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { WireObject } from '../../client/wire.ts'
import { until } from '../../client/until.ts'
import { ask, briefly, call, staysOpen } from '../../fixtures/a2a-calls.ts'
import {
  acceptTasks,
  artifactText,
  beginTask,
  completed,
  completedTask,
  expectError,
  promptMs,
  readTask,
  resultOf,
  rpcError,
  saidByWorker,
  textOfParts,
  work,
  type WireTask,
  pair,
  type Pair,
} from '../../fixtures/a2a-tasks.ts'

const area = 'a2a'
const optionalArea = 'a2a'
const trio = { agents: 3, persons: 1, ownedBy: 'person' } as const

check(
  'a2a.task.call-waits-for-its-turn',
  ['A2A-004', 'A2A-010'],
  { area, optionalArea, needs: { ...pair, hooks: ['workTask'] } },
  async (t) => {
    const [caller, worker] = t.agents as Pair
    await acceptTasks(t, worker)
    const before = await listedIds(t, caller, worker)
    const waiting = ask(t, caller, worker, t.unique.marker('waits'))
    waiting.catch(() => undefined)
    const id = await t.eventually(
      'the task of a call that waits',
      async () => (await listedIds(t, caller, worker)).find((one) => !before.includes(one)),
      { withinMs: 5000 },
    )
    t.expect.that(await staysOpen(t, waiting), {
      what: 'a call is open while its task is neither ended nor interrupted',
    })
    const question = t.unique.marker('question')
    await work(t, worker, id, 'TASK_STATE_INPUT_REQUIRED', saidByWorker(question))
    const asked = await taskAnswer(t, waiting, 'the answer when the worker needs input')
    t.expect.contains(
      asked,
      { id, status: { state: 'TASK_STATE_INPUT_REQUIRED' } },
      { what: 'the task that needs input' },
    )
    if (t.hooks.takes('workTask', 'message'))
      t.expect.equal(textOfParts(asked.status.message?.['parts']), question, {
        what: 'what the worker says with the state',
      })
    const more = await ask(t, caller, worker, t.unique.marker('more'), {
      message: { taskId: id },
      configuration: { returnImmediately: true },
    })
    const { task } = resultOf<{ task?: WireTask }>(more) ?? {}
    t.expect.equal([task?.id, task?.contextId], [id, asked.contextId], {
      what: 'id and contextId of the task when its requester goes on with it',
    })
  },
)

/** A call whose task has changed is answered soon. */
async function taskAnswer(t: CheckContext, waiting: ReturnType<typeof ask>, what: string): Promise<WireTask> {
  const reply = await briefly(promptMs, () => waiting)
  const task = reply && resultOf<{ task?: WireTask }>(reply)?.task
  t.expect.that(task !== undefined, { what: `${what} is a task`, actual: reply?.body })
  return task!
}

/** The ids of the newest tasks of the caller. */
async function listedIds(t: CheckContext, caller: Agent, worker: Agent): Promise<string[]> {
  const listed = resultOf<{ tasks?: WireTask[] }>(await call(t, caller, worker, 'ListTasks', {}))
  return (listed?.tasks ?? []).map(({ id }) => id)
}

check(
  'a2a.task.get-shows-history',
  ['A2A-004', 'A2A-010'],
  { area, optionalArea, needs: { ...pair, hooks: ['workTask'] } },
  async (t) => {
    const [caller, worker] = t.agents as Pair
    await acceptTasks(t, worker)
    const [first, second] = [t.unique.marker('first'), t.unique.marker('second')]
    const { id } = await beginTask(t, caller, worker, { text: first })
    await t.given(
      ask(t, caller, worker, second, { message: { taskId: id }, configuration: { returnImmediately: true } }),
      'a further message to a task',
    )
    const read = () => readTask(t, caller, worker, id, { historyLength: 10 })
    await until(async () => JSON.stringify((await read()).history ?? []).includes(second), t.timing.settle_ms)
    const { history = [] } = await read()
    if (history.length === 0) return t.notTestable('tasks keep no history', 'a history in tasks')
    const texts = history.map(({ parts }) => textOfParts(parts))
    // What a history keeps is the choice of the agent.
    t.expect.equal(
      texts.filter((text) => text === first || text === second),
      [first, second].filter((text) => texts.includes(text)),
      { what: 'the messages of the history, the oldest first' },
    )
    for (const message of history)
      t.expect.that(typeof message['messageId'] === 'string' && typeof message['role'] === 'string', {
        requirement: 'A2A-010',
        what: 'each message of the history has a messageId and a role',
        actual: message,
      })
    const newest = await readTask(t, caller, worker, id, { historyLength: 1 })
    t.expect.equal((newest.history ?? []).length <= 1, true, {
      what: 'a history of at most one message with historyLength 1',
    })
    if ((newest.history ?? []).length === 1)
      t.expect.equal(textOfParts(newest.history![0]!['parts']), texts.at(-1), {
        what: 'the message with historyLength 1 is the newest',
      })
    const none = await readTask(t, caller, worker, id, { historyLength: 0 })
    t.expect.equal((none.history ?? []).length, 0, { what: 'messages with historyLength 0', warnOnly: true })
  },
)

check('a2a.task.unknown-and-foreign', ['A2A-004'], { area, optionalArea, needs: trio }, async (t) => {
  const [caller, worker, stranger] = t.agents as [Agent, Agent, Agent]
  await acceptTasks(t, worker)
  const text = t.unique.marker('private')
  const { id } = await beginTask(t, caller, worker, { text })
  await readTask(t, caller, worker, id)
  const unknown = `tsk_${randomUUID()}`
  for (const method of ['GetTask', 'CancelTask']) {
    const missing = await call(t, caller, worker, method, { id: unknown })
    expectError(t, missing, -32001, { what: `${method} of an unknown task` })
    const foreign = await call(t, stranger, worker, method, { id })
    t.expect.notLeaked(text, [foreign], { what: `the answer to ${method} of a task of others` })
    t.expect.that(!('result' in foreign.body), {
      what: `${method} of a task of others has no result`,
      failureClass: 'leaked',
      actual: foreign.body,
    })
    t.expect.equal(rpcError(foreign)?.code, rpcError(missing)?.code, {
      what: `${method} answers tasks of others like unknown ones`,
      failureClass: 'leaked',
    })
  }
  const added = await ask(t, caller, worker, t.unique.marker('x'), { message: { taskId: unknown } })
  expectError(t, added, -32001, { what: 'a message to an unknown task' })
  const intruding = await briefly(promptMs, (signal) =>
    ask(t, stranger, worker, t.unique.marker('intruder'), { message: { taskId: id }, signal }),
  )
  t.expect.that(intruding !== undefined && !('result' in intruding.body), {
    what: 'a message to a task of others has no result',
    failureClass: 'changed',
    actual: intruding?.body,
  })
  const { tasks = [] } = resultOf<{ tasks?: WireTask[] }>(await call(t, stranger, worker, 'ListTasks', {})) ?? {}
  t.expect.that(!tasks.some((task) => task.id === id), {
    what: 'the task in the list of an agent that takes no part in it',
    failureClass: 'leaked',
    actual: tasks,
  })
})

interface TaskPage extends WireObject {
  tasks: WireTask[]
  nextPageToken: string
  pageSize: number
  totalSize: number
}

async function pageOf(t: CheckContext, caller: Agent, worker: Agent, params: WireObject): Promise<TaskPage> {
  const reply = await call(t, caller, worker, 'ListTasks', params)
  const page = resultOf<TaskPage>(reply)
  t.expect.that(Array.isArray(page?.tasks), { what: 'ListTasks answers a list of tasks', actual: reply.body })
  return page!
}

const idsOf = ({ tasks }: TaskPage): string[] => tasks.map(({ id }) => id)

check(
  'a2a.tasks.list-pages',
  ['A2A-004', 'A2A-010'],
  { area, optionalArea, needs: { ...pair, freshAgents: true } },
  async (t) => {
    const [caller, worker] = t.agents as Pair
    await acceptTasks(t, worker)
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) ids.push((await beginTask(t, caller, worker)).id)
    const seen: WireTask[] = []
    let pageToken = ''
    for (let pages = 0; pages < 5; pages += 1) {
      const page = await pageOf(t, caller, worker, { pageSize: 2, ...(pageToken !== '' && { pageToken }) })
      t.expect.equal(page.totalSize, ids.length, { what: 'totalSize of a page of the list' })
      t.expect.that(page.tasks.length <= 2, { what: 'a page has at most pageSize tasks', actual: page.tasks.length })
      t.expect.equal(typeof page.pageSize, 'number', { requirement: 'A2A-010', what: 'type of pageSize of a page' })
      t.expect.equal(typeof page.nextPageToken, 'string', {
        requirement: 'A2A-010',
        what: 'type of nextPageToken of a page',
      })
      seen.push(...page.tasks)
      pageToken = page.nextPageToken
      if (pageToken === '') break
    }
    t.expect.equal(seen.map(({ id }) => id).toSorted(), ids.toSorted(), { what: 'the tasks of all pages, each once' })
    const times = seen.flatMap(({ status }) => (status.timestamp === undefined ? [] : [Date.parse(status.timestamp)]))
    t.expect.equal(
      times,
      times.toSorted((one, other) => other - one),
      { what: 'the times of the status, the newest first' },
    )
    for (const pageSize of [0, 101]) {
      const reply = await call(t, caller, worker, 'ListTasks', { pageSize })
      t.expect.equal(rpcError(reply)?.code, -32602, {
        what: `code of the error for pageSize ${pageSize}`,
        warnOnly: true,
      })
    }
  },
)

check(
  'a2a.tasks.list-filters',
  ['A2A-004'],
  { area, optionalArea, needs: { ...pair, freshAgents: true, hooks: ['workTask'] } },
  async (t) => {
    const [caller, worker] = t.agents as Pair
    await acceptTasks(t, worker)
    const open = await beginTask(t, caller, worker)
    const ended = await completedTask(t, caller, worker)
    const list = async (params: WireObject) => idsOf(await pageOf(t, caller, worker, params)).toSorted()
    t.expect.equal(await list({}), [open.id, ended.id].toSorted(), { what: 'the tasks without a filter' })
    t.expect.equal(await list({ status: completed }), [ended.id], { what: 'the tasks that are completed' })
    t.expect.equal(await list({ status: 'TASK_STATE_FAILED' }), [], { what: 'the tasks that have failed' })
    if (open.contextId !== undefined && open.contextId !== ended.contextId)
      t.expect.equal(await list({ contextId: open.contextId }), [open.id], { what: 'the tasks of one context' })
    const offset = t.clockOffsetMs()
    const at = (ms: number) => new Date(Date.now() + offset + ms).toISOString()
    t.expect.equal((await list({ statusTimestampAfter: at(-600_000) })).length, 2, {
      what: 'number of tasks whose status is newer than ten minutes ago',
    })
    t.expect.equal(await list({ statusTimestampAfter: at(3_600_000) }), [], {
      what: 'the tasks whose status is newer than an hour from now',
    })
  },
)

check(
  'a2a.tasks.list-artifacts-when-asked',
  ['A2A-004'],
  { area, optionalArea, needs: { ...pair, freshAgents: true, hooks: ['addArtifact'] } },
  async (t) => {
    const [caller, worker] = t.agents as Pair
    await acceptTasks(t, worker)
    const { id } = await beginTask(t, caller, worker)
    const [artifactId, text] = [t.unique.marker('artifact'), t.unique.marker('content')]
    await t.hooks.run('addArtifact', { id, artifact: { artifactId, parts: [{ text }] } }, worker)
    const shown = async (params: WireObject) =>
      (await pageOf(t, caller, worker, params)).tasks.find((task) => task.id === id)?.artifacts
    await t.eventually(
      'the artifact in the list that asks for artifacts',
      async () => artifactText(await shown({ includeArtifacts: true }), artifactId) === text,
      { withinMs: 5000 },
    )
    t.expect.equal((await shown({})) ?? [], [], { what: 'artifacts in a list that does not ask for them' })
  },
)

check(
  'a2a.task.ended-is-final',
  ['A2A-004'],
  { area, optionalArea, needs: { ...pair, hooks: ['workTask'] } },
  async (t) => {
    const [caller, worker] = t.agents as Pair
    await acceptTasks(t, worker)
    const { id } = await completedTask(t, caller, worker)
    const canceled = await call(t, caller, worker, 'CancelTask', { id })
    expectError(t, canceled, -32002, { what: 'CancelTask of a completed task' })
    const added = await briefly(promptMs, (signal) =>
      ask(t, caller, worker, t.unique.marker('late'), {
        message: { taskId: id },
        configuration: { returnImmediately: true },
        signal,
      }),
    )
    t.expect.that(added !== undefined, { what: 'a message to a completed task is answered' })
    expectError(t, added!, -32004, { what: 'a message to a completed task' })
    t.expect.equal((await readTask(t, caller, worker, id)).status.state, completed, {
      what: 'state of the task afterwards',
    })
  },
)

check('a2a.task.cancel', ['A2A-004'], { area, optionalArea, needs: pair }, async (t) => {
  const [caller, worker] = t.agents as Pair
  await acceptTasks(t, worker)
  const { id } = await beginTask(t, caller, worker)
  const reply = await call(t, caller, worker, 'CancelTask', { id })
  if (rpcError(reply)?.code === -32002) {
    const { status } = await readTask(t, caller, worker, id)
    t.expect.that(status.state !== 'TASK_STATE_CANCELED', {
      what: 'a task that could not be canceled goes on',
      actual: status,
    })
    return t.observeDecision('AMB-166', 'an open task cannot be canceled by its requester')
  }
  const task = resultOf<WireTask>(reply)
  t.expect.equal(task?.id, id, { what: 'id of the task that CancelTask answers' })
  t.observeDecision('AMB-166', 'the requester cancels an open task')
  // The worker may have a say, so that the task ends later; but what was answered must stay true.
  if (task?.status.state !== 'TASK_STATE_CANCELED') return
  t.expect.equal((await readTask(t, caller, worker, id)).status.state, 'TASK_STATE_CANCELED', {
    what: 'state of a task that was answered as canceled',
  })
})

check('a2a.task.named-context-is-kept', ['A2A-004'], { area, optionalArea, needs: pair }, async (t) => {
  const [caller, worker] = t.agents as Pair
  await acceptTasks(t, worker)
  const first = await beginTask(t, caller, worker)
  if (first.contextId === undefined) return t.notTestable('tasks show no contextId', 'a contextId in tasks')
  const reply = await ask(t, caller, worker, t.unique.marker('same'), {
    message: { contextId: first.contextId },
    configuration: { returnImmediately: true },
  })
  const second = resultOf<{ task?: WireTask }>(reply)?.task
  t.observeDecision('AMB-166', second ? 'a new task may join a context' : 'a context cannot be joined by a new task')
  t.expect.that(second !== undefined || rpcError(reply) !== undefined, {
    what: 'a message that names a context is answered with a task or an error',
    actual: reply.body,
  })
  if (second === undefined) return
  t.expect.equal(second.contextId, first.contextId, { what: 'contextId of a task whose message names one' })
})
