/** Tasks for agents that accept none: the target rejects them with the stated message, and without side effects. */
import { isReceived, type Agent } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { until } from '../../client/until.ts'
import type { WireObject } from '../../client/wire.ts'
import { call } from '../../fixtures/a2a-calls.ts'
import { acceptTasks, resultOf, type Pair, callerAndWorker } from '../../fixtures/a2a-tasks.ts'
import { messageOf } from '../../fixtures/error-body.ts'
import { attemptHook, type HookAnswer } from '../../fixtures/hook-answer.ts'

const needs = { agents: 2, persons: 1, ownedBy: 'person', hooks: ['sendTask'] } as const
const rejection = "This agent doesn't accept tasks."

const send = (t: CheckContext, caller: Agent, worker: Agent, text: string): Promise<HookAnswer> =>
  attemptHook(t, 'sendTask', { handle: worker.handle, message_id: t.unique.marker('m'), text }, caller)

/** Asserts that a task is rejected with the stated message. */
async function refusalOf(
  t: CheckContext,
  [caller, worker]: Pair,
  requirement: 'TASK-009' | 'ERR-039',
  when: string,
): Promise<void> {
  const answer = await send(t, caller, worker, t.unique.marker('refused'))
  t.expect.that(!answer.accepted, { what: `a task ${when} is rejected`, failureClass: 'changed', actual: answer })
  if (answer.accepted) return
  t.expect.that(answer.status >= 400 && answer.status <= 499, {
    what: `status of the rejection of a task ${when}`,
    expected: '4xx',
    actual: answer.status,
  })
  t.expect.equal(messageOf(answer.body), rejection, {
    requirement,
    what: `error.message of the rejection of a task ${when}`,
  })
}

check(
  'tasks.send.refused-while-off',
  ['TASK-002', 'TASK-009', 'ERR-039'],
  { needs: { ...needs, freshAgents: true } },
  async (t) => {
    const [caller, worker] = t.agents as Pair
    await refusalOf(t, [caller, worker], 'TASK-009', 'for an agent that never accepted tasks')
    await acceptTasks(t, worker)
    const taken = await send(t, caller, worker, t.unique.marker('taken'))
    if (!taken.accepted)
      return t.notTestable(
        `the same task is rejected (${taken.status}) while accepts_tasks is true`,
        'provision.sendTask in the target file must send a task that is accepted',
      )
    await t.given(worker.settings({ accepts_tasks: false }), 'PATCH /v1/me { accepts_tasks: false }')
    await refusalOf(t, [caller, worker], 'ERR-039', 'for an agent that has set accepts_tasks to false')
  },
)

/** New agents, because the service may send events about earlier tasks at any time. */
const fresh = { needs: { ...needs, freshAgents: true } } as const

check('tasks.send.refused-leaves-nothing', ['TASK-003', 'TASK-002'], fresh, async (t) => {
  const [caller, worker] = await callerAndWorker(t)
  const taken = await send(t, caller, worker, t.unique.marker('taken'))
  if (!taken.accepted)
    return t.notTestable(
      'the same task is rejected while accepts_tasks is true',
      'provision.sendTask in the target file',
    )
  const chatId = await t.openChat(caller, worker)
  const known = String(taken.result['id'])
  await until(async () => (await tasksOf(t, caller, worker)).includes(known), t.timing.settle_ms)
  const before = await tasksOf(t, caller, worker)
  // When this message is in the log, events of earlier tasks are as well (AMB-107).
  const start = await worker.cursor()
  const { messageId: earlier } = await caller.sendText(chatId)
  await worker.awaitEvent(start, (event) => isReceived(event, earlier))
  const [after, callerAfter] = [await worker.cursor(), await caller.cursor()]
  await t.given(worker.settings({ accepts_tasks: false }), 'PATCH /v1/me { accepts_tasks: false }')
  const text = t.unique.marker('rejected')
  const answer = await send(t, caller, worker, text)
  t.expect.that(!answer.accepted, { requirement: 'TASK-002', what: 'the task is rejected', actual: answer })
  await t.absent({
    what: 'an event or a message of a rejected task',
    failureClass: 'changed',
    fence: async () => {
      const { messageId } = await caller.sendText(chatId)
      return worker.awaitEvent(after, (event) => isReceived(event, messageId))
    },
    observe: async () => {
      const events = [...(await worker.eventsSince(after)), ...(await caller.eventsSince(callerAfter))]
      const found = events.find((event) => {
        const shown = JSON.stringify(event)
        return shown.includes(text) || (event.event_type.startsWith('task.') && !shown.includes(known))
      })
      return found ?? ((await worker.history(chatId)).text.includes(text) || undefined)
    },
  })
  const added = (await tasksOf(t, caller, worker)).filter((id) => id !== known && !before.includes(id))
  t.expect.equal(added, [], {
    what: 'new tasks of the two agents after a refused one',
    failureClass: 'changed',
  })
})

/** Returns the task ids that the A2A address lists for the requester, and those of the hook for both agents. */
async function tasksOf(t: CheckContext, caller: Agent, worker: Agent): Promise<string[]> {
  const ids: unknown[] = []
  const add = (tasks: unknown): void => {
    if (Array.isArray(tasks)) ids.push(...(tasks as WireObject[]).map(({ id }) => id))
  }
  if (t.offered('a2a') && t.target.a2a_base !== undefined)
    add(resultOf(await call(t, caller, worker, 'ListTasks', {}))?.['tasks'])
  if (t.hooks.has('listTasks'))
    for (const reader of [caller, worker]) add((await t.hooks.run('listTasks', {}, reader))['tasks'])
  return [...new Set(ids.map(String))].toSorted()
}
