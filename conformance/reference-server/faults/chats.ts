/** Faults of chats, group membership and membership periods. */
import type { FaultTable } from './fault.ts'

export const chatsFaults = {
  'removed-member-receives': [['GRP-008'], 'a removed agent still receives events'],
  'removed-member-writes': [['GRP-008', 'CHAT-005', 'AUTH-020'], 'a removed agent can send'],
  'member-that-left-keeps-access': [
    ['GRP-008', 'CHAT-005'],
    'an agent that leaves a group by itself can still read and write',
  ],
  'leaving-event-missing': [['EVT-035'], 'a member that leaves a group by itself emits no event'],
  'second-rename-silent': [['EVT-036', 'GRP-006'], 'only the first rename of a group emits chat.group_name_updated'],
  'rename-event-missing': [['GRP-006', 'EVT-036'], 'renaming emits no event'],
  'group-only-first-agent': [['GRP-002'], 'only one agent of a group receives its messages'],
  'group-only-mentioned': [['GRP-002'], 'agents receive only messages that contain their handle'],
  'chat-id-without-prefix': [['CHAT-001', 'MSG-018'], 'chat ids start with chat_'],
  'call-in-a-chat-of-its-own': [['CHAT-004', 'A2A-007'], 'each request to open a chat opens another chat'],
  'agents-change-members-secretly': [['GRP-007'], 'a removal by an agent answers 403 but takes effect'],
  'group-history-own-only': [['GRP-001'], 'an agent sees only its own messages in the history of a group'],
  'group-event-twice': [['GRP-004'], 'a group message has two events in each log'],
} as const satisfies FaultTable
