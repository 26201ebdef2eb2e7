import type { OperationTypes } from '../../../../generated/extensions/operation-types.ts'
import {
  approveDeviceAuthorization,
  denyDeviceAuthorization,
} from '../../../identity/devices/decide-device-authorization.ts'
import { showUserCode } from '../../../identity/devices/user-code.rules.ts'
import type { Handler } from '../../handler.ts'

const approve: Handler<OperationTypes['approveDeviceAuthorization']> = async (context, { caller, body }) => {
  const { userCode } = await approveDeviceAuthorization(context, caller.id, body.user_code)
  return { status: 200, body: { status: 'approved', user_code: showUserCode(userCode) } }
}

const deny: Handler<OperationTypes['denyDeviceAuthorization']> = async (context, { caller, body }) => {
  const { userCode } = await denyDeviceAuthorization(context, caller.id, body.user_code)
  return { status: 200, body: { status: 'denied', user_code: showUserCode(userCode) } }
}

export const deviceHandlers = { approveDeviceAuthorization: approve, denyDeviceAuthorization: deny }
