/** The HTTP+JSON binding of A2A 1.0, if the card lists it: the same operations on the same tasks. */
import { randomUUID } from 'node:crypto'
import { check } from '../../check-api/check.ts'
import type { WireObject } from '../../client/wire.ts'
import { callerMessage } from '../../fixtures/a2a-calls.ts'
import { get, post, posting, refusesType, version, boundPair } from '../../fixtures/a2a-bindings.ts'
import {
  following,
  createTask,
  canceled,
  expectAlike,
  readTask,
  type TaskUpdate,
  type WireTask,
  pair,
} from '../../fixtures/a2a-tasks.ts'

const optionalArea = 'http_binding'

const said = (text: string) => ({
  message: callerMessage(text),
  configuration: { returnImmediately: true },
})

const comparedMembers = ({ id, contextId, status }: WireTask) => ({ id, contextId, state: status?.state })

check('a2a.http.same-tasks', ['A2A-004', 'A2A-010'], { optionalArea, needs: pair }, async (t) => {
  const { caller, worker, base } = await boundPair(t)
  const overRpc = (id: string) => () => readTask(t, caller, worker, id)
  const overHttp = (id: string) => async () => {
    const { body } = await get<WireTask>(caller, `${base}/tasks/${id}`)
    return body
  }
  const created = await createTask(t, caller, worker)
  await expectAlike(t, [overRpc(created.id), overHttp(created.id)], comparedMembers, {
    what: 'a task of the JSON-RPC binding, read over HTTP+JSON',
  })
  const sent = await post<{ task?: WireTask }>(caller, `${base}/message:send`, said(t.unique.marker('http')))
  const { id, contextId } = sent.body.task ?? {}
  t.expect.that(typeof id === 'string', { what: 'message:send is answered with a task', actual: sent.body })
  const read = await overRpc(id!)()
  t.expect.equal([read.id, read.contextId], [id, contextId], {
    what: 'id and contextId of a task of the HTTP+JSON binding, read over JSON-RPC',
  })
  await expectAlike(t, [overRpc(id!), overHttp(id!)], comparedMembers, {
    what: 'a task of the HTTP+JSON binding, read over both bindings',
  })
  const listed = await get(caller, `${base}/tasks?pageSize=100`)
  const ids = ((listed.body['tasks'] ?? []) as WireTask[]).map((task) => task.id)
  t.expect.that(ids.includes(id!) && ids.includes(created.id), {
    what: 'the list contains the tasks of both bindings',
    actual: ids,
  })
  const ended = await post<Partial<WireTask>>(caller, `${base}/tasks/${id}:cancel`, {})
  if (ended.ok && ended.body.status?.state === canceled)
    t.expect.equal((await overRpc(id!)()).status.state, canceled, {
      what: 'state of a task canceled over HTTP+JSON',
    })
})

check('a2a.http.refuses', ['A2A-004', 'A2A-022'], { optionalArea, needs: pair }, async (t) => {
  const { caller, worker, base } = await boundPair(t)
  const text = t.unique.marker('private')
  const { id } = await createTask(t, caller, worker, { text })
  const unknown = await get(caller, `${base}/tasks/tsk_${randomUUID()}`)
  t.expect.that(unknown.status >= 400 && unknown.status <= 499, {
    what: 'an unknown task over HTTP+JSON',
    expected: '4xx',
    actual: { status: unknown.status, body: unknown.body },
  })
  t.expect.equal((unknown.body['error'] as WireObject | undefined)?.['code'], unknown.status, {
    what: 'error.code of an error over HTTP+JSON is its status',
    warnOnly: true,
  })
  for (const headers of [version, { ...version, authorization: `Bearer svc_live_${t.unique.ulid()}` }]) {
    const reply = await t.request({ method: 'GET', path: `${base}/tasks/${id}`, headers })
    t.expect.that(!reply.ok, {
      requirement: 'A2A-022',
      what: 'a task over HTTP+JSON for a caller without a valid credential',
      expected: 'a rejection',
      failureClass: 'leaked',
      actual: { status: reply.status, body: reply.body },
    })
    t.expect.notLeaked(text, [reply], { requirement: 'A2A-022', what: 'the rejection' })
  }
})

check('a2a.http.streams', ['A2A-004', 'A2A-010'], { optionalArea, needs: pair }, async (t) => {
  const { caller, base } = await boundPair(t, 'streaming')
  const open = (type?: string) =>
    caller.openStream(posting(`${base}/message:stream`, said(t.unique.marker('http')), type))
  let opening = open()
  if (refusesType((await opening).status)) opening = open('application/json')
  await following(opening, async (stream) => {
    const first = await stream.next<TaskUpdate>(() => true)
    t.expect.that(stream.isEvents && typeof first?.task?.id === 'string', {
      what: 'the first event of an HTTP+JSON stream is the task, without an envelope',
      actual: stream.items,
    })
  })
})
