import { encodeReceipt, encodeSession, encodeUser } from '../../../identity/accounts/account.extensions.ts'
import { encodeAgent } from '../../../identity/agents/agent.current.ts'
import { encodeListing, encodeReviewedListing } from '../../../network/directory/directory.extensions.ts'
import { adminCreateAgent, adminListAgents, adminRotateAgentToken } from '../../admin/admin-agents.ts'
import { adminDecideListing, adminListListings } from '../../admin/admin-listings.ts'
import {
  adminDeleteSession,
  adminListSessions,
  createSignInLink,
  createUser,
  listUsers,
} from '../../admin/admin-users.ts'
import { adminListDeliveries, adminReplayDeliveries } from '../../admin/admin-deliveries.ts'
import {
  encodeAccountLimit,
  encodeErasure,
  encodeInvitation,
  encodeLimit,
  encodeListedAgent,
  encodeListedDelivery,
  encodeListedUser,
  encodeLogEntry,
  encodeServiceStatus,
} from '../../admin/admin.extensions.ts'
import { adminExportUser, exportHeaders } from '../../accounts/export-account.ts'
import { ageDeviceAuthorization } from '../../admin/age-device-authorization.ts'
import { limitRules } from '../../../platform/rate-limits/rate-limits.ts'
import { adminDeleteAccount, getErasure, listErasures } from '../../admin/erasures.ts'
import { getHandleLimits, listLimits, setHandleLimit } from '../../admin/limits.ts'
import { createInvitation, deleteInvitation, listInvitations } from '../../admin/invitations.ts'
import { getServiceStatus } from '../../admin/get-service-status.ts'
import { listOperatorLog } from '../../admin/operator-log.ts'
import { searchDump } from '../../admin/search-dump.sql.ts'
import { setHandleRateLimit, setHandleStatus, setPhoneNumber } from '../../admin/change-handle.ts'
import { unlimited } from '../../../platform/limits/account-limits.ts'
import { noStore } from '../../handler.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { listReply, memberReply, noContent } from '../../replies.ts'
import { createFault, deleteFault, listFaults } from '../../admin/faults.ts'
import { decodeFault, encodeFault } from '../../admin/fault.extensions.ts'

