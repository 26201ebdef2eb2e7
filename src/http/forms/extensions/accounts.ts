import type { OperationTypes } from '../../../../generated/extensions/operation-types.ts'
import { encodeUser } from '../../../identity/accounts/actor.extensions.ts'
import { getOwnUser } from '../../../identity/accounts/get-own-user.ts'
import { deleteAccount } from '../../../identity/accounts/delete-account.ts'
import { deleteSession } from '../../../identity/accounts/delete-session.ts'
import { encodeReceipt } from '../../../identity/accounts/deletion.extensions.ts'
import { getAccountDeletion } from '../../../identity/accounts/get-account-deletion.ts'
import { listSessions } from '../../../identity/accounts/list-sessions.ts'
import { encodeSessions } from '../../../identity/accounts/session.extensions.ts'
import type { Handler } from '../../handler.ts'

const getOwnUserHandler: Handler<OperationTypes['getOwnUser']> = async (context, { caller }) => ({
  status: 200,
  body: { user: encodeUser(await getOwnUser(context, caller.id)) },
})

const listSessionsHandler: Handler<OperationTypes['listSessions']> = async (context, { caller, query }) => {
  const sessions = await listSessions(context, caller.id, query)
  return { status: 200, body: encodeSessions(sessions, caller.credentialId) }
}

const deleteSessionHandler: Handler<OperationTypes['deleteSession']> = async (context, { caller, path }) => {
  await deleteSession(context, caller.id, path.id)
  return { status: 204 }
}

const deleteAccountHandler: Handler<OperationTypes['deleteAccount']> = async (context, { caller, body }) => {
  const receipt = await deleteAccount(context, caller.id, body.confirm)
  return { status: 200, body: { deleted: true, ...encodeReceipt(receipt) } }
}

const getDeletionHandler: Handler<OperationTypes['getAccountDeletion'], undefined> = async (context, { path }) => ({
  status: 200,
  body: encodeReceipt(await getAccountDeletion(context, path.receipt_id)),
})

export const accountHandlers = {
  getOwnUser: getOwnUserHandler,
  listSessions: listSessionsHandler,
  deleteSession: deleteSessionHandler,
  deleteAccount: deleteAccountHandler,
  getAccountDeletion: getDeletionHandler,
}
