/** Faults in the answers to sends, reactions, receipts, settings, pairing and in error bodies. */
import {
  type Answer,
  is,
  isObject,
  type Json,
  objects,
  type Outgoing,
  type ProxyFault,
  type Shape,
  succeeded,
} from '../exchange.ts'

type After = NonNullable<ProxyFault['after']>

/** Returns a change that applies only to successful answers of some operations. */
const onSuccess =
  (names: Shape[], change: (answer: Answer, request: Outgoing) => void): After =>
  (request, answer) => {
    if (is(request, ...names) && succeeded(answer)) change(answer, request)
  }
const status = (names: Shape[], value: number): After =>
  onSuccess(names, (answer) => {
    answer.status = value
  })
const drop = (names: Shape[], member: string): After =>
  onSuccess(names, (answer) => {
    if (isObject(answer.body)) delete answer.body[member]
  })
const set = (names: Shape[], member: string, value: (old: Json | undefined) => Json): After =>
  onSuccess(names, (answer) => {
    if (isObject(answer.body)) answer.body[member] = value(answer.body[member])
  })
/** Replaces one error response by another response. */
const replace =
  (names: Shape[], from: number, to: Answer): After =>
  (request, answer) => {
    if (names.some((name) => is(request, name)) && answer.status === from) Object.assign(answer, structuredClone(to))
  }
const json = { 'content-type': 'application/json' }
const sends: Shape[] = ['sendV1', 'sendToChat', 'sendStrict']
const internal: Answer = { status: 500, headers: json, body: { error: { code: 'internal_error', message: 'x' } } }

/** Answers the second send of an id with the parts of the second body. */
const secondAnswerDiffers: After = (request, answer, memory) => {
  if (!is(request, 'sendV1') || !succeeded(answer) || !isObject(request.body) || !isObject(answer.body)) return
  const id = String(request.body['message_id'])
  const seen = memory.get(id) ?? 0
  memory.set(id, seen + 1)
  const message = answer.body['message']
  if (seen > 0 && isObject(message)) message['parts'] = [{ type: 'text', text: `copy ${seen}` }]
}

