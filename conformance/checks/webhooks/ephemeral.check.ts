/** Typing and blocks are not in the log, so they are not webhook events. */
import type { Delivery } from '../../client/receiver.ts'
import { check } from '../../check-api/check.ts'
import { seeControlRetried, scriptReceiver } from './scripted-receiver.ts'
import { subscriber } from '../../fixtures/agent-chat.ts'
import { setBlock } from '../../fixtures/blocks.ts'
import { arrivalMs } from '../../fixtures/timeouts.ts'

check('webhooks.deliver.typing-is-not-retried', ['WHK-035'], { ...subscriber, optionalArea: 'typing' }, async (t) => {
  const isTyping = ({ event }: Delivery): boolean => String(event?.event_type).includes('typing')
  const typing = (): Delivery[] => t.webhook.endpoint.deliveries.filter(isTyping)
  // A failing event of another type may delay later events (AMB-052), so only typing events fail.
  const receiver = scriptReceiver(t, (delivery) => ({ status: isTyping(delivery) ? 500 : 204 }))
  await t.given(t.agents[1]!.typing(t.chat.id, true), 'typing')
  await seeControlRetried(t, receiver)
  await seeControlRetried(t, receiver)
  t.expect.that(typing().length < 2, {
    what: 'deliveries of a typing event that was answered with 500',
    expected: 'at most one, because typing never enters the log that webhooks read',
    actual: typing().length,
  })
  t.observeDecision('AMB-053', typing().length === 0 ? 'typing is not sent to webhooks' : 'typing is sent to webhooks')
})

/** Event types that reveal a block or a deletion. Only such names can fail, because the document states no names. */
const revealing = /install|block|account.*delet|delet.*account/i

check(
  'webhooks.deliver.no-block-events',
  ['EVT-045'],
  { ...subscriber, needs: { ...subscriber.needs, hooks: ['block', 'unblock'] } },
  async (t) => {
    const [quiet, other] = [t.webhook.agent, t.agents[1]!]
    const receiver = scriptReceiver(t)
    await receiver.first(await receiver.send())
    const base = await quiet.cursor()
    await (await setBlock(t, other, quiet)).lift()
    await (await setBlock(t, quiet, other)).lift()
    await t.absent({
      what: 'an event that reveals blocking',
      failureClass: 'leaked',
      settleMs: 700,
      fence: async () => receiver.collect(await receiver.send(), 1, arrivalMs(t)).then(([first]) => first),
      observe: async () => {
        const delivered = t.webhook.endpoint.deliveries.map(({ event }) => event)
        return [...delivered, ...(await quiet.eventsSince(base))].find((event) =>
          revealing.test(String(event?.event_type)),
        )
      },
    })
  },
)
