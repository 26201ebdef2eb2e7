/** Socket of the variant form. The client acknowledges frames as the target file describes. */
import { sendTo, valueParts } from '../../client/variant.ts'
import { until } from '../../client/until.ts'
import { check } from '../../check-api/check.ts'
import { withEventSocket } from '../../fixtures/event-sockets.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'

check(
  'events.live.unacknowledged-come-again',
  ['VEVT-003'],
  {
    optionalArea: 'sockets',
    forms: ['variant'],
    needs: { agents: 2, chat: 'agents', hooks: ['liveChannel'] },
    seconds: 3,
  },
  async (t) => {
    const [reader, writer] = [t.agents[0]!, t.agents[1]!]
    const say = async (): Promise<string> => {
      const text = t.unique.marker('text')
      await t.given(sendTo(writer, [reader.handle], { parts: valueParts(text) }), 'a send of the variant form')
      return text
    }
    const withinMs = effectTimeoutMs(t)
    const open = await withEventSocket(t, reader, async (socket) => {
      const before = await say()
      t.expect.equal(await socket.take([before], withinMs), [], {
        what: 'messages of the variant form that did not arrive on the socket',
      })
      const last = await say()
      t.expect.equal(await socket.await([last], withinMs), [], {
        what: 'messages of the variant form that did not arrive after an acknowledgement',
      })
      return { before, last }
    })
    let seen: { before: unknown; last: unknown } | undefined
    // The acknowledgement may arrive after the next socket opens.
    await until(async () => {
      seen = await withEventSocket(t, reader, async (socket) => {
        await socket.await([open.last], withinMs)
        return { before: socket.find(open.before), last: socket.find(open.last) }
      })
      return seen.before === undefined
    }, t.timing.settle_ms)
    t.expect.that(seen?.last !== undefined, {
      what: 'an unacknowledged message arrives again after reconnecting',
      expected: open.last,
      actual: 'nothing',
    })
    t.expect.that(seen?.before === undefined, {
      what: 'an acknowledged message does not arrive again after reconnecting',
      actual: seen?.before,
    })
  },
)
