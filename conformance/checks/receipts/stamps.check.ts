import fc from 'fast-check'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import {
  receiptChecks,
  fromAgent,
  acknowledge,
  stampsAlong,
  stampsOf,
  toAgent,
  type ReceiptStatus,
  type Stamps,
} from '../../fixtures/receipts.ts'

const needs = { agents: 2, chat: 'receipts', names: ['delivered_stamp', 'read_stamp'] } as const
const all = (stamps: readonly Stamps[], ...kinds: ReceiptStatus[]): boolean =>
  stamps.every((one) => kinds.every((kind) => one[kind]))

check('receipts.history.accepted-means-stored', ['RCP-002'], { needs: { agents: 2, chat: 'agents' } }, async (t) => {
  for (let turn = 0; turn < 4; turn += 1) {
    const { messageId } = await t.agent.sendText(t.chat.id)
    if ((await t.agent.inHistory(t.chat.id, messageId)).length === 0)
      t.warn('an accepted message is not immediately in the history')
    await t.eventually('the accepted message in the history of its sender', () =>
      t.agent.awaitInHistory(t.chat.id, messageId, 0),
    )
  }
})

check('receipts.history.states-in-order', ['RCP-001', 'RCP-014', 'RCP-026'], { ...receiptChecks, needs }, async (t) => {
  const { receiver, send, entry } = fromAgent(t)
  const [messageId] = await send()
  const seen: Stamps[] = []
  const look = async (): Promise<Stamps> => {
    const stamps = stampsOf(t, await entry(messageId!))
    seen.push(stamps)
    return stamps
  }
  await look()
  await acknowledge(t, receiver, 'delivered', messageId!)
  await t.eventually(
    'a delivered timestamp in the history of the sender, after POST delivered',
    async () => (await look()).delivered,
    { requirement: 'RCP-026' },
  )
  await acknowledge(t, receiver, 'read', messageId!)
  await t.eventually(
    'a read timestamp in the history of the sender, after POST read',
    async () => (await look()).read,
    {
      requirement: 'RCP-014',
    },
  )
  t.expect.every(seen, ({ delivered, read }) => delivered || !read, {
    what: 'receipt timestamps over time',
    expected: 'never read without delivered',
    actual: seen,
  })
  for (const kind of ['delivered', 'read'] as const) {
    const first = seen.findIndex((stamps) => stamps[kind])
    t.expect.that(all(seen.slice(first), kind), {
      what: `the ${kind} timestamp over time`,
      expected: 'it is never removed',
      actual: seen,
    })
  }
})

check('receipts.history.no-stamp-ahead', ['RCP-001'], { ...receiptChecks, needs }, async (t) => {
  const { receiver, send, entry } = fromAgent(t)
  const [messageId] = await send()
  await acknowledge(t, receiver, 'delivered', messageId!)
  await t.absent({
    what: 'a read timestamp on a message that was only delivered',
    fence: () =>
      t.eventually(
        'a delivered timestamp, after POST delivered',
        async () => stampsOf(t, await entry(messageId!)).delivered,
      ),
    observe: async () => stampsOf(t, await entry(messageId!)).read,
  })
})

check(
  'receipts.read.implies-delivered',
  ['RCP-017', 'RCP-016', 'RCP-018', 'RCP-039'],
  { ...receiptChecks, needs },
  async (t) => {
    const { receiver, send, entry } = fromAgent(t)
    const ids = await send(5)
    await acknowledge(t, receiver, 'read', ids[4]!)
    await t.eventually(
      'a read timestamp after POST read without a delivery before',
      async () => stampsOf(t, await entry(ids[4]!)).read,
      { requirement: 'RCP-016' },
    )
    await t.eventually('a delivered timestamp on each of five messages, after POST read with the last', async () =>
      all(await stampsAlong(t, { entry }, ids), 'delivered'),
    )
    await t.eventually(
      'a read timestamp on each of five messages, after POST read with the last',
      async () => all(await stampsAlong(t, { entry }, ids), 'read'),
      { requirement: 'RCP-018' },
    )
  },
)

check('receipts.delivered.covers-what-is-before', ['RCP-018'], { ...receiptChecks, needs }, async (t) => {
  const { receiver, send, entry } = fromAgent(t)
  const ids = await send(5)
  await acknowledge(t, receiver, 'delivered', ids[2]!)
  await t.absent({
    what: 'a delivered timestamp on a message after the one in POST delivered',
    fence: () =>
      t.eventually('a delivered timestamp on the message in POST delivered and the two before it', async () =>
        all(await stampsAlong(t, { entry }, ids.slice(0, 3)), 'delivered'),
      ),
    observe: async () => {
      const ahead = await stampsAlong(t, { entry }, ids.slice(3))
      return ahead.some(({ delivered }) => delivered) ? ahead : undefined
    },
  })
})

interface ReceiptCall {
  status: ReceiptStatus
  /** Position of the acknowledged message. */
  index: number
}

/**
 * Returns the receipt timestamps of all messages: an acknowledgement includes earlier messages, and read implies
 * delivered.
 */
