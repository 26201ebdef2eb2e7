import { expect, it } from 'vitest'
import type { PaymentRequest } from '../commerce/payments/payment-request.ts'
import { paymentRequestUpdated } from '../commerce/payments/payment-request.ts'
import {
  groupNameUpdated,
  ownerChanged,
  participantAdded,
  participantRemoved,
} from '../conversations/chats/lifecycle-events.ts'
import type { Reaction, ReactionEvents } from '../conversations/reactions/reaction.ts'
import type { ReceiptEvents } from '../conversations/receipts/receipt.ts'
import type { WebhookEvents } from '../delivery/webhooks/webhook-health.store.ts'
import { communityEvent } from '../network/communities/community-event.ts'
import type { ContactEvents } from '../network/contacts/notify-contact-seekers.ts'
import type { ContactRequest } from '../network/contact-requests/contact-request.store.ts'
import type { ContactRequestEvents } from '../network/contact-requests/requests.ts'
import type { EventDraft } from '../platform/event-log/log-event.ts'
import { callEvent, type Call } from '../realtime/calls/call.ts'
import { taskMessageAdded, taskReceived, taskUpdated } from '../tasks/tasks/task-events.ts'
import type { Task, TaskMessage, TaskUpdate } from '../tasks/tasks/task.ts'
import { createEventEncoder } from './event-encoders.ts'

const draft = <Events extends object>(
  eventType: keyof Events & string,
  data: Events[keyof Events] & object,
): EventDraft => ({
  actorId: 'x',
  eventType,
  chatId: null,
  messageId: null,
  data,
})

const at = Date.UTC(2026, 0, 2, 3, 4, 5, 678)
const ann = { type: 'user', id: 'usr_ann', handle: 'ann' } as const
const bot = { type: 'agent', id: 'agt_bot', handle: 'bot' } as const
const gone = { type: 'user', id: 'usr_gone', handle: null } as const
const chatId = 'cht_1'

const call: Call = {
  id: 'cal_1',
  chatId,
  userId: 'usr_ann',
  agentId: 'agt_bot',
  agentHandle: 'bot',
  requestId: null,
  offer: 'v=0\r\noffer',
  offerHash: 'hash',
  suppressed: false,
  userCandidates: 0,
  agentCandidates: 0,
  createdAt: at,
  ringsUntil: at + 45_000,
  dueAt: at + 45_000,
  connectedAt: null,
  endedAt: null,
  state: 'ringing',
  endReason: null,
  endedBy: null,
  answer: null,
}
const request: PaymentRequest = {
  id: 'pay_1',
  agentId: 'agt_bot',
  agentHandle: 'bot',
  requestId: 'r1',
  chatId,
  payerId: 'usr_ann',
  accountId: 'acc_1',
  description: 'Tea & "biscuits"',
  suppressed: false,
  checkoutAttempt: 1,
  checkoutExpiresAt: null,
  checkoutUrl: 'https://pay.example/1',
  expiresAt: at + 1000,
  createdAt: at,
  updatedAt: at,
  status: 'pending',
  amount: { value: 1250, currency: 'EUR' },
  confirmation: 'required',
  checkoutId: null,
  paymentReference: null,
  refund: null,
}
const reaction: Reaction = {
  messageId: 'msg_1',
  chatId,
  targetPartId: 'prt_1',
  actor: ann,
  createdAt: at,
  type: 'emoji',
  emoji: '🎉',
}
const contactRequest: ContactRequest = {
  id: 'crq_1',
  status: 'accepted',
  handle: 'ann',
  userId: 'usr_ann',
  note: 'Hello',
  createdAt: at,
  expiresAt: at + 1,
}
const task: Task = {
  id: 'tsk_1',
  contextId: chatId,
  requesterId: 'agt_a',
  workerId: 'agt_b',
  state: 'TASK_STATE_WORKING',
  statusMessage: null,
  statusAt: at,
  metadata: { budget: 1 },
  suppressed: false,
  createdAt: at,
  usage: { messages: 1, artifacts: 0, chunks: 0, parts: 1, bytes: 10 },
}
const message: TaskMessage = { messageId: 'm1', role: 'ROLE_USER', parts: [{ text: 'Hi' }] } as TaskMessage
const status: TaskUpdate = { kind: 'status', state: 'TASK_STATE_COMPLETED', message, at, metadata: { a: 1 } }
const artifact: TaskUpdate = {
  kind: 'artifact',
  artifact: { artifactId: 'a1', parts: [{ text: 'x' }] } as never,
  append: true,
  lastChunk: false,
}
const change = { chatId, participant: gone, actor: ann, effectiveSequence: 7 }
const community = { id: 'com_1', slug: 'tea', name: 'Tea' }
const health = {
  id: 'whk_1',
  agentId: 'agt_bot',
  ownerId: 'usr_ann',
  failingSince: at,
  health: 'failing',
  changedAt: at,
} as const

