import type {
  Contact as ContactBody,
  ContactRequest as ContactRequestBody,
  CreateContactRequest,
} from '../../../generated/extensions/types.gen.ts'
import { encodeTime } from '../../platform/timestamp.ts'
import type { EventDraft } from '../../platform/event-log/log-event.ts'
import type { Contact, ContactRequest } from '../contact-requests/contact-request.ts'
import type { ContactWish } from '../contact-requests/create-contact-request.ts'

export function decodeContactWish({
  handle,
  user_id: userId,
  note,
  request_id: requestId,
}: CreateContactRequest): ContactWish {
  return {
    user: handle === undefined ? { userId: userId! } : { handle },
    note: note ?? null,
    requestId: requestId ?? null,
  }
}

export function encodeContactRequest(request: ContactRequest): ContactRequestBody {
  return {
    id: request.id,
    status: request.status,
    ...(request.handle !== undefined && { handle: request.handle }),
    ...(request.userId !== undefined && { user_id: request.userId }),
    ...(request.note !== null && { note: request.note }),
    created_at: encodeTime(request.createdAt),
    expires_at: encodeTime(request.expiresAt),
  }
}

export function encodeContact({ handle, name, since }: Contact): ContactBody {
  return { handle, name, since: encodeTime(since) }
}

/** The agent is told that its request was accepted. Logs keep no handle of a person, who may go. */
export function contactRequestUpdated(agentId: string, request: ContactRequest): EventDraft {
  const { handle: _handle, ...told } = encodeContactRequest(request)
  return event(agentId, 'contact_request.updated', { contact_request: told })
}

/** A person is told that somebody has a number now that it looked for. */
export function contactJoined(seekerId: string, userId: string): EventDraft {
  return event(seekerId, 'contact.joined', { user_id: userId })
}

const event = (actorId: string, eventType: string, data: Record<string, unknown>): EventDraft => ({
  actorId,
  eventType,
  chatId: null,
  messageId: null,
  data,
})
