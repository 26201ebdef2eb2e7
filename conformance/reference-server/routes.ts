/** Every route of the subject: the stated ones of the current form and the extensions that provisioning uses. */
import { callAgent, getCard } from './a2a.ts'
import * as accounts from './accounts.ts'
import * as attachments from './attachments.ts'
import * as blocking from './blocks.ts'
import * as chats from './chats.ts'
import * as contacts from './contacts.ts'
import * as deletions from './deletions.ts'
import * as devices from './devices.ts'
import * as directory from './directory.ts'
import { listEvents } from './events.ts'
import { listMessages } from './history.ts'
import { installAgent, uninstallAgent } from './installations.ts'
import * as profiles from './profiles.ts'
import { setRateLimit } from './limits.ts'
import { setDatabase, setStorage } from './outage.ts'
import { createTicket } from './live.ts'
import { notFound } from './refusal.ts'
import { markDelivered, markRead, setTyping } from './receipts.ts'
import { restart } from './restart.ts'
import { listRequests } from './requests.ts'
import { pattern, type Access, type Handle, type OpenCall, type Reply, type Route } from './routing.ts'
import { changeMessage, sendAsPerson, sendStrict, sendToChat } from './sends.ts'
import { sendTask, workTask } from './tasks.ts'
import { appendDraft, finalizeDraft } from './variant-drafts.ts'
import { ofVariant, reactInItsShape, sendInItsShape } from './variant-shapes.ts'
import { createSubscription } from './variant-webhooks.ts'
import * as webhooks from './webhooks.ts'

type OpenHandle = (call: OpenCall) => Reply | Promise<Reply>

const by = (access: Access, method: string, path: string, handle: Handle): Route => ({
  access,
  method,
  pattern: pattern(path),
  handle,
})
const open = (access: 'none' | 'operator', method: string, path: string, handle: OpenHandle): Route => ({
  access,
  method,
  pattern: pattern(path),
  handle,
})

/** The description of the interface; not serving it is as good (AMB-099). */
const describe: OpenHandle = ({ subject }) => {
  if (subject.chose('openapi-not-served')) throw notFound('no such route')
  const version = subject.faulty('openapi-version-2') ? '2.0.0' : '1.0.0'
  return { status: 200, body: { openapi: '3.1.0', info: { title: 'subject', version }, paths: {} } }
}

const stated: Route[] = [
  open('none', 'GET', '/openapi.json', describe),
  by('agent', 'GET', '/v1/agents/me', accounts.getOwnAgent),
  by('agent', 'PATCH', '/v1/me', accounts.updateSettings),
  open('none', 'GET', '/v1/agents/{}/profile', profiles.agentProfile),
  open('none', 'GET', '/v1/contacts/{}/profile', profiles.contactProfile),
  open('none', 'GET', '/@{}', profiles.sharePage),
  by('agent', 'GET', '/v1/users/{}', profiles.getUser),
  open('none', 'POST', '/api/auth/device/code', devices.startDeviceAuthorization),
  by('session', 'GET', '/api/auth/device', devices.getDeviceAuthorization),
  open('none', 'POST', '/api/auth/device/token', devices.exchangeDeviceCode),
  by('session', 'POST', '/v1/me/agents', accounts.createAgent),
  by('agent', 'POST', '/v1/messages', sendInItsShape),
  by('agent', 'POST', '/v1/chats/{}/messages', sendToChat),
  by('agent', 'POST', '/v2/chats/{}/messages', sendStrict),
  by('agent', 'GET', '/v1/chats/{}/messages', listMessages),
  by('agent', 'POST', '/v1/chats/{}/read', markRead),
  by('agent', 'POST', '/v1/chats/{}/delivered', markDelivered),
  by('agent', 'POST', '/v1/chats/{}/typing', setTyping),
  by('either', 'POST', '/v1/messages/{}/reactions', reactInItsShape),
  by('agent', 'GET', '/v1/events', listEvents),
  by('agent', 'POST', attachments.uploadPath, attachments.uploadAttachment),
  open('none', 'GET', '/v1/attachments/{}', attachments.getAttachment),
  open('none', 'GET', '/media/{}', attachments.getMedia),
  open('none', 'GET', '/media/{}/{}', attachments.getMedia),
  by('agent', 'POST', '/v1/webhooks', webhooks.createWebhook),
  by('agent', 'POST', '/v1/tasks', sendTask),
  open('none', 'POST', '/a2a/{}', callAgent),
  open('none', 'GET', '/a2a/{}/agent-card.json', getCard),
  by('agent', 'PATCH', '/v1/messages/{}', changeMessage),
  by('agent', 'DELETE', '/v1/messages/{}', changeMessage),
  by('agent', 'POST', '/v1/messages/{}/unsend', changeMessage),
]

const variant: Route[] = [
  by('agent', 'POST', '/v1/messages/{}/append', ofVariant(appendDraft)),
  by('agent', 'POST', '/v1/messages/{}/finalize', ofVariant(finalizeDraft)),
  by('agent', 'POST', '/v1/webhook-subscriptions', ofVariant(createSubscription)),
]

