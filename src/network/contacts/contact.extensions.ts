import type { Contact as ContactBody } from '../../../generated/extensions/types.gen.ts'
import { encodeTime } from '../../platform/clock.ts'
import type { EventDraft } from '../../platform/event-log/log-event.ts'
import type { Contact } from './contact.store.ts'

export function encodeContact({ handle, name, since }: Contact): ContactBody {
  return { handle, name, since: encodeTime(since) }
}

/** Builds the event for a user who looked for a number that another user now has. */
export function contactJoined(seekerId: string, userId: string): EventDraft {
  return { actorId: seekerId, eventType: 'contact.joined', chatId: null, messageId: null, data: { user_id: userId } }
}
