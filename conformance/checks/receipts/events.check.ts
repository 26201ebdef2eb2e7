import fc from 'fast-check'
import { until } from '../../client/until.ts'
import type { WireEvent } from '../../client/wire.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'
import { quietCursor } from '../../fixtures/event-log.ts'
import { fromAgent, acknowledge, names, receiptsIn, type ReceiptStatus } from '../../fixtures/receipts.ts'

const receiptEvents = { optionalArea: ['read_state', 'other_events'] } as const
const needs = { agents: 2, chat: 'receipts' } as const
const cited = { delivered: ['RCP-013', 'EVT-032', 'RCP-023'], read: ['RCP-015', 'EVT-033', 'RCP-023'] } as const

const ids = (events: readonly WireEvent[]): string[] => [...new Set(events.map((event) => event.event_id))]

/** Asserts that a receipt event has its two members. */
function judgeData(t: CheckContext, event: WireEvent): void {
  for (const member of ['through_sequence', 'recipient'] as const) {
    const value = event.data?.[member]
    t.expect.that(value !== undefined && value !== null, {
      requirement: 'RCP-023',
      what: `data.${member} of ${event.event_type}`,
      expected: 'present and not null',
      actual: event.data,
    })
  }
}

for (const status of ['delivered', 'read'] as const) {
  const [emitted, listed] = cited[status]
  const type = `message.${status}`

  check(
    `receipts.${status}.emits-one-event`,
    [emitted, listed, 'RCP-023'],
    { ...receiptEvents, needs, seconds: 3 },
    async (t) => {
      const { sender, receiver, send, entry } = fromAgent(t)
      const [messageId] = await send(2)
      const base = await quietCursor(t, sender)
      await acknowledge(t, receiver, status, messageId!)
      // The target may also send the sender its own receipts (AMB-036).
      const event =
        (await until(async () => (await ofReceiver(t, base, status))[0], effectTimeoutMs(t))) ??
        (await t.eventually(
          `${type} in the log of the sender`,
          async () => (await receiptsIn(t, sender, base, status))[0],
        ))
      judgeData(t, event)
      const sequence = t.named((await entry(messageId!)) ?? {}, 'message_sequence')
      if (sequence !== undefined)
        t.expect.equal(Number(event.data?.['through_sequence']), Number(sequence), {
          requirement: 'RCP-023',
          warnOnly: true,
          what: `data.through_sequence of ${type}, compared with the sequence of the message`,
        })
      if (names(event.data?.['recipient'], sender) && !names(event.data?.['recipient'], receiver)) {
        t.expect.that(false, {
          requirement: 'RCP-023',
          what: `data.recipient of ${type}`,
          expected: `the reader ${receiver.handle}`,
          actual: event.data,
        })
      } else if (!names(event.data?.['recipient'], receiver))
        t.warn(`data.recipient of ${type} contains neither id nor handle of the reader`, { requirement: 'RCP-023' })
      await t.absent({
        what: `a second ${type} for one advance`,
        requirement: listed,
        failureClass: 'duplicated',
        fence: async () => {
          await acknowledge(t, receiver, status, (await send())[0]!)
          return (await receiptsIn(t, sender, base, status))[0]
        },
        observe: async () => {
          const first = event.data?.['through_sequence']
          const same = (await ofReceiver(t, base, status)).filter((other) => other.data?.['through_sequence'] === first)
          return ids(same).length > 1 ? ids(same) : undefined
        },
      })
    },
  )

  check(
    `receipts.${status}.one-event-per-advance`,
    [listed, emitted, 'RCP-019', 'RCP-020', 'RCP-021', 'RCP-023'],
    { ...receiptEvents, needs, seconds: 4 },
    async (t) => {
      const { sender, receiver, send } = fromAgent(t)
      const messages = await send(6)
      const order = [1, 0, 1, 3, 2, 3, 5, 5]
      const base = await quietCursor(t, sender)
      for (const index of order) await acknowledge(t, receiver, status, messages[index]!)
      const events = await t.eventually(`three ${type} for three advances among ${order.length} calls`, async () => {
        const found = await ofReceiver(t, base, status)
        return ids(found).length >= 3 ? found : undefined
      })
      for (const event of events) judgeData(t, event)
      const through = events.map((event) => event.data['through_sequence'])
      t.expect.equal(new Set(through.map(String)).size, through.length, {
        requirement: 'RCP-021',
        failureClass: 'duplicated',
        what: `number of different through_sequence of ${type}`,
      })
      t.expect.that(rises(through), {
        requirement: 'RCP-019',
        what: `through_sequence of ${type} in the order of the log`,
        expected: 'strictly increasing',
        actual: through,
      })
      await t.absent({
        what: `a ${type} of a call that did not advance`,
        requirement: 'RCP-021',
        fence: () => laterReceipt(t, { status, base, known: ids(events).length }),
        observe: async () => {
          const found = ids(await ofReceiver(t, base, status))
          return found.length > ids(events).length + 1 ? `${found.length} events` : undefined
        },
      })
    },
  )
}

