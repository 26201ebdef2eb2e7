/** Task routes and the A2A address give access to the same operations on the same tasks. */
import type { Agent } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { WireObject } from '../../client/wire.ts'
import { ask, call, callerMessage } from '../../fixtures/a2a-calls.ts'
import { attemptHook } from '../../fixtures/hook-answer.ts'
import {
  artifactText,
  createTask,
  canceled,
  completed,
  completedTask,
  expectAlike,
  readTask,
  resultOf,
  workerMessage,
  textOfParts,
  work,
  working,
  type WireTask,
  pair,
  type Pair,
  callerAndWorker,
  sendTask,
} from '../../fixtures/a2a-tasks.ts'

const optionalArea = 'a2a'

/** Reads a task with the task route of the target. */
const atRoute = async (t: CheckContext, reader: Agent, id: string): Promise<WireTask> =>
  (await t.hooks.run('readTask', { id }, reader))['task'] as WireTask

/** Returns the members that show that the route and the A2A address have the same task (A2A-027). */
const identity = ({ id, contextId, status }: WireTask): WireObject => ({ id, contextId, state: status.state })

/** Returns further members that must be equal. A member in only one of the two tasks proves nothing. */
function contents({ status, artifacts = [] }: WireTask): WireObject {
  return {
    said: textOfParts(status.message?.['parts']),
    artifacts: artifacts.map((artifact) => [artifact['artifactId'], textOfParts(artifact['parts'])]),
  }
}

const historyTexts = ({ history = [] }: WireTask): string[] => history.map(({ parts }) => textOfParts(parts))

/** Asserts that a task is equal at the route and at the A2A address. Compares histories only if both contain one. */
async function expectSurfacesAlike(t: CheckContext, [caller, worker]: Pair, id: string, when: string): Promise<void> {
  // Calls of an agent to its own address are open (AMB-076), so the worker reads only with the route.
  const address = () => readTask(t, caller, worker, id, { historyLength: 20 })
  const keepsBoth = [await address(), await atRoute(t, caller, id)].every(({ history }) => history !== undefined)
  for (const reader of [caller, worker]) {
    const who = reader === caller ? 'requester' : 'worker'
    const reads = [address, () => atRoute(t, reader, id)] as const
    await expectAlike(t, reads, identity, {
      requirement: 'A2A-027',
      what: `the task ${when}, at the route and at the A2A address, ${who}`,
    })
    await expectAlike(t, reads, (task) => [contents(task), keepsBoth ? historyTexts(task) : []], {
      requirement: 'TASK-004',
      what: `the task ${when}, with its history, at the route and at the A2A address, ${who}`,
    })
  }
}

check(
  'tasks.surfaces.show-the-same-task',
  ['TASK-004', 'A2A-027', 'TASK-008'],
  { optionalArea, needs: { ...pair, hooks: ['sendTask', 'readTask', 'workTask', 'addArtifact'] } },
  async (t) => {
    const [caller, worker] = await callerAndWorker(t)
    const byCall = (await createTask(t, caller, worker)).id
    const byRoute = await sendTask(t, [caller, worker])
    for (const [id, how] of [
      [byCall, 'created by a call'],
      [byRoute, 'created by the route'],
    ] as const) {
      await expectSurfacesAlike(t, [caller, worker], id, how)
      await work(t, worker, id, working, workerMessage(t.unique.marker('progress')))
      const artifactId = t.unique.marker('artifact')
      for (const [index, text] of ['first ', 'second'].entries())
        await t.hooks.run('addArtifact', { id, artifact: { artifactId, parts: [{ text }] }, append: index > 0 }, worker)
      await t.eventually(
        'the artifact at the A2A address',
        async () => artifactText((await readTask(t, caller, worker, id)).artifacts, artifactId) === 'first second',
        { requirement: 'A2A-027', withinMs: 5000 },
      )
      await expectSurfacesAlike(t, [caller, worker], id, `${how} and in progress`)
      await work(t, worker, id, completed)
      await expectSurfacesAlike(t, [caller, worker], id, `${how} and completed`)
      t.expect.equal((await atRoute(t, caller, id)).status.state, completed, {
        requirement: 'TASK-008',
        what: `state of the task ${how} after its worker completed it`,
      })
    }
  },
)

