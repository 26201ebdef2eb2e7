import type { BlockedHandle as BlockedHandleBody } from '../../../generated/extensions/types.gen.ts'
import { encodeTime } from '../../platform/clock.ts'
import type { BlockedHandle } from './block.sql.ts'

export function encodeBlockedHandle({ handle, createdAt }: BlockedHandle): BlockedHandleBody {
  return { handle, created_at: encodeTime(createdAt) }
}
