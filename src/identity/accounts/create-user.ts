import { notifyContactSeekers } from '../../network/contacts/notify-contact-seekers.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import { handleTaken } from '../../platform/errors.ts'
import type { Actor } from './actor.ts'
import { insertActor } from './actor.store.ts'
import { newHandle } from './handle.rules.ts'
import { issueCredential } from './issue-credential.ts'

/**
 * Makes a person with a first session. Only the operator and the demo do this: persons sign up elsewhere.
 * @throws DomainError handle_taken, handle_reserved, invalid_request
 */
export async function createUser(
  context: Pick<ConversationsContext, 'clock' | 'ids' | 'database' | 'secretBox'>,
  input: { handle: string; name: string; phoneNumber?: string },
): Promise<{ person: Actor; session: string }> {
  const person: Actor = {
    id: context.ids.next('usr'),
    kind: 'user',
    handle: newHandle(input.handle),
    displayName: input.name,
    tagline: null,
    avatar: null,
    accentColor: null,
    organization: null,
    visibility: null,
    status: 'active',
    ownerId: null,
    acceptsTasks: false,
    phoneNumber: input.phoneNumber ?? null,
    createdAt: context.clock.now(),
  }
  return context.database.write(async (tx) => {
    if (!(await insertActor(tx, person, null))) throw handleTaken(`The handle ${person.handle} is taken.`)
    if (person.phoneNumber !== null) await notifyContactSeekers(tx, context, person.id, person.phoneNumber)
    return { person, session: await issueCredential(tx, context, 'session', person.id) }
  })
}
