/** Faults of message history. */
import type { FaultTable } from './fault.ts'

export const historyFaults = {
  'stamps-missing': [['HIST-010', 'RCP-026'], 'the history of direct chats has no receipt timestamps'],
  'reactions-missing': [['HIST-009', 'RCT-025'], 'reactions in history are always an empty array'],
  'history-empty': [['HIST-001', 'MSG-029'], 'one message is never in the history'],
  'history-ascending': [['HIST-002'], 'history is oldest first'],
  'history-default-20': [['HIST-003', 'LIM-010'], 'a page without limit contains 20 messages'],
  'history-limit-ignored': [['HIST-004'], 'limit is ignored'],
  'before-sequence-inclusive': [['HIST-005'], 'before_sequence includes the message itself'],
  'before-sequence-is-offset': [['HIST-006', 'HIST-005'], 'pages shift when new messages arrive'],
  'history-for-strangers': [['HIST-013', 'PRIV-004'], 'a non-member can read the history'],
  'history-drops-oldest': [['HIST-003', 'HIST-016', 'HIST-005'], 'only the 40 newest messages are stored'],
  'odd-query-breaks-server': [['HIST-015'], 'a limit or position that is not a number answers 500'],
  'history-loses-parts': [['HIST-011', 'MSG-004'], 'history contains only the first part'],
  'history-outside-window': [['HIST-007', 'HIST-008', 'GRP-003'], 'a new member can read the whole history'],
  'returning-member-sees-gap': [['HIST-007'], 'a returning member can read the messages of its absence'],
  'window-starts-late': [['HIST-008', 'GRP-003', 'GRP-002'], 'the first message after a join is hidden'],
  'earlier-message-shown': [['HIST-018'], 'a reaction to a message from before the join is answered with its content'],
  'history-without-credential': [
    ['HIST-012', 'AUTH-001', 'AUTH-003', 'AUTH-004'],
    'history is returned without a credential',
  ],
  'former-history-500': [['HIST-014'], 'history answers 500 to a removed member'],
  'history-default-skips-newest': [['HIST-003'], 'a page without limit starts below the newest message'],
  'older-page-without-reactions': [['HIST-009', 'RCT-025'], 'reactions are empty on pages with before_sequence'],
  'older-page-without-stamps': [['HIST-010'], 'receipt timestamps are null on pages with before_sequence'],
  'reaction-moves-message-up': [['HIST-002'], 'messages with reactions come first'],
  'history-sorted-by-id': [['HIST-002'], 'history is sorted by message id'],
  'before-sequence-needs-limit': [['HIST-005'], 'before_sequence is ignored without limit'],
} as const satisfies FaultTable
