import { keyOf } from '../../platform/unit-of-work/state.ts'
import type { ChatKind } from '../chats/chat.ts'

/** [blocker, blocked] pairs by `keyOf`. */
export type Blocks = ReadonlySet<string>

/**
 * Returns whether actions of `from` must not reach `to`: in a direct chat after a block in either direction, in a group
 * only after a block by the receiver (BLK-001, BLK-006, BLK-007).
 */
export function isBlocked(blocks: Blocks, chat: { kind: ChatKind }, from: string, to: string): boolean {
  if (blocks.size === 0) return false
  if (blocks.has(keyOf(to, from))) return true
  return chat.kind === 'direct' && blocks.has(keyOf(from, to))
}
