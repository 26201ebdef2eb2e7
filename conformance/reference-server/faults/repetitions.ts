/** Faults that occur only after an earlier accepted or rejected request. */
import type { FaultTable } from './fault.ts'

export const repetitionsFaults = {
  'unknown-style-after-a-known-one': [
    ['PART-005', 'PART-020', 'ERR-029'],
    'after a message with styles an agent can send any style',
  ],
  'strict-for-first-send-only': [
    ['MSG-037', 'ERR-030'],
    'unknown members are rejected only in the first strict sends of an agent',
  ],
  'send-refused-after-refusal': [['MSG-058', 'ERR-035', 'ERR-018'], 'the send after a rejected one is rejected'],
  'conflict-once': [
    ['MSG-044', 'MSG-046'],
    'the second attempt to use the id of another sender is answered with the stored message',
  ],
  'stranger-reads-later': [['HIST-013', 'AUTH-010'], 'a non-member can read a chat at the second attempt'],
  'stranger-writes-later': [
    ['AUTH-010', 'AUTH-020', 'CHAT-005'],
    'a non-member can write to a chat at the second attempt',
  ],
  'removed-member-writes-at-second-attempt': [
    ['AUTH-021', 'CHAT-005', 'AUTH-020', 'GRP-008'],
    'a removed member can write at the second attempt',
  ],
  'uninstalled-writes-at-second-attempt': [['INST-001', 'AUTH-022'], 'a removed agent can write at the second attempt'],
  'profile-outlives-privacy': [
    ['PROF-010', 'PROF-011', 'PRIV-006', 'ERR-028'],
    'a profile stays visible after it was visible once',
  ],
  'http-webhook-after-https': [['WHK-002'], 'the second subscription of an agent can use http'],
  'third-finalize-accepted': [['DRAFT-014', 'ERR-031'], 'the third finalize of a draft answers 2xx'],
  'settings-text-accepted-when-on': [['SET-005'], 'accepts_tasks may be a string while it is true'],
  'replay-refused-after-conflict': [
    ['MSG-039', 'MSG-045'],
    'a repeated send answers 409 after the attempt of another sender',
  ],
  'third-send-of-an-id-stored': [['MSG-039', 'MSG-041'], 'the third send of a message_id is stored'],
  'typing-any-value-later': [['TYP-002'], 'after a typing signal, started may have any type'],
  'read-needs-no-message-id-later': [['RCP-030'], 'after a receipt, message_id is optional'],
  'reaction-to-unknown-at-second-attempt': [['RCT-023'], 'the second reaction to an unknown message is accepted'],
  'unknown-chat-accepted-later': [['MSG-048'], 'the second send to an unknown chat is accepted'],
  'pending-code-exchanged-at-second-poll': [
    ['DEV-012', 'DEV-014'],
    'the second exchange of a pending code returns a session',
  ],
} as const satisfies FaultTable
