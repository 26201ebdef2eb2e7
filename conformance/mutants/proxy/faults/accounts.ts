/** Faults of error codes, pairing, agent creation and versions. */
import type { RequirementId } from '../../../../generated/requirements.ts'
import { type Answer, is, isObject, objects, type ProxyFault, type Shape, succeeded } from '../exchange.ts'

type After = NonNullable<ProxyFault['after']>

const json = { 'content-type': 'application/json' }

const codeOf = ({ body }: Answer): unknown =>
  isObject(body) && isObject(body['error']) ? body['error']['code'] : undefined

/** Returns a fault that sends the code with a wrong status. */
const misplaced = (code: string, requirement: RequirementId): ProxyFault => ({
  name: `code-${code.replaceAll('_', '-')}-422`,
  violates: [requirement, 'ERR-016'],
  description: `code ${code} comes with 422`,
  after: (_request, answer) => {
    if (codeOf(answer) === code) answer.status = 422
  },
})

const onSuccess =
  (shape: Shape, change: (answer: Answer) => void): After =>
  (request, answer) => {
    if (is(request, shape) && succeeded(answer)) change(answer)
  }

const missing =
  (shape: Shape): After =>
  (request, answer) => {
    if (is(request, shape))
      Object.assign(answer, {
        status: 404,
        headers: json,
        body: { error: { code: 'not_found', message: 'no such route' } },
      })
  }

export const accountFaults: readonly ProxyFault[] = [
  misplaced('conflict', 'ERR-006'),
  misplaced('idempotency_conflict', 'ERR-007'),
  misplaced('limit_exceeded', 'ERR-008'),
  misplaced('handle_taken', 'ERR-009'),
  misplaced('handle_reserved', 'ERR-010'),
  misplaced('forbidden', 'ERR-004'),
  misplaced('not_found', 'ERR-005'),
  {
    name: 'settings-credential-409',
    violates: ['SET-007'],
    description: 'the 401 of PATCH /v1/me becomes 409',
    after: (request, answer) => {
      if (is(request, 'settings') && answer.status === 401) answer.status = 409
    },
  },
  {
    name: 'settings-error-409',
    violates: ['ERR-040'],
    description: 'the 400 of PATCH /v1/me becomes 409',
    after: (request, answer) => {
      if (is(request, 'settings') && answer.status === 400) answer.status = 409
    },
  },
  {
    name: 'taken-handle-becomes-success',
    violates: ['ERR-009'],
    description: 'the request for a taken handle answers 201',
    after: (request, answer) => {
      if (!is(request, 'createAgent') || codeOf(answer) !== 'handle_taken') return
      Object.assign(answer, {
        status: 201,
        headers: json,
        body: { agent: { id: 'agt_x', handle: 'x' }, agent_token: 'svc_live_x' },
      })
    },
  },
  {
    name: 'paired-session-void',
    violates: ['DEV-019', 'DEV-006'],
    description: 'the access_token of the exchange is not accepted',
    after: onSuccess('deviceToken', ({ body }) => {
      if (isObject(body)) body['access_token'] = 'ses_void_void_void'
    }),
  },
  {
    name: 'pull-route-missing',
    violates: ['VER-001', 'EVT-001'],
    description: 'GET /v1/events answers 404',
    after: missing('events'),
  },
  {
    name: 'strict-route-missing',
    violates: ['VER-002', 'MSG-035'],
    description: 'POST /v2/chats/{id}/messages answers 404',
    after: missing('sendStrict'),
  },
  {
    name: 'schema-version-empty',
    violates: ['VER-004', 'EVT-011'],
    description: 'schema_version is an empty string',
    after: onSuccess('events', ({ body }) => {
      for (const event of objects(body, 'events')) event['schema_version'] = ''
    }),
  },
]
