/** Faults of chats, group membership and membership periods. */
import type { Fault } from './fault.ts'

export const chatsFaults = [
  {
    name: 'removed-member-receives',
    violates: ['GRP-008'],
    description: 'a removed agent still receives events',
  },
  {
    name: 'removed-member-writes',
    violates: ['GRP-008', 'CHAT-005', 'AUTH-020'],
    description: 'a removed agent can send',
  },
  {
    name: 'member-that-left-keeps-access',
    violates: ['GRP-008', 'CHAT-005'],
    description: 'an agent that leaves a group by itself can still read and write',
  },
  {
    name: 'leaving-event-missing',
    violates: ['EVT-035'],
    description: 'a member that leaves a group by itself emits no event',
  },
  {
    name: 'second-rename-silent',
    violates: ['EVT-036', 'GRP-006'],
    description: 'only the first rename of a group emits chat.group_name_updated',
  },
  {
    name: 'rename-event-missing',
    violates: ['GRP-006', 'EVT-036'],
    description: 'renaming emits no event',
  },
  {
    name: 'group-only-first-agent',
    violates: ['GRP-002'],
    description: 'only one agent of a group receives its messages',
  },
  {
    name: 'group-only-mentioned',
    violates: ['GRP-002'],
    description: 'agents receive only messages that contain their handle',
  },
  {
    name: 'chat-id-without-prefix',
    violates: ['CHAT-001', 'MSG-018'],
    description: 'chat ids start with chat_',
  },
  {
    name: 'call-in-a-chat-of-its-own',
    violates: ['CHAT-004', 'A2A-007'],
    description: 'each request to open a chat opens another chat',
  },
  {
    name: 'agents-change-members-secretly',
    violates: ['GRP-007'],
    description: 'a removal by an agent answers 403 but takes effect',
  },
  {
    name: 'group-history-own-only',
    violates: ['GRP-001'],
    description: 'an agent sees only its own messages in the history of a group',
  },
  {
    name: 'group-event-twice',
    violates: ['GRP-004'],
    description: 'a group message has two events in each log',
  },
] as const satisfies readonly Fault[]