const persons: Route[] = [
  by('session', 'GET', '/v1/me', accounts.getOwnUser),
  by('session', 'DELETE', '/v1/me', deletions.deleteAccount),
  open('none', 'GET', '/v1/account-deletions/{}', deletions.getDeletion),
  by('session', 'PUT', '/v1/me/installations/{}', installAgent),
  by('session', 'DELETE', '/v1/me/installations/{}', uninstallAgent),
  by('session', 'GET', '/v1/me/chats', chats.listChats),
  by('session', 'GET', '/v1/me/chats/{}', chats.getChat),
  by('session', 'POST', '/v1/me/chats/{}/messages', sendAsPerson),
  by('session', 'GET', '/v1/me/chats/{}/messages', listMessages),
  by('session', 'POST', '/v1/me/chats/{}/read', markRead),
  by('session', 'POST', '/v1/me/chats/{}/delivered', markDelivered),
  by('session', 'POST', '/v1/me/chats/{}/typing', setTyping),
  by('session', 'GET', '/v1/me/events', listEvents),
  by('session', 'GET', '/v1/me/requests', listRequests),
  by('session', 'POST', '/v1/me/contact-discovery', contacts.discoverContacts),
  by('session', 'GET', '/v1/me/agents', accounts.listOwnedAgents),
  by('session', 'GET', '/v1/me/agents/{}', accounts.getOwnedAgent),
  by('session', 'PATCH', '/v1/me/agents/{}', accounts.updateOwnedAgent),
  by('session', 'DELETE', '/v1/me/agents/{}', deletions.deleteAgent),
  by('session', 'POST', '/v1/me/agents/{}/rotate-token', accounts.rotateToken),
  by('session', 'POST', '/api/auth/device/approve', devices.approveDeviceAuthorization),
  by('session', 'POST', '/api/auth/device/deny', devices.denyDeviceAuthorization),
]

const management: Route[] = [
  by('agent', 'POST', '/v1/contact-requests', contacts.requestContact),
  by('agent', 'POST', '/v1/socket-tickets', createTicket),
  by('agent', 'POST', '/v1/tasks/{}/status', workTask),
  by('session', 'POST', '/v1/me/agents/{}/listing', directory.submitListing),
  open('none', 'GET', '/v1/directory', directory.searchDirectory),
  by('either', 'POST', '/v1/chats', chats.createChat),
  by('either', 'GET', '/v1/chats', chats.listChats),
  by('either', 'GET', '/v1/chats/{}', chats.getChat),
  by('either', 'PATCH', '/v1/chats/{}', chats.renameChat),
  by('either', 'POST', '/v1/chats/{}/participants', chats.addParticipant),
  by('either', 'DELETE', '/v1/chats/{}/participants/{}', chats.removeParticipant),
  by('either', 'GET', '/v1/blocked-handles', blocking.listBlockedHandles),
  by('either', 'PUT', '/v1/blocked-handles/{}', blocking.blockHandle),
  by('either', 'DELETE', '/v1/blocked-handles/{}', blocking.unblockHandle),
  by('agent', 'GET', '/v1/webhooks', webhooks.listWebhooks),
  by('agent', 'GET', '/v1/webhooks/{}', webhooks.getWebhook),
  by('agent', 'PATCH', '/v1/webhooks/{}', webhooks.updateWebhook),
  by('agent', 'POST', '/v1/webhooks/{}/rotate-secret', webhooks.rotateWebhookSecret),
  by('agent', 'DELETE', '/v1/webhooks/{}', webhooks.deleteWebhook),
  by('agent', 'GET', '/v1/webhooks/{}/attempts', webhooks.listWebhookAttempts),
  by('agent', 'GET', '/v1/webhooks/{}/dead-letters', webhooks.listDeadLetters),
]

const operator: Route[] = [
  open('operator', 'PUT', '/_ops/persons/{}/phone-number', profiles.setPhoneNumber),
  open('operator', 'PUT', '/_ops/handles/{}/listing', directory.decideListing),
  open('operator', 'POST', '/_ops/persons', accounts.createPerson),
  open('operator', 'POST', '/_ops/agents', accounts.adminCreateAgent),
  open('operator', 'PUT', '/_ops/handles/{}/status', accounts.setHandleStatus),
  open('operator', 'POST', '/_ops/device-authorizations/{}/age', devices.ageDeviceAuthorization),
  open('operator', 'PUT', '/_ops/handles/{}/rate-limit', setRateLimit),
  open('operator', 'POST', '/_ops/dump-search', contacts.searchDump),
  open('operator', 'POST', '/_ops/database', setDatabase),
  open('operator', 'POST', '/_ops/storage', setStorage),
  open('operator', 'POST', '/_ops/restart', restart),
]

export const routes: readonly Route[] = [...stated, ...variant, ...persons, ...management, ...operator]
