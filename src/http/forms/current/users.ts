import { getUser } from '../../../identity/users/get-user.ts'
import { encodeUser } from '../../../identity/accounts/actor.current.ts'
import { noStore } from '../../handler.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const userHandlers = {
  getUser: async (context, { caller, path }) => ({
    status: 200,
    body: encodeUser(await getUser(context, caller.id, path.user_id)),
    headers: noStore,
  }),
} satisfies AreaHandlers<'users'>
