import { textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { expectStoredOnce, projections } from '../../fixtures/arrival.ts'
import { messageCore, partsDifference } from '../../model/message-core.ts'
import { sameJson } from '../../client/compare-json.ts'
import { resend } from '../../fixtures/resend.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'

check(
  'messages.send.parallel-sends-of-one-id',
  ['MSG-042', 'MSG-041', 'MSG-016'],
  { ...agentChat, seconds: 4 },
  async (t) => {
    const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
    const after = await recipient.cursor()
    const ids: string[] = []
    for (let round = 0; round < { quick: 3, full: 8, deep: 40 }[t.mode]; round += 1) {
      const messageId = t.unique.messageId()
      const marker = t.unique.marker()
      ids.push(messageId)
      const send = (index: number) => () =>
        sendRoutes[(index + round) % 3]!.send(sender, t.chat.id, { message_id: messageId, parts: textParts(marker) })
      const settled = await t.together(Array.from({ length: 20 }, (_, index) => send(index)))
      const replies = settled.map((one) => (one.status === 'fulfilled' ? one.value : null))
      t.expect.every(replies, (reply) => reply?.ok === true, {
        warnOnly: true,
        what: 'all of 20 parallel sends with one id succeed',
        actual: replies.map((reply) => reply?.status ?? 'no answer'),
      })
      const shown = replies.flatMap((reply, index) =>
        reply?.ok === true ? [messageCore(sendRoutes[(index + round) % 3]!.message(reply, messageId))] : [],
      )
      t.expect.every(shown, (message) => sameJson(message, shown[0]), {
        failureClass: 'duplicated',
        what: 'the successful answers to parallel sends with one id contain one message',
        actual: shown,
      })
      const retried = await resend(send(0))
      t.expect.that(retried.ok, {
        failureClass: 'lost',
        what: 'a send with the id after the parallel ones succeeds',
        expected: '2xx',
        actual: retried.status,
      })
      t.expect.that((await sender.awaitInHistory(t.chat.id, messageId)) !== undefined, {
        failureClass: 'lost',
        what: 'the history contains the message after 20 parallel sends with its id',
      })
    }
    await expectStoredOnce(
      t,
      { messageIds: ids, sender, recipient, after },
      { what: 'a second message or event after parallel sends of one id', settleMs: 500 },
    )
  },
)

check('messages.send.parallel-bodies-under-one-id', ['MSG-042', 'MSG-008'], { ...agentChat, seconds: 3 }, async (t) => {
  const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
  const after = await recipient.cursor()
  const messageId = t.unique.messageId()
  const work = Array.from(
    { length: 12 },
    (_, index) => () =>
      sendRoutes[index % 3]!.send(sender, t.chat.id, {
        message_id: messageId,
        parts: textParts(`${index} ${t.unique.marker()}`),
      }),
  )
  const settled = await t.together(work)
  const shown = settled.flatMap((one, index) =>
    one.status === 'fulfilled' && one.value.ok
      ? [messageCore(sendRoutes[index % 3]!.message(one.value, messageId))]
      : [],
  )
  const retried = await resend(work[0]!)
  t.expect.that(retried.ok, {
    failureClass: 'lost',
    what: 'a send with the id after parallel ones with other bodies succeeds',
    expected: '2xx',
    actual: retried.status,
  })
  shown.push(messageCore(sendRoutes[0].message(retried, messageId)))
  const arrived = await projections(t, { messageId, sender, recipient, after }, { failureClass: 'lost' })
  shown.push(...arrived.map(({ message }) => messageCore(message)))
  t.expect.every(shown, (message) => sameJson(message, shown[0]), {
    failureClass: 'changed',
    what: 'all projections of an id that was sent in parallel with 12 bodies are one message',
    expected: shown[0],
    actual: shown,
  })
  await expectStoredOnce(
    t,
    { messageIds: [messageId], sender, recipient, after },
    { what: 'a second message or event after parallel sends of one id with other bodies', settleMs: 500 },
  )
})

check(
  'messages.send.lost-acknowledgement',
  ['MSG-039', 'MSG-041', 'MSG-016'],
  { ...agentChat, seconds: 4 },
  async (t) => {
    const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
    const after = await recipient.cursor()
    const ids: string[] = []
    for (let turn = 0; turn < { quick: 6, full: 18, deep: 60 }[t.mode]; turn += 1) {
      const route = sendRoutes[turn % 3]!
      const messageId = t.unique.messageId()
      const body = { message_id: messageId, parts: textParts(t.unique.marker()) }
      const headers = { authorization: `Bearer ${sender.credential}` }
      await t.http.cut({ ...route.request(t.chat.id, body), headers }, turn % 2 === 0 ? 'sent' : 'first-byte')
      const reply = await resend(() => route.send(sender, t.chat.id, body))
      t.expect.status(reply, '2xx', { what: `a repeated send on ${route.name} after its first answer was lost` })
      t.expect.equal(partsDifference(body.parts, route.message(reply, messageId)?.parts), null, {
        what: 'difference between the parts sent and answered',
      })
      ids.push(messageId)
    }
    for (const id of ids) {
      await t.eventually(
        'the event of a message whose first answer was lost',
        () => recipient.awaitMessage(after, id, 0),
        { requirement: 'MSG-041' },
      )
    }
    await expectStoredOnce(
      t,
      { messageIds: ids, sender, recipient, after },
      { what: 'a second message or event after a send repeated because its answer was lost', settleMs: 500 },
    )
  },
)
