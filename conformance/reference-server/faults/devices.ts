/** Faults of device authorization. */
import { type FaultTable, full, warns } from './fault.ts'

export const devicesFaults = {
  'pairing-refused': [['DEV-001'], 'a pairing cannot be started: 403'],
  'session-as-agent-token': [['DEV-018', 'SET-006', 'AUTH-001'], 'a session is accepted as an Agent Token'],
  'device-needs-token': [['DEV-002'], 'pairing requires a credential'],
  'device-codes-shared': [['DEV-004'], 'all pairings share one user code'],
  'device-pending-exchanged': [['DEV-012'], 'a pending device code returns a session'],
  'device-denied-exchanged': [['DEV-014', 'DEV-011'], 'a denied device code returns a session'],
  'device-error-401': [['DEV-012', 'DEV-014', 'ERR-033'], 'errors of the exchange answer 401'],
  'device-error-service-body': [
    ['DEV-012', 'DEV-014', 'ERR-033'],
    'errors of the exchange have the error body of the service',
  ],
  'device-malformed-body-422': [
    ['DEV-014'],
    'an exchange with malformed JSON answers 422 with the error body of the service',
  ],
  'unknown-user-code-500': [['DEV-010'], 'the approval of an unknown code answers 500'],
  'device-approve-unbound': [['DEV-010', 'ERR-032'], 'a request can be approved without being bound'],
  'device-session-of-first-opener': [['DEV-028'], 'a second person can approve, and the session belongs to the first'],
  'device-open-does-not-bind': [['DEV-006'], 'opening the request does not bind it'],
  'device-status-without-code': [['DEV-005'], 'the status lacks user_code'],
  'device-status-public': [['DEV-007'], 'the status route requires no session'],
  'device-uri-without-code': [['DEV-003'], 'verification_uri_complete lacks the user code', warns],
  'device-token-type-mac': [['DEV-013'], 'token_type is mac'],
  'device-gives-agent-token': [['DEV-018'], 'the exchange returns an Agent Token'],
  'device-code-never-expires': [['DEV-017'], 'a device code can be exchanged after expires_in'],
  'unknown-user-code-approved': [['DEV-008'], 'an unknown user code has the status approved'],
  'second-opener-500': [['DEV-009'], 'opening a request that is bound to another person answers 500'],
  'fast-polls-burn-code': [['DEV-015'], 'a device code is rejected forever after polls that were too fast', full],
  'second-exchange-500': [['DEV-016'], 'exchanging a device code again answers 500'],
  'created-agent-without-token': [['DEV-020'], 'POST /v1/me/agents returns the agent without its token'],
  'created-agent-token-void': [['DEV-020'], 'POST /v1/me/agents returns a token that is not accepted'],
  'device-unbound-code-conflict': [['ERR-032'], 'an approval of an unbound request has the code conflict'],
} as const satisfies FaultTable
