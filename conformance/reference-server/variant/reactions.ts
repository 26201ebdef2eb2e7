/** Reactions of the variant form: six named types and emoji, on parts by their index (RCT-027, RCT-028). */
import { reactAs, type Request } from '../messages/reactions.ts'
import { partId } from '../messages/render-message.ts'
import { invalid, Refusal } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { isObject, type Json } from '../state/json.ts'
import type { Subject } from '../state/server.ts'

const named = ['love', 'like', 'dislike', 'laugh', 'emphasize', 'question']

/** Whether a reaction is of the variant form. */
export const isByIndex = (body: unknown): boolean =>
  isObject(body) && ('part_index' in body || named.includes(String(body['type'])) || body['type'] === 'custom')

export const reactByIndex = (call: Call): Promise<Reply> => reactAs(call, decode)

function decode(subject: Subject, body: unknown): Request {
  if (!isObject(body)) throw invalid('the body must be an object')
  const { operation, type, emoji, part_index: index } = body
  if (operation !== 'add' && operation !== 'remove') throw invalid('operation must be add or remove')
  const isEmoji = type === 'emoji' || type === 'custom'
  if (!isEmoji && !named.includes(String(type))) throw invalid('type is unknown')
  if (type === 'question' && subject.faulty('reaction-question-refused')) throw invalid('type is unknown')
  if (isEmoji && subject.faulty('reaction-emoji-by-index-refused')) throw invalid('type is unknown')
  if (isEmoji && (typeof emoji !== 'string' || emoji === '')) throw invalid('emoji is missing')
  if (!isEmoji && emoji !== undefined) refuseEmoji(subject)
  return {
    operation,
    type: isEmoji ? 'emoji' : String(type),
    emoji: isEmoji ? String(emoji) : '',
    slot: slotOf(subject, index),
  }
}

/** An emoji beside another type is refused or of no meaning (AMB-105). */
function refuseEmoji(subject: Subject): void {
  if (subject.faulty('reaction-superfluous-emoji-500')) throw new Refusal('internal_error', 'emoji')
  if (!subject.chose('superfluous-emoji-ignored')) throw invalid('emoji goes with the type emoji')
}

function slotOf(subject: Subject, index: Json | undefined): string | null {
  if (index === undefined || subject.faulty('part-index-ignored')) return null
  if (!Number.isInteger(index) || Number(index) < 0) throw invalid('part_index must be an integer')
  return partId(Number(index) + (subject.faulty('part-index-from-1') ? -1 : 0))
}
