import type { Contact as ContactBody } from '../../../generated/extensions/types.gen.ts'
import { encodeTime } from '../../platform/clock.ts'
import type { EventEncoders } from '../../../generated/events.ts'
import type { Contact } from './contact.store.ts'
import type { ContactEvents } from './notify-contact-seekers.ts'

export function encodeContact({ handle, name, since }: Contact): ContactBody {
  return { handle, name, since: encodeTime(since) }
}

export const contactEventEncoders: EventEncoders<ContactEvents> = {
  'contact.joined': ({ userId }) => ({ user_id: userId }),
}
