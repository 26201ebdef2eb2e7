import type { BlockedHandle as BlockedHandleBody } from '../../../generated/extensions/types.gen.ts'
import type { List } from '../../platform/paginate.ts'
import { encodeTime } from '../../platform/timestamp.ts'
import type { BlockedHandle } from './block.ts'

export function encodeBlockedHandles({ items, nextCursor, hasMore }: List<BlockedHandle>): {
  blocked_handles: BlockedHandleBody[]
  next_cursor: string | null
  has_more: boolean
} {
  return { blocked_handles: items.map(encodeBlockedHandle), next_cursor: nextCursor, has_more: hasMore }
}

function encodeBlockedHandle({ handle, createdAt }: BlockedHandle): BlockedHandleBody {
  return { handle, created_at: encodeTime(createdAt) }
}
