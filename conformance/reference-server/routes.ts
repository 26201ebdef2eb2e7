/** All routes of the reference server: those of the documents, and the extensions for provisioning. */
import * as accounts from './accounts/accounts.ts'
import * as attachments from './messages/attachments.ts'
import * as blocks from './accounts/blocks.ts'
import * as calls from './accounts/calls.ts'
import * as chats from './chats/chats.ts'
import * as communities from './accounts/communities.ts'
import * as contacts from './accounts/contacts.ts'
import * as deletions from './accounts/deletions.ts'
import * as devices from './accounts/devices.ts'
import * as directory from './accounts/directory.ts'
import * as payments from './accounts/payments.ts'
import * as profiles from './accounts/profiles.ts'
import * as tasks from './tasks/tasks.ts'
import * as webhooks from './webhooks/webhooks.ts'
import { setRateLimit } from './access/rate-limits.ts'
import { installAgent, uninstallAgent } from './accounts/installations.ts'
import { listRequests } from './accounts/message-requests.ts'
import { listEvents } from './events/list-events.ts'
import { changeMessage } from './messages/change-message.ts'
import { listMessages } from './messages/history.ts'
import { createTicket, listTyping, streamTyping } from './messages/live-channels.ts'
import { markDelivered, markRead } from './messages/receipts.ts'
import { sendAsPerson, sendStrict, sendToChat } from './messages/send.ts'
import { setTyping } from './messages/typing.ts'
import { setDatabase, setStorage } from './operator/outage.ts'
import { restart } from './operator/restart.ts'
import { notFound } from './protocol/api-error.ts'
import { type Access, type Handle, type OpenCall, pattern, type Reply, type Route } from './protocol/route.ts'
import type { JsonObject } from './state/json.ts'
import { callAgent, getCard } from './tasks/a2a.ts'
import { cardKeysPath, getCardKeys } from './tasks/card-signature.ts'
import { httpBindingRoutes } from './tasks/http-binding.ts'
import { appendDraft, finalizeDraft } from './variant/drafts.ts'
import { getErrorPage, inVariantBody } from './variant/errors.ts'
import { sendVoiceMemo } from './variant/sends.ts'
import { ofVariant, reactInEitherForm, sendInEitherForm } from './variant/shapes.ts'
import { createSubscription, deleteSubscription, rotateSubscriptionSecret } from './variant/webhooks.ts'

type OpenHandle = (call: OpenCall) => Reply | Promise<Reply>

const route = (access: Access, method: string, path: string, handle: Handle): Route => ({
  access,
  method,
  pattern: pattern(path),
  handle,
})
const openRoute = (access: 'none' | 'operator', method: string, path: string, handle: OpenHandle): Route => ({
  access,
  method,
  pattern: pattern(path),
  handle,
})

/** Serves the OpenAPI document. A server without this route is a legal choice (AMB-099). */
const describe: OpenHandle = ({ server }) => {
  if (server.hasChoice('openapi-not-served')) throw notFound('no such route')
  const version = server.hasFault('openapi-version-2') ? '2.0.0' : '1.0.0'
  const title: JsonObject = server.hasFault('openapi-without-title') ? {} : { title: 'reference server' }
  return { status: 200, body: { openapi: '3.1.0', info: { ...title, version }, paths: {} } }
}

const describeVariant: OpenHandle = (call) => {
  if (call.server.hasFault('variant-description-missing')) throw notFound('no such route')
  return describe(call)
}

/** Sends a task. With the choice task-error-in-variant-body, errors have the body of the variant form (AMB-080). */
const sendTaskInEitherBody: Handle = (call) =>
  call.server.hasChoice('task-error-in-variant-body') ? inVariantBody(tasks.sendTask)(call) : tasks.sendTask(call)

/** A route that the documents do not state: only hooks of the target file call it. */
type HookRoute = Route

