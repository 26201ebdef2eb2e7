/** Faults of credentials, access rights, privacy and deletion of accounts. */
import type { Fault } from './fault.ts'

export const accountsFaults = [
  {
    name: 'agent-creation-refused',
    violates: ['DEV-020'],
    description: 'a session may not create agents',
  },
  {
    name: 'own-agent-refused',
    violates: ['AUTH-012', 'PROF-020'],
    description: 'GET /v1/agents/me answers 403 to the agent itself',
  },
  {
    name: 'draft-without-credential',
    violates: ['AUTH-001'],
    description: 'drafts can be extended and finalized without a credential',
  },
  {
    name: 'send-without-credential',
    violates: ['AUTH-001', 'AUTH-003'],
    description: 'a send without a credential is accepted',
  },
  {
    name: 'stranger-may-send',
    violates: ['AUTH-010', 'AUTH-020', 'CHAT-005'],
    description: 'a token can write to chats of other agents',
  },
  {
    name: 'token-compared-by-prefix',
    violates: ['AUTH-003', 'AUTH-012'],
    description: 'a token with other last characters is accepted',
  },
  {
    name: 'any-token-accepted',
    violates: ['AUTH-003', 'AUTH-012'],
    description: 'an unknown token with the right prefix is treated as that of the oldest agent',
  },
  {
    name: 'invalid-token-403',
    violates: ['AUTH-003', 'ERR-003', 'ERR-004'],
    description: 'an invalid credential answers 403',
  },
  {
    name: 'token-in-query',
    violates: ['AUTH-017'],
    description: 'a token in the query is accepted as a credential',
  },
  {
    name: 'token-without-prefix',
    violates: ['AUTH-005'],
    description: 'new tokens do not start with svc_live_',
  },
  {
    name: 'token-repeated',
    violates: ['PRIV-005'],
    description: 'GET /v1/agents/me returns the token',
  },
  {
    name: 'agent-token-as-session',
    violates: ['AUTH-008', 'DEV-021', 'DEV-007'],
    description: 'an Agent Token is accepted as the session of its owner',
  },
  {
    name: 'old-token-after-rotation',
    violates: ['AUTH-015'],
    description: 'a rotated token is still accepted',
  },
  {
    name: 'unauthorized-names-owners',
    violates: ['PRIV-001'],
    description: 'a 401 contains the user ids of all owners',
  },
  {
    name: 'person-shown-with-email',
    violates: ['PRIV-002'],
    description: 'senders are returned with their e-mail address',
  },
  {
    name: 'person-shown-with-phone',
    violates: ['PRIV-003'],
    description: 'senders are returned with their phone number',
  },
  {
    name: 'restart-forgets-tokens',
    violates: ['AUTH-012'],
    description: 'after a restart no Agent Token is accepted',
    mode: 'full',
  },
  {
    name: 'restart-forgets-sessions',
    violates: ['AUTH-019'],
    description: 'after a restart no session is accepted',
    mode: 'full',
  },
  {
    name: 'private-distinguishable',
    violates: ['PRIV-006'],
    description: 'the 404 of a private handle says that it is private',
    warns: true,
  },
  {
    name: 'uninstalled-may-react',
    violates: ['AUTH-022'],
    description: 'a removed agent can still react',
  },
  {
    name: 'deleted-agent-keeps-token',
    violates: ['AUTH-027'],
    description: 'the token of a deleted agent is accepted',
  },
  {
    name: 'deleted-agent-keeps-webhooks',
    violates: ['AUTH-027'],
    description: 'a deleted agent still receives deliveries',
  },
  {
    name: 'cleanup-status-in-words',
    violates: ['DEL-001'],
    description: 'cleanup.status is done',
  },
  {
    name: 'cleanup-without-receipt',
    violates: ['DEL-004'],
    description: 'a deletion has no receipt_id',
  },
  {
    name: 'receipt-names-the-account',
    violates: ['DEL-004'],
    description: 'the receipt contains the user id',
  },
  {
    name: 'cleanup-completed-too-early',
    violates: ['DEL-002'],
    description: 'a cleanup has the status completed while the attachment storage is down',
    mode: 'full',
  },
  {
    name: 'cleanup-forgotten-by-restart',
    violates: ['DEL-003'],
    description: 'a restart forgets an unfinished cleanup',
    mode: 'full',
  },
  {
    name: 'deletion-fails-with-storage',
    violates: ['DEL-006'],
    description: 'an account is not deleted while the attachment storage is down',
    mode: 'full',
  },
  {
    name: 'deleted-person-keeps-session',
    violates: ['DEL-006'],
    description: 'the session of a deleted person is accepted',
  },
  {
    name: 'deleted-person-shown',
    violates: ['DEL-006'],
    description: 'agents can still read a deleted person',
  },
  {
    name: 'deleted-profile-shown',
    violates: ['DEL-006'],
    description: 'the profile of a deleted person is still returned',
  },
  {
    name: 'deletion-emits-event',
    violates: ['DEL-008'],
    description: 'agents receive an event about the deletion of an account',
  },
  {
    name: 'scheme-in-lower-case-500',
    violates: ['AUTH-025'],
    description: 'a credential with the scheme in lower case answers 500',
  },
  {
    name: 'directory-breaks-on-tokens',
    violates: ['AUTH-009'],
    description: 'the directory answers 500 to an Agent Token',
  },
  {
    name: 'sought-numbers-as-given',
    violates: ['PRIV-008', 'CONT-005'],
    description: 'entries are stored unchanged',
  },
  {
    name: 'sought-numbers-normalized',
    violates: ['PRIV-008', 'CONT-005'],
    description: 'normalized entries are stored',
  },
  {
    name: 'sought-numbers-plain-hash',
    violates: ['PRIV-008', 'CONT-005'],
    description: 'entries are stored as SHA-256 without a key',
  },
  {
    name: 'media-found-by-beginning',
    violates: ['PRIV-004'],
    description: 'a prefix of the attachment URL serves the bytes',
  },
  {
    name: 'card-shows-owner',
    violates: ['AUTH-023'],
    description: 'the agent card contains the handle of the owner',
  },
  {
    name: 'unauthorized-names-owner-handles',
    violates: ['PRIV-001'],
    description: 'a 401 contains the handles of all owners',
  },
  {
    name: 'task-without-credential',
    violates: ['AUTH-001'],
    description: 'POST /v1/tasks is accepted without a credential',
  },
  {
    name: 'subscription-without-credential',
    violates: ['AUTH-001'],
    description: 'a variant subscription is accepted without a credential',
  },
  {
    name: 'draft-written-without-credential',
    violates: ['AUTH-001'],
    description: 'an append to a draft is accepted without a credential',
  },
  {
    name: 'voice-memo-without-credential',
    violates: ['AUTH-001'],
    description: 'a voice memo is validated before the credential',
  },
  {
    name: 'repeated-creation-shows-token',
    violates: ['AUTH-006'],
    description: 'a repeated creation of an agent returns its token again',
  },
  {
    name: 'rejected-write-of-former-member-stored',
    violates: ['AUTH-021'],
    description: 'a send of a removed member is rejected but stored',
  },
  {
    name: 'token-suffix-accepted',
    violates: ['AUTH-003'],
    description: 'a token with additional characters is accepted',
  },
  {
    name: 'token-cut-accepted',
    violates: ['AUTH-003'],
    description: 'a token without its last character is accepted',
  },
  {
    name: 'token-case-ignored',
    violates: ['AUTH-003'],
    description: 'tokens are compared without regard to case',
  },
] as const satisfies readonly Fault[]
