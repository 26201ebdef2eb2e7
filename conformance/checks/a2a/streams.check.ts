/** SendStreamingMessage and SubscribeToTask: first the task, then its updates in order until it ends. */
import { randomUUID } from 'node:crypto'
import type { Agent } from '../../client/agent.ts'
import { textParts } from '../../client/agent.ts'
import type { EventStream } from '../../client/event-stream.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { WireObject } from '../../client/wire.ts'
import { addressOf, arrival, callerMessage } from '../../fixtures/a2a-calls.ts'
import { beforeDeadline, deadlineCameFirst, reachesDeadline } from '../../fixtures/a2a-waits.ts'
import {
  acceptTasks,
  artifactText,
  awaitUpdate,
  createTask,
  completed,
  completedTask,
  hasEnded,
  isState,
  mustDeclare,
  openCall,
  readTask,
  workerMessage,
  sharedUpdates,
  textOfParts,
  updatesOf,
  work,
  working,
  type TaskUpdate,
  pair,
  type Pair,
  callerAndWorker,
  following,
} from '../../fixtures/a2a-tasks.ts'

/** Asserts that the first item of a stream is the task, and returns its id. */
async function expectTaskFirst(t: CheckContext, stream: EventStream, id?: string): Promise<string> {
  await stream.next(() => true)
  t.expect.that(stream.isEvents, {
    what: 'the answer of a streaming method consists of server-sent events',
    actual: { headers: stream.headers, items: stream.items },
  })
  const task = updatesOf(stream)[0]?.task
  t.expect.that(typeof task?.id === 'string' && (id === undefined || task.id === id), {
    what: 'the first item of a stream is the task',
    actual: stream.items,
  })
  return task!.id
}

/** Asserts the format of all items that a stream of a task has sent so far. */
function expectUpdates(t: CheckContext, stream: EventStream, id: string, callId: unknown): void {
  for (const item of stream.items)
    t.expect.contains(item, { jsonrpc: '2.0', id: callId }, { what: 'the JSON-RPC envelope of a stream item' })
  // A task without a contextId is a warning of A2A-005; its updates then have the context of the first one.
  let contextId = updatesOf(stream)[0]?.task?.contextId
  for (const update of updatesOf(stream)) {
    const members = ['task', 'message', 'statusUpdate', 'artifactUpdate'].filter((name) => name in update)
    t.expect.equal(members.length, 1, { requirement: 'A2A-010', what: 'number of members in a stream item' })
    const { statusUpdate, artifactUpdate } = update
    const about = statusUpdate ?? artifactUpdate
    if (!about) continue
    contextId ??= about.contextId
    t.expect.equal([about.taskId, about.contextId], [id, contextId], {
      requirement: 'A2A-010',
      what: 'taskId and contextId of an update, as in the task or the update before it',
    })
  }
}

/**
 * Returns a predicate for an update by the worker. If the hook has no message argument, the predicate compares only
 * the state. The service may have set this state before; then the first item already contains it.
 */
const saysWorking =
  (t: CheckContext, progress: string) =>
  ({ statusUpdate, task }: TaskUpdate): boolean =>
    t.hooks.takes('workTask', 'message')
      ? textOfParts(statusUpdate?.status?.message?.['parts']) === progress
      : (statusUpdate?.status ?? task?.status)?.state === working

const isEnd = ({ statusUpdate }: TaskUpdate): boolean => hasEnded(statusUpdate?.status?.state)

const isArtifact = ({ artifactUpdate }: TaskUpdate): boolean => artifactUpdate !== undefined

