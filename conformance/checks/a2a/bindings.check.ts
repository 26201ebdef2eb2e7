/** Two bindings of one agent give access to the same tasks, streams, pages, errors and configurations. */
import { randomUUID } from 'node:crypto'
import type { EventStream } from '../../client/event-stream.ts'
import type { Reply } from '../../client/exchange.ts'
import type { WireObject } from '../../client/wire.ts'
import { check } from '../../check-api/check.ts'
import { bindingOf, get, openSubscription, post, reasonOf, version, boundPair } from '../../fixtures/a2a-bindings.ts'
import { addressOf, call, callerMessage } from '../../fixtures/a2a-calls.ts'
import { expectPages, type TaskPage } from '../../fixtures/a2a-task-pages.ts'
import {
  createTask,
  completed,
  completedTask,
  expectAlike,
  mustDeclare,
  openCall,
  readTask,
  resultOf,
  workerMessage,
  sharedUpdates,
  textOfParts,
  updatesOf,
  work,
  working,
  pair,
  type Pair,
  type TaskUpdate,
  type WireTask,
} from '../../fixtures/a2a-tasks.ts'

const optionalArea = 'http_binding'

/** Members of a task that must be equal over both bindings. Each binding may write additional members. */
const content = ({ id, contextId, status, artifacts = [], history = [] }: WireTask) => ({
  id,
  contextId,
  state: status?.state,
  artifacts: artifacts.map(({ artifactId, parts }) => ({ artifactId, text: textOfParts(parts) })),
  history: history.map(({ messageId, role, parts }) => ({ messageId, role, text: textOfParts(parts) })),
})

check(
  'a2a.bindings.same-work',
  ['A2A-004'],
  { optionalArea, needs: { ...pair, hooks: ['workTask', 'addArtifact'] } },
  async (t) => {
    const { caller, worker, base } = await boundPair(t)
    const { id } = await createTask(t, caller, worker)
    const artifact = { artifactId: t.unique.marker('artifact'), parts: [{ text: t.unique.marker('result') }] }
    await t.hooks.run('addArtifact', { id, artifact }, worker)
    await work(t, worker, id, completed, workerMessage(t.unique.marker('done')))
    await expectAlike(
      t,
      [
        () => readTask(t, caller, worker, id, { historyLength: 10 }),
        async () => (await get<WireTask>(caller, `${base}/tasks/${id}?historyLength=10`)).body,
      ],
      content,
      { what: 'a completed task over HTTP+JSON, as over JSON-RPC' },
    )
  },
)

/** Returns the members of a stream item that must be equal over both bindings. */
function shownIn({ task, statusUpdate, artifactUpdate }: TaskUpdate): WireObject {
  if (task) return { task: task.id }
  if (statusUpdate) return { status: statusUpdate.status?.state }
  return { artifact: artifactUpdate?.artifact?.['artifactId'], text: textOfParts(artifactUpdate?.artifact?.['parts']) }
}

check(
  'a2a.bindings.same-stream',
  ['A2A-004'],
  { optionalArea, needs: { ...pair, hooks: ['workTask', 'addArtifact'] } },
  async (t) => {
    const { caller, worker, base } = await boundPair(t, 'streaming')
    const { id } = await createTask(t, caller, worker)
    const streams: EventStream[] = []
    try {
      const rpc = await openCall(caller, addressOf(t, worker), 'SubscribeToTask', { id })
      streams.push(rpc)
      const http = await openSubscription(caller, base, id)
      streams.push(http)
      for (const stream of streams) await stream.next(() => true)
      await work(t, worker, id, working)
      const artifact = { artifactId: t.unique.marker('artifact'), parts: [{ text: t.unique.marker('result') }] }
      await t.hooks.run('addArtifact', { id, artifact }, worker)
      await work(t, worker, id, completed)
      t.expect.that(await rpc.ends(), { what: 'the JSON-RPC stream ends with the task' })
      t.expect.that(await http.ends(), { what: 'the HTTP+JSON stream ends with the task' })
      const [first, second] = sharedUpdates(updatesOf(rpc), http.items as TaskUpdate[])
      t.expect.that('task' in (http.items[0] as TaskUpdate), {
        what: 'the first item of an HTTP+JSON stream is the task',
        actual: http.items,
      })
      t.expect.equal(second.map(shownIn), first.map(shownIn), {
        what: 'the items of an HTTP+JSON stream, in the order of the JSON-RPC stream',
      })
    } finally {
      for (const stream of streams) stream.close()
    }
  },
)

