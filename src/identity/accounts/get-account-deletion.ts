import type { IdentityContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import type { DeletionReceipt } from './deletion.ts'
import { findReceipt } from './deletion.store.ts'

/** Returns the status of a deletion to anyone with its receipt id. @throws DomainError not_found */
export async function getAccountDeletion(
  context: Pick<IdentityContext, 'database'>,
  receiptId: string,
): Promise<DeletionReceipt> {
  const receipt = await context.database.read((tx) => findReceipt(tx, receiptId))
  if (!receipt) throw notFound('There is no such receipt.')
  return receipt
}