/** Drafts of each event type, as the areas append them. */
const drafts: readonly EventDraft[] = [
  ...participantAdded(change, ['x']),
  ...participantRemoved(change, ['x']),
  ...groupNameUpdated({ chatId, groupName: 'Tea', previousGroupName: null, actor: ann }, ['x']),
  ...ownerChanged({ chatId, owner: ann }, ['x']),
  draft<ReactionEvents>('reaction.added', { reaction }),
  draft<ReactionEvents>('reaction.removed', { reaction }),
  draft<ReactionEvents>('reaction.changed', { change: 'added', reaction }),
  draft<ReceiptEvents>('message.delivered', { throughSequence: 7, messageId: 'msg_1', recipient: bot }),
  draft<ReceiptEvents>('message.read', { throughSequence: 7, messageId: 'msg_1', recipient: bot }),
  callEvent('x', call),
  callEvent('x', { ...call, state: 'connected', connectedAt: at, answer: 'v=0\r\nanswer' }),
  callEvent('x', { ...call, state: 'ended', offer: null, endReason: 'hangup', endedBy: 'user', endedAt: at }),
  paymentRequestUpdated('x', request),
  paymentRequestUpdated('x', { ...request, status: 'paid', refund: 'pending', confirmation: 'confirmed' }),
  ...(['joined', 'left', 'member_removed', 'member_unbanned', 'deleted'] as const).map((type) =>
    communityEvent('x', community, { type }),
  ),
  communityEvent('x', community, { type: 'member_banned', reason: 'spam' }),
  communityEvent('x', community, { type: 'role_updated', role: 'moderator' }),
  communityEvent('x', community, { type: 'rules_updated', rulesVersion: 2 }),
  draft<ContactRequestEvents>('contact_request.updated', { request: contactRequest }),
  draft<ContactEvents>('contact.joined', { userId: 'usr_ann' }),
  draft<WebhookEvents>('webhook.health_changed', { webhook: health }),
  draft<WebhookEvents>('webhook.test', { webhookId: 'whk_1' }),
  ...taskReceived(task),
  ...taskMessageAdded(task, 'agt_a', message),
  ...taskUpdated(task, 'agt_b', status),
  ...taskUpdated(task, 'agt_b', artifact),
]

