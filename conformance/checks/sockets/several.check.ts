/** Several sockets at once, and a socket without reads and acknowledgements. */
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { sendTexts } from '../../fixtures/event-log.ts'
import { framesOf, withEventSocket, withFreshSocket } from '../../fixtures/event-sockets.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'

const needs = { agents: 2, chat: 'agents', hooks: ['liveChannel'] } as const
const ends = (t: CheckContext) => ({ reader: t.agents[0]!, writer: t.agents[1]!, chatId: t.chat.id })

/** Largest window to test, in events. A test with more messages would take too long. */
const windowMax = 200

check('sockets.window.is-kept', ['WS-007', 'WS-005'], { needs, seconds: 4 }, async (t) => {
  const { window } = framesOf(t)
  if (window === undefined || window > windowMax)
    return t.notTestable(
      'the target file does not contain the maximum of unacknowledged events on a socket',
      `live_channel.window in the target file, up to ${windowMax}`,
    )
  const { reader, writer, chatId } = ends(t)
  await withFreshSocket(t, ends(t), async (socket) => {
    const before = socket.events.length
    const base = await reader.cursor()
    const sent = await sendTexts(writer, chatId, window + 5)
    await t.eventually(
      'the log with the sent messages',
      async () => (await reader.eventsSince(base)).length >= sent.length,
      { requirement: 'WS-005' },
    )
    await socket.await(sent, t.timing.settle_ms)
    const ids = new Set(socket.events.slice(before).map(({ id }) => id))
    t.expect.that(ids.size <= window, {
      what: 'the number of events on a socket without acknowledgements',
      expected: `at most ${window}`,
      actual: ids.size,
    })
    t.expect.equal(await socket.take(sent, effectTimeoutMs(t)), [], {
      requirement: 'WS-005',
      what: 'messages above the window that did not arrive after an acknowledgement',
    })
  })
})

check('sockets.several.of-one-agent', ['WS-011'], { needs, seconds: 2 }, async (t) => {
  const { reader, writer, chatId } = ends(t)
  await withFreshSocket(t, ends(t), (first) =>
    withEventSocket(t, reader, async (second) => {
      const sent = await sendTexts(writer, chatId, 4)
      const sockets = [first, second].filter(({ channel }) => channel.closed === undefined)
      t.expect.that(sockets.length > 0, {
        what: 'one of two sockets of an agent stays open',
        actual: [first, second].map(({ channel }) => channel.closed),
      })
      await Promise.race(sockets.map((socket) => socket.await(sent, effectTimeoutMs(t))))
      const missing = sent.filter((id) => sockets.every((socket) => socket.find(id) === undefined))
      t.expect.equal(missing, [], {
        what: 'messages that arrived on none of the two sockets',
      })
      t.observeDecision(
        'AMB-167',
        sockets.length === 2
          ? `of two sockets, ${sockets.every((socket) => socket.missing(sent).length === 0) ? 'each has all events' : 'each has a part'}`
          : 'a second socket replaces the first',
      )
    }),
  )
})

check('sockets.several.one-that-is-not-read', ['WS-011'], { needs: { ...needs, agents: 3 }, seconds: 3 }, async (t) => {
  const { reader, writer, chatId } = ends(t)
  const other = t.agents[2]!
  const elsewhere = await t.openChat(writer, other)
  const { window = windowMax } = framesOf(t)
  const times = window <= 40 ? window + 5 : 25
  const late = await withFreshSocket(t, ends(t), async (slow) => {
    const base = await reader.cursor()
    slow.channel.pause()
    const text = 'x'.repeat(4000)
    const sent: string[] = []
    for (let index = 0; index < times; index += 1) sent.push((await writer.sendText(chatId, text)).messageId)
    await withFreshSocket(t, { reader: other, writer, chatId: elsewhere }, async (quick) => {
      const { messageId } = await writer.sendText(elsewhere)
      t.expect.equal(await quick.take([messageId], effectTimeoutMs(t)), [], {
        what: 'messages that did not arrive on a socket while another one is not read',
      })
    })
    await t.eventually(
      'the log of an agent whose socket is not read',
      async () => (await reader.eventsSince(base)).length >= sent.length,
    )
    slow.channel.resume()
    return slow.take(sent, effectTimeoutMs(t))
  })
  if (late.length === 0) return
  await withEventSocket(t, reader, async (next) => {
    t.expect.equal(await next.take(late, effectTimeoutMs(t)), [], {
      what: 'messages that arrived neither on a socket that was read late nor on the next one',
    })
  })
})
