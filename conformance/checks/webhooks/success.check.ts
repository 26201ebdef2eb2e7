/** A 2xx answer ends the attempts of an event. */
import type { Answer } from '../../client/receiver.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { assertNoStall, wasFast } from './stall-detector.ts'
import { seeControlRetried, scriptReceiver, type ScriptedReceiver } from './scripted-receiver.ts'
import { subscriber } from '../../fixtures/agent-chat.ts'

const successes: readonly Answer[] = [
  { status: 200 },
  { status: 200, body: 'stored' },
  { status: 201, body: '{"stored":true}' },
  { status: 202 },
  { status: 204 },
]

const words = ({ status, body }: Answer): string => `${status} ${body === undefined ? 'without' : 'with'} a body`

/** Returns the answers after which all three events were attempted again before the retries of two control events. */
async function repeated(t: CheckContext, receiver: ScriptedReceiver, answers: readonly Answer[]): Promise<Answer[]> {
  const since = Date.now()
  const sent: { answer: Answer; ids: string[] }[] = []
  for (const answer of answers) {
    const ids: string[] = []
    for (let number = 0; number < 3; number += 1) ids.push(await receiver.send([answer]))
    sent.push({ answer, ids })
  }
  for (const { ids } of sent) for (const id of ids) await receiver.first(id)
  await seeControlRetried(t, receiver)
  await seeControlRetried(t, receiver)
  const inTime = wasFast(since)
  for (const { answer, ids } of sent) {
    const count = ids.filter((id) => receiver.attempts(id).length > 1).length
    if (count > 0 && inTime)
      t.warn(
        `${count} of ${ids.length} events answered with ${words(answer)} arrived again, which at-least-once delivery permits`,
      )
  }
  return sent.filter(({ ids }) => ids.every((id) => receiver.attempts(id).length > 1)).map(({ answer }) => answer)
}

check('webhooks.deliver.success-ends-attempts', ['WHK-016'], subscriber, async (t) => {
  const receiver = scriptReceiver(t)
  const since = Date.now()
  let again = await repeated(t, receiver, successes)
  // An answer that is late for the sender has the same effect, so only repeated results count.
  for (let turn = 0; turn < 2 && again.length > 0; turn += 1) again = await repeated(t, receiver, again)
  if (again.length > 0) assertNoStall(t, since)
  t.expect.equal(again.map(words), [], {
    failureClass: 'duplicated',
    what: 'answers after which every event was attempted again, three times in a row',
  })
})