/** Stored texts of version 1. Logs of earlier versions of the server contain the same texts. */
const stored: readonly [type: string, data: string][] = [
  [
    'participant.added',
    '{"participant":{"type":"user","id":"usr_gone","handle":null,"user_id":"usr_gone"},"actor":{"type":"user","id":"usr_ann","handle":"ann","user_id":"usr_ann"},"effective_sequence":7}',
  ],
  [
    'participant.removed',
    '{"participant":{"type":"user","id":"usr_gone","handle":null,"user_id":"usr_gone"},"actor":{"type":"user","id":"usr_ann","handle":"ann","user_id":"usr_ann"},"effective_sequence":7}',
  ],
  [
    'chat.group_name_updated',
    '{"group_name":"Tea","previous_group_name":null,"actor":{"type":"user","id":"usr_ann","handle":"ann","user_id":"usr_ann"}}',
  ],
  ['chat.owner_changed', '{"owner":{"type":"user","id":"usr_ann","handle":"ann","user_id":"usr_ann"}}'],
  [
    'reaction.added',
    '{"reaction":{"message_id":"msg_1","type":"emoji","emoji":"🎉","target_part_id":"prt_1","actor":{"type":"user","id":"usr_ann","handle":"ann","user_id":"usr_ann"},"created_at":"2026-01-02T03:04:05.678Z"}}',
  ],
  [
    'reaction.removed',
    '{"reaction":{"message_id":"msg_1","type":"emoji","emoji":"🎉","target_part_id":"prt_1","actor":{"type":"user","id":"usr_ann","handle":"ann","user_id":"usr_ann"},"created_at":"2026-01-02T03:04:05.678Z"}}',
  ],
  [
    'reaction.changed',
    '{"change":"added","reaction":{"message_id":"msg_1","type":"emoji","emoji":"🎉","target_part_id":"prt_1","actor":{"type":"user","id":"usr_ann","handle":"ann","user_id":"usr_ann"},"created_at":"2026-01-02T03:04:05.678Z"}}',
  ],
  [
    'message.delivered',
    '{"through_sequence":7,"message_id":"msg_1","recipient":{"type":"agent","id":"agt_bot","handle":"bot"}}',
  ],
  [
    'message.read',
    '{"through_sequence":7,"message_id":"msg_1","recipient":{"type":"agent","id":"agt_bot","handle":"bot"}}',
  ],
  [
    'call.ringing',
    '{"call":{"id":"cal_1","chat_id":"cht_1","user_id":"usr_ann","agent":{"type":"agent","id":"agt_bot","handle":"bot"},"state":"ringing","end_reason":null,"ended_by":null,"offer":{"type":"offer","sdp":"v=0\\r\\noffer"},"started_at":"2026-01-02T03:04:05.678Z","rings_until":"2026-01-02T03:04:50.678Z","connected_at":null,"ended_at":null}}',
  ],
  [
    'call.connected',
    '{"call":{"id":"cal_1","chat_id":"cht_1","user_id":"usr_ann","agent":{"type":"agent","id":"agt_bot","handle":"bot"},"state":"connected","end_reason":null,"ended_by":null,"answer":{"type":"answer","sdp":"v=0\\r\\nanswer"},"started_at":"2026-01-02T03:04:05.678Z","rings_until":"2026-01-02T03:04:50.678Z","connected_at":"2026-01-02T03:04:05.678Z","ended_at":null}}',
  ],
  [
    'call.ended',
    '{"call":{"id":"cal_1","chat_id":"cht_1","user_id":"usr_ann","agent":{"type":"agent","id":"agt_bot","handle":"bot"},"state":"ended","end_reason":"hangup","ended_by":"user","started_at":"2026-01-02T03:04:05.678Z","rings_until":"2026-01-02T03:04:50.678Z","connected_at":null,"ended_at":"2026-01-02T03:04:05.678Z"}}',
  ],
  [
    'payment_request.updated',
    '{"payment_request":{"id":"pay_1","chat_id":"cht_1","agent":{"type":"agent","id":"agt_bot","handle":"bot"},"payer_id":"usr_ann","amount":{"value":1250,"currency":"EUR","exponent":2},"description":"Tea & \\"biscuits\\"","status":"pending","confirmation_required":true,"pay_url":"https://parley.example/pay/pay_1","expires_at":"2026-01-02T03:04:06.678Z","created_at":"2026-01-02T03:04:05.678Z","updated_at":"2026-01-02T03:04:05.678Z"}}',
  ],
  [
    'payment_request.updated',
    '{"payment_request":{"id":"pay_1","chat_id":"cht_1","agent":{"type":"agent","id":"agt_bot","handle":"bot"},"payer_id":"usr_ann","amount":{"value":1250,"currency":"EUR","exponent":2},"description":"Tea & \\"biscuits\\"","status":"paid","confirmation_required":false,"refund":"pending","pay_url":"https://parley.example/pay/pay_1","expires_at":"2026-01-02T03:04:06.678Z","created_at":"2026-01-02T03:04:05.678Z","updated_at":"2026-01-02T03:04:05.678Z"}}',
  ],
  ['community.joined', '{"community":{"id":"com_1","slug":"tea","name":"Tea"}}'],
  ['community.left', '{"community":{"id":"com_1","slug":"tea","name":"Tea"}}'],
  ['community.member_removed', '{"community":{"id":"com_1","slug":"tea","name":"Tea"}}'],
  ['community.member_unbanned', '{"community":{"id":"com_1","slug":"tea","name":"Tea"}}'],
  ['community.deleted', '{"community":{"id":"com_1","slug":"tea","name":"Tea"}}'],
  ['community.member_banned', '{"community":{"id":"com_1","slug":"tea","name":"Tea"},"reason":"spam"}'],
  ['community.role_updated', '{"community":{"id":"com_1","slug":"tea","name":"Tea"},"role":"moderator"}'],
  ['community.rules_updated', '{"community":{"id":"com_1","slug":"tea","name":"Tea"},"rules_version":2}'],
  [
    'contact_request.updated',
    '{"contact_request":{"id":"crq_1","status":"accepted","user_id":"usr_ann","note":"Hello","created_at":"2026-01-02T03:04:05.678Z","expires_at":"2026-01-02T03:04:05.679Z"}}',
  ],
  ['contact.joined', '{"user_id":"usr_ann"}'],
  [
    'webhook.health_changed',
    '{"webhook":{"id":"whk_1","agent_id":"agt_bot","health":"failing","failing_since":"2026-01-02T03:04:05.678Z"}}',
  ],
  ['webhook.test', '{"webhook_id":"whk_1"}'],
  ['task.received', '{"taskId":"tsk_1"}'],
  [
    'task.message',
    '{"task":{"id":"tsk_1","contextId":"cht_1","status":{"state":"TASK_STATE_WORKING","timestamp":"2026-01-02T03:04:05.678Z"}},"message":{"messageId":"m1","role":"ROLE_USER","parts":[{"text":"Hi"}]}}',
  ],
  [
    'task.update',
    '{"statusUpdate":{"taskId":"tsk_1","contextId":"cht_1","status":{"state":"TASK_STATE_COMPLETED","message":{"messageId":"m1","role":"ROLE_USER","parts":[{"text":"Hi"}]},"timestamp":"2026-01-02T03:04:05.678Z"},"metadata":{"a":1}}}',
  ],
  [
    'task.updated',
    '{"task":{"id":"tsk_1","contextId":"cht_1","status":{"state":"TASK_STATE_WORKING","timestamp":"2026-01-02T03:04:05.678Z"}},"statusUpdate":{"taskId":"tsk_1","contextId":"cht_1","status":{"state":"TASK_STATE_COMPLETED","message":{"messageId":"m1","role":"ROLE_USER","parts":[{"text":"Hi"}]},"timestamp":"2026-01-02T03:04:05.678Z"},"metadata":{"a":1}}}',
  ],
  [
    'task.update',
    '{"artifactUpdate":{"taskId":"tsk_1","contextId":"cht_1","artifact":{"artifactId":"a1","parts":[{"text":"x"}]},"append":true}}',
  ],
  [
    'task.updated',
    '{"task":{"id":"tsk_1","contextId":"cht_1","status":{"state":"TASK_STATE_WORKING","timestamp":"2026-01-02T03:04:05.678Z"}},"artifactUpdate":{"taskId":"tsk_1","contextId":"cht_1","artifact":{"artifactId":"a1","parts":[{"text":"x"}]},"append":true}}',
  ],
]

it('the data of each event is stored as in earlier versions', () => {
  const encode = createEventEncoder({ publicUrl: 'https://parley.example/' })
  expect(drafts.map((one) => [one.eventType, encode(one)])).toEqual(stored)
})

it('an event of an unknown type is not stored', () => {
  const encode = createEventEncoder({ publicUrl: 'https://parley.example/' })
  expect(() => encode({ eventType: 'reaction.unknown', data: {} })).toThrow('reaction.unknown')
})
