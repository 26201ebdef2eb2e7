/** Shared helpers of draft checks: opens, finalizes and finds drafts. */
import type { Agent } from '../../client/agent.ts'
import { appendDraft, finalizeDraft, openDraft } from '../../client/variant.ts'
import type { CheckContext } from '../../check-api/context.ts'

/** Opens a draft of an agent and appends texts, as a prerequisite. */
export async function draftOf(t: CheckContext, author: Agent, ...texts: string[]): Promise<string> {
  const { message_id: id } = await t.given(openDraft(author, t.chat.id), 'opening a draft')
  for (const text of texts) await t.given(appendDraft(author, id, text), 'an append to a draft')
  return id
}

/** Finalizes a draft, as a prerequisite. */
export const published = (t: CheckContext, author: Agent, id: string): Promise<unknown> =>
  t.given(finalizeDraft(author, id), 'finalizing a draft')

/** Returns where an agent sees a draft, by its id or its text. Undefined if the agent does not see it. */
export async function seenBy(
  agent: Agent,
  chatId: string,
  after: number,
  ...signs: string[]
): Promise<string | undefined> {
  const { text } = await agent.history(chatId)
  const places = { 'the history': text, 'the log': JSON.stringify(await agent.eventsSince(after)) }
  const place = Object.entries(places).find(([, shown]) => signs.some((sign) => shown.includes(sign)))
  return place === undefined ? undefined : `${place[0]} of ${agent.handle} contains it`
}

/** Sends a later message of the author, and waits until the reader receives it. */
export async function fence(t: CheckContext, reader: Agent, after: number): Promise<unknown> {
  const { messageId } = await t.agent.sendText(t.chat.id)
  return reader.awaitMessage(after, messageId)
}
