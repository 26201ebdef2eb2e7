import type {
  ContactRequest as ContactRequestBody,
  CreateContactRequest,
} from '../../../generated/extensions/types.gen.ts'
import { encodeTime } from '../../platform/clock.ts'
import type { EventEncoders } from '../../../generated/events.ts'
import type { ContactRequest } from './contact-request.store.ts'
import type { ContactInput } from './contact-requests.ts'
import type { ContactRequestEvents } from './requests.ts'

export function decodeContactInput({
  handle,
  user_id: userId,
  note,
  request_id: requestId,
}: CreateContactRequest): ContactInput {
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

/** Logs contain no handle of a user, who may be deleted. */
export const contactRequestEventEncoders: EventEncoders<ContactRequestEvents> = {
  'contact_request.updated': ({ request }) => {
    const { handle: _handle, ...shown } = encodeContactRequest(request)
    return { contact_request: shown }
  },
}
