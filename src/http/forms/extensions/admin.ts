import type { OperationTypes } from '../../../../generated/extensions/operation-types.ts'
import { encodeUser } from '../../../identity/accounts/actor.extensions.ts'
import { createUser } from '../../admin/create-user.ts'
import { createSignInLink } from '../../../identity/accounts/sign-in-links.ts'
import { encodeAgent } from '../../../identity/agents/agent.current.ts'
import { getServiceStatus } from '../../admin/get-service-status.ts'
import { listUsers } from '../../admin/list-users.ts'
import { ageDeviceAuthorization } from '../../admin/age-device-authorization.ts'
import { adminCreateAgent } from '../../admin/admin-create-agent.ts'
import { adminListAgents } from '../../admin/admin-list-agents.ts'
import { adminListDeliveries } from '../../admin/admin-list-deliveries.ts'
import { adminReplayDeliveries } from '../../admin/admin-replay-deliveries.ts'
import { adminRotateAgentToken } from '../../admin/admin-rotate-agent-token.ts'
import {
  encodeListedAgent,
  encodeListedDelivery,
  encodeListedUser,
  encodeServiceStatus,
} from '../../admin/admin.extensions.ts'
import { clearHandleRateLimit, setHandleRateLimit } from '../../admin/set-handle-rate-limit.ts'
import { searchDump } from '../../admin/search-dump.ts'
import { setHandleStatus } from '../../admin/set-handle-status.ts'
import { setPhoneNumber } from '../../admin/set-phone-number.ts'
import type { Handler } from '../../handler.ts'
import { noStore } from '../../no-store.ts'

type Operated<K extends keyof OperationTypes> = Handler<OperationTypes[K], undefined>

const user: Operated<'createUser'> = async (context, { body }) => {
  const input = { handle: body.handle, name: body.name, phoneNumber: body.phone_number }
  const made = await createUser(context, input)
  return { status: 201, body: { person: encodeUser(made.user), session: made.session }, headers: noStore }
}

const signInLink: Operated<'createSignInLink'> = async (context, { path }) => {
  const { url, expiresInSeconds } = await createSignInLink(context, path.handle)
  return { status: 201, body: { url, expires_in: expiresInSeconds }, headers: noStore }
}

const agent: Operated<'adminCreateAgent'> = async (context, { body }) => {
  const made = await adminCreateAgent(context, {
    ownerHandle: body.owner_handle,
    handle: body.handle,
    displayName: body.display_name,
    visibility: body.visibility ?? 'private',
    builtIn: body.built_in ?? false,
  })
  return { status: 201, body: { agent: encodeAgent(made.agent), agent_token: made.token }, headers: noStore }
}

const rotateToken: Operated<'adminRotateAgentToken'> = async (context, { path }) => {
  const { agent: rotated, token } = await adminRotateAgentToken(context, path.handle)
  return { status: 200, body: { agent: encodeAgent(rotated), agent_token: token }, headers: noStore }
}

const handleStatus: Operated<'setHandleStatus'> = async (context, { path, body }) => {
  const { handle, status } = await setHandleStatus(context, path.handle, body.status)
  return { status: 200, body: { handle, status } }
}

const deviceAge: Operated<'ageDeviceAuthorization'> = async (context, { path, body }) => {
  await ageDeviceAuthorization(context, path.user_code, body.seconds)
  return { status: 204 }
}

const phoneNumber: Operated<'setPhoneNumber'> = async (context, { path, body }) => {
  await setPhoneNumber(context, path.handle, { phoneNumber: body.phone_number, verified: body.verified })
  return { status: 204 }
}

const rateLimit: Operated<'setHandleRateLimit'> = async (context, { path, body }) => {
  const limit = { requests: body.requests, seconds: body.seconds }
  const { handle } = await setHandleRateLimit(context, path.handle, limit)
  return { status: 200, body: { handle, rate_limit: limit } }
}

const noRateLimit: Operated<'clearHandleRateLimit'> = async (context, { path }) => {
  await clearHandleRateLimit(context, path.handle)
  return { status: 204 }
}

const dump: Operated<'searchDump'> = async (context, { body }) => {
  const tables = await searchDump(context, body.text)
  return { status: 200, body: { found: tables.length > 0, tables } }
}

const persons: Operated<'listUsers'> = async (context, { query }) => {
  const { items, nextCursor, hasMore } = await listUsers(context, query)
  return { status: 200, body: { persons: items.map(encodeListedUser), next_cursor: nextCursor, has_more: hasMore } }
}

const agents: Operated<'adminListAgents'> = async (context, { query }) => {
  const { items, nextCursor, hasMore } = await adminListAgents(context, query)
  return { status: 200, body: { agents: items.map(encodeListedAgent), next_cursor: nextCursor, has_more: hasMore } }
}

const deliveries: Operated<'adminListDeliveries'> = async (context, { query }) => {
  const { webhook_id: webhookId, ...rest } = query
  const { items, nextCursor, hasMore } = await adminListDeliveries(context, { webhookId, ...rest })
  return {
    status: 200,
    body: { deliveries: items.map(encodeListedDelivery), next_cursor: nextCursor, has_more: hasMore },
  }
}

const replay: Operated<'adminReplayDeliveries'> = async (context, { body }) => {
  const { agent, webhook_id: webhookId, event_id: eventId } = body
  const { replayed, hasMore } = await adminReplayDeliveries(context, { agent, webhookId, eventId })
  return { status: 202, body: { replayed, has_more: hasMore } }
}

const status: Operated<'getServiceStatus'> = async (context) => ({
  status: 200,
  body: encodeServiceStatus(await getServiceStatus(context)),
})

export const operatorHandlers = {
  listUsers: persons,
  adminListAgents: agents,
  adminListDeliveries: deliveries,
  adminReplayDeliveries: replay,
  getServiceStatus: status,
  createUser: user,
  createSignInLink: signInLink,
  adminCreateAgent: agent,
  adminRotateAgentToken: rotateToken,
  setHandleStatus: handleStatus,
  ageDeviceAuthorization: deviceAge,
  setPhoneNumber: phoneNumber,
  setHandleRateLimit: rateLimit,
  clearHandleRateLimit: noRateLimit,
  searchDump: dump,
}
