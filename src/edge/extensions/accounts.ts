import type { OperationTypes } from '../../../generated/extensions/operation-types.ts'
import { encodeUser } from '../../accounts/actor.extensions.ts'
import { getOwnUser } from '../../accounts/get-own-user.ts'
import type { Handler } from '../handler.ts'

const getOwnUserHandler: Handler<OperationTypes['getOwnUser']> = async (context, { caller }) =>
  ({ status: 200, body: { user: encodeUser(await getOwnUser(context, caller.id)) } })

export const accountHandlers = { getOwnUser: getOwnUserHandler }