export const adminHandlers = {
  listUsers: (context, { query }) =>
    listReply('persons', listUsers(context, query, query.q?.replace(/^@/, '')), encodeListedUser),

  createUser: async (context, { body }) => {
    const input = { handle: body.handle, name: body.name, phoneNumber: body.phone_number }
    const { user, session } = await createUser(context, input)
    return { status: 201, body: { person: encodeUser(user), session }, headers: noStore }
  },

  listOperatorLog: (context, { query }) => listReply('entries', listOperatorLog(context, query), encodeLogEntry),

  adminListSessions: (context, { path, query }) =>
    listReply('sessions', adminListSessions(context, path.handle, query), (session) => encodeSession(session, '')),

  adminDeleteSession: (context, { path }) => noContent(adminDeleteSession(context, path.handle, path.id)),

  adminDeleteAccount: async (context, { path }) => ({
    status: 200,
    body: { deleted: true, ...encodeReceipt(await adminDeleteAccount(context, path.handle)) },
  }),

  listErasures: (context, { query }) => listReply('erasures', listErasures(context, query), encodeErasure),

  getErasure: (context, { path }) => memberReply('erasure', getErasure(context, path.receipt_id), encodeErasure),

  listInvitations: (context, { query }) => listReply('invitations', listInvitations(context, query), encodeInvitation),

  createInvitation: async (context, { body }) => {
    const input = { uses: body.uses, expiresInSeconds: body.expires_in, note: body.note ?? null }
    const { invitation, url } = await createInvitation(context, input)
    return { status: 201, body: { invitation: encodeInvitation(invitation), url }, headers: noStore }
  },

  deleteInvitation: (context, { path }) => noContent(deleteInvitation(context, path.invitation_id)),

  createSignInLink: async (context, { path }) => {
    const { url, expiresInSeconds } = await createSignInLink(context, path.handle)
    return { status: 201, body: { url, expires_in: expiresInSeconds }, headers: noStore }
  },

  adminExportUser: async (context, { path }) => ({
    status: 200,
    headers: exportHeaders(path.handle),
    source: await adminExportUser(context, path.handle),
  }),

  setPhoneNumber: (context, { path, body }) =>
    noContent(setPhoneNumber(context, path.handle, { phoneNumber: body.phone_number, verified: body.verified })),

  adminListAgents: (context, { query }) => listReply('agents', adminListAgents(context, query), encodeListedAgent),

  adminCreateAgent: async (context, { body }) => {
    const { agent, token } = await adminCreateAgent(context, {
      ownerHandle: body.owner_handle,
      handle: body.handle,
      displayName: body.display_name,
      visibility: body.visibility ?? 'private',
      builtIn: body.built_in ?? false,
    })
    return { status: 201, body: { agent: encodeAgent(agent), agent_token: token }, headers: noStore }
  },

  adminRotateAgentToken: async (context, { path }) => {
    const { agent, token } = await adminRotateAgentToken(context, path.handle)
    return { status: 200, body: { agent: encodeAgent(agent), agent_token: token }, headers: noStore }
  },

  setHandleStatus: async (context, { path, body }) => {
    const { handle, status } = await setHandleStatus(context, path.handle, body.status)
    return { status: 200, body: { handle, status } }
  },

  setHandleRateLimit: async (context, { path, body }) => {
    const limit = { requests: body.requests, seconds: body.seconds }
    const { handle } = await setHandleRateLimit(context, path.handle, limit)
    return { status: 200, body: { handle, rate_limit: limit } }
  },

  clearHandleRateLimit: (context, { path }) => noContent(setHandleRateLimit(context, path.handle, null)),

  listLimits: async (context) => ({
    status: 200,
    body: {
      limits: (await listLimits(context)).map(encodeLimit),
      rate_limits: limitRules.map((rule) => ({ rule, rate_limit: context.config.rateLimits[rule] ?? null })),
    },
  }),

  getHandleLimits: async (context, { path }) => {
    const { handle, limits } = await getHandleLimits(context, path.handle)
    return { status: 200, body: { handle, limits: limits.map(encodeAccountLimit) } }
  },

  setHandleLimit: async (context, { path, body }) => {
    const { handle, name } = await setHandleLimit(context, path.handle, path.limit, body.value ?? unlimited)
    return { status: 200, body: { handle, limit: name, value: body.value } }
  },

  clearHandleLimit: (context, { path }) => noContent(setHandleLimit(context, path.handle, path.limit, null)),

  adminListListings: (context, { query }) => {
    const { status, cursor, limit } = query
    return listReply('listings', adminListListings(context, status, { cursor, limit }), encodeReviewedListing)
  },

  adminDecideListing: async (context, { path, body }) => {
    const decision = { status: body.status, reason: body.reason ?? null }
    return { status: 200, body: { listing: encodeListing(await adminDecideListing(context, path.handle, decision)) } }
  },

  adminListDeliveries: (context, { query }) => {
    const { webhook_id: webhookId, ...rest } = query
    return listReply('deliveries', adminListDeliveries(context, { webhookId, ...rest }), encodeListedDelivery)
  },

  adminReplayDeliveries: async (context, { body }) => {
    const { agent, webhook_id: webhookId, event_id: eventId } = body
    const { replayed, hasMore } = await adminReplayDeliveries(context, { agent, webhookId, eventId })
    return { status: 202, body: { replayed, has_more: hasMore } }
  },

  getServiceStatus: async (context) => ({ status: 200, body: encodeServiceStatus(await getServiceStatus(context)) }),

  ageDeviceAuthorization: (context, { path, body }) =>
    noContent(ageDeviceAuthorization(context, path.user_code, body.seconds)),

  searchDump: async (context, { body }) => {
    const tables = await searchDump(context, body.text)
    return { status: 200, body: { found: tables.length > 0, tables } }
  },

  listFaults: async (context) => ({ status: 200, body: { faults: (await listFaults(context)).map(encodeFault) } }),

  createFault: async (context, { body }) => ({
    status: 201,
    body: { fault: encodeFault(await createFault(context, decodeFault(body))) },
  }),

  deleteFault: (context, { path }) => noContent(deleteFault(context, path.fault_id)),
} satisfies AreaHandlers<'admin'>
