/** Events on a socket, and their redelivery after a reconnect. */
import { isReceived, textParts } from '../../client/agent.ts'
import { until } from '../../client/until.ts'
import type { WireEvent } from '../../client/wire.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { sendTexts } from '../../fixtures/event-log.ts'
import { type EventSocket, type ShownEvent, withEventSocket, withFreshSocket } from '../../fixtures/event-sockets.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'
import { messageCore } from '../../model/message-core.ts'

const needs = { agents: 2, chat: 'agents', hooks: ['liveChannel'] } as const
const ends = (t: CheckContext) => ({ reader: t.agents[0]!, writer: t.agents[1]!, chatId: t.chat.id })

/** Asserts that events first arrived in the order of the log. */
function judgeOrder(t: CheckContext, events: readonly ShownEvent[]): void {
  const first = events.filter(({ id }, index) => events.findIndex((other) => other.id === id) === index)
  const numbers = first.map(({ sequence }) => sequence)
  t.expect.equal(
    numbers,
    numbers.toSorted((one, other) => one - other),
    { requirement: 'WS-004', what: 'the order in which events arrived on a socket' },
  )
}

/** Returns the members of an envelope that are equal in every read (AMB-108). */
const core = ({ event_id, sequence, event_type, agent_id, chat_id, data }: WireEvent) => ({
  event_id,
  sequence,
  event_type,
  agent_id,
  chat_id,
  message_id: data?.message?.message_id,
  message: data?.message === undefined ? undefined : messageCore(data.message),
})

check('sockets.log.as-the-pull-shows-it', ['WS-004', 'AUTH-010'], { needs, seconds: 2 }, async (t) => {
  const { reader, writer, chatId } = ends(t)
  await withFreshSocket(t, ends(t), async (socket) => {
    const base = await reader.cursor()
    await reader.sendText(chatId)
    const parts = [...textParts('Grüße, 你好 🌍'), { type: 'link', url: 'https://example.com/', title: 'a link' }]
    const sent = [
      ...(await sendTexts(writer, chatId, 7)),
      (await writer.sendText(chatId, undefined, { parts })).messageId,
    ]
    const missing = await socket.take(sent, effectTimeoutMs(t))
    t.expect.equal(missing, [], { what: 'messages that did not arrive on the socket' })
    // The list is copied before the log is read, because the pages read may lack later events.
    const shown = socket.events.filter(({ sequence }) => sequence > base)
    const logged = new Map((await reader.eventsSince(base)).map((event) => [event.event_id, event]))
    judgeOrder(t, shown)
    // With other sequences than in the log, the socket shows events from before `base` here as well.
    if (shown.some(({ id }) => !logged.has(id)))
      for (const event of await reader.eventsSince(0)) logged.set(event.event_id, event)
    for (const { id, event } of shown) {
      const same = logged.get(id)
      t.expect.that(same !== undefined, {
        requirement: 'AUTH-010',
        what: 'an event of the socket is in the log of its agent',
        expected: 'an event of the log',
        actual: event,
      })
      if (same !== undefined)
        t.expect.equal(core(event as WireEvent), core(same), {
          what: 'an event of the socket, compared with the same event of the log',
        })
    }
  })
})

/**
 * Returns the messages that arrive on an open socket up to a last message. Undefined if the last one does not arrive.
 */
async function shownBefore(socket: EventSocket, last: string, messageIds: readonly string[], withinMs: number) {
  if ((await socket.await([last], withinMs)).length > 0) return undefined
  return messageIds.filter((id) => socket.find(id) !== undefined)
}

check(
  'sockets.resume.from-the-acknowledged-place',
  ['WS-005', 'WS-006', 'WS-004'],
  { needs, seconds: 3 },
  async (t) => {
    const { reader, writer, chatId } = ends(t)
    const withinMs = effectTimeoutMs(t)
    const first = await withFreshSocket(t, ends(t), async (socket) => {
      const sent = await sendTexts(writer, chatId, 4)
      const missing = await socket.await(sent, withinMs)
      if (!t.expect.equal(missing, [], { what: 'messages that did not arrive on the socket' })) return null
      socket.ack(socket.find(sent[1]!)!)
      const shown = sent.map((messageId) => ({ messageId, id: socket.find(messageId)!.id }))
      return { acked: shown.slice(0, 2).map(({ messageId }) => messageId), open: shown.slice(2) }
    })
    if (first === null) return
    const { acked, open } = first
    const later = await sendTexts(writer, chatId, 2)
    const expected = [...open.map(({ messageId }) => messageId), ...later]
    await withEventSocket(t, reader, async (socket) => {
      t.expect.equal(await socket.await(expected, withinMs), [], {
        what: 'unacknowledged messages that did not arrive on the next socket',
      })
      judgeOrder(t, socket.events)
      for (const { messageId, id } of open)
        t.expect.equal(socket.find(messageId)?.id, id, {
          what: 'the event_id of a message that arrived again',
        })
    })
    // The acknowledgement may arrive after the next socket opens.
    let again: string[] | undefined
    await until(async () => {
      again = await withEventSocket(t, reader, (socket) => shownBefore(socket, later[1]!, acked, withinMs))
      return again?.length === 0
    }, t.timing.settle_ms)
    t.expect.equal(again, [], {
      requirement: 'WS-006',
      what: 'acknowledged messages that arrived again on a later socket',
    })
  },
)

check('sockets.log.own-events-alone', ['WS-004', 'AUTH-010'], { needs: { ...needs, agents: 3 } }, async (t) => {
  const { reader, writer } = ends(t)
  const other = t.agents[2]!
  const elsewhere = await t.openChat(writer, other)
  await withFreshSocket(t, ends(t), async (socket) => {
    const base = await other.cursor()
    const { messageId } = await writer.sendText(elsewhere)
    await t.absent({
      requirement: 'AUTH-010',
      what: 'a message to another agent on the socket',
      fence: async () => {
        const arrived = await other.awaitEvent(base, (event) => isReceived(event, messageId), effectTimeoutMs(t))
        const said = await writer.sendText(t.chat.id)
        return arrived !== undefined && (await socket.take([said.messageId], effectTimeoutMs(t))).length === 0
      },
      observe: async () => socket.find(messageId)?.event,
    })
    await t.given(reader.me(), 'the agent itself')
  })
})
