import { textOf, type Agent } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { ask, arrival, callWithTimeout, call, settledWithin } from '../../fixtures/a2a-calls.ts'
import { until } from '../../client/until.ts'
import type { WireEvent, WireObject } from '../../client/wire.ts'
import { RejectedHook, type HookResult } from '../../target/hooks.ts'
import { pair, type Pair } from '../../fixtures/a2a-tasks.ts'

const states = [
  'SUBMITTED',
  'WORKING',
  'INPUT_REQUIRED',
  'AUTH_REQUIRED',
  'COMPLETED',
  'FAILED',
  'CANCELED',
  'REJECTED',
].map((word) => `TASK_STATE_${word}`)

const accept = (t: CheckContext, agent: Agent, value: boolean) =>
  t.given(agent.settings({ accepts_tasks: value }), `PATCH /v1/me { accepts_tasks: ${value} }`)

/** With returnImmediately a task is answered at once, not after the one-minute wait of agents without tasks. */
const taskWithinMs = 15_000

async function askForTask(t: CheckContext, caller: Agent, worker: Agent): Promise<WireObject | undefined> {
  const asked = ask(t, caller, worker, t.unique.marker('task'), { configuration: { returnImmediately: true } })
  const reply = await settledWithin(asked, taskWithinMs)
  t.expect.that(reply !== undefined, {
    requirement: 'A2A-021',
    what: 'a call with returnImmediately to an agent that accepts tasks is answered at once',
    expected: `within ${taskWithinMs} ms`,
    actual: 'no answer',
  })
  return (reply?.body['result'] as { task?: WireObject } | undefined)?.task
}

check(
  'tasks.setting.decides-the-answer',
  ['A2A-005', 'A2A-004', 'A2A-010', 'A2A-021', 'SET-008', 'SET-009', 'SET-010'],
  { optionalArea: 'a2a', needs: { ...pair, freshAgents: true } },
  async (t) => {
    const [caller, worker] = t.agents as Pair
    const arrives = async (requirement: 'SET-008' | 'SET-010') => {
      const [after, text] = [await worker.cursor(), t.unique.marker('chat')]
      const abort = new AbortController()
      const waiting = ask(t, caller, worker, text, {
        signal: abort.signal,
        configuration: { returnImmediately: true },
      }).then(
        ({ body }) => body,
        () => undefined,
      )
      await arrival(t, worker, after, text, { requirement })
      abort.abort()
      const body = await waiting
      t.expect.that((body?.['result'] as { task?: unknown } | undefined)?.task === undefined, {
        requirement,
        what: 'the setting is true, but there is no task',
        actual: body,
      })
    }
    await arrives('SET-008')
    await accept(t, worker, true)
    const task = await askForTask(t, caller, worker)
    t.expect.that(typeof task?.['id'] === 'string' && task['id'] !== '', {
      what: 'the answer contains a task with an id',
      actual: task,
    })
    const { state } = (task?.['status'] ?? {}) as { state?: string }
    t.expect.that(states.includes(state ?? ''), {
      requirement: 'A2A-010',
      what: 'state of the task',
      expected: states,
      actual: state,
    })
    await accept(t, worker, false)
    await arrives('SET-010')
  },
)

/** Returns the event of the chat message with this text, or undefined. */
const received = async (agent: Agent, after: number, text: string): Promise<WireEvent | undefined> =>
  (await agent.eventsSince(after)).find(
    (event) => event.event_type === 'message.received' && textOf(event.data?.message) === text,
  )

/** Replies in the chat if the call became a chat message, so that a waiting call gets its answer. */
async function replyInChat(
  t: CheckContext,
  worker: Agent,
  { after, text, over }: { after: number; text: string; over: () => boolean },
): Promise<void> {
  const found = await until(async () => over() || received(worker, after, text), taskWithinMs)
  if (typeof found !== 'object' || over()) return
  await worker.sendText(found.chat_id, t.unique.marker('answer'), {
    reply_to: { message_id: found.data.message?.message_id },
  })
}

