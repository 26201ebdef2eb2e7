/** Push notification configurations of tasks, and the notifications that their receivers get. */
import type { Agent } from '../../client/agent.ts'
import type { Delivery, Endpoint } from '../../client/receiver.ts'
import { parseJson } from '../../client/documents.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { WireObject } from '../../client/wire.ts'
import { call } from '../../fixtures/a2a-calls.ts'
import {
  createTask,
  completed,
  expectError,
  resultOf,
  rpcError,
  work,
  working,
  type TaskUpdate,
  callerAndWorker,
} from '../../fixtures/a2a-tasks.ts'

const optionalArea = ['webhooks', 'push'] as const
const receiving = { agents: 2, persons: 1, ownedBy: 'person', webhook: 'slot' } as const

const deliveredWithinMs = 10_000

/** Push configuration with a token and credentials that the target sends to the receiver. */
const configFor = (t: CheckContext, { url }: Endpoint) => ({
  url,
  token: t.unique.marker('token'),
  authentication: { scheme: 'Bearer', credentials: t.unique.marker('credentials') },
})

/** A receiver may ask for neither token nor credentials. */
type PushConfig = Pick<ReturnType<typeof configFor>, 'url'> & Partial<ReturnType<typeof configFor>>

const updateOf = ({ rawBody }: Delivery): TaskUpdate => (parseJson(rawBody.toString('utf8')) ?? {}) as TaskUpdate

/** Returns the task state in a notification, from its update or from its task. */
const stateIn = ({ statusUpdate, task }: TaskUpdate): string | undefined =>
  statusUpdate?.status?.state ?? task?.status.state

/** Asserts that a notification of a state arrives with the requested format and credentials. */
async function expectPush(
  t: CheckContext,
  endpoint: Endpoint,
  { id, state, config }: { id: string; state: string; config: PushConfig },
): Promise<void> {
  const delivery = await endpoint.next((one) => stateIn(updateOf(one)) === state, deliveredWithinMs)
  t.expect.that(delivery !== undefined, {
    what: `a push notification of the state ${state}`,
    expected: 'a delivery',
    actual: endpoint.deliveries.map(({ rawBody }) => rawBody.toString('utf8')),
  })
  const { headers } = delivery!
  const update = updateOf(delivery!)
  const members = ['task', 'message', 'statusUpdate', 'artifactUpdate'].filter((name) => name in update)
  t.expect.equal(members.length, 1, { requirement: 'A2A-010', what: 'number of members in a push notification' })
  t.expect.equal(update.statusUpdate?.taskId ?? update.task?.id, id, {
    requirement: 'A2A-010',
    what: 'the task of a push notification',
  })
  const { authentication, token } = config
  if (authentication !== undefined)
    t.expect.equal(headers['authorization'], `${authentication.scheme} ${authentication.credentials}`, {
      what: 'Authorization of a push notification',
    })
  t.expect.that(token === undefined || Object.values(headers).includes(token), {
    what: 'a header of a push notification contains the token of its configuration',
    warnOnly: true,
    actual: Object.keys(headers),
  })
  t.expect.that(/^application\/(a2a\+)?json\b/i.test(headers['content-type'] ?? ''), {
    what: 'the media type of a push notification',
    warnOnly: true,
    expected: 'application/a2a+json',
    actual: headers['content-type'],
  })
}

/** Starts a task at an agent whose card declares push notifications, as a prerequisite. */
async function pushable(t: CheckContext): Promise<{ caller: Agent; worker: Agent; taskId: string }> {
  const [caller, worker] = await callerAndWorker(t, 'pushNotifications')
  const { id: taskId } = await createTask(t, caller, worker)
  return { caller, worker, taskId }
}

