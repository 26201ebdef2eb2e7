/** Only a page of the pull route marks its messages as delivered. */
import type { Agent } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { isReceived } from '../../client/agent.ts'
import { receiptChecks, receiptsIn, stampsAlong, stampsOf, toAgent } from '../../fixtures/receipts.ts'
import { until } from '../../client/until.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'

const needs = { agents: 2, chat: 'receipts', names: ['delivered_stamp', 'read_stamp'] } as const

/** Pulls one event per page until a page contains the message. Later events are not delivered then. */
async function pullUpTo(t: CheckContext, agent: Agent, base: number, messageId: string): Promise<number> {
  let after = base
  const end = Date.now() + effectTimeoutMs(t)
  while (Date.now() < end) {
    const page = await t.given(agent.events({ after, timeout: 1, limit: 1 }), 'a page of one event')
    if (page.events.length > 1)
      t.notTestable('a page with limit=1 contains more than one event', 'a target that fulfills EVT-020')
    if (page.events.some((event) => isReceived(event, messageId))) return after
    if (page.events.length > 0) after = Number(page.next_cursor)
  }
  return t.notTestable('pulls did not return the message', 'a target whose pull returns messages (EVT-031)')
}

check('receipts.pull.marks-delivered', ['RCP-010', 'EVT-027', 'RCP-001'], { ...receiptChecks, needs }, async (t) => {
  const { receiver, send, entry } = toAgent(t)
  const base = await receiver.cursor()
  const [messageId] = await send()
  await receiver.awaitMessage(base, messageId!)
  await t.absent({
    what: 'a read timestamp on a message that was only pulled',
    requirement: 'RCP-001',
    fence: () =>
      t.eventually(
        'a delivered timestamp in the history of the sender, after the recipient pulled the message',
        async () => stampsOf(t, await entry(messageId!)).delivered,
      ),
    observe: async () => stampsOf(t, await entry(messageId!)).read,
  })
  // A pull that waits when the message arrives marks it as well.
  const after = await receiver.cursor()
  const waiting = receiver.events({ after, timeout: 5, limit: 100 })
  const [awaited] = await send()
  const page = await t.given(waiting, 'a waiting pull')
  if (!page.events.some((event) => isReceived(event, awaited!))) return
  await t.eventually(
    'a delivered timestamp in the history of the sender, after a waiting pull of the recipient returned the message',
    async () => stampsOf(t, await entry(awaited!)).delivered,
  )
})

check(
  'receipts.pull.marks-the-whole-page',
  ['EVT-027', 'RCP-010', 'RCP-019'],
  { ...receiptChecks, needs },
  async (t) => {
    const { receiver, send, entry } = toAgent(t)
    const base = await receiver.cursor()
    const ids = await send(3)
    const arrived = await until(async () => {
      const { events } = await t.given(receiver.events({ after: base, timeout: 0, limit: 100 }), 'a page')
      return ids.every((id) => events.some((event) => isReceived(event, id)))
    }, effectTimeoutMs(t))
    if (arrived !== true) t.notTestable('no page contained three messages', 'a target whose pages are longer (AMB-043)')
    for (const [index, id] of ids.entries())
      await t.eventually(
        `a delivered timestamp on message ${index + 1} of ${ids.length} on one page`,
        async () => stampsOf(t, await entry(id)).delivered,
      )
    await pullUpTo(t, receiver, base, ids[0]!)
    const again = await t.given(receiver.delivered(t.chat.id, ids.at(-1)!), 'POST delivered')
    t.expect.equal(again.advanced, false, {
      requirement: 'RCP-019',
      what: 'advanced of POST delivered for a pulled message, after an earlier page was pulled again',
    })
  },
)

check('receipts.pull.marks-once', ['EVT-027', 'RCP-033'], { ...receiptChecks, needs, seconds: 3 }, async (t) => {
  const { sender, receiver, send, entry } = toAgent(t)
  const base = await receiver.cursor()
  const [messageId] = await send()
  const before = sender.kind === 'agent' ? await sender.cursor() : 0
  await receiver.awaitMessage(base, messageId!)
  const stamp = await t.eventually('a delivered timestamp, after the recipient pulled the message', async () => {
    const found = await entry(messageId!)
    return stampsOf(t, found).delivered ? { value: t.named(found, 'delivered_stamp') } : undefined
  })
  await t.absent({
    what: 'a change of the delivered timestamp or a second message.delivered after the same page was pulled again',
    fence: async () => {
      for (let turn = 0; turn < 3; turn += 1) await receiver.eventsSince(base)
      return stamp
    },
    observe: async () => {
      const value = t.named(await entry(messageId!), 'delivered_stamp')
      if (JSON.stringify(value) !== JSON.stringify(stamp.value)) return { before: stamp.value, after: value }
      if (sender.kind !== 'agent') return undefined
      const through = (await receiptsIn(t, sender, before, 'delivered')).map((event) =>
        JSON.stringify([event.data?.['recipient'], event.data?.['through_sequence']]),
      )
      return new Set(through).size < through.length ? { recipient_and_through_sequence: through } : undefined
    },
  })
})

check('receipts.pull.marks-the-page-only', ['RCP-011'], { ...receiptChecks, needs, seconds: 3 }, async (t) => {
  const { receiver, send, entry } = toAgent(t)
  const base = await receiver.cursor()
  const ids = await send(3)
  await pullUpTo(t, receiver, base, ids[0]!)
  await t.absent({
    what: 'a delivered timestamp on a message after the pulled page',
    fence: () =>
      t.eventually(
        'a delivered timestamp on the message of the page',
        async () => stampsOf(t, await entry(ids[0]!)).delivered,
      ),
    observe: async () => {
      const beyond = await stampsAlong(t, { entry }, ids.slice(1))
      return beyond.some(({ delivered }) => delivered) ? beyond : undefined
    },
  })
})

check('receipts.pull.refused-pull-marks-nothing', ['RCP-036'], { ...receiptChecks, needs, seconds: 3 }, async (t) => {
  const { receiver, send, entry } = toAgent(t)
  const base = await receiver.cursor()
  const [messageId] = await send()
  const wrong = await t.request({
    method: 'GET',
    path: '/v1/events',
    query: { after: base },
    headers: { authorization: 'Bearer wrong' },
  })
  t.expect.that(!wrong.ok, {
    warnOnly: true,
    what: 'a pull with a wrong token',
    expected: 'rejected',
    actual: wrong.status,
  })
  const outOfRange = await receiver.events({ after: base, limit: 0 })
  if (outOfRange.ok) return t.warn('limit=0 was answered with a page, so the check cannot judge rejected pulls')
  await t.absent({
    what: 'a delivered timestamp after rejected pulls only',
    failureClass: 'changed',
    fence: async () => entry((await send())[0]!),
    observe: async () => stampsOf(t, await entry(messageId!)).delivered,
  })
  await receiver.awaitMessage(base, messageId!)
  await t.eventually(
    'a delivered timestamp after an accepted pull',
    async () => stampsOf(t, await entry(messageId!)).delivered,
  )
})