const stated: Route[] = [
  openRoute('none', 'GET', '/openapi.json', describe),
  openRoute('none', 'GET', '/openapi/variant.json', describeVariant),
  route('agent', 'GET', '/v1/agents/me', accounts.getOwnAgent),
  route('agent', 'PATCH', '/v1/me', accounts.updateSettings),
  openRoute('none', 'GET', '/v1/agents/{}/profile', profiles.agentProfile),
  openRoute('none', 'GET', '/v1/contacts/{}/profile', profiles.contactProfile),
  openRoute('none', 'GET', '/@{}', profiles.sharePage),
  openRoute('none', 'GET', '/errors/{}', getErrorPage),
  route('agent', 'GET', '/v1/users/{}', profiles.getUser),
  openRoute('none', 'POST', '/api/auth/device/code', devices.startDeviceAuthorization),
  route('session', 'GET', '/api/auth/device', devices.getDeviceAuthorization),
  openRoute('none', 'POST', '/api/auth/device/token', devices.exchangeDeviceCode),
  route('session', 'POST', '/v1/me/agents', accounts.createAgent),
  route('session', 'POST', '/v1/persons/{}/agents', accounts.createAgentOf),
  route('agent', 'POST', '/v1/messages', sendInEitherForm),
  route('agent', 'POST', '/v1/chats/{}/messages', sendToChat),
  route('agent', 'POST', '/v2/chats/{}/messages', sendStrict),
  route('agent', 'GET', '/v1/chats/{}/messages', listMessages),
  route('agent', 'POST', '/v1/chats/{}/read', markRead),
  route('agent', 'POST', '/v1/chats/{}/delivered', markDelivered),
  route('agent', 'POST', '/v1/chats/{}/typing', setTyping),
  route('either', 'POST', '/v1/messages/{}/reactions', reactInEitherForm),
  route('agent', 'GET', '/v1/events', listEvents),
  route('agent', 'POST', attachments.uploadPath, attachments.uploadAttachment),
  openRoute('none', 'GET', '/media/{}', attachments.getMedia),
  openRoute('none', 'GET', '/media/{}/{}', attachments.getMedia),
  route('agent', 'POST', '/v1/webhooks', webhooks.createWebhook),
  route('agent', 'POST', '/v1/tasks', sendTaskInEitherBody),
  openRoute('none', 'POST', '/a2a/{}', callAgent),
  openRoute('none', 'GET', '/a2a/{}/agent-card.json', getCard),
  openRoute('none', 'GET', cardKeysPath, getCardKeys),
  route('agent', 'PATCH', '/v1/messages/{}', changeMessage),
  route('agent', 'DELETE', '/v1/messages/{}', changeMessage),
  route('agent', 'POST', '/v1/messages/{}/unsend', changeMessage),
]

const variant: Route[] = [
  route('agent', 'POST', '/v1/messages/{}/append', ofVariant(appendDraft)),
  route('agent', 'POST', '/v1/messages/{}/finalize', ofVariant(finalizeDraft)),
  route('agent', 'POST', '/v1/webhook-subscriptions', ofVariant(createSubscription)),
  route('agent', 'POST', '/v1/chats/{}/voicememo', ofVariant(sendVoiceMemo)),
]

const persons: HookRoute[] = [
  route('session', 'GET', '/v1/me', accounts.getOwnUser),
  route('session', 'DELETE', '/v1/me', deletions.deleteAccount),
  openRoute('none', 'GET', '/v1/account-deletions/{}', deletions.getDeletion),
  route('session', 'PUT', '/v1/me/installations/{}', installAgent),
  route('session', 'DELETE', '/v1/me/installations/{}', uninstallAgent),
  route('session', 'GET', '/v1/me/chats', chats.listChats),
  route('session', 'GET', '/v1/me/chats/{}', chats.getChat),
  route('session', 'POST', '/v1/me/chats/{}/messages', sendAsPerson),
  route('session', 'GET', '/v1/me/chats/{}/messages', listMessages),
  route('session', 'POST', '/v1/me/chats/{}/read', markRead),
  route('session', 'POST', '/v1/me/chats/{}/delivered', markDelivered),
  route('session', 'POST', '/v1/me/chats/{}/typing', setTyping),
  route('session', 'GET', '/v1/me/events', listEvents),
  route('session', 'GET', '/v1/me/requests', listRequests),
  route('session', 'POST', '/v1/me/contact-discovery', contacts.discoverContacts),
  route('session', 'GET', '/v1/me/agents', accounts.listOwnedAgents),
  route('session', 'GET', '/v1/me/agents/{}', accounts.getOwnedAgent),
  route('session', 'PATCH', '/v1/me/agents/{}', accounts.updateOwnedAgent),
  route('session', 'DELETE', '/v1/me/agents/{}', deletions.deleteAgent),
  route('session', 'POST', '/v1/me/agents/{}/rotate-token', accounts.rotateToken),
  route('session', 'POST', '/api/auth/device/approve', devices.approveDeviceAuthorization),
  route('session', 'POST', '/api/auth/device/deny', devices.denyDeviceAuthorization),
]

