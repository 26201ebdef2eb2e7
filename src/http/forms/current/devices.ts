import type { OperationTypes } from '../../../../generated/current/operation-types.ts'
import type { DeviceToken } from '../../../../generated/current/types.gen.ts'
import { encodeDeviceAuthorization, encodeDeviceCodes } from '../../../identity/devices/device-authorization.current.ts'
import { exchangeDeviceCode } from '../../../identity/devices/exchange-device-code.ts'
import { getDeviceAuthorization } from '../../../identity/devices/get-device-authorization.ts'
import { startDeviceAuthorization } from '../../../identity/devices/start-device-authorization.ts'
import type { Handler } from '../../handler.ts'
import { noStore } from '../../no-store.ts'
import { oauthFailure } from './oauth-failure.ts'

const start: Handler<OperationTypes['startDeviceAuthorization'], undefined> = async (context, { body }) => {
  const client = { id: body?.client_id ?? null, name: body?.client_name ?? null, scope: body?.scope ?? null }
  return { status: 200, body: encodeDeviceCodes(await startDeviceAuthorization(context, client)), headers: noStore }
}

const open: Handler<OperationTypes['getDeviceAuthorization']> = async (context, { caller, query }) => {
  const request = await getDeviceAuthorization(context, caller.id, query.user_code)
  return { status: 200, body: encodeDeviceAuthorization(request, context.clock.now()), headers: noStore }
}

const exchange: Handler<OperationTypes['exchangeDeviceCode'], undefined> = async (context, { body }) => {
  const poll = { deviceCode: body.device_code, grantType: body.grant_type, clientId: body.client_id }
  const result = await exchangeDeviceCode(context, poll)
  if ('failure' in result) return oauthFailure(result.failure)
  const token: DeviceToken = {
    access_token: result.session,
    token_type: 'Bearer',
    expires_in: result.expiresInSeconds,
  }
  return { status: 200, body: token, headers: noStore }
}

export const deviceHandlers = {
  startDeviceAuthorization: start,
  getDeviceAuthorization: open,
  exchangeDeviceCode: exchange,
}
