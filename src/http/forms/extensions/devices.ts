import {
  approveDeviceAuthorization,
  denyDeviceAuthorization,
} from '../../../identity/devices/decide-device-authorization.ts'
import { getAuthorizationServerMetadata } from '../../../identity/devices/get-authorization-server-metadata.ts'
import { showUserCode } from '../../../identity/devices/user-code.rules.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const deviceHandlers = {
  getAuthorizationServerMetadata: async (context) => ({ status: 200, body: getAuthorizationServerMetadata(context) }),

  approveDeviceAuthorization: async (context, { caller, body }) => {
    const { userCode } = await approveDeviceAuthorization(context, caller.id, body.user_code)
    return { status: 200, body: { status: 'approved', user_code: showUserCode(userCode) } }
  },

  denyDeviceAuthorization: async (context, { caller, body }) => {
    const { userCode } = await denyDeviceAuthorization(context, caller.id, body.user_code)
    return { status: 200, body: { status: 'denied', user_code: showUserCode(userCode) } }
  },
} satisfies AreaHandlers<'devices'>
