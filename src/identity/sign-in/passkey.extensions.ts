import type { Passkey as PasskeyBody } from '../../../generated/extensions/types.gen.ts'
import { encodeTime } from '../../platform/clock.ts'
import type { Passkey } from './passkey.store.ts'

/** Encodes a passkey without its keys. */
export function encodePasskey({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyBody {
  return {
    id,
    name,
    created_at: encodeTime(createdAt),
    last_used_at: lastUsedAt === null ? null : encodeTime(lastUsedAt),
  }
}