export const answerFaults: readonly ProxyFault[] = [
  {
    name: 'v1-send-200',
    violates: ['MSG-031'],
    description: 'the 202 of POST /v1/messages becomes 200',
    after: status(['sendV1'], 200),
  },
  {
    name: 'chat-send-200',
    violates: ['MSG-033'],
    description: 'the 201 of the chat-scoped send becomes 200',
    after: status(['sendToChat'], 200),
  },
  {
    name: 'strict-send-200',
    violates: ['MSG-035'],
    description: 'the 201 of the v2 send becomes 200',
    after: status(['sendStrict'], 200),
  },
  {
    name: 'v1-send-without-message',
    violates: ['MSG-031'],
    description: 'message is missing in the 202',
    after: drop(['sendV1'], 'message'),
  },
  {
    name: 'v1-send-other-message-id',
    violates: ['MSG-012', 'MSG-031'],
    description: 'message_id of the 202 is another id',
    after: set(['sendV1'], 'message_id', () => 'msg_01abcdefghjkmnpqrstvwxyz01'),
  },
  {
    name: 'chat-send-without-messages',
    violates: ['MSG-033'],
    description: 'messages is renamed items',
    after: onSuccess(['sendToChat'], (answer) => {
      if (isObject(answer.body)) answer.body = { items: answer.body['messages'] ?? [] }
    }),
  },
  {
    name: 'strict-send-without-message',
    violates: ['MSG-035'],
    description: 'message is missing in the 201',
    after: drop(['sendStrict'], 'message'),
  },
  {
    name: 'second-answer-differs',
    violates: ['MSG-039', 'MSG-040'],
    description: 'the answer to a repeated send has other parts',
    after: secondAnswerDiffers,
  },
  {
    name: 'conflict-becomes-success',
    violates: ['MSG-044', 'ERR-007'],
    description: '409 on sends becomes 202 {}',
    after: replace(sends, 409, { status: 202, headers: json, body: {} }),
  },
  {
    name: 'send-errors-become-500',
    violates: ['PART-005', 'ERR-029', 'MSG-037', 'ERR-030'],
    description: '422 on sends becomes 500',
    after: replace(sends, 422, internal),
  },
  {
    name: 'oversize-becomes-500',
    violates: ['MSG-032', 'ERR-011', 'LIM-005'],
    description: '413 becomes 500',
    after: replace(sends, 413, internal),
  },
  {
    name: 'send-401-becomes-202',
    violates: ['AUTH-001', 'AUTH-003'],
    description: '401 on sends becomes 202 {}',
    after: replace(sends, 401, { status: 202, headers: json, body: {} }),
  },
  {
    name: 'own-agent-401-becomes-200',
    violates: ['AUTH-003', 'AUTH-012'],
    description: '401 on GET /v1/agents/me becomes 200',
    after: replace(['ownAgent'], 401, { status: 200, headers: json, body: { id: 'agt_x', handle: 'x', profile: {} } }),
  },
  {
    name: 'history-401-becomes-200',
    violates: ['HIST-012', 'AUTH-003'],
    description: '401 on history becomes an empty page',
    after: replace(['history'], 401, { status: 200, headers: json, body: { messages: [], has_more: false } }),
  },
  {
    name: 'reaction-401-becomes-200',
    violates: ['RCT-021', 'AUTH-003'],
    description: '401 on reactions becomes changed false',
    after: replace(['react'], 401, { status: 200, headers: json, body: { changed: false } }),
  },
  {
    name: 'every-401-becomes-403',
    violates: ['AUTH-003', 'ERR-003'],
    description: 'every 401 becomes 403',
    after: (_request, answer) => {
      if (answer.status === 401) answer.status = 403
    },
  },
  {
    name: 'errors-without-message',
    violates: ['ERR-001'],
    description: 'error.message is removed',
    after: (_request, answer) => {
      if (isObject(answer.body) && isObject(answer.body['error'])) delete answer.body['error']['message']
    },
  },
  {
    name: 'error-renamed',
    violates: ['ERR-001'],
    description: 'error is renamed fault',
    after: (request, answer) => {
      if (!isObject(answer.body) || !isObject(answer.body['error']) || request.path.startsWith('/api/')) return
      answer.body = { fault: answer.body['error'] }
    },
  },
  {
    name: 'changed-flipped',
    violates: ['RCT-011', 'RCT-012', 'RCT-031'],
    description: 'changed is inverted',
    after: set(['react'], 'changed', (old) => old !== true),
  },
  {
    name: 'changed-missing',
    violates: ['RCT-001'],
    description: 'changed is removed',
    after: drop(['react'], 'changed'),
  },
  {
    name: 'changed-as-text',
    violates: ['RCT-001'],
    description: 'changed is a string',
    after: set(['react'], 'changed', (old) => String(old)),
  },
  {
    name: 'advanced-flipped',
    violates: ['RCP-037', 'RCP-021', 'RCP-020'],
    description: 'advanced is inverted',
    after: set(['read', 'delivered'], 'advanced', (old) => old !== true),
  },
  {
    name: 'advanced-missing',
    violates: ['RCP-012', 'RCP-014'],
    description: 'advanced is removed',
    after: drop(['read', 'delivered'], 'advanced'),
  },
  {
    name: 'receipt-missing',
    violates: ['RCP-012', 'RCP-014'],
    description: 'receipt is removed',
    after: drop(['read', 'delivered'], 'receipt'),
  },
  {
    name: 'typing-200',
    violates: ['TYP-001'],
    description: 'the 204 of typing becomes 200 {}',
    after: onSuccess(['typing'], (answer) => {
      Object.assign(answer, { status: 200, headers: json, body: {} })
    }),
  },
  {
    name: 'settings-flipped',
    violates: ['SET-001', 'SET-009'],
    description: 'accepts_tasks is inverted',
    after: set(['settings'], 'accepts_tasks', (old) => old !== true),
  },
  {
    name: 'settings-201',
    violates: ['SET-001'],
    description: 'the 200 of PATCH /v1/me becomes 201',
    after: status(['settings'], 201),
  },
  {
    name: 'own-agent-without-handle',
    violates: ['PROF-020'],
    description: 'handle is removed',
    after: drop(['ownAgent'], 'handle'),
  },
  {
    name: 'device-without-interval',
    violates: ['DEV-001'],
    description: 'interval is removed',
    after: drop(['deviceCode'], 'interval'),
  },
  {
    name: 'device-without-user-code',
    violates: ['DEV-001'],
    description: 'user_code is removed',
    after: drop(['deviceCode'], 'user_code'),
  },
  {
    name: 'device-error-without-description',
    violates: ['DEV-012', 'DEV-014', 'ERR-033'],
    description: 'error_description is removed',
    after: (request, answer) => {
      if (is(request, 'deviceToken') && answer.status === 400 && isObject(answer.body))
        delete answer.body['error_description']
    },
  },
  {
    name: 'device-error-404',
    violates: ['DEV-012', 'DEV-014', 'ERR-033'],
    description: '400 of the exchange becomes 404',
    after: (request, answer) => {
      if (is(request, 'deviceToken') && answer.status === 400) answer.status = 404
    },
  },
  {
    name: 'secret-missing',
    violates: ['WHK-001'],
    description: 'signing_secret is removed on creation',
    after: drop(['createWebhook'], 'signing_secret'),
  },
  {
    name: 'secret-of-another',
    violates: ['WHK-010', 'WHK-001'],
    description: 'signing_secret is another valid secret',
    after: set(['createWebhook'], 'signing_secret', () => `whsec_${Buffer.alloc(32, 9).toString('base64')}`),
  },
  {
    name: 'answers-as-text',
    violates: ['MSG-050'],
    description: 'answers to sends are text/plain without JSON',
    after: onSuccess(sends, (answer) => {
      answer.headers = { 'content-type': 'text/plain' }
      answer.body = undefined
    }),
  },
  {
    name: 'agent-token-renewed',
    violates: ['AUTH-005'],
    description: 'Agent Tokens begin with tok_ instead of svc_live_',
    before: ({ headers }) => {
      const { authorization } = headers
      if (authorization !== undefined)
        headers['authorization'] = authorization.replace('Bearer tok_', 'Bearer svc_live_')
    },
    after: onSuccess(['createAgent'], (answer) => {
      if (isObject(answer.body))
        answer.body['agent_token'] = String(answer.body['agent_token'] ?? '').replace('svc_live_', 'tok_')
    }),
  },
  {
    name: 'sent-text-changed',
    violates: ['HIST-011', 'MSG-051', 'MSG-002'],
    description: 'the answer to a send has another text',
    after: onSuccess(sends, (answer) => {
      const message = isObject(answer.body)
        ? (answer.body['message'] ?? objects(answer.body, 'messages')[0])
        : undefined
      for (const part of objects(message, 'parts')) if (typeof part['text'] === 'string') part['text'] += '.'
    }),
  },
]
