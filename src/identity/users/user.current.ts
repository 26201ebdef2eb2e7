import type { User as WireUser } from '../../../generated/current/types.gen.ts'
import type { User } from './user.store.ts'

export function encodeUser(user: User): WireUser {
  return { user_id: user.id, name: user.name, phone_number: user.phoneNumber }
}
