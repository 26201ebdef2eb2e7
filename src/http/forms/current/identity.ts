import { bodyReply } from '../../replies.ts'
import { decodeNewAgent, encodeAgent, encodeOwnAgent } from '../../../identity/agents/agent.current.ts'
import { createAgent } from '../../../identity/agents/owned-agents.ts'
import { getOwnAgent } from '../../../identity/agents/find-agents.ts'
import { encodeDeviceAuthorization, encodeDeviceCodes } from '../../../identity/devices/device-authorization.current.ts'
import { exchangeDeviceCode } from '../../../identity/devices/exchange-device-code.ts'
import { getDeviceAuthorization } from '../../../identity/devices/find-device-authorizations.ts'
import { startDeviceAuthorization } from '../../../identity/devices/start-device-authorization.ts'
import { getAgentProfile, getContactProfile } from '../../../identity/profiles/find-profiles.ts'
import { encodeContactProfile, encodePublicProfile } from '../../../identity/profiles/profile.current.ts'
import { updateSettings } from '../../../identity/settings/update-settings.ts'
import { getUser } from '../../../identity/users/get-user.ts'
import { encodeUser } from '../../../identity/accounts/actor.current.ts'
import { noStore } from '../../handler.ts'
import { conditional } from '../../conditional.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { oauthFailure } from './errors.ts'

export const agentHandlers = {
  getOwnAgent: (context, { caller }) => bodyReply(getOwnAgent(context, caller.id), encodeOwnAgent),

  createAgent: async (context, { caller, body }) => {
    const { agent, token } = await createAgent(context, caller.id, decodeNewAgent(body))
    if (token === null) return { status: 200, body: { agent: encodeAgent(agent) } }
    return { status: 201, body: { agent: encodeAgent(agent), agent_token: token }, headers: noStore }
  },
} satisfies AreaHandlers<'agents'>

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

export const profileHandlers = {
  getAgentProfile: async (context, { path, headers }) =>
    conditional(headers, encodePublicProfile(await getAgentProfile(context, path.handle))),

  getContactProfile: async (context, { path, headers }) =>
    conditional(headers, encodeContactProfile(await getContactProfile(context, path.handle))),
} satisfies AreaHandlers<'profiles'>

export const settingsHandlers = {
  updateSettings: async (context, { caller, body }) => {
    const { acceptsTasks } = await updateSettings(context, caller.id, { acceptsTasks: body.accepts_tasks })
    return { status: 200, body: { accepts_tasks: acceptsTasks } }
  },
} satisfies AreaHandlers<'settings'>

export const userHandlers = {
  getUser: async (context, { caller, path }) => ({
    status: 200,
    body: encodeUser(await getUser(context, caller.id, path.user_id)),
    headers: noStore,
  }),
} satisfies AreaHandlers<'users'>
