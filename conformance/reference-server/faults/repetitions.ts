/** Faults that occur only after an earlier accepted or rejected request. */
import type { Fault } from './fault.ts'

export const repetitionsFaults = [
  {
    name: 'unknown-style-after-a-known-one',
    violates: ['PART-005', 'PART-020', 'ERR-029'],
    description: 'after a message with styles an agent can send any style',
  },
  {
    name: 'strict-for-first-send-only',
    violates: ['MSG-037', 'ERR-030'],
    description: 'unknown members are rejected only in the first strict sends of an agent',
  },
  {
    name: 'send-refused-after-refusal',
    violates: ['MSG-058', 'ERR-035', 'ERR-018'],
    description: 'the send after a rejected one is rejected',
  },
  {
    name: 'conflict-once',
    violates: ['MSG-044', 'MSG-046'],
    description: 'the second attempt to use the id of another sender is answered with the stored message',
  },
  {
    name: 'stranger-reads-later',
    violates: ['HIST-013', 'AUTH-010'],
    description: 'a non-member can read a chat at the second attempt',
  },
  {
    name: 'stranger-writes-later',
    violates: ['AUTH-010', 'AUTH-020', 'CHAT-005'],
    description: 'a non-member can write to a chat at the second attempt',
  },
  {
    name: 'removed-member-writes-at-second-attempt',
    violates: ['AUTH-021', 'CHAT-005', 'AUTH-020', 'GRP-008'],
    description: 'a removed member can write at the second attempt',
  },
  {
    name: 'uninstalled-writes-at-second-attempt',
    violates: ['INST-001', 'AUTH-022'],
    description: 'a removed agent can write at the second attempt',
  },
  {
    name: 'profile-outlives-privacy',
    violates: ['PROF-010', 'PROF-011', 'PRIV-006', 'ERR-028'],
    description: 'a profile stays visible after it was visible once',
  },
  {
    name: 'http-webhook-after-https',
    violates: ['WHK-002'],
    description: 'the second subscription of an agent can use http',
  },
  {
    name: 'third-finalize-accepted',
    violates: ['DRAFT-014', 'ERR-031'],
    description: 'the third finalize of a draft answers 2xx',
  },
  {
    name: 'settings-text-accepted-when-on',
    violates: ['SET-005'],
    description: 'accepts_tasks may be a string while it is true',
  },
  {
    name: 'replay-refused-after-conflict',
    violates: ['MSG-039', 'MSG-045'],
    description: 'a repeated send answers 409 after the attempt of another sender',
  },
  {
    name: 'third-send-of-an-id-stored',
    violates: ['MSG-039', 'MSG-041'],
    description: 'the third send of a message_id is stored',
  },
  {
    name: 'typing-any-value-later',
    violates: ['TYP-002'],
    description: 'after a typing signal, started may have any type',
  },
  {
    name: 'read-needs-no-message-id-later',
    violates: ['RCP-030'],
    description: 'after a receipt, message_id is optional',
  },
  {
    name: 'reaction-to-unknown-at-second-attempt',
    violates: ['RCT-023'],
    description: 'the second reaction to an unknown message is accepted',
  },
  {
    name: 'unknown-chat-accepted-later',
    violates: ['MSG-048'],
    description: 'the second send to an unknown chat is accepted',
  },
  {
    name: 'pending-code-exchanged-at-second-poll',
    violates: ['DEV-012', 'DEV-014'],
    description: 'the second exchange of a pending code returns a session',
  },
] as const satisfies readonly Fault[]
