/** Faults that lose state in a restart. */
import type { Fault } from './fault.ts'

const mode = 'full'

export const restartFaults = [
  {
    name: 'restart-forgets-watermarks',
    violates: ['RCP-019', 'RCP-020', 'RCP-026', 'HIST-010'],
    description: 'a restart resets all watermarks',
    mode,
  },
  {
    name: 'restart-forgets-read-watermarks',
    violates: ['RCP-019', 'RCP-020', 'RCP-021', 'RCP-026', 'HIST-010'],
    description: 'a restart resets the read watermarks',
    mode,
  },
  {
    name: 'restart-forgets-stamps',
    violates: ['RCP-026', 'HIST-010', 'RCP-001'],
    description: 'after a restart earlier messages have no receipt timestamps',
    mode,
  },
  {
    name: 'restart-forgets-reactions',
    violates: ['RCT-025', 'HIST-009', 'RCT-011'],
    description: 'a restart loses all reactions',
    mode,
  },
  {
    name: 'restart-forgets-part-reactions',
    violates: ['RCT-025', 'RCT-006', 'HIST-009'],
    description: 'a restart loses the reactions to parts',
    mode,
  },
  {
    name: 'restart-forgets-replies',
    violates: ['MSG-004', 'MSG-024'],
    description: 'after a restart no message has reply_to',
    mode,
  },
  {
    name: 'restart-forgets-texts',
    violates: ['MSG-004', 'MSG-023'],
    description: 'after a restart no message has its top-level text',
    mode,
  },
  {
    name: 'restart-forgets-suppressions',
    violates: ['BLK-003', 'BLK-005', 'BLK-001'],
    description: 'after a restart the history contains messages that a block suppressed',
    mode,
  },
  {
    name: 'restart-forgets-periods',
    violates: ['HIST-007', 'GRP-003'],
    description: 'after a restart members see messages from before their join',
    mode,
  },
  {
    name: 'restart-readmits-former-members',
    violates: ['AUTH-021', 'CHAT-005', 'AUTH-020', 'GRP-008'],
    description: 'after a restart removed members are members again',
    mode,
  },
  {
    name: 'restart-reinstalls-agents',
    violates: ['INST-001', 'AUTH-022'],
    description: 'after a restart agents that a person removed can write again',
    mode,
  },
  {
    name: 'restart-forgets-requests',
    violates: ['VMSG-013'],
    description: 'a restart accepts all message requests',
    mode,
  },
  {
    name: 'restart-forgets-blocks',
    violates: ['BLK-001', 'BLK-003'],
    description: 'a restart lifts all blocks',
    mode,
  },
  {
    name: 'restart-forgets-settings',
    violates: ['SET-012', 'SET-009', 'SET-001', 'A2A-005'],
    description: 'after a restart no agent accepts tasks',
    mode,
  },
  {
    name: 'restart-hides-agents',
    violates: ['PROF-009', 'PROF-013', 'PROF-007', 'PROF-001'],
    description: 'after a restart all agents are private',
    mode,
  },
  {
    name: 'restart-forgets-taglines',
    violates: ['PROF-001', 'PROF-007'],
    description: 'after a restart no profile has a tagline',
    mode,
  },
  {
    name: 'restart-forgets-listings',
    violates: ['DIR-001', 'PROF-015'],
    description: 'after a restart the directory is empty',
    mode,
  },
  {
    name: 'restart-forgets-phone-numbers',
    violates: ['USR-001'],
    description: 'after a restart no person has a phone number',
    mode,
  },
  {
    name: 'restart-forgets-drafts',
    violates: ['DRAFT-004', 'DRAFT-009', 'DRAFT-005'],
    description: 'a restart loses the open drafts',
    mode,
  },
  {
    name: 'restart-empties-drafts',
    violates: ['DRAFT-005', 'DRAFT-009'],
    description: 'a restart loses the texts of open drafts',
    mode,
  },
  {
    name: 'restart-forgets-idempotency-keys',
    violates: ['VMSG-007', 'VMSG-009'],
    description: 'after a restart an idempotency_key stores a second message',
    mode,
  },
  {
    name: 'restart-forgets-attachments',
    violates: ['ATT-011', 'PART-016', 'ATT-007', 'ATT-008', 'ATT-001'],
    description: 'a restart loses the uploads',
    mode,
  },
  {
    name: 'restart-forgets-pairings',
    violates: ['DEV-013', 'DEV-017', 'DEV-005'],
    description: 'a restart loses the open pairings',
    mode,
  },
  {
    name: 'restart-forgets-tasks',
    violates: ['A2A-005', 'A2A-027', 'TASK-001', 'TASK-008'],
    description: 'a restart loses the tasks',
    mode,
  },
  {
    name: 'restart-forgets-event-types',
    violates: ['WHK-037'],
    description: 'after a restart a variant subscription receives all types of events',
    mode,
  },
  {
    name: 'restart-forgets-signing-secrets',
    violates: ['WHK-010', 'WHK-038', 'WHK-005'],
    description: 'after a restart deliveries are signed with other secrets',
    mode,
  },
  {
    name: 'restart-restores-old-tokens',
    violates: ['AUTH-015', 'AUTH-027'],
    description: 'after a restart rotated tokens and those of deleted agents are accepted again',
    mode,
  },
] as const satisfies readonly Fault[]
