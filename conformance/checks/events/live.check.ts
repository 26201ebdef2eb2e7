/** Events on a live channel, whose frames are acknowledged in a way that is not shown: the harness acknowledges none. */
import { check } from '../../check-api/check.ts'
import { withChannel } from '../../fixtures/live-channel.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'

check(
  'events.live.unacknowledged-come-again',
  ['VEVT-003'],
  { area: 'events', forms: ['variant'], needs: { agents: 2, chat: 'agents', hooks: ['liveChannel'] }, seconds: 2 },
  async (t) => {
    const [reader, writer] = [t.agents[0]!, t.agents[1]!]
    const messageId = await withChannel(t, reader, async (channel) => {
      const said = await writer.say(t.chat.id)
      if ((await channel.next(0, [said.messageId], effectTimeoutMs(t))) === undefined)
        t.notTestable(
          'the live channel shows no messages',
          'a provision.liveChannel that carries the events of an agent',
        )
      return said.messageId
    })
    const again = await withChannel(t, reader, (channel) => channel.next(0, [messageId], effectTimeoutMs(t)))
    t.expect.that(again !== undefined, {
      what: 'a message whose frame was not acknowledged comes again after reconnecting',
      warnOnly: true,
      actual: again ?? 'nothing',
    })
  },
)