check('a2a.push.configurations', ['A2A-004', 'A2A-010'], { optionalArea, needs: receiving }, async (t) => {
  const { caller, worker, taskId } = await pushable(t)
  const ids: string[] = []
  const urls = [t.receiver.endpoint().url, t.receiver.endpoint().url]
  for (const url of urls) {
    const reply = await call(t, caller, worker, 'CreateTaskPushNotificationConfig', { taskId, url })
    const config = resultOf(reply)
    t.expect.that(typeof config?.['id'] === 'string' && config['id'] !== '', {
      requirement: 'A2A-010',
      what: 'a new push notification configuration has an id',
      actual: reply.body,
    })
    t.expect.contains(
      config,
      { taskId, url },
      { requirement: 'A2A-010', what: 'a new push notification configuration' },
    )
    ids.push(config!['id'] as string)
  }
  t.expect.that(ids[0] !== ids[1], { what: 'two configurations have two ids', actual: ids })
  const read = (id: string) => call(t, caller, worker, 'GetTaskPushNotificationConfig', { taskId, id })
  t.expect.contains(
    resultOf(await read(ids[0]!)),
    { id: ids[0], taskId, url: urls[0] },
    { what: 'a push notification configuration, read by its id' },
  )
  const list = async () => {
    const reply = await call(t, caller, worker, 'ListTaskPushNotificationConfigs', { taskId })
    const { configs } = resultOf<{ configs?: WireObject[] }>(reply) ?? {}
    return (configs ?? []).map(({ id }) => id as string).toSorted()
  }
  t.expect.equal(await list(), ids.toSorted(), { what: 'the push notification configurations of the task' })
  const deleted = await call(t, caller, worker, 'DeleteTaskPushNotificationConfig', { taskId, id: ids[0] })
  t.expect.equal(rpcError(deleted), undefined, { what: 'the error of a deletion' })
  t.expect.equal(await list(), [ids[1]], { what: 'the push notification configurations after one was deleted' })
  t.expect.that(!('result' in (await read(ids[0]!)).body), { what: 'a deleted configuration has no result' })
})

check(
  'a2a.push.of-unknown-and-foreign-tasks',
  ['A2A-004'],
  { optionalArea, needs: { ...receiving, agents: 3 } },
  async (t) => {
    const { caller, worker, taskId } = await pushable(t)
    const stranger = t.agents[2]!
    const { url } = t.receiver.endpoint()
    const create = (who: Agent, task: string) =>
      call(t, who, worker, 'CreateTaskPushNotificationConfig', { taskId: task, url })
    const own = resultOf(await create(caller, taskId))
    t.expect.that(own !== undefined, { what: 'the requester of a task can create push notification configurations' })
    expectError(t, await create(caller, t.unique.marker('unknown')), -32001, {
      what: 'a push notification configuration of an unknown task',
    })
    expectError(t, await create(stranger, taskId), -32001, {
      what: 'a push notification configuration of a task of another requester',
      failureClass: 'leaked',
    })
    const listed = await call(t, stranger, worker, 'ListTaskPushNotificationConfigs', { taskId })
    t.expect.notLeaked(url, [listed], { what: 'the list of push notification configurations, for another agent' })
  },
)

check(
  'a2a.push.notifies-of-updates',
  ['A2A-004', 'A2A-010'],
  { optionalArea, needs: { ...receiving, hooks: ['workTask'] } },
  async (t) => {
    const { caller, worker, taskId } = await pushable(t)
    const [kept, dropped] = [t.receiver.endpoint(), t.receiver.endpoint()]
    const [config, other] = [configFor(t, kept), { url: dropped.url }]
    const create = async (given: PushConfig) =>
      resultOf(await call(t, caller, worker, 'CreateTaskPushNotificationConfig', { taskId, ...given }))
    t.expect.that((await create(config)) !== undefined, { what: 'a push notification configuration is accepted' })
    const { id } = (await create(other)) ?? {}
    await work(t, worker, taskId, working)
    await expectPush(t, kept, { id: taskId, state: working, config })
    await expectPush(t, dropped, { id: taskId, state: working, config: other })
    await call(t, caller, worker, 'DeleteTaskPushNotificationConfig', { taskId, id })
    await t.absent({
      what: 'a push notification after the deletion of its configuration',
      fence: async () => {
        await work(t, worker, taskId, completed)
        await expectPush(t, kept, { id: taskId, state: completed, config })
        return true
      },
      observe: async () => dropped.deliveries.find((one) => stateIn(updateOf(one)) === completed),
    })
  },
)