check(
  'tasks.surfaces.messages-cross',
  ['TASK-004', 'A2A-027'],
  { optionalArea, needs: { ...pair, hooks: ['sendTask', 'readTask', 'sayInTask'] } },
  async (t) => {
    const [caller, worker] = await callerAndWorker(t)
    const [begin, byRoute, byCall] = [t.unique.marker('begin'), t.unique.marker('route'), t.unique.marker('call')]
    const id = await sendTask(t, [caller, worker], begin)
    const message = callerMessage(byRoute)
    await t.hooks.run('sayInTask', { id, handle: worker.handle, message }, caller)
    const reply = await ask(t, caller, worker, byCall, {
      message: { taskId: id },
      configuration: { returnImmediately: true },
    })
    t.expect.equal(resultOf<{ task?: WireTask }>(reply)?.task?.id, id, {
      requirement: 'A2A-027',
      what: 'id of the task when a call continues a task of the route',
    })
    const said = [begin, byRoute, byCall]
    const shown = [await atRoute(t, worker, id), await readTask(t, caller, worker, id, { historyLength: 20 })].map(
      (task) => historyTexts(task).filter((text) => said.includes(text)),
    )
    // The agent chooses which messages its history contains, but not by how the message was sent.
    for (const texts of shown)
      t.expect.equal(
        texts,
        said.filter((text) => texts.includes(text)),
        { what: 'the messages of the requester from the route and from calls, in order' },
      )
    const [atItsRoute, atTheAddress] = shown
    if (atItsRoute!.length > 0 && atTheAddress!.length > 0)
      t.expect.equal(atItsRoute, atTheAddress, {
        what: 'the messages of the requester at the route, compared with the A2A address',
      })
  },
)

check(
  'tasks.surfaces.cancel-crosses',
  ['A2A-027'],
  { optionalArea, needs: { ...pair, hooks: ['sendTask', 'readTask', 'cancelTask'] } },
  async (t) => {
    const [caller, worker] = await callerAndWorker(t)
    const byCall = await sendTask(t, [caller, worker])
    const byAddress = resultOf<WireTask>(await call(t, caller, worker, 'CancelTask', { id: byCall }))
    // Canceled is final. Another state may result from a later change by the service.
    if (byAddress?.status.state === canceled)
      t.expect.equal((await atRoute(t, caller, byCall)).status.state, canceled, {
        what: 'state at the route of a task that a call canceled',
      })
    const { id } = await createTask(t, caller, worker)
    await t.hooks.run('cancelTask', { id }, caller)
    await expectAlike(
      t,
      [() => atRoute(t, caller, id), () => readTask(t, caller, worker, id)],
      ({ status }) => status.state,
      { what: 'state at the A2A address of a task that the route canceled' },
    )
  },
)

check(
  'tasks.surfaces.ended-is-final',
  ['A2A-027'],
  { optionalArea, needs: { ...pair, hooks: ['readTask', 'workTask'] } },
  async (t) => {
    const [caller, worker] = await callerAndWorker(t)
    const text = t.unique.marker('late')
    for (const [hook, actor, parameters] of [
      ['cancelTask', caller, {}],
      ['workTask', worker, { state: working }],
      ['sayInTask', caller, { handle: worker.handle, message: callerMessage(text) }],
    ] as const) {
      if (!t.hooks.has(hook)) continue
      const { id } = await completedTask(t, caller, worker)
      await attemptHook(t, hook, { id, ...parameters }, actor)
      for (const task of [await readTask(t, caller, worker, id, { historyLength: 20 }), await atRoute(t, caller, id)])
        t.expect.equal([task.status.state, historyTexts(task).includes(text)], [completed, false], {
          what: `state of a completed task after ${hook}, and whether its history contains a later message`,
        })
    }
  },
)
