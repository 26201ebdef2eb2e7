import { check } from '../../check-api/check.ts'
import { textParts } from '../../client/agent.ts'
import type { Agent } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { withBlocks } from '../../fixtures/blocks.ts'
import { blockableChat, sendDuringBlock } from './fixtures.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'
import { until } from '../../client/until.ts'
import type { WireEvent } from '../../client/wire.ts'

/**
 * Returns an answer without other messages. The lists of an answer may contain earlier messages (AMB-005), whose
 * members depend on their content.
 */
function aboutMessage(value: unknown, messageId: string): unknown {
  if (Array.isArray(value)) {
    const own = value.filter((item) => JSON.stringify(item).includes(messageId))
    return (own.length > 0 ? own : value).map((item) => aboutMessage(item, messageId))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, aboutMessage(inner, messageId)]))
}

/** Returns the names of all members with their paths, without values. */
function memberNames(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => memberNames(item, `${place}[]`)))]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .flatMap(([name, inner]) => [`${place}.${name}`, ...memberNames(inner, `${place}.${name}`)])
    .toSorted()
}

const sendRoutes = (agent: Agent, chatId: string, messageId: string): Record<string, () => Promise<Reply>> => ({
  'POST /v1/messages': () => agent.send({ message_id: messageId, chat_id: chatId, parts: textParts('x') }),
  'POST /v1/chats/{id}/messages': () => agent.sendChat(chatId, { message_id: messageId, parts: textParts('x') }),
  'POST /v2/chats/{id}/messages': () => agent.sendStrict(chatId, { message_id: messageId, parts: textParts('x') }),
})

async function sendEachWay(t: CheckContext, agent: Agent): Promise<Map<string, { messageId: string; reply: Reply }>> {
  const answers = new Map<string, { messageId: string; reply: Reply }>()
  for (const route of Object.keys(sendRoutes(agent, '', ''))) {
    const messageId = t.unique.messageId()
    answers.set(route, { messageId, reply: await sendRoutes(agent, t.chat.id, messageId)[route]!() })
  }
  return answers
}

check('blocks.send.looks-as-without', ['BLK-002', 'BLK-003', 'PRIV-007'], blockableChat, async (t) => {
  const [blocked, blocker] = [t.agents[0]!, t.agents[1]!]
  const without = await sendEachWay(t, blocked)
  for (const [route, { reply }] of without) await t.given(reply, `a send by ${route} before the block`)
  await withBlocks(t, async (block) => {
    await block(blocker, blocked)
    for (const [route, { messageId, reply }] of await sendEachWay(t, blocked)) {
      const plain = without.get(route)!
      const namesIn = (answer: { messageId: string; reply: Reply }): string[] =>
        memberNames(aboutMessage(answer.reply.body, answer.messageId))
      t.expect.status(reply, plain.reply.status, { what: `status of ${route} during a block` })
      t.expect.equal(namesIn({ messageId, reply }), namesIn(plain), {
        what: `names of the members in the answer of ${route} during a block, compared with those without a block`,
        requirement: 'BLK-003',
      })
      await t.eventually(
        `the message sent by ${route} during a block in the history of its sender`,
        async () => (await blocked.inHistory(t.chat.id, messageId)).length === 1,
      )
    }
    const own = await sendDuringBlock(t, blocker)
    await t.eventually(
      'the message of the blocker in its own history',
      async () => (await blocker.inHistory(t.chat.id, own)).length === 1,
    )
  })
})