check(
  'a2a.stream.follows-a-new-task',
  ['A2A-004', 'A2A-010'],
  { needs: { ...pair, hooks: ['workTask'] } },
  async (t) => {
    const [caller, worker] = await callerAndWorker(t, 'streaming')
    const callId = randomUUID()
    const params = { message: callerMessage(t.unique.marker('streamed')) }
    await following(openCall(caller, addressOf(t, worker), 'SendStreamingMessage', params, callId), async (stream) => {
      const id = await expectTaskFirst(t, stream)
      const progress = t.unique.marker('progress')
      await work(t, worker, id, working, workerMessage(progress))
      await awaitUpdate(t, stream, saysWorking(t, progress), {
        what: 'the update to the state working, with the message of the worker',
      })
      // The service may end the task itself, which ends the stream.
      t.expect.that(!stream.ended || updatesOf(stream).some(isEnd), {
        what: 'the stream stays open until the task ends',
        actual: stream.items,
      })
      await work(t, worker, id, completed)
      await awaitUpdate(t, stream, isState(completed), { what: 'the update with the final status' })
      t.expect.that(await stream.ends(), { what: 'the stream ends with the task' })
      t.expect.that(isState(completed)(updatesOf(stream).at(-1)!), {
        what: 'the last item of a stream is the final status',
        actual: stream.items,
      })
      expectUpdates(t, stream, id, callId)
    })
  },
)

check(
  'a2a.stream.artifacts-in-chunks',
  ['A2A-004', 'A2A-010'],
  { needs: { ...pair, hooks: ['workTask', 'addArtifact'] } },
  async (t) => {
    const [caller, worker] = await callerAndWorker(t, 'streaming')
    const { id } = await createTask(t, caller, worker)
    await following(openCall(caller, addressOf(t, worker), 'SubscribeToTask', { id }), async (stream) => {
      await expectTaskFirst(t, stream, id)
      const artifactId = t.unique.marker('artifact')
      const chunks = ['one ', 'two ', 'three']
      for (const [index, text] of chunks.entries()) {
        const artifact = { artifactId, name: 'A result', parts: [{ text }] }
        const change = { id, artifact, append: index > 0, last_chunk: index === chunks.length - 1 }
        await t.hooks.run('addArtifact', change, worker)
      }
      await work(t, worker, id, completed)
      await awaitUpdate(t, stream, isState(completed), { what: 'the final status comes after the artifacts' })
      const updates = updatesOf(stream)
      t.expect.equal(textOfChunks(updates, artifactId), chunks.join(''), {
        what: 'the text of the artifact, composed of the updates in the stream',
      })
      t.expect.equal(updates.findLast(isArtifact)?.artifactUpdate?.lastChunk, true, {
        what: 'lastChunk of the last update of the artifact',
        warnOnly: true,
      })
      const { artifacts } = await readTask(t, caller, worker, id)
      t.expect.equal(artifactText(artifacts, artifactId), chunks.join(''), {
        what: 'the text of the artifact in GetTask',
      })
    })
  },
)

/** Returns the text of an artifact after all updates in order: an update appends to the text or replaces it. */
function textOfChunks(updates: readonly TaskUpdate[], artifactId: string): string {
  let text = ''
  for (const { artifactUpdate } of updates) {
    if (artifactUpdate?.artifact?.['artifactId'] !== artifactId) continue
    const chunk = textOfParts(artifactUpdate.artifact['parts'])
    text = artifactUpdate.append === true ? text + chunk : chunk
  }
  return text
}

check('a2a.stream.each-subscriber', ['A2A-004'], { needs: { ...pair, hooks: ['workTask'] } }, async (t) => {
  const [caller, worker] = await callerAndWorker(t, 'streaming')
  const { id } = await createTask(t, caller, worker)
  const open = () => openCall(caller, addressOf(t, worker), 'SubscribeToTask', { id })
  await following(open(), async (left) => {
    await following(open(), async (stays) => {
      await following(open(), async (also) => {
        for (const stream of [left, stays, also]) await expectTaskFirst(t, stream, id)
        left.close()
        const progress = t.unique.marker('progress')
        await work(t, worker, id, working, workerMessage(progress))
        for (const stream of [stays, also])
          await awaitUpdate(t, stream, saysWorking(t, progress), {
            what: 'the update in each of the remaining streams',
          })
        await work(t, worker, id, completed)
        for (const stream of [stays, also]) {
          await awaitUpdate(t, stream, isState(completed), { what: 'the final status in each stream' })
          t.expect.that(await stream.ends(), { what: 'each stream ends with the task' })
        }
        const states = (updates: TaskUpdate[]) =>
          updates.flatMap(({ statusUpdate }) => statusUpdate?.status?.state ?? [])
        const [one, other] = sharedUpdates(updatesOf(stays), updatesOf(also))
        t.expect.equal(states(other), states(one), { what: 'the updates of two streams of one task' })
      })
    })
  })
})

