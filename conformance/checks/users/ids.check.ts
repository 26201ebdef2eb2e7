import type { Agent } from '../../client/agent.ts'
import type { WireEvent } from '../../client/wire.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { textsIn } from '../../fixtures/profiles.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'
import { sendTextAs } from '../../fixtures/persons.ts'

check(
  'users.id.is-the-same-everywhere',
  ['USR-006'],
  { needs: { agents: 2, persons: 1, chat: 'person', hooks: ['sendAsPerson'] } },
  async (t) => {
    const { person } = t
    const elsewhere = await t.openChat(person, t.agents[1]!)
    const places: [string, Agent, string][] = [
      ['the direct chat', t.agents[0]!, t.chat.id],
      ['a direct chat with another agent', t.agents[1]!, elsewhere],
      ['the direct chat, later', t.agents[0]!, t.chat.id],
    ]
    for (const [where, agent, chatId] of places) {
      const { event, entry } = await written(t, agent, chatId)
      t.expect.that(textsIn(event).includes(person.id), {
        what: `data.message of a message of the person in ${where} contains the user id of the target file`,
        expected: person.id,
        actual: event,
      })
      t.expect.that(textsIn(entry).includes(person.id), {
        what: `the history of ${where} contains the user id of the target file`,
        expected: person.id,
        actual: entry,
      })
    }
    if (!t.offered('read_state') || !t.offered('other_events') || !t.hooks.has('readAsPerson')) return
    const base = await t.agent.cursor()
    const { messageId } = await t.agent.sendText(t.chat.id)
    await t.hooks.run('readAsPerson', { chat_id: t.chat.id, message_id: messageId }, person)
    const isReceipt = (event: WireEvent) => event.event_type === 'message.read' && event.chat_id === t.chat.id
    const receipt = await t.agent.awaitEvent(base, isReceipt, effectTimeoutMs(t))
    if (receipt === undefined) return
    t.expect.that(textsIn(receipt.data).includes(person.id), {
      what: 'data of message.read contains the user id of the target file',
      expected: person.id,
      actual: receipt.data,
    })
  },
)

/** Sends a message as the person. Returns it as the agent receives it. */
async function written(t: CheckContext, agent: Agent, chatId: string): Promise<{ event: unknown; entry: unknown }> {
  const base = await agent.cursor()
  const messageId = await sendTextAs(t, t.person, chatId)
  const event = await agent.awaitMessage(base, messageId, effectTimeoutMs(t))
  const entry = await agent.awaitInHistory(chatId, messageId, effectTimeoutMs(t))
  if (event === undefined || entry === undefined)
    return t.notTestable('a message of the person did not arrive', 'provision.sendAsPerson in the target file')
  return { event: event.data, entry }
}