check('blocks.events.none', ['BLK-011', 'EVT-045'], { ...blockableChat, seconds: 3, timeoutSeconds: 60 }, async (t) => {
  const pair = [t.agents[0]!, t.agents[1]!] as const
  const ours = new Set<string>()
  const talk = async (): Promise<unknown> => {
    const bases = await Promise.all(pair.map((agent) => agent.cursor()))
    for (const [from, to, base] of [
      [pair[0], pair[1], bases[1]!],
      [pair[1], pair[0], bases[0]!],
    ] as const) {
      const { messageId } = await from.sendText(t.chat.id)
      ours.add(messageId)
      if ((await to.awaitMessage(base, messageId, effectTimeoutMs(t))) === undefined) return undefined
    }
    return bases
  }
  const before = await Promise.all(pair.map((agent) => agent.cursor()))
  await talk()
  const bases = await Promise.all(pair.map((agent) => agent.cursor()))
  const usual = new Set(
    (await Promise.all(pair.map((agent, index) => agent.eventsSince(before[index]!))))
      .flat()
      .map((event) => event.event_type),
  )
  const eventsSince = async (from: readonly number[]): Promise<WireEvent[]> =>
    (await Promise.all(pair.map((agent, index) => agent.eventsSince(from[index]!)))).flat()
  const cursors = (): Promise<number[]> => Promise.all(pair.map((agent) => agent.cursor()))
  await withBlocks(t, async (block) => {
    const blockAndLift = async (): Promise<void> => (await block(pair[0], pair[1])).lift()
    const isForeign = (event: WireEvent): boolean =>
      event.event_type === 'message.received'
        ? !ours.has(event.data.message?.message_id ?? '')
        : !usual.has(event.event_type) && !isReceipt(event.event_type)
    const unrelated = new Set<string>()
    await blockAndLift()
    await t.absent({
      what: 'an event about a block or its end in the log of an agent',
      fence: talk,
      observe: async () => {
        for (const event of (await eventsSince(bases)).filter(isForeign)) {
          const type = event.event_type
          // Messages of other senders (AMB-197) and events of other types may arrive at any time.
          if (unrelated.has(type)) continue
          if (await follows(t, type, { blockAndLift, cursors, eventsSince })) return event
          unrelated.add(type)
        }
        return undefined
      },
    })
  })
})

const repeats = 3

/**
 * Returns whether events of a type (AMB-047 permits other types) follow each block and never arrive without a block.
 */
async function follows(
  t: CheckContext,
  type: string,
  log: {
    blockAndLift: () => Promise<void>
    cursors: () => Promise<number[]>
    eventsSince: (from: readonly number[]) => Promise<WireEvent[]>
  },
): Promise<boolean> {
  const comes = async (act: () => Promise<void>): Promise<boolean> => {
    const from = await log.cursors()
    await act()
    const came = await until(
      async () => (await log.eventsSince(from)).some((event) => event.event_type === type),
      t.timing.settle_ms,
    )
    return came === true
  }
  for (let turn = 0; turn < repeats; turn += 1) {
    if (!(await comes(log.blockAndLift))) return false
    if (await comes(async () => undefined)) return false
  }
  return true
}

const isReceipt = (type: string): boolean => type === 'message.delivered' || type === 'message.read'

check(
  'blocks.send.beside-toggling',
  ['BLK-014', 'BLK-002'],
  { ...blockableChat, seconds: 3, timeoutSeconds: 60 },
  async (t) => {
    const [sender, receiver] = [t.agents[0]!, t.agents[1]!]
    const base = await receiver.cursor()
    const sent: string[] = []
    const { messageId: backTo } = await sender.sendText(t.chat.id)
    await withBlocks(t, async (block) => {
      const toggling = async (): Promise<void> => {
        for (let turn = 0; turn < 6; turn += 1) await (await block(receiver, sender)).lift()
      }
      const sending = async (): Promise<void> => {
        for (let turn = 0; turn < 8; turn += 1) sent.push(await sendDuringBlock(t, sender))
      }
      const outcomes = await t.together([toggling, sending, sending])
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    })
    await t.absent({
      what: 'a message sent around a change of the block that is only in the log, or only in the history, of the other participant',
      failureClass: 'lost',
      fence: async () => {
        const { messageId } = await sender.sendText(t.chat.id)
        return (
          (await receiver.awaitMessage(base, messageId, effectTimeoutMs(t))) &&
          receiver.awaitInHistory(t.chat.id, messageId)
        )
      },
      observe: async () => {
        const history = new Set((await receiver.historyAll(t.chat.id, { backTo })).map((message) => message.message_id))
        const log = new Set((await receiver.eventsSince(base)).map((event) => event.data?.message?.message_id))
        const differs = sent.find((messageId) => log.has(messageId) !== history.has(messageId))
        return differs === undefined
          ? undefined
          : { message_id: differs, in_log: log.has(differs), in_history: history.has(differs) }
      },
    })
  },
)
