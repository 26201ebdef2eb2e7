/** Aspects of sends and history that the document leaves open. They are recorded, and must cause no server error. */
import { textParts } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import type { WireObject } from '../../client/wire.ts'
import { check, type RequirementId } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { announcements } from '../../fixtures/arrival.ts'
import { messageCore } from '../../model/message-core.ts'
import { sendRoutes, type SendRoute } from '../../fixtures/send-routes.ts'

/** Records an answer and asserts that it is not a server error. Returns whether the request was accepted. */
function record(
  t: CheckContext,
  decision: `AMB-${string}`,
  requirement: RequirementId,
  what: string,
  reply: Reply,
): boolean {
  t.observeDecision(decision, `${what}: ${reply.status}`)
  t.expect.that(reply.status < 500, {
    requirement,
    what: `the answer to ${what}`,
    expected: 'any answer except a server error',
    actual: reply.status,
  })
  return reply.ok
}

/** Returns invalid message ids. They are new for each call, so that a target that accepts them stores them. */
const oddIds = (ulid: string): Record<string, string> => ({
  'without a prefix': ulid,
  'in upper case': `MSG_${ulid.toUpperCase()}`,
  'with an upper-case ULID': `msg_${ulid.toUpperCase()}`,
  'too short': `msg_${ulid.slice(1)}`,
  'too long': `msg_${ulid}0`,
  'with the letter u': `msg_${ulid.slice(0, -1)}u`,
  'above the largest ULID': `msg_8${ulid.slice(1)}`,
})

check('messages.send.odd-ids', ['MSG-013'], agentChat, async (t) => {
  const accepted: string[] = []
  for (const [what, messageId] of Object.entries(oddIds(t.unique.ulid()))) {
    const reply = await t.agent.send({ message_id: messageId, chat_id: t.chat.id, parts: textParts('odd') })
    if (!record(t, 'AMB-004', 'MSG-013', `a message id ${what}`, reply)) continue
    accepted.push(messageId)
    const again = await t.agent.send({ message_id: messageId, chat_id: t.chat.id, parts: textParts('again') })
    t.expect.equal(messageCore(again.body.message), messageCore(reply.body.message), {
      what: `a repeated send with an id ${what}`,
    })
  }
  // The positive control, and the fence after which the accepted ids are counted.
  const { messageId } = await t.agent.sendText(t.chat.id)
  await t.agent.awaitInHistory(t.chat.id, messageId)
  for (const id of accepted)
    t.expect.that((await t.agent.inHistory(t.chat.id, id)).length <= 1, {
      what: 'history entries of an accepted id that is not a ULID',
    })
})

/** Sends a text with additional members in the body. */
async function sendWith(t: CheckContext, route: SendRoute, body: WireObject): Promise<{ id: string; reply: Reply }> {
  const id = t.unique.messageId()
  const parts = textParts(t.unique.marker())
  return { id, reply: await route.send(t.agent, t.chat.id, { message_id: id, parts, ...body }) }
}

/** Asserts that an unknown member of the body, accepted or rejected, does not change the parts. */
async function unknownMember(t: CheckContext, route: SendRoute): Promise<void> {
  const marker = t.unique.marker('unknown')
  const { id, reply } = await sendWith(t, route, { x_unknown: marker })
  if (!record(t, 'AMB-025', 'MSG-038', `an unknown member on ${route.name}`, reply)) return
  const entry = await t.agent.awaitInHistory(t.chat.id, id)
  t.expect.that(!JSON.stringify(entry?.parts).includes(marker), {
    requirement: 'MSG-038',
    what: 'an unknown member changes no part',
    actual: entry?.parts,
  })
}

/** Asserts that the path determines the chat if the target accepts a chat_id in the body. */
async function chatIdBesidePath(t: CheckContext, route: SendRoute): Promise<void> {
  const same = await sendWith(t, route, { chat_id: t.chat.id })
  record(t, 'AMB-025', 'MSG-054', `chat_id equal to the path on ${route.name}`, same.reply)
  const other = await sendWith(t, route, { chat_id: 'cnv_another' })
  if (!record(t, 'AMB-025', 'MSG-054', `another chat_id than the path on ${route.name}`, other.reply)) return
  t.expect.that((await t.agent.awaitInHistory(t.chat.id, other.id)) !== undefined, {
    requirement: 'MSG-054',
    what: 'a message with another chat id in its body is in the chat of the path',
  })
}

