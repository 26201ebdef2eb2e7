import { textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import { until } from '../../client/until.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'

const random = (symbols: string): string => symbols[Math.floor(Math.random() * symbols.length)]!

/** Returns another id of the same format: replaces digits by digits, and letters by letters of the same case. */
const otherIdLike = (id: string): string =>
  id.slice(0, 5) +
  [...id.slice(5)]
    .map((symbol) => {
      if (/[0-9]/.test(symbol)) return random('01234567')
      if (/[a-z]/.test(symbol)) return random('abcdef')
      return /[A-Z]/.test(symbol) ? random('ABCDEF') : symbol
    })
    .join('')

check('messages.send.unknown-chat', ['MSG-048'], agentChat, async (t) => {
  for (const route of sendRoutes) {
    const marker = t.unique.marker('nowhere')
    const unknown = otherIdLike(t.chat.id)
    await t.rejects({
      what: `a chat that does not exist on ${route.name}`,
      expect: { status: 404, code: 'not_found' },
      onOtherStatus: 'warn',
      failureClass: 'lost',
      attempt: () => route.send(t.agent, unknown, { message_id: t.unique.messageId(), parts: textParts(marker) }),
      control: () =>
        route.send(t.agent, t.chat.id, { message_id: t.unique.messageId(), parts: textParts(t.unique.marker()) }),
      effect: async () =>
        (await t.agent.history(t.chat.id)).text.includes(marker) ? 'the message is in another chat' : undefined,
    })
  }
})

check('messages.send.stored-at-once', ['MSG-056', 'MSG-029'], { ...agentChat, seconds: 4 }, async (t) => {
  let late = 0
  for (let turn = 0; turn < { quick: 30, full: 200, deep: 200 }[t.mode]; turn += 1) {
    const messageId = t.unique.messageId()
    const body = { message_id: messageId, parts: textParts(t.unique.marker()) }
    await t.given(sendRoutes[turn % 3]!.send(t.agent, t.chat.id, body), 'a send')
    const found = (await t.agent.inHistory(t.chat.id, messageId)).length > 0
    if (found) continue
    late += 1
    const appeared = await t.agent.awaitInHistory(t.chat.id, messageId, effectTimeoutMs(t))
    t.expect.that(appeared !== undefined, {
      failureClass: 'lost',
      what: `message ${turn + 1}, which was accepted, in the history of its sender`,
    })
    if (late >= 5) break
  }
  t.expect.that(late === 0, {
    warnOnly: true,
    what: 'a read of the history immediately after the answer contains the accepted message',
    actual: `${late} messages appeared later`,
  })
})

check(
  'messages.send.one-order-for-all',
  ['MSG-057', 'HIST-016', 'MSG-056'],
  { ...agentChat, seconds: 3 },
  async (t) => {
    const { messageId: backTo } = await t.agent.sendText(t.chat.id)
    const ids = Array.from({ length: 30 }, () => t.unique.messageId())
    const settled = await t.together(
      ids.map(
        (messageId, index) => () =>
          sendRoutes[index % 3]!.send(t.agents[index % 2]!, t.chat.id, {
            message_id: messageId,
            parts: textParts(t.unique.marker()),
          }),
      ),
    )
    const stored = ids.filter((_, index) => {
      const one = settled[index]!
      return one.status === 'fulfilled' && one.value.ok
    })
    if (stored.length < 2)
      t.notTestable('fewer than two of 30 parallel sends were accepted', 'a target that accepts parallel sends')
    const fence = await t.agent.sendText(t.chat.id)
    const orders: string[][] = []
    for (const agent of t.agents) {
      await t.eventually('a later message', () => agent.awaitInHistory(t.chat.id, fence.messageId, 0))
      const look = async (): Promise<string[]> =>
        (await agent.historyAll(t.chat.id, { backTo }))
          .map((message) => message.message_id)
          .filter((id) => stored.includes(id))
      const whole = async (): Promise<string[] | false> => {
        const ids = await look()
        return stored.every((id) => ids.includes(id)) && ids
      }
      const seen = (await until(whole, effectTimeoutMs(t))) ?? (await look())
      const missing = stored.filter((id) => !seen.includes(id))
      t.expect.equal(missing, [], {
        failureClass: 'lost',
        what: `accepted messages that are missing in the history of ${agent.handle} after parallel sends`,
      })
      t.expect.that(new Set(seen).size === seen.length, {
        failureClass: 'duplicated',
        what: `the history of ${agent.handle} contains each message once`,
        actual: seen,
      })
      orders.push(seen)
    }
    t.expect.equal(orders[1], orders[0], {
      warnOnly: true,
      what: 'the order of parallel messages at one member, compared with the other',
    })
  },
)
