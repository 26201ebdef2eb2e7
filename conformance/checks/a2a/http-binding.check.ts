/** The HTTP+JSON binding of A2A 1.0, where the card offers it: the same operations on the same tasks. */
import { randomUUID } from 'node:crypto'
import { check } from '../../check-api/check.ts'
import { NotOffered } from '../../check-api/outcome.ts'
import { bindingOf, get, post, posting, refusesType, version } from '../../fixtures/a2a-bindings.ts'
import {
  acceptTasks,
  beginTask,
  declares,
  readTask,
  type TaskUpdate,
  type WireTask,
  pair,
  type Pair,
} from '../../fixtures/a2a-tasks.ts'

const area = 'a2a'
const optionalArea = 'a2a'

const said = (text: string) => ({
  message: { messageId: randomUUID(), role: 'ROLE_USER', parts: [{ text }] },
  configuration: { returnImmediately: true },
})

const essence = ({ id, contextId, status }: Partial<WireTask>) => ({ id, contextId, state: status?.state })

check('a2a.http.same-tasks', ['A2A-004', 'A2A-010'], { area, optionalArea, needs: pair }, async (t) => {
  const [caller, worker] = t.agents as Pair
  const base = await bindingOf(t, caller, worker)
  await acceptTasks(t, worker)
  const begun = await beginTask(t, caller, worker)
  const read = await get(caller, `${base}/tasks/${begun.id}`)
  t.expect.equal(essence(read.body), essence(await readTask(t, caller, worker, begun.id)), {
    what: 'a task of the JSON-RPC binding, read over HTTP+JSON',
  })
  const sent = await post<{ task?: WireTask }>(caller, `${base}/message:send`, said(t.unique.marker('http')))
  const id = sent.body.task?.id
  t.expect.that(typeof id === 'string', { what: 'message:send answers a task', actual: sent.body })
  t.expect.equal(essence(await readTask(t, caller, worker, id!)), essence(sent.body.task!), {
    what: 'a task of the HTTP+JSON binding, read over JSON-RPC',
  })
  const listed = await get(caller, `${base}/tasks?pageSize=100`)
  const ids = ((listed.body['tasks'] ?? []) as WireTask[]).map((task) => task.id)
  t.expect.that(ids.includes(id!) && ids.includes(begun.id), { what: 'the list has the tasks of both', actual: ids })
  const canceled = await post<Partial<WireTask>>(caller, `${base}/tasks/${id}:cancel`, {})
  if (canceled.ok)
    t.expect.equal((await readTask(t, caller, worker, id!)).status.state, canceled.body.status?.state, {
      what: 'state of a task that was canceled over HTTP+JSON',
    })
})

check('a2a.http.refuses', ['A2A-004', 'A2A-022'], { area, optionalArea, needs: pair }, async (t) => {
  const [caller, worker] = t.agents as Pair
  const base = await bindingOf(t, caller, worker)
  await acceptTasks(t, worker)
  const text = t.unique.marker('private')
  const { id } = await beginTask(t, caller, worker, { text })
  const unknown = await get(caller, `${base}/tasks/tsk_${randomUUID()}`)
  t.expect.that(unknown.status >= 400 && unknown.status <= 499, {
    what: 'an unknown task over HTTP+JSON',
    expected: '4xx',
    actual: { status: unknown.status, body: unknown.body },
  })
  for (const headers of [version, { ...version, authorization: `Bearer svc_live_${t.unique.ulid()}` }]) {
    const reply = await t.request({ method: 'GET', path: `${base}/tasks/${id}`, headers })
    t.expect.that(!reply.ok, {
      requirement: 'A2A-022',
      what: 'a task over HTTP+JSON for a caller without a valid credential',
      failureClass: 'leaked',
      actual: { status: reply.status, body: reply.body },
    })
    t.expect.notLeaked(text, [reply], { requirement: 'A2A-022', what: 'the refusal' })
  }
})

check('a2a.http.streams', ['A2A-004', 'A2A-010'], { area, optionalArea, needs: pair }, async (t) => {
  const [caller, worker] = t.agents as Pair
  const base = await bindingOf(t, caller, worker)
  if (!(await declares(t, caller, worker, 'streaming')))
    throw new NotOffered('the agent card does not declare streaming')
  await acceptTasks(t, worker)
  const open = (type?: string) =>
    caller.openStream(posting(`${base}/message:stream`, said(t.unique.marker('http')), type))
  let stream = await open()
  if (refusesType(stream.status)) stream = await open('application/json')
  try {
    const first = await stream.next<TaskUpdate>(() => true)
    t.expect.that(stream.isEvents && typeof first?.task?.id === 'string', {
      what: 'the first event of a stream over HTTP+JSON is the task, without an envelope',
      actual: stream.items,
    })
  } finally {
    stream.close()
  }
})