function expectedStamps(calls: readonly ReceiptCall[], messages: number): Stamps[] {
  const highest = (...kinds: readonly ReceiptStatus[]): number =>
    Math.max(-1, ...calls.filter(({ status }) => kinds.includes(status)).map(({ index }) => index))
  return Array.from({ length: messages }, (_, index) => ({
    delivered: index <= highest('delivered', 'read'),
    read: index <= highest('read'),
  }))
}

/** Asserts that the receipt timestamps of a message are never read without delivered, and never removed. */
function expectMonotonic(t: CheckContext, states: readonly Stamps[], messageId: string): void {
  const ordered = states.every(({ delivered, read }) => delivered || !read)
  t.expect.that(ordered, {
    requirement: 'RCP-039',
    failureClass: 'changed',
    what: `stamps of ${messageId} during parallel calls`,
    expected: 'never read without delivered',
    actual: states,
  })
  for (const kind of ['delivered', 'read'] as const) {
    const first = states.findIndex((stamps) => stamps[kind])
    t.expect.that(first === -1 || all(states.slice(first), kind), {
      failureClass: 'changed',
      what: `the ${kind} stamp of ${messageId} during parallel calls`,
      expected: 'it is never removed',
      actual: states,
    })
  }
}

check(
  'receipts.watermarks.stamps-follow-the-model',
  ['RCP-019', 'RCP-039', 'RCP-018'],
  { ...receiptChecks, needs, seconds: 4 },
  async (t) => {
    const { receiver, send, entry } = fromAgent(t)
    const call = fc.record({ status: fc.constantFrom<ReceiptStatus>('delivered', 'read'), index: fc.nat(3) })
    const compare = async (calls: readonly ReceiptCall[]): Promise<void> => {
      const ids = await send(4)
      const seen: Stamps[][] = []
      const look = async (): Promise<void> => void seen.push(await stampsAlong(t, { entry }, ids))
      const judgeSeen = (): void => {
        for (const [index, id] of ids.entries())
          expectMonotonic(
            t,
            seen.map((stamps) => stamps[index]!),
            id,
          )
      }
      await t.together([
        ...calls.map((one) => () => acknowledge(t, receiver, one.status, ids[one.index]!)),
        async () => {
          for (let turn = 0; turn < 3; turn += 1) await look()
        },
      ])
      await look()
      judgeSeen()
      const expected = JSON.stringify(expectedStamps(calls, ids.length))
      const named = calls.map(({ status, index }) => `${status} ${index + 1}`).join(', ')
      await t.eventually(`receipt timestamps up to the highest message of parallel ${named} calls`, async () => {
        await look()
        return JSON.stringify(seen.at(-1)) === expected
      })
      judgeSeen()
    }
    await t.property(fc.array(call, { minLength: 2, maxLength: 8 }), compare, {
      runs: { quick: 3, full: 20, deep: 100 },
      race: true,
      withinMs: { quick: 8000 },
    })
  },
)

check(
  'receipts.watermarks.older-never-moves-back',
  ['RCP-019', 'RCP-038', 'RCP-020'],
  { ...receiptChecks, needs },
  async (t) => {
    const { receiver, send, entry } = fromAgent(t)
    const ids = await send(5)
    await acknowledge(t, receiver, 'read', ids[4]!)
    const whole = async (): Promise<boolean> => all(await stampsAlong(t, { entry }, ids), 'delivered', 'read')
    await t.eventually('receipt timestamps on five messages, after POST read with the last', whole)
    for (const [status, index] of [
      ['delivered', 3],
      ['delivered', 4],
      ['delivered', 0],
      ['read', 1],
    ] as const)
      await acknowledge(t, receiver, status, ids[index]!)
    await t.absent({
      what: 'a receipt timestamp that was removed after watermark calls with older messages',
      failureClass: 'changed',
      fence: async () => entry((await send())[0]!),
      observe: async () => ((await whole()) ? undefined : stampsAlong(t, { entry }, ids)),
    })
  },
)

check(
  'receipts.watermarks.own-messages-stay-unstamped',
  ['RCP-032', 'RCP-029'],
  { ...receiptChecks, needs },
  async (t) => {
    const { receiver: reader, send, entry } = toAgent(t)
    const own = await reader.sendText(t.chat.id)
    const [foreign] = await send()
    const ownStamps = async (): Promise<Stamps | undefined> => {
      const stamps = stampsOf(t, (await reader.inHistory(t.chat.id, own.messageId))[0])
      return stamps.delivered || stamps.read ? stamps : undefined
    }
    if ((await ownStamps()) !== undefined)
      t.notTestable('a send marks the messages before it', 'a participant that neither reads nor has a subscription')
    await acknowledge(t, reader, 'read', foreign!)
    await t.absent({
      what: 'a receipt timestamp on a message of the reader, whose other participant was inactive',
      failureClass: 'changed',
      fence: () =>
        t.eventually(
          'a read timestamp on the message that was read',
          async () => stampsOf(t, await entry(foreign!)).read,
        ),
      observe: ownStamps,
    })
  },
)
