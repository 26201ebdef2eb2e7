/** Reading a history backwards with before_sequence. */
import { messagesOf, type Agent } from '../../client/agent.ts'
import type { WireMessage } from '../../client/wire.ts'
import type { CheckContext } from '../../check-api/context.ts'

const mostPages = 200

/** Pages of `t.chat`, newest first, of the given sizes in turn, until one holds `oldestId` or is empty. */
export async function pagesBack(
  t: CheckContext,
  agent: Agent,
  sizes: readonly number[],
  oldestId: string,
  between?: () => Promise<void>,
): Promise<WireMessage[][]> {
  const pages: WireMessage[][] = []
  let before: number | undefined
  while (pages.length < mostPages) {
    const limit = sizes[pages.length % sizes.length]!
    const page = messagesOf(
      await t.given(agent.history(t.chat.id, { limit, before_sequence: before }), 'a page of the history'),
    )
    pages.push(page)
    if (page.length === 0 || page.some((message) => message.message_id === oldestId)) return pages
    const sequences = page.map((message) => Number(t.named(message, 'message_sequence') ?? Number.NaN))
    if (!sequences.every(Number.isFinite)) {
      t.notTestable('history entries show no usable sequence', 'names.message_sequence in the target file')
    }
    before = Math.min(...sequences)
    await between?.()
  }
  return pages
}
