import type { OperationTypes } from '../../../../generated/current/operation-types.ts'
import { getUser } from '../../../identity/users/get-user.ts'
import { encodeUser } from '../../../identity/users/user.current.ts'
import type { Handler } from '../../handler.ts'
import { noStore } from '../../no-store.ts'

const getUserHandler: Handler<OperationTypes['getUser']> = async (context, { caller, path }) => ({
  status: 200,
  body: encodeUser(await getUser(context, caller.id, path.user_id)),
  headers: noStore,
})

export const userHandlers = { getUser: getUserHandler }
