/** Where a message shows after it was sent: the histories of both parties and the recipient's log. */
import { isReceived, type Agent } from '../client/agent.ts'
import type { WireMessage } from '../client/wire.ts'
import type { CheckContext, Citation } from '../check-api/context.ts'

export interface Projection {
  where: string
  message: WireMessage
}

export interface Arrival {
  chatId: string
  messageId: string
  sender: Agent
  recipient: Agent
  /** The recipient's cursor from before the send. */
  after: number
}

/** Every projection of a message that a later reader gets; waits for each, and a missing one breaks the citation. */
export async function projections(t: CheckContext, arrival: Arrival, citation: Citation = {}): Promise<Projection[]> {
  const { chatId, messageId, sender, recipient, after } = arrival
  const inHistory = (agent: Agent, whose: string): Promise<WireMessage> =>
    t.eventually(
      `the message in the history of the ${whose}`,
      async () => (await agent.inHistory(chatId, messageId))[0],
      citation,
    )
  const event = await t.eventually(
    'the message.received event of the recipient',
    async () => (await recipient.eventsSince(after)).find((item) => isReceived(item, messageId)),
    citation,
  )
  const found: Projection[] = [
    { where: 'history of the sender', message: await inHistory(sender, 'sender') },
    { where: 'history of the recipient', message: await inHistory(recipient, 'recipient') },
  ]
  if (event?.data.message !== undefined) found.push({ where: 'data.message of the event', message: event.data.message })
  return found.filter(({ message }) => message !== undefined)
}

/** Distinct event ids that announce a message to this agent. */
export async function announcements(agent: Agent, after: number, messageId: string): Promise<string[]> {
  const events = (await agent.eventsSince(after)).filter((event) => isReceived(event, messageId))
  return [...new Set(events.map((event) => event.event_id))]
}

/** More than one history entry or event of one id, in words; undefined when there is at most one of each. */
export async function repeated(arrival: Arrival): Promise<string | undefined> {
  const entries = await Promise.all(
    [arrival.sender, arrival.recipient].map(
      async (agent) => (await agent.inHistory(arrival.chatId, arrival.messageId)).length,
    ),
  )
  const events = (await announcements(arrival.recipient, arrival.after, arrival.messageId)).length
  return Math.max(...entries, events) > 1 ? `history entries ${entries.join(' and ')}, events ${events}` : undefined
}
