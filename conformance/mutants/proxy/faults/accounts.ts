/** Faults of error codes, pairing, agent creation and versions. */
import type { RequirementId } from '../../../../generated/requirements.ts'
import { bodyOf, eachEvent, jsonAnswer, replace, set } from '../changes.ts'
import { type After, type Answer, is, isObject, type ProxyFaultTable, type Shape } from '../exchange.ts'

const codeOf = ({ body }: Answer): unknown =>
  isObject(body) && isObject(body['error']) ? body['error']['code'] : undefined

/** The requirement of each error code that a fault sends with 422. */
const misplacedCodes = {
  conflict: 'ERR-006',
  idempotency_conflict: 'ERR-007',
  limit_exceeded: 'ERR-008',
  handle_taken: 'ERR-009',
  handle_reserved: 'ERR-010',
  forbidden: 'ERR-004',
  not_found: 'ERR-005',
} as const satisfies Record<string, RequirementId>

const misplaced: ProxyFaultTable = Object.fromEntries(
  Object.entries(misplacedCodes).map(([code, requirement]): [string, ProxyFaultTable[string]] => [
    `code-${code.replaceAll('_', '-')}-422`,
    [
      [requirement, 'ERR-016'],
      `code ${code} comes with 422`,
      (_request, answer) => {
        if (codeOf(answer) === code) answer.status = 422
      },
    ],
  ]),
)

const missing =
  (shape: Shape): After =>
  (request, answer) => {
    if (is(request, shape))
      Object.assign(answer, jsonAnswer(404, { error: { code: 'not_found', message: 'no such route' } }))
  }

export const accountFaults: ProxyFaultTable = {
  ...misplaced,
  'settings-credential-409': [['SET-007'], 'the 401 of PATCH /v1/me becomes 409', replace(['settings'], 401, 409)],
  'settings-error-409': [['ERR-040'], 'the 400 of PATCH /v1/me becomes 409', replace(['settings'], 400, 409)],
  'taken-handle-becomes-success': [
    ['ERR-009'],
    'the request for a taken handle answers 201',
    (request, answer) => {
      if (!is(request, 'createAgent') || codeOf(answer) !== 'handle_taken') return
      Object.assign(answer, jsonAnswer(201, { agent: { id: 'agt_x', handle: 'x' }, agent_token: 'svc_live_x' }))
    },
  ],
  'paired-session-void': [
    ['DEV-019', 'DEV-006'],
    'the access_token of the exchange is not accepted',
    set(bodyOf('deviceToken'), 'access_token', 'ses_void_void_void'),
  ],
  'pull-route-missing': [['VER-001', 'EVT-001'], 'GET /v1/events answers 404', missing('events')],
  'strict-route-missing': [['VER-002', 'MSG-035'], 'POST /v2/chats/{id}/messages answers 404', missing('sendStrict')],
  'schema-version-empty': [
    ['VER-004', 'EVT-011'],
    'schema_version is an empty string',
    set(eachEvent, 'schema_version', ''),
  ],
}
