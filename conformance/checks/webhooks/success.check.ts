/** A 2xx answer ends the attempts of an event. */
import { check } from '../../frame/check.ts'
import type { Answer } from '../../driver/receiver.ts'
import { seeControlRetried, setStage, subscriber } from './stage.ts'

const successes: readonly Answer[] = [
  { status: 200 }, { status: 200, body: 'stored' }, { status: 201, body: '{"stored":true}' }, { status: 202 }, { status: 204 },
]

check('webhooks.deliver.success-ends-attempts', ['WHK-016'], subscriber, async (t) => {
  const stage = setStage(t)
  const sent: { answer: Answer; ids: string[] }[] = []
  for (const answer of successes) {
    const ids: string[] = []
    for (let number = 0; number < 3; number += 1) ids.push(await stage.send([answer]))
    sent.push({ answer, ids })
  }
  for (const { ids } of sent) for (const id of ids) await stage.first(id)
  await seeControlRetried(t, stage)
  await seeControlRetried(t, stage)
  for (const { answer, ids } of sent) {
    const repeated = ids.filter((id) => stage.attempts(id).length > 1).length
    t.expect.that(repeated < ids.length, {
      harm: 'duplicated', what: `events answered ${answer.status}${answer.body === undefined ? ' without body' : ' with a body'}`,
      expected: 'one attempt each: every 2xx acknowledges', actual: `all ${ids.length} came again before a control event answered 503 did`,
    })
    if (repeated > 0) t.warn(`${repeated} of ${ids.length} events answered ${answer.status} came again; at least once allows it`)
  }
})