check(
  'a2a.stream.ended-or-unknown-task',
  ['A2A-004'],
  { needs: { agents: 3, persons: 1, ownedBy: 'person', hooks: ['workTask'] } },
  async (t) => {
    const [caller, worker, stranger] = t.agents as [Agent, Agent, Agent]
    await mustDeclare(t, caller, worker, 'streaming')
    await acceptTasks(t, worker)
    const ended = await completedTask(t, caller, worker)
    const open = await createTask(t, caller, worker)
    const attempts = [
      ['SubscribeToTask of a completed task', caller, ended.id, -32004],
      ['SubscribeToTask of an unknown task', caller, `tsk_${randomUUID()}`, -32001],
      ['SubscribeToTask of a task of others', stranger, open.id, -32001],
    ] as const
    for (const [what, who, id, code] of attempts) {
      await following(openCall(who, addressOf(t, worker), 'SubscribeToTask', { id }), async (stream) => {
        const item = (await stream.next<WireObject>(() => true)) ?? {}
        t.expect.that(!('result' in item), { what: `${what} has no result`, actual: stream.items })
        t.expect.equal((item['error'] as WireObject | undefined)?.['code'], code, {
          what: `error code for ${what}`,
        })
        t.expect.that(await stream.ends(), { what: `the answer to ${what} ends` })
      })
    }
  },
)

check('a2a.stream.answer-of-a-chat', ['A2A-004', 'A2A-008', 'A2A-009'], { needs: pair }, async (t) => {
  const [caller, agent] = t.agents as Pair
  await mustDeclare(t, caller, agent, 'streaming')
  await beforeDeadline(() => streamAnAnswer(t, caller, agent))
})

async function streamAnAnswer(t: CheckContext, caller: Agent, agent: Agent): Promise<void> {
  const after = await agent.cursor()
  const [question, answer] = [t.unique.marker('question'), t.unique.marker('answer')]
  const beganAt = Date.now()
  const opening = openCall(caller, addressOf(t, agent), 'SendStreamingMessage', { message: callerMessage(question) })
  opening.catch(() => undefined)
  const { event, message } = await arrival(t, agent, after, question)
  await t.given(
    agent.send({
      message_id: t.unique.messageId(),
      chat_id: event.chat_id,
      parts: textParts(answer),
      reply_to: { message_id: message.message_id },
    }),
    'the reply of the called agent',
  )
  await following(opening, async (stream) => {
    const first = (await stream.next<WireObject>(() => true)) ?? {}
    if ('error' in first && reachesDeadline(t, Date.now() - beganAt)) throw deadlineCameFirst(t)
    const update = await awaitUpdate(t, stream, (one) => one.message !== undefined, {
      what: 'a stream to an agent that accepts no tasks contains its answer',
    })
    t.expect.equal(textOfParts(update.message?.['parts']), answer, {
      requirement: 'A2A-009',
      what: 'text of the answer',
    })
    t.expect.equal(update.message?.['contextId'], event.chat_id, {
      requirement: 'A2A-008',
      what: 'contextId of the answer',
    })
    t.expect.that(await stream.ends(), { what: 'the stream ends with the answer' })
    t.expect.equal(stream.items.length, 1, { what: 'number of items in a stream with an answer' })
  })
}
