/** The task routes and the A2A address are two ways to the same operations on the same tasks. */
import type { Agent } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { WireObject } from '../../client/wire.ts'
import { ask, call } from '../../fixtures/a2a-calls.ts'
import {
  acceptTasks,
  artifactText,
  beginTask,
  completed,
  readTask,
  resultOf,
  rpcError,
  saidByWorker,
  textOfParts,
  work,
  working,
  type WireTask,
  pair,
  type Pair,
} from '../../fixtures/a2a-tasks.ts'

const area = 'tasks'
const optionalArea = ['tasks', 'a2a'] as const

/** The task as the route of the target shows it. */
const atRoute = async (t: CheckContext, reader: Agent, id: string): Promise<WireTask> =>
  (await t.hooks.run('readTask', { id }, reader))['task'] as WireTask

/** What both ways have to show alike. Members that only one shows prove nothing. */
function essence(task: WireTask): WireObject {
  const { id, contextId, status, artifacts = [] } = task
  return {
    id,
    contextId,
    state: status.state,
    said: textOfParts(status.message?.['parts']),
    artifacts: artifacts.map((artifact) => [artifact['artifactId'], textOfParts(artifact['parts'])]),
  }
}

const historyTexts = ({ history = [] }: WireTask): string[] => history.map(({ parts }) => textOfParts(parts))

async function expectAlike(t: CheckContext, [caller, worker]: Pair, id: string, when: string): Promise<void> {
  // Calls of an agent to its own address are open (AMB-076), so that the worker reads at the route only.
  const address = await readTask(t, caller, worker, id, { historyLength: 20 })
  for (const reader of [caller, worker]) {
    const route = await atRoute(t, reader, id)
    const who = reader === caller ? 'requester' : 'worker'
    t.expect.equal(essence(route), essence(address), {
      what: `the task ${when} at its route and at the address, ${who}`,
    })
    if (route.history === undefined || address.history === undefined) continue
    t.expect.equal(historyTexts(route), historyTexts(address), {
      what: `the history ${when} at the route and at the address, ${who}`,
    })
  }
}

check(
  'tasks.surfaces.show-the-same-task',
  ['TASK-004', 'A2A-027', 'TASK-008'],
  {
    area,
    optionalArea,
    needs: { ...pair, hooks: ['sendTask', 'readTask', 'workTask', 'addArtifact'] },
  },
  async (t) => {
    const [caller, worker] = t.agents as Pair
    await acceptTasks(t, worker)
    const byCall = (await beginTask(t, caller, worker)).id
    const sent = { handle: worker.handle, message_id: t.unique.marker('m'), text: t.unique.marker('task') }
    const byRoute = (await t.hooks.run('sendTask', sent, caller))['id'] as string
    for (const [id, how] of [
      [byCall, 'begun by a call'],
      [byRoute, 'begun at the route'],
    ] as const) {
      await expectAlike(t, [caller, worker], id, how)
      await work(t, worker, id, working, saidByWorker(t.unique.marker('progress')))
      const artifactId = t.unique.marker('artifact')
      for (const [index, text] of ['first ', 'second'].entries())
        await t.hooks.run('addArtifact', { id, artifact: { artifactId, parts: [{ text }] }, append: index > 0 }, worker)
      await t.eventually(
        'the artifact at the address',
        async () => artifactText((await readTask(t, caller, worker, id)).artifacts, artifactId) === 'first second',
        { withinMs: 5000 },
      )
      await expectAlike(t, [caller, worker], id, `${how} and worked on`)
      await work(t, worker, id, completed)
      await expectAlike(t, [caller, worker], id, `${how} and completed`)
      t.expect.equal((await atRoute(t, caller, id)).status.state, completed, {
        requirement: 'TASK-008',
        what: `state of the task ${how} that its worker completed`,
      })
    }
  },
)

check(
  'tasks.surfaces.messages-cross',
  ['TASK-004', 'A2A-027'],
  { area, optionalArea, needs: { ...pair, hooks: ['sendTask', 'readTask', 'sayInTask'] } },
  async (t) => {
    const [caller, worker] = t.agents as Pair
    await acceptTasks(t, worker)
    const [begin, byRoute, byCall] = [t.unique.marker('begin'), t.unique.marker('route'), t.unique.marker('call')]
    const sent = { handle: worker.handle, message_id: t.unique.marker('m'), text: begin }
    const id = (await t.hooks.run('sendTask', sent, caller))['id'] as string
    await t.hooks.run('sayInTask', { id, message: { ...saidByWorker(byRoute), role: 'ROLE_USER' } }, caller)
    const reply = await ask(t, caller, worker, byCall, {
      message: { taskId: id },
      configuration: { returnImmediately: true },
    })
    t.expect.equal(resultOf<{ task?: WireTask }>(reply)?.task?.id, id, {
      what: 'id of the task when a call goes on with one of the route',
    })
    for (const [where, task] of [
      ['at the route', await atRoute(t, worker, id)],
      ['at the address', await readTask(t, caller, worker, id, { historyLength: 20 })],
    ] as const) {
      // What a history keeps is the choice of the agent.
      if (task.history === undefined) continue
      t.expect.equal(
        historyTexts(task).filter((text) => [begin, byRoute, byCall].includes(text)),
        [begin, byRoute, byCall],
        { what: `what the requester said both ways, ${where}` },
      )
    }
  },
)

check(
  'tasks.surfaces.cancel-crosses',
  ['TASK-004', 'A2A-027'],
  { area, optionalArea, needs: { ...pair, hooks: ['sendTask', 'readTask', 'cancelTask'] } },
  async (t) => {
    const [caller, worker] = t.agents as Pair
    await acceptTasks(t, worker)
    const sent = { handle: worker.handle, message_id: t.unique.marker('m'), text: t.unique.marker('task') }
    const byCall = (await t.hooks.run('sendTask', sent, caller))['id'] as string
    const canceled = await call(t, caller, worker, 'CancelTask', { id: byCall })
    if (rpcError(canceled)?.code !== -32002)
      t.expect.equal((await atRoute(t, caller, byCall)).status.state, resultOf<WireTask>(canceled)?.status.state, {
        what: 'state at the route of a task that a call canceled',
      })
    const { id } = await beginTask(t, caller, worker)
    await t.hooks.run('cancelTask', { id }, caller)
    t.expect.equal((await readTask(t, caller, worker, id)).status.state, (await atRoute(t, caller, id)).status.state, {
      what: 'state at the address of a task that was canceled at the route',
    })
  },
)