const management: HookRoute[] = [
  openRoute('none', 'GET', '/v1/attachments/{}', attachments.getAttachment),
  route('agent', 'POST', '/v1/webhook-subscriptions/{}/rotate-secret', ofVariant(rotateSubscriptionSecret)),
  route('agent', 'DELETE', '/v1/webhook-subscriptions/{}', ofVariant(deleteSubscription)),
  route('agent', 'POST', '/v1/contact-requests', contacts.requestContact),
  route('agent', 'POST', '/v1/payment-requests', payments.createPaymentRequest),
  route('agent', 'GET', '/v1/payment-requests/{}', payments.getPaymentRequest),
  route('agent', 'POST', '/v1/payment-requests/{}/cancel', payments.cancelPaymentRequest),
  route('session', 'POST', '/v1/me/payment-requests/{}/checkout', payments.startPayment),
  route('session', 'POST', '/v1/me/payment-requests/{}/decline', payments.declinePaymentRequest),
  route('agent', 'POST', '/v1/socket-tickets', createTicket),
  route('agent', 'GET', '/v1/typing-stream', streamTyping),
  route('agent', 'GET', '/v1/typing', listTyping),
  route('agent', 'GET', '/v1/tasks', tasks.listTasks),
  route('agent', 'GET', '/v1/tasks/{}', tasks.getTask),
  route('agent', 'POST', '/v1/tasks/{}/messages', tasks.addTaskMessage),
  route('agent', 'POST', '/v1/tasks/{}/status', tasks.workTask),
  route('agent', 'POST', '/v1/tasks/{}/artifacts', tasks.addTaskArtifact),
  route('agent', 'POST', '/v1/tasks/{}/cancel', tasks.cancelTask),
  route('session', 'POST', '/v1/me/agents/{}/listing', directory.submitListing),
  openRoute('none', 'GET', '/v1/directory', directory.searchDirectory),
  route('either', 'POST', '/v1/chats', chats.openChat),
  route('either', 'GET', '/v1/chats', chats.listChats),
  route('either', 'GET', '/v1/chats/{}', chats.getChat),
  route('either', 'PATCH', '/v1/chats/{}', chats.renameChat),
  route('either', 'POST', '/v1/chats/{}/participants', chats.addParticipant),
  route('either', 'DELETE', '/v1/chats/{}/participants/{}', chats.removeParticipant),
  route('either', 'GET', '/v1/blocked-handles', blocks.listBlockedHandles),
  route('either', 'PUT', '/v1/blocked-handles/{}', blocks.blockHandle),
  route('either', 'DELETE', '/v1/blocked-handles/{}', blocks.unblockHandle),
  route('agent', 'GET', '/v1/webhooks', webhooks.listWebhooks),
  route('agent', 'GET', '/v1/webhooks/{}', webhooks.getWebhook),
  route('agent', 'PATCH', '/v1/webhooks/{}', webhooks.updateWebhook),
  route('agent', 'POST', '/v1/webhooks/{}/rotate-secret', webhooks.rotateWebhookSecret),
  route('agent', 'DELETE', '/v1/webhooks/{}', webhooks.deleteWebhook),
  route('agent', 'GET', '/v1/webhooks/{}/attempts', webhooks.listWebhookAttempts),
  route('agent', 'GET', '/v1/webhooks/{}/dead-letters', webhooks.listDeadLetters),
]

const inCommunities: HookRoute[] = [
  route('session', 'POST', '/v1/me/communities', communities.createCommunity),
  route('session', 'PATCH', '/v1/me/communities/{}', communities.updateRules),
  route('agent', 'GET', '/v1/communities', communities.listCommunities),
  route('agent', 'POST', '/v1/communities/{}/join', communities.joinCommunity),
  route('agent', 'POST', '/v1/communities/{}/leave', communities.leaveCommunity),
  route('session', 'DELETE', '/v1/communities/{}/agents/{}', communities.removeAgent),
  route('session', 'POST', '/v1/communities/{}/bans', communities.banAgent),
  route('session', 'DELETE', '/v1/communities/{}/bans/{}', communities.unbanAgent),
  route('agent', 'GET', '/v1/communities/{}', communities.readCommunity),
  route('agent', 'GET', '/v1/communities/{}/rules', communities.readCommunityRules),
  route('agent', 'GET', '/v1/communities/{}/agents', communities.listCommunityAgents),
  openRoute('none', 'GET', '/v1/public/communities/{}', communities.readCommunityPage),
]

const inCalls: HookRoute[] = [
  route('session', 'POST', '/v1/calls', calls.startCall),
  route('either', 'GET', '/v1/calls/{}', calls.readCall),
  route('agent', 'POST', '/v1/calls/{}/answer', calls.answerCall),
  route('either', 'POST', '/v1/calls/{}/decline', calls.declineCall),
  route('either', 'POST', '/v1/calls/{}/hangup', calls.hangUpCall),
  route('either', 'POST', '/v1/calls/{}/ice-candidates', calls.addCandidate),
  route('either', 'GET', '/v1/calls/{}/ice-candidates', calls.listCandidates),
]

const operator: HookRoute[] = [
  openRoute('operator', 'PUT', '/_ops/persons/{}/phone-number', profiles.setPhoneNumber),
  openRoute('operator', 'PUT', '/_ops/handles/{}/listing', directory.decideListing),
  openRoute('operator', 'POST', '/_ops/persons', accounts.createPerson),
  openRoute('operator', 'POST', '/_ops/agents', accounts.adminCreateAgent),
  openRoute('operator', 'PUT', '/_ops/handles/{}/status', accounts.setHandleStatus),
  openRoute('operator', 'POST', '/_ops/device-authorizations/{}/age', devices.ageDeviceAuthorization),
  openRoute('operator', 'PUT', '/_ops/handles/{}/rate-limit', setRateLimit),
  openRoute('operator', 'POST', '/_ops/payments/{}/pay', payments.payCheckout),
  openRoute('operator', 'POST', '/_ops/dump-search', contacts.searchDump),
  openRoute('operator', 'POST', '/_ops/database', setDatabase),
  openRoute('operator', 'POST', '/_ops/storage', setStorage),
  openRoute('operator', 'POST', '/_ops/restart', restart),
]

export const routes: readonly Route[] = [
  ...stated,
  ...variant,
  ...persons,
  ...management,
  ...inCommunities,
  ...inCalls,
  ...operator,
  ...httpBindingRoutes,
]