/** Returns the receipt events of the other participant. A target may also send the sender its own (AMB-036). */
const ofReceiver = async (t: CheckContext, base: number, status: ReceiptStatus): Promise<WireEvent[]> =>
  (await receiptsIn(t, t.agent, base, status)).filter((event) => !names(event.data?.['recipient'], t.agent))

/**
 * Acknowledges a new message as the receiver. Returns whether the log of the sender then has more than `known` events.
 */
async function laterReceipt(
  t: CheckContext,
  { status, base, known }: { status: ReceiptStatus; base: number; known: number },
): Promise<boolean> {
  const { receiver, send } = fromAgent(t)
  const [messageId] = await send()
  await acknowledge(t, receiver, status, messageId!)
  const more = async (): Promise<boolean> => ids(await ofReceiver(t, base, status)).length > known
  return (await until(more, effectTimeoutMs(t))) === true
}

function rises(values: readonly unknown[]): boolean {
  const numbers = values.map(Number)
  return numbers.some(Number.isNaN) || numbers.every((value, index) => index === 0 || value > numbers[index - 1]!)
}

check(
  'receipts.read.events-never-go-back',
  ['RCP-038', 'RCP-019', 'RCP-020'],
  { ...receiptEvents, needs, seconds: 4 },
  async (t) => {
    const { sender, receiver, send } = fromAgent(t)
    const messages = await send(5)
    const base = await quietCursor(t, sender)
    await acknowledge(t, receiver, 'read', messages[4]!)
    const first = await t.eventually(
      'message.read in the log of the sender',
      async () => (await receiptsIn(t, sender, base, 'read'))[0],
      { requirement: 'RCP-019' },
    )
    for (const [status, index] of [
      ['delivered', 3],
      ['delivered', 4],
      ['read', 1],
    ] as const)
      await acknowledge(t, receiver, status, messages[index]!)
    const below = async (status: ReceiptStatus): Promise<WireEvent | undefined> =>
      (await receiptsIn(t, sender, base, status)).find(
        (event) => Number(event.data?.['through_sequence']) < Number(first.data?.['through_sequence']),
      )
    await t.absent({
      requirement: 'RCP-019',
      what: 'a message.read below a watermark that was reached before',
      failureClass: 'changed',
      fence: () => laterReceipt(t, { status: 'read', base, known: 1 }),
      observe: () => below('read'),
    })
    t.expect.equal(await below('delivered'), undefined, {
      what: 'a message.delivered below a watermark that was reached before',
      failureClass: 'changed',
    })
  },
)

check(
  'receipts.watermarks.parallel-calls-advance-once',
  ['RCP-022', 'RCP-021'],
  { ...receiptEvents, needs, seconds: 4 },
  async (t) => {
    const { sender, receiver, send } = fromAgent(t)
    await t.property(
      fc.constantFrom<ReceiptStatus>('read', 'delivered'),
      async (status) => {
        const [messageId] = await send()
        const base = await sender.cursor()
        const calls = await t.together(
          Array.from({ length: 20 }, () => async () => {
            if (receiver.kind === 'agent') return receiver[status](t.chat.id, messageId!)
            await acknowledge(t, receiver, status, messageId!)
            return undefined
          }),
        )
        const answers = calls.flatMap((one) =>
          one.status === 'fulfilled' && one.value !== undefined ? [one.value] : [],
        )
        const rejected = answers.filter(({ ok, status: code }) => !ok && code !== 429)
        if (rejected.length > 0)
          t.warn(`${rejected.length} of 20 parallel identical POST ${status} answered ${rejected[0]!.status}`)
        const advanced = answers.filter(({ body }) => body?.advanced === true)
        if (advanced.length > 1)
          t.warn(`${advanced.length} of 20 parallel identical POST ${status} answer advanced true`)
        await t.eventually(
          `message.${status} after parallel identical calls`,
          async () => (await receiptsIn(t, sender, base, status))[0],
          { failureClass: 'lost' },
        )
        await t.absent({
          what: `a second message.${status} after parallel identical calls`,
          failureClass: 'duplicated',
          fence: () => laterReceipt(t, { status, base, known: 1 }),
          observe: async () => {
            const found = ids(await ofReceiver(t, base, status))
            return found.length > 2 ? found : undefined
          },
        })
      },
      { runs: { quick: 2, full: 6, deep: 40 }, race: true, withinMs: { quick: 10_000 } },
    )
  },
)
