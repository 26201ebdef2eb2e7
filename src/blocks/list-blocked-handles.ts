import type { Context } from '../context.ts'
import type { Caller } from '../edge/handler.ts'
import type { BlockedHandle } from './block.ts'
import { listBlocks } from './block.store.ts'

export interface BlockedHandlePage {
  blockedHandles: BlockedHandle[]
  nextCursor: string | null
  hasMore: boolean
}

/** The caller's own blocks by handle. Nobody sees who blocks them. */
export async function listBlockedHandles(
  context: Context,
  caller: Caller,
  page: { cursor: string | null; limit: number },
): Promise<BlockedHandlePage> {
  const found = await context.database.read((tx) => listBlocks(tx, caller.id, page.cursor ?? '', page.limit + 1))
  const hasMore = found.length > page.limit
  const blockedHandles = found.slice(0, page.limit)
  return { blockedHandles, hasMore, nextCursor: hasMore ? blockedHandles.at(-1)!.handle : null }
}