check(
  'tasks.address.answers-with-a-task',
  ['A2A-005'],
  { optionalArea: 'a2a', needs: { ...pair, freshAgents: true } },
  async (t) => {
    const [caller, worker] = t.agents as Pair
    // An existing chat of the two agents must not turn a task into a message of that chat.
    const chatId = await t.openChat(caller, worker)
    await caller.sendText(chatId)
    await worker.sendText(chatId)
    await accept(t, worker, true)
    const [after, text] = [await worker.cursor(), t.unique.marker('task')]
    let over = false
    const replying = replyInChat(t, worker, { after, text, over: () => over }).catch(() => undefined)
    const reply = await callWithTimeout(taskWithinMs, (signal) =>
      ask(t, caller, worker, text, { signal, configuration: { returnImmediately: true } }),
    )
    over = true
    await replying
    const { task } = (reply?.body['result'] ?? {}) as { task?: WireObject }
    t.expect.that(typeof task?.['id'] === 'string' && task['id'] !== '', {
      requirement: 'A2A-005',
      what: 'an agent that accepts tasks answers a message at its A2A address with a task',
      expected: 'result.task with an id',
      actual: reply?.body ?? `no answer within ${taskWithinMs} ms`,
    })
    t.expect.that(typeof task?.contextId === 'string', { what: 'a task has a contextId', warnOnly: true, actual: task })
  },
)

/** Returns whether a call is answered with a task. Its message may be in the log of the called agent in either case. */
async function answersWithTask(t: CheckContext, caller: Agent, worker: Agent): Promise<boolean> {
  const [after, text] = [await worker.cursor(), t.unique.marker('kind')]
  const abort = new AbortController()
  const asked = ask(t, caller, worker, text, { signal: abort.signal, configuration: { returnImmediately: true } }).then(
    ({ body }) => body,
    () => undefined,
  )
  // The wait ends with the call, because the log of an agent that accepts tasks need not contain the message.
  let over = false
  const arrived = t
    .eventually(
      `the message ${JSON.stringify(text)} in the log of the called agent`,
      async () => over || received(worker, after, text),
      { requirement: 'SET-012', withinMs: 10_000 },
    )
    .then(() => undefined)
  arrived.catch(() => undefined)
  const body = (await Promise.race([asked, arrived])) ?? (await settledWithin(asked, t.timing.settle_ms))
  over = true
  abort.abort()
  await asked
  return (body?.['result'] as { task?: unknown } | undefined)?.task !== undefined
}

check(
  'tasks.setting.agrees-with-its-answer',
  ['SET-012'],
  { optionalArea: 'a2a', needs: { ...pair, freshAgents: true } },
  async (t) => {
    const [caller, worker] = t.agents as Pair
    for (const value of [true, false]) {
      const { accepts_tasks: stored } = (await accept(t, worker, value)) as WireObject
      t.expect.equal(await answersWithTask(t, caller, worker), stored, {
        what: `whether a call is answered with a task, compared with accepts_tasks in the answer of the change to ${value}`,
        failureClass: 'changed',
      })
    }
  },
)

/**
 * Fails the check if a task for an agent that accepts tasks is rejected. If the payload or a route that is not stated
 * is rejected, the hook may be wrong instead.
 */
async function notRefused(t: CheckContext, sending: Promise<HookResult>): Promise<HookResult> {
  const templates = [t.target.provision.sendTask ?? []].flat()
  const stated = templates.some((template) => 'request' in template && template.request.path === '/v1/tasks')
  const ofTheHook = [400, 422, 429, ...(stated ? [] : [404, 405])]
  return sending.catch((error: unknown) => {
    if (error instanceof RejectedHook && !ofTheHook.includes(error.status))
      t.expect.that(false, {
        what: 'a task for an agent that accepts tasks is accepted',
        expected: '2xx',
        actual: error.status,
      })
    throw error
  })
}

check(
  'tasks.send.begins-a-task',
  ['TASK-001', 'A2A-027', 'TASK-008'],
  { needs: { ...pair, hooks: ['sendTask', 'workTask'] } },
  async (t) => {
    const [caller, worker] = t.agents as Pair
    await accept(t, worker, true)
    const task = { handle: worker.handle, message_id: t.unique.marker('m'), text: t.unique.marker('task') }
    const { id } = await notRefused(t, t.hooks.run('sendTask', task, caller))
    t.expect.that(typeof id === 'string', { what: 'type of the id of the task', expected: 'a string', actual: id })
    const read = async () => {
      const { body } = await call(t, caller, worker, 'GetTask', { id })
      return body['result'] as { id?: string; status?: { state?: string } } | undefined
    }
    t.expect.equal((await read())?.id, id, {
      requirement: 'A2A-027',
      what: 'the id of the task, read at the A2A address',
    })
    await t.hooks.run('workTask', { id, state: 'TASK_STATE_COMPLETED' }, worker)
    await t.eventually(
      'the completed task, read by its requester',
      async () => (await read())?.status?.state === 'TASK_STATE_COMPLETED',
      { requirement: 'TASK-008', withinMs: 5000 },
    )
  },
)
