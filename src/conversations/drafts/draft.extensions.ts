import type { Draft as DraftBody } from '../../../generated/extensions/types.gen.ts'
import { encodeActor } from '../../identity/accounts/actor.current.ts'
import { encodePart } from '../messages/part.current.ts'
import type { DraftInView } from './draft.sql.ts'
import { DRAFT_VIEW_MS } from './draft.rules.ts'

/** Encodes a draft for the persons of its chat. @param now time of the list, in milliseconds */
export function encodeDraftInView({ id, chatId, sender, parts, updatedAt }: DraftInView, now: number): DraftBody {
  return {
    message_id: id,
    chat_id: chatId,
    sender: encodeActor(sender),
    parts: parts.map(encodePart),
    expires_in: Math.max(0, Math.ceil((updatedAt + DRAFT_VIEW_MS - now) / 1000)),
  }
}
