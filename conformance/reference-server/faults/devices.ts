/** Faults of device authorization. */
import type { Fault } from './fault.ts'

export const devicesFaults = [
  {
    name: 'pairing-refused',
    violates: ['DEV-001'],
    description: 'a pairing cannot be started: 403',
  },
  {
    name: 'session-as-agent-token',
    violates: ['DEV-018', 'SET-006', 'AUTH-001'],
    description: 'a session is accepted as an Agent Token',
  },
  {
    name: 'device-needs-token',
    violates: ['DEV-002'],
    description: 'pairing requires a credential',
  },
  {
    name: 'device-codes-shared',
    violates: ['DEV-004'],
    description: 'all pairings share one user code',
  },
  {
    name: 'device-pending-exchanged',
    violates: ['DEV-012'],
    description: 'a pending device code returns a session',
  },
  {
    name: 'device-denied-exchanged',
    violates: ['DEV-014', 'DEV-011'],
    description: 'a denied device code returns a session',
  },
  {
    name: 'device-error-401',
    violates: ['DEV-012', 'DEV-014', 'ERR-033'],
    description: 'errors of the exchange answer 401',
  },
  {
    name: 'device-error-service-body',
    violates: ['DEV-012', 'DEV-014', 'ERR-033'],
    description: 'errors of the exchange have the error body of the service',
  },
  {
    name: 'device-malformed-body-422',
    violates: ['DEV-014'],
    description: 'an exchange with malformed JSON answers 422 with the error body of the service',
  },
  {
    name: 'unknown-user-code-500',
    violates: ['DEV-010'],
    description: 'the approval of an unknown code answers 500',
  },
  {
    name: 'device-approve-unbound',
    violates: ['DEV-010', 'ERR-032'],
    description: 'a request can be approved without being bound',
  },
  {
    name: 'device-session-of-first-opener',
    violates: ['DEV-028'],
    description: 'a second person can approve, and the session belongs to the first',
  },
  {
    name: 'device-open-does-not-bind',
    violates: ['DEV-006'],
    description: 'opening the request does not bind it',
  },
  {
    name: 'device-status-without-code',
    violates: ['DEV-005'],
    description: 'the status lacks user_code',
  },
  {
    name: 'device-status-public',
    violates: ['DEV-007'],
    description: 'the status route requires no session',
  },
  {
    name: 'device-uri-without-code',
    violates: ['DEV-003'],
    description: 'verification_uri_complete lacks the user code',
    warns: true,
  },
  {
    name: 'device-token-type-mac',
    violates: ['DEV-013'],
    description: 'token_type is mac',
  },
  {
    name: 'device-gives-agent-token',
    violates: ['DEV-018'],
    description: 'the exchange returns an Agent Token',
  },
  {
    name: 'device-code-never-expires',
    violates: ['DEV-017'],
    description: 'a device code can be exchanged after expires_in',
  },
  {
    name: 'unknown-user-code-approved',
    violates: ['DEV-008'],
    description: 'an unknown user code has the status approved',
  },
  {
    name: 'second-opener-500',
    violates: ['DEV-009'],
    description: 'opening a request that is bound to another person answers 500',
  },
  {
    name: 'fast-polls-burn-code',
    violates: ['DEV-015'],
    description: 'a device code is rejected forever after polls that were too fast',
    mode: 'full',
  },
  {
    name: 'second-exchange-500',
    violates: ['DEV-016'],
    description: 'exchanging a device code again answers 500',
  },
  {
    name: 'created-agent-without-token',
    violates: ['DEV-020'],
    description: 'POST /v1/me/agents returns the agent without its token',
  },
  {
    name: 'created-agent-token-void',
    violates: ['DEV-020'],
    description: 'POST /v1/me/agents returns a token that is not accepted',
  },
  {
    name: 'device-unbound-code-conflict',
    violates: ['ERR-032'],
    description: 'an approval of an unbound request has the code conflict',
  },
] as const satisfies readonly Fault[]
