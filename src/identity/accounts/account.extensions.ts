import type { Cleanup as CleanupBody, Session as SessionBody } from '../../../generated/extensions/types.gen.ts'
import type { DeletionReceipt } from './deletion.ts'
import { encodeTime } from '../../platform/timestamp.ts'
import type { Session } from './session.store.ts'
import type { Actor, RequestsFrom } from './actor.ts'
import type { OwnUser } from './get-own-user.ts'

/** What is shown of a deletion. */
export function encodeReceipt({ receiptId, status }: DeletionReceipt): { cleanup: CleanupBody } {
  return { cleanup: { status, receipt_id: receiptId } }
}

/** @param currentId the session of the request */
export function encodeSession(session: Session, currentId: string): SessionBody {
  return {
    id: session.id,
    client_name: session.clientName,
    current: session.id === currentId,
    created_at: encodeTime(session.createdAt),
    last_seen_at: session.lastSeenAt === null ? null : encodeTime(session.lastSeenAt),
    expires_at: encodeTime(session.expiresAt),
  }
}

/** A person as it sees itself. */
export function encodeOwnUser({ user, requestsFrom }: OwnUser): ReturnType<typeof encodeUser> & {
  requests_from: RequestsFrom
} {
  return { ...encodeUser(user), requests_from: requestsFrom }
}

/** A person as the operator sees it. */
export function encodeUser(user: Actor): { user_id: string; handle: string; name: string } {
  return { user_id: user.id, handle: user.handle ?? '', name: user.displayName ?? '' }
}
