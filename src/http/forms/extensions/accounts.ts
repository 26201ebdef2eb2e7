import { encodeOwnUser, encodeReceipt, encodeSession } from '../../../identity/accounts/account.extensions.ts'
import { deleteAccount } from '../../../identity/accounts/delete-account.ts'
import { getAccountDeletion } from '../../../identity/accounts/delete-accounts.ts'
import { deleteSession, listSessions } from '../../../identity/accounts/sessions.ts'
import { getOwnUser } from '../../../identity/accounts/get-own-user.ts'
import { updateOwnUser } from '../../../identity/accounts/update-own-user.ts'
import { unauthorized } from '../../../platform/errors.ts'
import { encodeList } from '../../encode-list.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const accountHandlers = {
  getOwnUser: async (context, { caller }) => ({
    status: 200,
    body: { user: encodeOwnUser(await getOwnUser(context, caller.id)) },
  }),

  updateOwnUser: async (context, { caller, body }) => {
    // accepts_tasks is a setting of agents, which only an Agent Token can change (SET-002).
    const { accepts_tasks: acceptsTasks, name: displayName, avatar, requests_from: requestsFrom } = body
    if (acceptsTasks !== undefined) throw unauthorized()
    const own = await updateOwnUser(context, caller.id, { displayName, avatar, requestsFrom })
    return { status: 200, body: { user: encodeOwnUser(own) } }
  },

  listSessions: async (context, { caller, query }) => {
    const sessions = await listSessions(context, caller.id, query)
    return { status: 200, body: encodeList('sessions', sessions, (item) => encodeSession(item, caller.credentialId)) }
  },

  deleteSession: async (context, { caller, path }) => {
    await deleteSession(context, caller.id, path.id)
    return { status: 204 }
  },

  deleteAccount: async (context, { caller, body }) => {
    const receipt = await deleteAccount(context, caller.id, body.confirm)
    return { status: 200, body: { deleted: true, ...encodeReceipt(receipt) } }
  },

  getAccountDeletion: async (context, { path }) => ({
    status: 200,
    body: encodeReceipt(await getAccountDeletion(context, path.receipt_id)),
  }),
} satisfies AreaHandlers<'accounts'>