check('a2a.bindings.pages', ['A2A-004'], { optionalArea, needs: { ...pair, freshAgents: true } }, async (t) => {
  const { caller, worker, base } = await boundPair(t)
  const createdTasks = [await createTask(t, caller, worker), await createTask(t, caller, worker)].map(({ id }) => id)
  const readPage = async (token: string): Promise<Partial<TaskPage>> => {
    const query = token === '' ? '' : `&pageToken=${encodeURIComponent(token)}`
    const { body } = await get<Partial<TaskPage>>(caller, `${base}/tasks?pageSize=1${query}`)
    return body
  }
  await expectPages(
    t,
    [caller, worker],
    { expected: createdTasks, readPage },
    { what: 'the tasks on all pages of a list over HTTP+JSON' },
  )
})

check('a2a.bindings.errors', ['A2A-004'], { optionalArea, needs: { ...pair, hooks: ['workTask'] } }, async (t) => {
  const { caller, worker, base } = await boundPair(t)
  const { id } = await completedTask(t, caller, worker)
  const message = (more: object) => ({
    message: { ...callerMessage(t.unique.marker('late')), ...more },
    configuration: { returnImmediately: true },
  })
  const unknown = await get(caller, `${base}/tasks/tsk_${randomUUID()}`)
  t.expect.equal(unknown.status, 404, { what: 'status of an unknown task over HTTP+JSON' })
  const attempts: [string, string | undefined, Reply<WireObject>][] = [
    ['an unknown task', 'TASK_NOT_FOUND', unknown],
    ['canceling a completed task', 'TASK_NOT_CANCELABLE', await post(caller, `${base}/tasks/${id}:cancel`, {})],
    [
      'a message to a completed task',
      'UNSUPPORTED_OPERATION',
      await post(caller, `${base}/message:send`, message({ taskId: id })),
    ],
    [
      'a call of version 99.0',
      'VERSION_NOT_SUPPORTED',
      await post(caller, `${base}/message:send`, message({}), { ...version, 'a2a-version': '99.0' }),
    ],
    ['a message without parts', undefined, await post(caller, `${base}/message:send`, message({ parts: undefined }))],
  ]
  for (const [what, reason, reply] of attempts) {
    t.expect.that(reply.status >= 400 && reply.status <= 499, {
      what: `status of ${what} over HTTP+JSON`,
      expected: '4xx',
      actual: { status: reply.status, body: reply.body },
    })
    const given = reasonOf(reply)
    if (reason !== undefined)
      t.expect.equal(given, reason, {
        what: `reason in the error for ${what} over HTTP+JSON`,
        warnOnly: given === undefined,
      })
  }
})

check(
  'a2a.bindings.push-configurations',
  ['A2A-004'],
  {
    optionalArea: [optionalArea, 'webhooks', 'push'],
    needs: { agents: 2, persons: 1, ownedBy: 'person', webhook: 'slot' },
  },
  async (t) => {
    const { caller, worker, base } = await boundPair(t, 'pushNotifications')
    const { id: taskId } = await createTask(t, caller, worker)
    const path = `${base}/tasks/${taskId}/pushNotificationConfigs`
    const { url } = t.receiver.endpoint()
    const created = await post<WireObject>(caller, path, { url })
    const id = created.body['id']
    t.expect.that(created.ok && typeof id === 'string', {
      what: 'a push configuration created over HTTP+JSON has an id',
      actual: created.body,
    })
    const read = () => call(t, caller, worker, 'GetTaskPushNotificationConfig', { taskId, id })
    t.expect.equal(resultOf(await read())?.['url'], url, { what: 'url of the configuration, read over JSON-RPC' })
    const listed = await get<{ configs?: WireObject[] }>(caller, path)
    t.expect.equal(
      listed.body.configs?.map((config) => config['id']),
      [id],
      { what: 'the list over HTTP+JSON' },
    )
    const deleted = await caller.call({ method: 'DELETE', path: `${path}/${String(id)}`, headers: version })
    t.expect.that(deleted.ok, { what: 'deleting over HTTP+JSON', expected: '2xx', actual: deleted.body })
    t.expect.equal(resultOf(await read()), undefined, { what: 'a deleted configuration, read over JSON-RPC' })
  },
)

check(
  'a2a.bindings.extended-card',
  ['A2A-004'],
  { optionalArea: [optionalArea, 'extended_cards'], needs: pair },
  async (t) => {
    const [caller, worker] = t.agents as Pair
    const base = await bindingOf(t, caller, worker)
    await mustDeclare(t, caller, worker, 'extendedAgentCard')
    const http = await get(caller, `${base}/extendedAgentCard`)
    const rpc = resultOf(await call(t, caller, worker, 'GetExtendedAgentCard', undefined))
    const shown = (card: WireObject | undefined) => ({
      name: card?.['name'],
      interfaces: card?.['supportedInterfaces'],
    })
    t.expect.equal(shown(http.body), shown(rpc), { what: 'the extended card over HTTP+JSON, as over JSON-RPC' })
  },
)
