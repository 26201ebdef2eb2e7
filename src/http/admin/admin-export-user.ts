import type { Readable } from 'node:stream'
import { exportAccount } from '../../network/accounts/export-account.ts'
import type { HttpContext } from '../context.ts'
import { findUser } from './find-accounts.ts'

/** Streams the data of a user to the operator. @throws DomainError not_found, and those of `exportAccount` */
export async function adminExportUser(context: HttpContext, handle: string): Promise<Readable> {
  const { id } = await context.database.read((tx) => findUser(tx, handle))
  return exportAccount(context, { kind: 'user', id, handle, credentialId: '' })
}
