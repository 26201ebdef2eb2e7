/** Sections of the variant form: drafts, idempotency keys, message requests and subscriptions. */
import { textOf } from '../../client/agent.ts'
import type { WireMessage } from '../../client/wire.ts'
import { verifySignature } from '../../client/signature.ts'
import {
  appendDraft,
  finalizeDraft,
  messageIn,
  openDraft,
  sendTo,
  subscribe,
  valueParts,
} from '../../client/variant.ts'
import { addOf, emojis } from '../../fixtures/reactions.ts'
import { plainAgent } from '../../fixtures/profiles.ts'
import { deliveryTimeoutMs } from '../../fixtures/timeouts.ts'
import { chatOf, copies, write } from '../../fixtures/variant-sends.ts'
import { secretIn } from '../webhooks/secret.ts'
import type { Section } from './kept.ts'

/** Section: a draft with a text. */
export const draft: Section = async (t) => {
  if (!t.offered('drafts')) t.notTestable('drafts are not offered', 'offers.drafts in the target file')
  const [before, later] = [t.unique.marker('before'), t.unique.marker('later')]
  const { message_id: id } = await t.given(openDraft(t.agent, t.chat.id), 'opening a draft')
  await t.given(appendDraft(t.agent, id, before), 'an append to a draft')
  return {
    verify: async () => {
      const about = { requirement: 'DRAFT-005', failureClass: 'lost' } as const
      const appended = await appendDraft(t.agent, id, later)
      t.expect.status(appended, '2xx', { ...about, what: 'an append after a restart to a draft from before it' })
      const finalized = await finalizeDraft(t.agent, id)
      t.expect.status(finalized, '2xx', { ...about, what: 'finalizing a draft from before a restart' })
      const shown = textOf(messageIn(finalized.body) as WireMessage | undefined)
      t.expect.equal(shown, before + later, {
        ...about,
        what: 'the text of a draft that was appended to before and after a restart',
      })
    },
  }
}

/** Section: a send with an idempotency key. */
export const idempotencyKey: Section = async (t) => {
  const recipient = t.agents[1]!
  const [after, text, key] = [await recipient.cursor(), t.unique.marker(), t.unique.ulid()]
  const send = () => sendTo(t.agent, [recipient.handle], { parts: valueParts(text), idempotency_key: key })
  const chatId = await chatOf(t, send(), 'a send with an idempotency_key')
  return {
    verify: async () => {
      await send()
      await recipient.awaitMessage(after, (await t.agent.sendText(chatId)).messageId)
      const { entries } = await copies(recipient, chatId, after, text)
      t.expect.equal(entries, 1, {
        requirement: 'VMSG-009',
        failureClass: 'duplicated',
        what: 'messages of a send whose idempotency_key is repeated after a restart',
      })
    },
  }
}

/** Section: a first message to a person. */
export const request: Section = async (t) => {
  const agent = await plainAgent(t, t.person)
  const chatId = await chatOf(t, write(agent, t.person, t.unique.marker()), 'a first message of an agent to a person')
  const waits = async (): Promise<boolean> =>
    JSON.stringify(await t.hooks.run('listRequests', {}, t.person)).includes(chatId)
  if (!(await waits()))
    t.notTestable('the first message is not a message request', 'a target with message requests (see VMSG-013)')
  return {
    verify: async () => {
      t.expect.that(await waits(), {
        requirement: 'VMSG-013',
        failureClass: 'lost',
        what: 'the chat of a first message from before a restart is among the message requests of the person after it',
        expected: chatId,
        actual: 'other chats',
      })
    },
  }
}

/** Section: a subscription to one type of events. */
export const subscription: Section = async (t) => {
  const [owner, writer] = [t.agents[0]!, t.agents[1]!]
  const endpoint = t.receiver.endpoint()
  const body = await t.given(
    subscribe(owner, { target_url: endpoint.url, subscribed_events: ['reaction.added'] as never }),
    'a subscription to reaction.added',
  )
  return {
    verify: async () => {
      const message = await writer.sendText(t.chat.id)
      const own = await owner.sendText(t.chat.id)
      await t.given(writer.react(own.messageId, addOf(emojis[0])), 'a reaction after the restart')
      const delivery = await endpoint.next((one) => one.text.includes(own.messageId), deliveryTimeoutMs(t))
      t.expect.that(delivery !== undefined, {
        requirement: 'WHK-037',
        failureClass: 'lost',
        what: 'delivery of a reaction after a restart to a subscription from before it',
        expected: 'a delivery',
        actual: 'none',
      })
      const secret = secretIn(body)
      t.expect.that(secret === undefined || verifySignature(delivery!, secret).valid, {
        requirement: 'WHK-038',
        what: 'a delivery after a restart is signed with the secret of its subscription',
        expected: 'a signature with the secret from before the restart',
        actual: delivery!.signature.slice(0, 80),
      })
      const other = endpoint.deliveries.find((one) => one.text.includes(message.messageId))
      t.expect.that(other === undefined, {
        requirement: 'WHK-037',
        what: 'a delivery of a message after a restart to a subscription to reaction.added',
        expected: 'none',
        actual: other?.text.slice(0, 200),
      })
    },
  }
}
