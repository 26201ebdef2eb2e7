/** Reactions of the variant form: six named types and emoji, and parts by their index (RCT-027, RCT-028). */
import { reactAs, type ReactionRequest } from '../messages/reactions.ts'
import { partId } from '../messages/render-message.ts'
import { invalid, ApiError } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { isObject, type Json } from '../state/json.ts'
import type { ReferenceServer } from '../state/server.ts'

const named = ['love', 'like', 'dislike', 'laugh', 'emphasize', 'question']

/** Returns whether the body of a reaction has the variant form. */
export const isByIndex = (body: unknown): boolean =>
  isObject(body) && ('part_index' in body || named.includes(String(body['type'])) || body['type'] === 'custom')

export const reactByIndex = (call: Call): Promise<Reply> => reactAs(call, decode)

function decode(server: ReferenceServer, body: unknown): ReactionRequest {
  if (!isObject(body)) throw invalid('the body must be an object')
  const { operation, type, emoji, part_index: index } = body
  if (operation !== 'add' && operation !== 'remove') throw invalid('operation must be add or remove')
  const isEmoji = type === 'emoji' || type === 'custom'
  if (!isEmoji && !named.includes(String(type))) throw invalid('type is unknown')
  if (type === 'question' && server.hasFault('reaction-question-rejected')) throw invalid('type is unknown')
  if (isEmoji && server.hasFault('reaction-emoji-by-index-rejected')) throw invalid('type is unknown')
  if (isEmoji && (typeof emoji !== 'string' || emoji === '')) throw invalid('emoji is missing')
  if (!isEmoji && emoji !== undefined) rejectEmoji(server)
  const removes = operation === 'remove'
  if (removes && !isEmoji && server.hasFault('named-reaction-removal-rejected')) throw invalid('operation must be add')
  const isKept = removes && server.hasFault('named-reaction-not-removed')
  const isMisplaced = removes && server.hasFault('part-index-of-removal-ignored')
  return {
    operation,
    type: isEmoji ? 'emoji' : isKept ? 'none' : String(type),
    emoji: isEmoji ? String(emoji) : '',
    target: isMisplaced ? null : targetOf(server, index),
  }
}

/** Rejects an emoji together with another type, unless a choice ignores it (AMB-105). */
function rejectEmoji(server: ReferenceServer): void {
  if (server.hasFault('reaction-superfluous-emoji-500')) throw new ApiError('internal_error', 'emoji')
  if (!server.hasChoice('superfluous-emoji-ignored')) throw invalid('emoji goes with the type emoji')
}

function targetOf(server: ReferenceServer, index: Json | undefined): string | null {
  if (index === undefined || server.hasFault('part-index-ignored')) return null
  if (!Number.isInteger(index) || Number(index) < 0) throw invalid('part_index must be an integer')
  return partId(Number(index) + (server.hasFault('part-index-from-1') ? -1 : 0))
}
