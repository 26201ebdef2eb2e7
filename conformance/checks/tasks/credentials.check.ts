/** Task routes require an Agent Token and never return it. */
import type { RequestOptions } from '../../client/client.ts'
import { Agent } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import { recording } from '../../client/recorder.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { completed, resultGiven, work, pair, callerAndWorker, sendTask } from '../../fixtures/a2a-tasks.ts'
import { call, callerMessage } from '../../fixtures/a2a-calls.ts'
import { usedCredentialOf, attemptHook } from '../../fixtures/hook-answer.ts'
import type { ProvisionName } from '../../target/target.ts'

/** Agent whose requests have no credential. */
class Anonymous extends Agent {
  override call<T = unknown>(options: RequestOptions): Promise<Reply<T>> {
    return this.client.request<T>({ ...options, actor: 'anonymous' })
  }
}

/** Returns callers that a server must not authenticate as the agent. */
function impostors(t: CheckContext, { client, handle, id, credential }: Agent): [string, Agent][] {
  const as = (token: string) => new Agent(client, { handle, id, credential: token })
  const other = credential.slice(0, -6) + (credential.at(-6) === 'a' ? 'b' : 'a') + credential.slice(-5)
  return [
    ['an unknown token', as(`svc_live_${t.unique.ulid()}${t.unique.ulid()}`)],
    ['a token with one character changed', as(other)],
    ['no credential', new Anonymous(client, { handle, id, credential: '' })],
  ]
}

check('tasks.routes.need-a-token', ['AUTH-001', 'AUTH-003'], { needs: { ...pair, hooks: ['sendTask'] } }, async (t) => {
  const [caller, worker] = await callerAndWorker(t)
  const newTask = () => ({ handle: worker.handle, message_id: t.unique.marker('m'), text: t.unique.marker('task') })
  const id = (await t.hooks.run('sendTask', newTask(), caller))['id'] as string
  const artifact = { artifactId: t.unique.marker('artifact'), parts: [{ text: 'x' }] }
  const operations: [ProvisionName, Agent, () => Record<string, unknown>][] = [
    ['sendTask', caller, newTask],
    ['listTasks', caller, () => ({})],
    ['readTask', caller, () => ({ id })],
    ['sayInTask', caller, () => ({ id, handle: worker.handle, message: callerMessage('x') })],
    ['addArtifact', worker, () => ({ id, artifact })],
    ['workTask', worker, () => ({ id, state: completed })],
    ['cancelTask', caller, () => ({ id })],
  ]
  let judged = 0
  for (const [hook, actor, parameters] of operations) {
    if (!t.hooks.has(hook)) continue
    for (const [who, impostor] of impostors(t, actor)) {
      const answer = await attemptHook(t, hook, parameters(), impostor)
      // A hook that sends another credential, such as the operator's, does not test the credential of the impostor.
      if (!usedCredentialOf(answer, impostor)) break
      judged += 1
      t.expect.that(!answer.accepted, {
        what: `${hook} with ${who} is rejected`,
        failureClass: 'leaked',
        actual: answer,
      })
      if (!answer.accepted)
        t.expect.equal(answer.status, 401, { requirement: 'AUTH-003', what: `status of ${hook} with ${who}` })
    }
  }
  if (judged === 0)
    t.notTestable('no task hook sends the credential of the agent', 'provision.sendTask in the target file, as: actor')
})

check('tasks.routes.show-no-token', ['AUTH-006'], { needs: { ...pair, hooks: ['sendTask'] } }, async (t) => {
  const [caller, worker] = await callerAndWorker(t)
  const [after, before] = [await worker.cursor(), await caller.cursor()]
  const id = await sendTask(t, [caller, worker])
  if (t.hooks.has('readTask')) await t.hooks.run('readTask', { id }, worker)
  if (t.hooks.has('workTask')) await work(t, worker, id, completed)
  if (t.offered('a2a') && t.target.a2a_base !== undefined)
    await resultGiven(call(t, caller, worker, 'ListTasks', {}), 'ListTasks')
  await worker.eventsSince(after)
  await caller.eventsSince(before)
  const answers = (recording.getStore()?.exchanges ?? []).map(({ response }) => response?.body ?? '').join('\n')
  for (const { credential } of [caller, worker])
    t.expect.notLeaked(credential, answers, { what: 'an Agent Token in the answers about tasks' })
})