check(
  'a2a.push.asked-for-with-the-call',
  ['A2A-004', 'A2A-010'],
  { optionalArea, needs: { ...receiving, hooks: ['workTask'] } },
  async (t) => {
    const [caller, worker] = await callerAndWorker(t, 'pushNotifications')
    const endpoint = t.receiver.endpoint()
    const config = configFor(t, endpoint)
    const { id } = await createTask(t, caller, worker, { configuration: { taskPushNotificationConfig: config } })
    await work(t, worker, id, completed)
    await expectPush(t, endpoint, { id, state: completed, config })
  },
)

check('a2a.push.configurations-by-pages', ['A2A-004', 'A2A-010'], { optionalArea, needs: receiving }, async (t) => {
  const { caller, worker, taskId } = await pushable(t)
  const made: string[] = []
  for (let index = 0; index < 3; index += 1) {
    const { url } = t.receiver.endpoint()
    const config = resultOf(await call(t, caller, worker, 'CreateTaskPushNotificationConfig', { taskId, url }))
    made.push(String(config?.['id']))
  }
  const listed: string[] = []
  let pageToken = ''
  for (let pages = 0; pages < 4 && (pages === 0 || pageToken !== ''); pages += 1) {
    const params = { taskId, pageSize: 1, ...(pageToken !== '' && { pageToken }) }
    const reply = await call(t, caller, worker, 'ListTaskPushNotificationConfigs', params)
    const { configs = [], nextPageToken } = resultOf<{ configs?: WireObject[]; nextPageToken?: string }>(reply) ?? {}
    t.expect.that(configs.length <= 1, {
      what: 'a page contains at most pageSize push notification configurations',
      actual: reply.body,
    })
    listed.push(...configs.map(({ id }) => String(id)))
    pageToken = nextPageToken ?? ''
  }
  t.expect.equal(listed.toSorted(), made.toSorted(), {
    what: 'the push notification configurations on all pages, each once',
  })
  t.expect.equal(pageToken, '', { what: 'nextPageToken of the last page' })
})

check(
  'a2a.push.after-a-failure',
  ['A2A-004', 'A2A-010'],
  { optionalArea, needs: { ...receiving, hooks: ['workTask'] }, seconds: 3 },
  async (t) => {
    const { caller, worker, taskId } = await pushable(t)
    const endpoint = t.receiver.endpoint()
    // The service may also push its own changes of the task. Only the first notification of the worker's state gets a
    // 503.
    const ofWork = () => endpoint.deliveries.filter((one) => stateIn(updateOf(one)) === working)
    endpoint.answer((delivery) => ({ status: delivery === ofWork()[0] ? 503 : 200 }))
    const config = configFor(t, endpoint)
    const made = resultOf(await call(t, caller, worker, 'CreateTaskPushNotificationConfig', { taskId, ...config }))
    t.expect.that(made !== undefined, { what: 'a push notification configuration is accepted' })
    await work(t, worker, taskId, working)
    await expectPush(t, endpoint, { id: taskId, state: working, config })
    // A2A permits a server to stop after one attempt (AMB-166).
    const first = ofWork()[0]!
    const isAgain = (one: Delivery): boolean => one !== first && one.rawBody.equals(first.rawBody)
    const again = await endpoint.next(isAgain, t.timing.settle_ms + 3000)
    t.expect.that(again !== undefined, {
      what: 'a push notification that was answered with 503 is repeated',
      warnOnly: true,
      actual: endpoint.deliveries.length,
    })
    t.observeDecision('AMB-166', `a failed push notification is ${again === undefined ? 'not repeated' : 'repeated'}`)
    if (again !== undefined)
      t.expect.equal(again.headers['authorization'], first.headers['authorization'], {
        what: 'Authorization of a repeated push notification',
      })
    await work(t, worker, taskId, completed)
    await expectPush(t, endpoint, { id: taskId, state: completed, config })
  },
)
