import type { Session as SessionBody } from '../../../generated/extensions/types.gen.ts'
import { encodeTime } from '../../platform/timestamp.ts'
import type { Session } from './session.store.ts'

/** @param currentId the session of the request */
export function encodeSession(session: Session, currentId: string): SessionBody {
  return {
    id: session.id,
    client_name: session.clientName,
    current: session.id === currentId,
    created_at: encodeTime(session.createdAt),
    expires_at: encodeTime(session.expiresAt),
  }
}
