import { invalidRequest, unauthorized } from '../../platform/errors.ts'
import { findActor, listOwnedIds } from './actor.store.ts'
import type { DeletionReceipt } from './deletion.ts'
import { foldHandle } from './handle.rules.ts'
import { deleteAccounts, type ErasureContext } from './delete-accounts.ts'

/**
 * Deletes a user and the agents it owns permanently (DEL-006).
 * @param confirm the user's own handle, against mistakes
 * @throws DomainError invalid_request for another handle
 */
export function deleteAccount(context: ErasureContext, userId: string, confirm: string): Promise<DeletionReceipt> {
  return deleteAccounts(context, async (tx) => {
    const user = await findActor(tx, userId)
    if (user?.status !== 'active') throw unauthorized()
    if (user.handle !== foldHandle(confirm)) throw invalidRequest('confirm must be your own handle.', 'confirm')
    return { userIds: [userId], agentIds: await listOwnedIds(tx, userId) }
  })
}
