import type { UpdateOwnUserRequest } from '../../../../generated/extensions/types.gen.ts'
import { encodeOwnUser, encodeReceipt, encodeSession } from '../../../identity/accounts/account.extensions.ts'
import { deleteAccount } from '../../../identity/accounts/delete-account.ts'
import { getAccountDeletion } from '../../../identity/accounts/delete-accounts.ts'
import { deleteSession, listSessions } from '../../../identity/accounts/sessions.ts'
import { getOwnUser, updateOwnUser } from '../../../identity/accounts/own-user.ts'
import type { Caller } from '../../../identity/accounts/caller.ts'
import { getAttachment } from '../../../conversations/attachments/attachments.ts'
import { isPicture } from '../../../conversations/attachments/attachment.rules.ts'
import { invalidRequest, unauthorized } from '../../../platform/errors.ts'
import { encodeAgent } from '../../../identity/agents/agent.current.ts'
import { deleteOwnedAgent, updateOwnedAgent, rotateAgentToken } from '../../../identity/agents/owned-agents.ts'
import {
  getAgentAccess,
  setAgentAccess,
  getOwnedAgentAccess,
  setOwnedAgentAccess,
} from '../../../identity/agents/agent-access.ts'
import { getOwnedAgent, listOwnedAgents, getOwnAgent } from '../../../identity/agents/find-agents.ts'
import {
  approveDeviceAuthorization,
  denyDeviceAuthorization,
} from '../../../identity/devices/decide-device-authorization.ts'
import { showUserCode } from '../../../identity/devices/user-code.rules.ts'
import { encodeContactCard } from '../../../identity/profiles/contact-card.extensions.ts'
import { shareLink } from '../../../identity/profiles/find-profiles.ts'
import { updateContactCard } from '../../../identity/profiles/change-profile.ts'
import { exportAccount, exportHeaders } from '../../accounts/export-account.ts'
import { getAuthorizationServerMetadata } from '../../accounts/get-authorization-server-metadata.ts'
import { noStore } from '../../handler.ts'
import { encodeAccountLimit } from '../../admin/admin.extensions.ts'
import { getOwnedAgentLimits } from '../../agents/get-owned-agent-limits.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { bodyReply, listReply, memberReply, noContent } from '../../replies.ts'

export const accountHandlers = {
  getOwnUser: (context, { caller }) => memberReply('user', getOwnUser(context, caller.id), encodeOwnUser),

  exportAccount: async (context, { caller, headOnly }) => {
    const headers = exportHeaders(caller.handle)
    if (headOnly) return { status: 200, headers }
    return { status: 200, headers, source: exportAccount(context, caller) }
  },

  updateOwnUser: async (context, { caller, body }) => {
    // accepts_tasks is a setting of agents, which only an Agent Token can change (SET-002).
    const { accepts_tasks: acceptsTasks, name: displayName, requests_from: requestsFrom } = body
    if (acceptsTasks !== undefined) throw unauthorized()
    const avatar = await chosenPicture(context, caller, body)
    const own = await updateOwnUser(context, caller.id, { displayName, avatar, requestsFrom })
    return { status: 200, body: { user: encodeOwnUser(own) } }
  },

  listSessions: (context, { caller, query }) =>
    listReply('sessions', listSessions(context, caller.id, query), (item) => encodeSession(item, caller.credentialId)),

  deleteSession: (context, { caller, path }) => noContent(deleteSession(context, caller.id, path.id)),

  deleteAccount: async (context, { caller, body }) => {
    const receipt = await deleteAccount(context, caller.id, body.confirm)
    return { status: 200, body: { deleted: true, ...encodeReceipt(receipt) } }
  },

  getAccountDeletion: (context, { path }) => bodyReply(getAccountDeletion(context, path.receipt_id), encodeReceipt),
} satisfies AreaHandlers<'accounts'>

export const agentHandlers = {
  listOwnedAgents: (context, { caller, query }) =>
    listReply('agents', listOwnedAgents(context, caller.id, query), encodeAgent),

  getOwnedAgent: async (context, { caller, path }) => {
    const agent = await getOwnedAgent(context, caller.id, path.agent_id)
    return { status: 200, body: { agent: encodeAgent(agent), owner: { user_id: caller.id } } }
  },

  updateOwnedAgent: (context, { caller, path, body }) => {
    const { display_name: displayName, accent_color: accentColor, accepts_calls: acceptsCalls } = body
    const { tagline, avatar, visibility } = body
    const changes = { displayName, accentColor, tagline, avatar, visibility, acceptsCalls }
    return memberReply('agent', updateOwnedAgent(context, caller.id, path.agent_id, changes), encodeAgent)
  },

  rotateAgentToken: async (context, { caller, path }) => {
    const { agent, token } = await rotateAgentToken(context, caller.id, path.agent_id)
    return { status: 200, body: { agent: encodeAgent(agent), agent_token: token }, headers: noStore }
  },

  deleteOwnedAgent: async (context, { caller, path }) => {
    const receipt = await deleteOwnedAgent(context, caller.id, path.agent_id)
    return { status: 200, body: { deleted: true, ...encodeReceipt(receipt) } }
  },

  getAgentAccess: (context, { caller }) => bodyReply(getAgentAccess(context, caller.id)),

  setAgentAccess: (context, { caller, body }) => bodyReply(setAgentAccess(context, caller.id, body)),

  getOwnedAgentAccess: (context, { caller, path }) => bodyReply(getOwnedAgentAccess(context, caller, path.agent_id)),

  setOwnedAgentAccess: (context, { caller, path, body }) =>
    bodyReply(setOwnedAgentAccess(context, caller, path.agent_id, body)),

  getOwnedAgentLimits: async (context, { caller, path }) => {
    const { handle, limits } = await getOwnedAgentLimits(context, caller, path.agent_id)
    return { status: 200, body: { handle, limits: limits.map(encodeAccountLimit) } }
  },
} satisfies AreaHandlers<'agents'>

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

export const profileHandlers = {
  getContactCard: async (context, { caller }) => {
    const agent = await getOwnAgent(context, caller.id)
    return { status: 200, body: encodeContactCard(agent, shareLink(context, caller.handle)) }
  },

  updateContactCard: async (context, { caller, body }) => {
    const { name: displayName, accent_color: accentColor, tagline, avatar } = body
    const agent = await updateContactCard(context, caller.id, { displayName, accentColor, tagline, avatar })
    return { status: 200, body: encodeContactCard(agent, shareLink(context, caller.handle)) }
  },
} satisfies AreaHandlers<'profiles'>

/**
 * Returns the address of the chosen picture. Null removes the picture; undefined leaves it unchanged.
 * @throws not_found, invalid_request for an attachment that is no picture
 */
async function chosenPicture(
  context: Parameters<typeof getAttachment>[0],
  caller: Caller,
  { avatar, avatar_attachment_id: attachmentId }: UpdateOwnUserRequest,
): Promise<string | null | undefined> {
  if (attachmentId === undefined) return avatar
  if (avatar !== undefined) throw invalidRequest('A picture has an address or an attachment.', 'avatar_attachment_id')
  const { contentType, url } = await getAttachment(context, caller, attachmentId)
  if (!isPicture(contentType)) throw invalidRequest('The attachment is no picture.', 'avatar_attachment_id')
  return url
}
