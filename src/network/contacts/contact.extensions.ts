import type { Contact as ContactBody } from '../../../generated/extensions/types.gen.ts'
import { encodeTime } from '../../platform/timestamp.ts'
import type { EventDraft } from '../../platform/event-log/log-event.ts'
import type { Contact } from './contact.ts'

export function encodeContact({ handle, name, since }: Contact): ContactBody {
  return { handle, name, since: encodeTime(since) }
}

/** Tells a user that another one has a number now that it looked for. */
export function contactJoined(seekerId: string, userId: string): EventDraft {
  return { actorId: seekerId, eventType: 'contact.joined', chatId: null, messageId: null, data: { user_id: userId } }
}
