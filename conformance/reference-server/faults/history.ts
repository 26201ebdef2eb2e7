/** Faults of message history. */
import type { Fault } from './fault.ts'

export const historyFaults = [
  {
    name: 'stamps-missing',
    violates: ['HIST-010', 'RCP-026'],
    description: 'the history of direct chats has no receipt timestamps',
  },
  {
    name: 'reactions-missing',
    violates: ['HIST-009', 'RCT-025'],
    description: 'reactions in history are always an empty array',
  },
  {
    name: 'history-empty',
    violates: ['HIST-001', 'MSG-029'],
    description: 'one message is never in the history',
  },
  {
    name: 'history-ascending',
    violates: ['HIST-002'],
    description: 'history is oldest first',
  },
  {
    name: 'history-default-20',
    violates: ['HIST-003', 'LIM-010'],
    description: 'a page without limit contains 20 messages',
  },
  {
    name: 'history-limit-ignored',
    violates: ['HIST-004'],
    description: 'limit is ignored',
  },
  {
    name: 'before-sequence-inclusive',
    violates: ['HIST-005'],
    description: 'before_sequence includes the message itself',
  },
  {
    name: 'before-sequence-is-offset',
    violates: ['HIST-006', 'HIST-005'],
    description: 'pages shift when new messages arrive',
  },
  {
    name: 'history-for-strangers',
    violates: ['HIST-013', 'PRIV-004'],
    description: 'a non-member can read the history',
  },
  {
    name: 'history-drops-oldest',
    violates: ['HIST-003', 'HIST-016', 'HIST-005'],
    description: 'only the 40 newest messages are stored',
  },
  {
    name: 'odd-query-breaks-server',
    violates: ['HIST-015'],
    description: 'a limit or position that is not a number answers 500',
  },
  {
    name: 'history-loses-parts',
    violates: ['HIST-011', 'MSG-004'],
    description: 'history contains only the first part',
  },
  {
    name: 'history-outside-window',
    violates: ['HIST-007', 'HIST-008', 'GRP-003'],
    description: 'a new member can read the whole history',
  },
  {
    name: 'returning-member-sees-gap',
    violates: ['HIST-007'],
    description: 'a returning member can read the messages of its absence',
  },
  {
    name: 'window-starts-late',
    violates: ['HIST-008', 'GRP-003', 'GRP-002'],
    description: 'the first message after a join is hidden',
  },
  {
    name: 'earlier-message-shown',
    violates: ['HIST-018'],
    description: 'a reaction to a message from before the join is answered with its content',
  },
  {
    name: 'history-without-credential',
    violates: ['HIST-012', 'AUTH-001', 'AUTH-003', 'AUTH-004'],
    description: 'history is returned without a credential',
  },
  {
    name: 'former-history-500',
    violates: ['HIST-014'],
    description: 'history answers 500 to a removed member',
  },
  {
    name: 'history-default-skips-newest',
    violates: ['HIST-003'],
    description: 'a page without limit starts below the newest message',
  },
  {
    name: 'older-page-without-reactions',
    violates: ['HIST-009', 'RCT-025'],
    description: 'reactions are empty on pages with before_sequence',
  },
  {
    name: 'older-page-without-stamps',
    violates: ['HIST-010'],
    description: 'receipt timestamps are null on pages with before_sequence',
  },
  {
    name: 'reaction-moves-message-up',
    violates: ['HIST-002'],
    description: 'messages with reactions come first',
  },
  {
    name: 'history-sorted-by-id',
    violates: ['HIST-002'],
    description: 'history is sorted by message id',
  },
  {
    name: 'before-sequence-needs-limit',
    violates: ['HIST-005'],
    description: 'before_sequence is ignored without limit',
  },
] as const satisfies readonly Fault[]
