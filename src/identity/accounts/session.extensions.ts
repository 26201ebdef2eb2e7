import type { Session as SessionBody } from '../../../generated/extensions/types.gen.ts'
import type { List } from '../../platform/paginate.ts'
import { encodeTime } from '../../platform/timestamp.ts'
import type { Session } from './session.store.ts'

/** @param currentId the session of the request */
export function encodeSessions(
  { items, nextCursor, hasMore }: List<Session>,
  currentId: string,
): {
  sessions: SessionBody[]
  next_cursor: string | null
  has_more: boolean
} {
  return { sessions: items.map((item) => encodeSession(item, currentId)), next_cursor: nextCursor, has_more: hasMore }
}

function encodeSession(session: Session, currentId: string): SessionBody {
  return {
    id: session.id,
    client_name: session.clientName,
    current: session.id === currentId,
    created_at: encodeTime(session.createdAt),
    expires_at: encodeTime(session.expiresAt),
  }
}