check('messages.send.open-members', ['MSG-038', 'MSG-054', 'PART-019', 'PART-021'], agentChat, async (t) => {
  const [v1, chat, strict] = sendRoutes
  for (const route of [v1, chat]) await unknownMember(t, route)
  for (const route of [chat, strict]) await chatIdBesidePath(t, route)
  for (const text of ['', ' ']) {
    const { reply } = await sendWith(t, v1, { parts: textParts(text) })
    record(t, 'AMB-021', 'PART-019', `a text part with ${JSON.stringify(text)}`, reply)
  }
  const { reply } = await sendWith(t, strict, { parts: [{ type: 'text', text: 'x', x_unknown: 1 }] })
  record(t, 'AMB-025', 'PART-021', 'an unknown member of a part on v2', reply)
  await t.given((await sendWith(t, strict, {})).reply, 'a send without the unknown member')
})

check('messages.send.reply-to-nothing', ['MSG-027'], { needs: { agents: 3, chat: 'agents' } }, async (t) => {
  const elsewhere = await t.openChat(t.agents[1]!, t.agents[2]!)
  const secret = t.unique.marker('secret')
  const foreign = await t.agents[2]!.sendText(elsewhere, secret)
  const targets = {
    'an unknown message': t.unique.messageId(),
    'a message of a chat of which the sender is not a member': foreign.messageId,
  }
  for (const [what, target] of Object.entries(targets)) {
    const messageId = t.unique.messageId()
    const reply = await t.agent.send({
      message_id: messageId,
      chat_id: t.chat.id,
      parts: textParts('reply'),
      reply_to: { message_id: target },
    })
    record(t, 'AMB-016', 'MSG-027', `reply_to with ${what}`, reply)
    t.expect.that(!reply.text.includes(secret), {
      what: `the answer to reply_to with ${what} contains nothing of the message`,
      actual: reply.body,
    })
  }
  const own = await t.agent.sendText(t.chat.id)
  await t.given(
    t.agent.send({
      message_id: t.unique.messageId(),
      chat_id: t.chat.id,
      parts: textParts('reply'),
      reply_to: { message_id: own.messageId },
    }),
    'a reply',
  )
  t.expect.that(!(await t.agent.history(t.chat.id)).text.includes(secret), {
    what: 'the history after such replies contains nothing of the message in the other chat',
  })
})

check('messages.send.own-event', ['MSG-052'], agentChat, async (t) => {
  const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
  const [mine, theirs] = [await sender.cursor(), await recipient.cursor()]
  const { messageId, message } = await sender.sendText(t.chat.id)
  await t.eventually('the event of the recipient', () => recipient.awaitMessage(theirs, messageId, 0), {
    requirement: 'MSG-052',
  })
  const own = (await sender.eventsSince(mine)).find((event) => event.data?.message?.message_id === messageId)
  t.observeDecision(
    'AMB-042',
    own === undefined ? 'no event to the sender' : 'the sender receives an event of its own message',
  )
  if (own !== undefined)
    t.expect.equal(messageCore(own.data.message), messageCore(message), {
      what: "the message in the sender's own event",
    })
  t.expect.that((await announcements(sender, mine, messageId)).length <= 1, {
    what: "events of an own message in the sender's log",
    expected: 'at most one',
  })
})

check('messages.history.odd-queries', ['HIST-015'], agentChat, async (t) => {
  await t.agent.sendText(t.chat.id)
  for (const [name, value] of [
    ['limit', '0'],
    ['limit', '-1'],
    ['limit', '100000'],
    ['limit', 'x'],
    ['before_sequence', 'x'],
    ['before_sequence', '-1'],
  ] as const) {
    const reply = await t.agent.history(t.chat.id, { [name]: value })
    record(t, 'AMB-058', 'HIST-015', `${name}=${value}`, reply)
  }
  await t.given(t.agent.history(t.chat.id), 'the history')
})
