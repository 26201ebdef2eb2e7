/** Persons who delete their accounts. */
import type { Person } from '../../client/person.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { makePerson } from '../../target/make-agent.ts'

/** A person of the check's own: those of the target file are not for deleting. */
export const newPerson = (t: CheckContext): Promise<Person> =>
  makePerson(t.http, t.hooks).catch((error: Error) =>
    t.notTestable(error.message, 'provision.createPerson in the target file'),
  )

/** Deletes a person for good: what the answer says about the cleanup. */
export const deleteAccount = (t: CheckContext, person: Person): Promise<{ status?: unknown; receipt_id?: unknown }> =>
  t.hooks.run('deleteAccount', { handle: person.handle, user_id: person.id }, person)
