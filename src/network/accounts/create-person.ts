import type { Actor } from '../../identity/accounts/actor.ts'
import { insertActor } from '../../identity/accounts/actor.store.ts'
import { newHandle } from '../../identity/accounts/handle.rules.ts'
import { handleTaken } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notifyContactSeekers } from '../contacts/notify-contact-seekers.ts'
import type { Needs } from '../../platform/context.ts'

export interface NewPerson {
  handle: string
  name: string
  avatar?: string | undefined
  /** A verified number in E.164 form. */
  phoneNumber?: string | undefined
}

/** Stores a person without a credential. @throws DomainError handle_taken, handle_reserved, invalid_request */
export async function createPerson(
  tx: Tx,
  context: Needs<'clock' | 'eventLog' | 'ids' | 'secretBox'>,
  { handle, name, avatar, phoneNumber }: NewPerson,
): Promise<Actor> {
  const user: Actor = {
    id: context.ids.next('usr'),
    kind: 'user',
    handle: newHandle(handle),
    displayName: name,
    tagline: null,
    avatar: avatar ?? null,
    accentColor: null,
    organization: null,
    visibility: null,
    status: 'active',
    ownerId: null,
    acceptsTasks: false,
    acceptsCalls: false,
    phoneNumber: phoneNumber ?? null,
    createdAt: context.clock.now(),
  }
  if (!(await insertActor(tx, user, null))) throw handleTaken(`The handle ${user.handle} is taken.`)
  if (phoneNumber !== undefined) await notifyContactSeekers(tx, context, user.id, phoneNumber)
  return user
}
