import { encodeDeviceAuthorization, encodeDeviceCodes } from '../../../identity/devices/device-authorization.current.ts'
import { exchangeDeviceCode } from '../../../identity/devices/exchange-device-code.ts'
import { getDeviceAuthorization } from '../../../identity/devices/find-device-authorizations.ts'
import { startDeviceAuthorization } from '../../../identity/devices/start-device-authorization.ts'
import { noStore } from '../../handler.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { oauthFailure } from './errors.ts'

export const deviceHandlers = {
  startDeviceAuthorization: async (context, { body, ip }) => {
    const { client_id: id = null, client_name: name = null, scope = null } = body ?? {}
    const codes = await startDeviceAuthorization(context, { id, name, scope, address: ip })
    return { status: 200, body: encodeDeviceCodes(codes), headers: noStore }
  },

  getDeviceAuthorization: async (context, { caller, query }) => {
    const request = await getDeviceAuthorization(context, caller.id, query.user_code)
    return { status: 200, body: encodeDeviceAuthorization(request, context.clock.now()), headers: noStore }
  },

  exchangeDeviceCode: async (context, { body }) => {
    const poll = { deviceCode: body.device_code, grantType: body.grant_type, clientId: body.client_id }
    const result = await exchangeDeviceCode(context, poll)
    if ('failure' in result) return oauthFailure(result.failure)
    const { session, expiresInSeconds } = result
    const token = { access_token: session, token_type: 'Bearer', expires_in: expiresInSeconds } as const
    return { status: 200, body: token, headers: noStore }
  },
} satisfies AreaHandlers<'devices'>
