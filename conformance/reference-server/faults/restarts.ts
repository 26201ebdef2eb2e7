/** Faults that lose state in a restart. */
import { type FaultTable, full } from './fault.ts'

export const restartFaults = {
  'restart-forgets-watermarks': [
    ['RCP-019', 'RCP-020', 'RCP-026', 'HIST-010'],
    'a restart resets all watermarks',
    full,
  ],
  'restart-forgets-read-watermarks': [
    ['RCP-019', 'RCP-020', 'RCP-021', 'RCP-026', 'HIST-010'],
    'a restart resets the read watermarks',
    full,
  ],
  'restart-forgets-stamps': [
    ['RCP-026', 'HIST-010', 'RCP-001'],
    'after a restart earlier messages have no receipt timestamps',
    full,
  ],
  'restart-forgets-reactions': [['RCT-025', 'HIST-009', 'RCT-011'], 'a restart loses all reactions', full],
  'restart-forgets-part-reactions': [
    ['RCT-025', 'RCT-006', 'HIST-009'],
    'a restart loses the reactions to parts',
    full,
  ],
  'restart-forgets-replies': [['MSG-004', 'MSG-024'], 'after a restart no message has reply_to', full],
  'restart-forgets-texts': [['MSG-004', 'MSG-023'], 'after a restart no message has its top-level text', full],
  'restart-forgets-suppressions': [
    ['BLK-003', 'BLK-005', 'BLK-001'],
    'after a restart the history contains messages that a block suppressed',
    full,
  ],
  'restart-forgets-periods': [
    ['HIST-007', 'GRP-003'],
    'after a restart members see messages from before their join',
    full,
  ],
  'restart-readmits-former-members': [
    ['AUTH-021', 'CHAT-005', 'AUTH-020', 'GRP-008'],
    'after a restart removed members are members again',
    full,
  ],
  'restart-reinstalls-agents': [
    ['INST-001', 'AUTH-022'],
    'after a restart agents that a person removed can write again',
    full,
  ],
  'restart-forgets-requests': [['VMSG-013'], 'a restart accepts all message requests', full],
  'restart-forgets-blocks': [['BLK-001', 'BLK-003'], 'a restart lifts all blocks', full],
  'restart-forgets-settings': [
    ['SET-012', 'SET-009', 'SET-001', 'A2A-005'],
    'after a restart no agent accepts tasks',
    full,
  ],
  'restart-hides-agents': [
    ['PROF-009', 'PROF-013', 'PROF-007', 'PROF-001'],
    'after a restart all agents are private',
    full,
  ],
  'restart-forgets-taglines': [['PROF-001', 'PROF-007'], 'after a restart no profile has a tagline', full],
  'restart-forgets-listings': [['DIR-001', 'PROF-015'], 'after a restart the directory is empty', full],
  'restart-forgets-phone-numbers': [['USR-001'], 'after a restart no person has a phone number', full],
  'restart-forgets-drafts': [['DRAFT-004', 'DRAFT-009', 'DRAFT-005'], 'a restart loses the open drafts', full],
  'restart-empties-drafts': [['DRAFT-005', 'DRAFT-009'], 'a restart loses the texts of open drafts', full],
  'restart-forgets-idempotency-keys': [
    ['VMSG-007', 'VMSG-009'],
    'after a restart an idempotency_key stores a second message',
    full,
  ],
  'restart-forgets-attachments': [
    ['ATT-011', 'PART-016', 'ATT-007', 'ATT-008', 'ATT-001'],
    'a restart loses the uploads',
    full,
  ],
  'restart-forgets-pairings': [['DEV-013', 'DEV-017', 'DEV-005'], 'a restart loses the open pairings', full],
  'restart-forgets-tasks': [['A2A-005', 'A2A-027', 'TASK-001', 'TASK-008'], 'a restart loses the tasks', full],
  'restart-forgets-event-types': [
    ['WHK-037'],
    'after a restart a variant subscription receives all types of events',
    full,
  ],
  'restart-forgets-signing-secrets': [
    ['WHK-010', 'WHK-038', 'WHK-005'],
    'after a restart deliveries are signed with other secrets',
    full,
  ],
  'restart-restores-old-tokens': [
    ['AUTH-015', 'AUTH-027'],
    'after a restart rotated tokens and those of deleted agents are accepted again',
    full,
  ],
} as const satisfies FaultTable
