import type {
  Cleanup as CleanupBody,
  OwnUser as OwnUserBody,
  Session as SessionBody,
} from '../../../generated/extensions/types.gen.ts'
import type { DeletionReceipt } from './deletion.ts'
import { encodeTime } from '../../platform/clock.ts'
import type { Session } from './session.sql.ts'
import type { Actor } from './actor.ts'
import type { OwnUser } from './own-user.ts'

/** Encodes the public view of a deletion. */
export function encodeReceipt({ receiptId, status }: DeletionReceipt): { cleanup: CleanupBody } {
  return { cleanup: { status, receipt_id: receiptId } }
}

/** Encodes a session. @param currentId session of the request */
export function encodeSession(session: Session, currentId: string): SessionBody {
  return {
    id: session.id,
    client_name: session.clientName,
    current: session.id === currentId,
    created_at: encodeTime(session.createdAt),
    last_seen_at: session.lastSeenAt === null ? null : encodeTime(session.lastSeenAt),
    last_address: session.lastAddress || null,
    expires_at: encodeTime(session.expiresAt),
  }
}

/** Encodes a person for the person itself. */
export function encodeOwnUser({ user, requestsFrom, claimedPhoneNumber, agents }: OwnUser): OwnUserBody {
  return {
    ...encodeUser(user),
    avatar: user.avatar,
    phone_number: user.phoneNumber ?? claimedPhoneNumber,
    phone_number_verified: user.phoneNumber !== null,
    requests_from: requestsFrom,
    agent_count: agents,
    created_at: encodeTime(user.createdAt),
  }
}

export function encodeUser(user: Actor): { user_id: string; handle: string; name: string } {
  return { user_id: user.id, handle: user.handle ?? '', name: user.displayName ?? '' }
}
