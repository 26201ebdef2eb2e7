/** Faults in the answers to sends, reactions, receipts, settings, pairing and in error bodies. */
import {
  bodyOf,
  changeTexts,
  drop,
  jsonAnswer,
  onSuccess,
  replace,
  sends,
  set,
  status,
  update,
  withDot,
} from '../changes.ts'
import { type After, is, isObject, objects, type ProxyFaultTable, succeeded } from '../exchange.ts'

const internal = jsonAnswer(500, { error: { code: 'internal_error', message: 'x' } })

/** Answers the second send of an id with the parts of the second body. */
const secondAnswerDiffers: After = (request, answer, memory) => {
  if (!is(request, 'sendV1') || !succeeded(answer) || !isObject(request.body) || !isObject(answer.body)) return
  const id = String(request.body['message_id'])
  const seen = memory.get(id) ?? 0
  memory.set(id, seen + 1)
  const message = answer.body['message']
  if (seen > 0 && isObject(message)) message['parts'] = [{ type: 'text', text: `copy ${seen}` }]
}

export const answerFaults: ProxyFaultTable = {
  'v1-send-200': [['MSG-031'], 'the 202 of POST /v1/messages becomes 200', status(['sendV1'], 200)],
  'chat-send-200': [['MSG-033'], 'the 201 of the chat-scoped send becomes 200', status(['sendToChat'], 200)],
  'strict-send-200': [['MSG-035'], 'the 201 of the v2 send becomes 200', status(['sendStrict'], 200)],
  'v1-send-without-message': [['MSG-031'], 'message is missing in the 202', drop(bodyOf('sendV1'), 'message')],
  'v1-send-other-message-id': [
    ['MSG-012', 'MSG-031'],
    'message_id of the 202 is another id',
    set(bodyOf('sendV1'), 'message_id', 'msg_01abcdefghjkmnpqrstvwxyz01'),
  ],
  'chat-send-without-messages': [
    ['MSG-033'],
    'messages is renamed items',
    onSuccess(['sendToChat'], (answer) => {
      if (isObject(answer.body)) answer.body = { items: answer.body['messages'] ?? [] }
    }),
  ],
  'strict-send-without-message': [['MSG-035'], 'message is missing in the 201', drop(bodyOf('sendStrict'), 'message')],
  'second-answer-differs': [
    ['MSG-039', 'MSG-040'],
    'the answer to a repeated send has other parts',
    secondAnswerDiffers,
  ],
  'conflict-becomes-success': [
    ['MSG-044', 'ERR-007'],
    '409 on sends becomes 202 {}',
    replace(sends, 409, jsonAnswer(202, {})),
  ],
  'send-errors-become-500': [
    ['PART-005', 'ERR-029', 'MSG-037', 'ERR-030'],
    '422 on sends becomes 500',
    replace(sends, 422, internal),
  ],
  'oversize-becomes-500': [['MSG-032', 'ERR-011', 'LIM-005'], '413 becomes 500', replace(sends, 413, internal)],
  'send-401-becomes-202': [
    ['AUTH-001', 'AUTH-003'],
    '401 on sends becomes 202 {}',
    replace(sends, 401, jsonAnswer(202, {})),
  ],
  'own-agent-401-becomes-200': [
    ['AUTH-003', 'AUTH-012'],
    '401 on GET /v1/agents/me becomes 200',
    replace(['ownAgent'], 401, jsonAnswer(200, { id: 'agt_x', handle: 'x', profile: {} })),
  ],
  'history-401-becomes-200': [
    ['HIST-012', 'AUTH-003'],
    '401 on history becomes an empty page',
    replace(['history'], 401, jsonAnswer(200, { messages: [], has_more: false })),
  ],
  'reaction-401-becomes-200': [
    ['RCT-021', 'AUTH-003'],
    '401 on reactions becomes changed false',
    replace(['react'], 401, jsonAnswer(200, { changed: false })),
  ],
  'every-401-becomes-403': [
    ['AUTH-003', 'ERR-003'],
    'every 401 becomes 403',
    (_request, answer) => {
      if (answer.status === 401) answer.status = 403
    },
  ],
  'errors-without-message': [
    ['ERR-001'],
    'error.message is removed',
    (_request, { body }) => {
      if (isObject(body) && isObject(body['error'])) delete body['error']['message']
    },
  ],
  'error-renamed': [
    ['ERR-001'],
    'error is renamed fault',
    (request, answer) => {
      if (!isObject(answer.body) || !isObject(answer.body['error']) || request.path.startsWith('/api/')) return
      answer.body = { fault: answer.body['error'] }
    },
  ],
  'changed-flipped': [
    ['RCT-011', 'RCT-012', 'RCT-031'],
    'changed is inverted',
    update(bodyOf('react'), 'changed', (old) => old !== true),
  ],
  'changed-missing': [['RCT-001'], 'changed is removed', drop(bodyOf('react'), 'changed')],
  'changed-as-text': [['RCT-001'], 'changed is a string', update(bodyOf('react'), 'changed', (old) => String(old))],
  'advanced-flipped': [
    ['RCP-037', 'RCP-021', 'RCP-020'],
    'advanced is inverted',
    update(bodyOf('read', 'delivered'), 'advanced', (old) => old !== true),
  ],
  'advanced-missing': [['RCP-012', 'RCP-014'], 'advanced is removed', drop(bodyOf('read', 'delivered'), 'advanced')],
  'receipt-missing': [['RCP-012', 'RCP-014'], 'receipt is removed', drop(bodyOf('read', 'delivered'), 'receipt')],
  'typing-200': [
    ['TYP-001'],
    'the 204 of typing becomes 200 {}',
    onSuccess(['typing'], (answer) => {
      Object.assign(answer, jsonAnswer(200, {}))
    }),
  ],
  'settings-flipped': [
    ['SET-001', 'SET-009'],
    'accepts_tasks is inverted',
    update(bodyOf('settings'), 'accepts_tasks', (old) => old !== true),
  ],
  'settings-201': [['SET-001'], 'the 200 of PATCH /v1/me becomes 201', status(['settings'], 201)],
  'own-agent-without-handle': [['PROF-020'], 'handle is removed', drop(bodyOf('ownAgent'), 'handle')],
  'device-without-interval': [['DEV-001'], 'interval is removed', drop(bodyOf('deviceCode'), 'interval')],
  'device-without-user-code': [['DEV-001'], 'user_code is removed', drop(bodyOf('deviceCode'), 'user_code')],
  'device-error-without-description': [
    ['DEV-012', 'DEV-014', 'ERR-033'],
    'error_description is removed',
    (request, answer) => {
      if (is(request, 'deviceToken') && answer.status === 400 && isObject(answer.body))
        delete answer.body['error_description']
    },
  ],
  'device-error-404': [
    ['DEV-012', 'DEV-014', 'ERR-033'],
    '400 of the exchange becomes 404',
    replace(['deviceToken'], 400, 404),
  ],
  'secret-missing': [
    ['WHK-001'],
    'signing_secret is removed on creation',
    drop(bodyOf('createWebhook'), 'signing_secret'),
  ],
  'secret-of-another': [
    ['WHK-010', 'WHK-001'],
    'signing_secret is another valid secret',
    set(bodyOf('createWebhook'), 'signing_secret', `whsec_${Buffer.alloc(32, 9).toString('base64')}`),
  ],
  'answers-as-text': [
    ['MSG-050'],
    'answers to sends are text/plain without JSON',
    onSuccess(sends, (answer) => {
      answer.headers = { 'content-type': 'text/plain' }
      answer.body = undefined
    }),
  ],
  'agent-token-renewed': [
    ['AUTH-005'],
    'Agent Tokens begin with tok_ instead of svc_live_',
    {
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
  ],
  'sent-text-changed': [
    ['HIST-011', 'MSG-051', 'MSG-002'],
    'the answer to a send has another text',
    onSuccess(sends, (answer) => {
      if (isObject(answer.body)) changeTexts(answer.body['message'] ?? objects(answer.body, 'messages')[0], withDot)
    }),
  ],
}
