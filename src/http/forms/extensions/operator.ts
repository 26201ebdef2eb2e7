import type { OperationTypes } from '../../../../generated/extensions/operation-types.ts'
import { encodeUser } from '../../../identity/accounts/actor.extensions.ts'
import { createUser } from '../../../identity/accounts/create-user.ts'
import { createSignInLink } from '../../../identity/accounts/sign-in-links.ts'
import { encodeAgent } from '../../../identity/agents/agent.current.ts'
import { getServiceStatus } from '../../admin/get-service-status.ts'
import { listPersons } from '../../admin/list-persons.ts'
import { ageDeviceAuthorization } from '../../admin/age-device-authorization.ts'
import { operateCreateAgent } from '../../admin/operate-create-agent.ts'
import { operateListAgents } from '../../admin/operate-list-agents.ts'
import { operateListDeliveries } from '../../admin/operate-list-deliveries.ts'
import { operateReplayDeliveries } from '../../admin/operate-replay-deliveries.ts'
import { operateRotateAgentToken } from '../../admin/operate-rotate-agent-token.ts'
import {
  encodeListedAgent,
  encodeListedDelivery,
  encodeListedUser,
  encodeServiceStatus,
} from '../../admin/operator.extensions.ts'
import { clearHandleRateLimit, setHandleRateLimit } from '../../admin/handle-rate-limit.ts'
import { searchDump } from '../../admin/search-dump.ts'
import { setHandleStatus } from '../../admin/set-handle-status.ts'
import { setPhoneNumber } from '../../admin/set-phone-number.ts'
import type { Handler } from '../../handler.ts'
import { noStore } from '../../no-store.ts'

type Operated<K extends keyof OperationTypes> = Handler<OperationTypes[K], undefined>

const person: Operated<'createPerson'> = async (context, { body }) => {
  const input = { handle: body.handle, name: body.name, phoneNumber: body.phone_number }
  const made = await createUser(context, input)
  return { status: 201, body: { person: encodeUser(made.user), session: made.session }, headers: noStore }
}

const signInLink: Operated<'createSignInLink'> = async (context, { path }) => {
  const { url, expiresInSeconds } = await createSignInLink(context, path.handle)
  return { status: 201, body: { url, expires_in: expiresInSeconds }, headers: noStore }
}

const agent: Operated<'operateCreateAgent'> = async (context, { body }) => {
  const made = await operateCreateAgent(context, {
    ownerHandle: body.owner_handle,
    handle: body.handle,
    displayName: body.display_name,
    visibility: body.visibility ?? 'private',
    builtIn: body.built_in ?? false,
  })
  return { status: 201, body: { agent: encodeAgent(made.agent), agent_token: made.token }, headers: noStore }
}

const rotateToken: Operated<'operateRotateAgentToken'> = async (context, { path }) => {
  const { agent: rotated, token } = await operateRotateAgentToken(context, path.handle)
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

const persons: Operated<'listPersons'> = async (context, { query }) => {
  const { items, nextCursor, hasMore } = await listPersons(context, query)
  return { status: 200, body: { persons: items.map(encodeListedUser), next_cursor: nextCursor, has_more: hasMore } }
}

const agents: Operated<'operateListAgents'> = async (context, { query }) => {
  const { items, nextCursor, hasMore } = await operateListAgents(context, query)
  return { status: 200, body: { agents: items.map(encodeListedAgent), next_cursor: nextCursor, has_more: hasMore } }
}

const deliveries: Operated<'operateListDeliveries'> = async (context, { query }) => {
  const { webhook_id: webhookId, ...rest } = query
  const { items, nextCursor, hasMore } = await operateListDeliveries(context, { webhookId, ...rest })
  return {
    status: 200,
    body: { deliveries: items.map(encodeListedDelivery), next_cursor: nextCursor, has_more: hasMore },
  }
}

const replay: Operated<'operateReplayDeliveries'> = async (context, { body }) => {
  const { agent, webhook_id: webhookId, event_id: eventId } = body
  const { replayed, hasMore } = await operateReplayDeliveries(context, { agent, webhookId, eventId })
  return { status: 202, body: { replayed, has_more: hasMore } }
}

const status: Operated<'getServiceStatus'> = async (context) => ({
  status: 200,
  body: encodeServiceStatus(await getServiceStatus(context)),
})

export const operatorHandlers = {
  listPersons: persons,
  operateListAgents: agents,
  operateListDeliveries: deliveries,
  operateReplayDeliveries: replay,
  getServiceStatus: status,
  createPerson: person,
  createSignInLink: signInLink,
  operateCreateAgent: agent,
  operateRotateAgentToken: rotateToken,
  setHandleStatus: handleStatus,
  ageDeviceAuthorization: deviceAge,
  setPhoneNumber: phoneNumber,
  setHandleRateLimit: rateLimit,
  clearHandleRateLimit: noRateLimit,
  searchDump: dump,
}
