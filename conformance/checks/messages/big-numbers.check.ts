import { check } from '../../check-api/check.ts'
import { messagesOf } from '../../client/agent.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'

/**
 * Numbers that a double cannot represent exactly. The document does not state what happens to their last digits
 * (AMB-024).
 */
const numbers = [
  '12345678901234567890',
  '-9007199254740993',
  '0.12345678901234567890123',
  '123456789012345678901234567890',
]

check('messages.parts.numbers-beyond-doubles', ['PART-009'], agentChat, async (t) => {
  await t.agent.sendText(t.chat.id)
  for (const number of numbers) {
    const messageId = t.unique.messageId()
    const raw = `{"message_id":"${messageId}","chat_id":${JSON.stringify(t.chat.id)},"parts":[{"type":"data","data":{"n":${number}}}]}`
    const headers = { 'content-type': 'application/json' }
    const reply = await t.agent.call({ method: 'POST', path: '/v1/messages', raw, headers })
    const accepted = t.expect.status(reply, '2xx', { warnOnly: true, what: `status of a data part with ${number}` })
    if (!accepted) continue
    await t.agent.awaitInHistory(t.chat.id, messageId)
    const entry = messagesOf(await t.given(t.agent.history(t.chat.id), 'the history')).find(
      (message) => message.message_id === messageId,
    )
    const shown = (entry?.parts?.[0]?.['data'] as { n?: unknown } | undefined)?.n
    t.expect.equal(shown, Number(number), { warnOnly: true, what: `${number} in the history, as a double` })
  }
})
