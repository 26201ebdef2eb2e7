import type { IdentityContext } from '../context.ts'
import { invalidRequest, unauthorized } from '../../platform/errors.ts'
import { findActor, listOwnedIds } from './actor.store.ts'
import type { CleanupReceipt } from './deletion.ts'
import { foldHandle } from './handle.rules.ts'
import { deleteAccounts } from './delete-accounts.ts'

/**
 * Deletes a person and the agents it owns, for good (DEL-006).
 * @param confirm the person's own handle, so that nobody does this by mistake
 * @throws DomainError invalid_request when it is another text
 */
export function deleteAccount(
  context: Pick<IdentityContext, 'erasure' | 'clock' | 'ids' | 'database'>,
  personId: string,
  confirm: string,
): Promise<CleanupReceipt> {
  return deleteAccounts(context, async (tx) => {
    const person = await findActor(tx, personId)
    if (person?.status !== 'active') throw unauthorized()
    if (person.handle !== foldHandle(confirm)) throw invalidRequest('confirm must be your own handle.', 'confirm')
    return { userIds: [personId], agentIds: await listOwnedIds(tx, personId) }
  })
}
