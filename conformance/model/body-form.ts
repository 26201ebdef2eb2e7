/** Selects the form of a body by its members (AMB-010). */
export type BodyForm = 'current' | 'variant' | 'draft' | 'rejected'

type Body = Readonly<Record<string, unknown>>

const currentMembers = ['message_id', 'chat_id', 'parts', 'text', 'reply_to']
const draftMembers = ['conversation_id', 'draft']
const namedReactions = ['love', 'like', 'dislike', 'laugh', 'emphasize', 'question', 'custom']

const some = (names: readonly string[], body: Body): boolean => names.some((name) => name in body)

/** Returns the form of a body of POST /v1/messages. `rejected`: members of several forms. */
export function formOfSend(body: Body): BodyForm {
  if ('to' in body || 'message' in body)
    return some([...currentMembers, ...draftMembers], body) ? 'rejected' : 'variant'
  if (!some(draftMembers, body)) return 'current'
  return 'chat_id' in body || !draftMembers.every((name) => name in body) ? 'rejected' : 'draft'
}

/** Returns the form of a body of POST /v1/messages/{id}/reactions. */
export function formOfReaction(body: Body): BodyForm {
  if (!('part_index' in body) && !namedReactions.includes(body['type'] as string)) return 'current'
  return 'target_part_id' in body ? 'rejected' : 'variant'
}
