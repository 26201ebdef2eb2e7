/** Pagination of a history toward older messages, with before_sequence. */
import { messagesOf, type Agent } from '../../client/agent.ts'
import type { WireMessage } from '../../client/wire.ts'
import type { CheckContext } from '../../check-api/context.ts'

const pagesMax = 200

/** Reads pages of `t.chat`, newest first, until a page contains `oldestId` or is empty. Cycles through the limits. */
export async function pagesBack(
  t: CheckContext,
  agent: Agent,
  sizes: readonly number[],
  oldestId: string,
  between?: () => Promise<void>,
): Promise<WireMessage[][]> {
  const pages: WireMessage[][] = []
  let before: number | undefined
  while (pages.length < pagesMax) {
    const limit = sizes[pages.length % sizes.length]!
    const page = messagesOf(
      await t.given(agent.history(t.chat.id, { limit, before_sequence: before }), 'a page of the history'),
    )
    pages.push(page)
    if (page.length === 0 || page.some((message) => message.message_id === oldestId)) return pages
    const sequences = page.map((message) => Number(t.named(message, 'message_sequence') ?? Number.NaN))
    if (!sequences.every(Number.isFinite)) {
      t.notTestable('history entries have no usable sequence', 'names.message_sequence in the target file')
    }
    // Pages that do not advance would loop forever. The caller judges repeated and missing messages.
    const lowest = Math.min(...sequences)
    if (before !== undefined && lowest >= before) return pages
    before = lowest
    await between?.()
  }
  return t.notTestable(`the history has more than ${pagesMax} pages`, 'a chat that only the harness uses')
}
