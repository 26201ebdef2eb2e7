import { check } from '../../check-api/check.ts'
import { messageCore } from '../../model/message-core.ts'
import { withBlocks } from '../../fixtures/blocks.ts'
import { blockableChat, sendDuringBlock } from './fixtures.ts'
import { awaitArrival, whereSeen } from '../../fixtures/arrival.ts'

check(
  'blocks.send.direct-both-ways',
  ['BLK-001', 'BLK-002', 'BLK-003', 'BLK-005'],
  { ...blockableChat, seconds: 4, timeoutSeconds: 60 },
  async (t) => {
    const [a, b] = [t.agents[0]!, t.agents[1]!]
    const bases = { [a.id]: await a.cursor(), [b.id]: await b.cursor() }
    const blocked = { [a.id]: [] as string[], [b.id]: [] as string[] }
    const senders = new Map<string, string>()
    const seen = async (): Promise<string | undefined> => {
      for (const to of [a, b]) {
        const where = await whereSeen(to, bases[to.id]!, t.chat.id, blocked[to.id]!)
        if (where !== undefined) return `${where}; sent by ${[...senders].find(([id]) => where.includes(id))?.[1]}`
      }
      return undefined
    }
    await withBlocks(t, async (block) => {
      for (const [blocker, other] of [
        [a, b],
        [b, a],
      ] as const) {
        const activeBlock = await block(blocker, other)
        for (const [from, to, who] of [
          [other, blocker, 'from the blocked agent to the blocker'],
          [blocker, other, 'from the blocker to the blocked agent'],
        ] as const) {
          const messageId = await sendDuringBlock(t, from)
          blocked[to.id]!.push(messageId)
          senders.set(messageId, who)
        }
        const early = await seen()
        t.expect.that(early === undefined, {
          what: 'delivery while one agent of a direct chat blocks the other',
          expected: 'nothing',
          actual: early,
        })
        await activeBlock.lift()
      }
      await t.absent({
        what: 'a message that was sent while one agent of a direct chat blocked the other',
        requirement: 'BLK-005',
        fence: async () =>
          (await awaitArrival(t, b, bases[b.id]!, t.chat.id, (await a.sendText(t.chat.id)).messageId)) &&
          awaitArrival(t, a, bases[a.id]!, t.chat.id, (await b.sendText(t.chat.id)).messageId),
        observe: seen,
      })
    })
  },
)

check(
  'blocks.send.both-blocks-count',
  ['BLK-016', 'BLK-001', 'BLK-002'],
  { ...blockableChat, seconds: 3, timeoutSeconds: 60 },
  async (t) => {
    const [a, b] = [t.agents[0]!, t.agents[1]!]
    const base = await b.cursor()
    await withBlocks(t, async (block) => {
      const [first, second] = [await block(a, b), await block(b, a)]
      await first.lift()
      const messageId = await sendDuringBlock(t, a)
      const early = await whereSeen(b, base, t.chat.id, [messageId])
      await second.lift()
      await t.absent({
        what: 'a message that was sent after one of two mutual blocks was lifted',
        failureClass: 'leaked',
        fence: async () => awaitArrival(t, b, base, t.chat.id, (await a.sendText(t.chat.id)).messageId),
        observe: async () => early ?? (await whereSeen(b, base, t.chat.id, [messageId])),
      })
    })
  },
)

check(
  'blocks.webhook.nothing-of-the-blocked',
  ['BLK-003', 'BLK-005', 'BLK-002'],
  {
    optionalArea: 'webhooks',
    seconds: 3,
    timeoutSeconds: 60,
    needs: { agents: 2, chat: 'agents', webhook: 'subscribed', hooks: ['block', 'unblock'] },
  },
  async (t) => {
    const [receiver, sender] = [t.agents[0]!, t.agents[1]!]
    await withBlocks(t, async (block) => {
      const sent: string[] = []
      for (const [blocker, other] of [
        [receiver, sender],
        [sender, receiver],
      ] as const) {
        const activeBlock = await block(blocker, other)
        sent.push(await sendDuringBlock(t, sender))
        await activeBlock.lift()
      }
      await t.absent({
        what: 'a webhook delivery of a message that was sent during a block',
        fence: async () =>
          t.webhook.endpoint.message((await sender.sendText(t.chat.id)).messageId, t.timing.settle_ms + 5000),
        observe: async () =>
          t.webhook.endpoint.deliveries.find(({ event }) => sent.includes(event?.data?.message?.message_id ?? ''))
            ?.event,
      })
    })
  },
)

check(
  'blocks.history.stays',
  ['BLK-009', 'BLK-002'],
  { ...blockableChat, seconds: 1, timeoutSeconds: 60 },
  async (t) => {
    const [a, b] = [t.agents[0]!, t.agents[1]!]
    const bases = [await a.cursor(), await b.cursor()] as const
    const [first, second] = [await a.sendText(t.chat.id), await b.sendText(t.chat.id)]
    const arrived =
      (await awaitArrival(t, b, bases[1], t.chat.id, first.messageId)) &&
      (await awaitArrival(t, a, bases[0], t.chat.id, second.messageId))
    if (!arrived) t.notTestable('messages did not arrive before the block', 'delivery between two agents')
    const read = async (): Promise<unknown[]> =>
      Promise.all(
        [a, b].map(async (agent) => {
          const own = [
            ...(await agent.inHistory(t.chat.id, first.messageId)),
            ...(await agent.inHistory(t.chat.id, second.messageId)),
          ]
          return own.map((message) => ({ ...messageCore(message), chat_id: message.chat_id }))
        }),
      )
    const before = await read()
    await withBlocks(t, async (block) => {
      const activeBlock = await block(a, b)
      t.expect.equal(await read(), before, {
        what: 'earlier messages in the histories of blocker and blocked during the block',
      })
      t.expect.status(
        await b.sendChat(t.chat.id, { message_id: t.unique.messageId(), parts: [{ type: 'text', text: 'x' }] }),
        '2xx',
        {
          requirement: 'BLK-002',
          what: 'a send with the id of the chat during the block',
        },
      )
      await activeBlock.lift()
      t.expect.equal(await read(), before, { what: 'earlier messages in both histories after the block' })
      const again = await t.eventually('a message in the same chat after the block ended', async () =>
        awaitArrival(t, b, bases[1], t.chat.id, (await a.sendText(t.chat.id)).messageId),
      )
      t.expect.that(again, { what: 'the chat works after the block' })
    })
  },
)
