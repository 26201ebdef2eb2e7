/** Faults of chats, group membership and membership periods. */
import type { Fault } from './fault.ts'

export const chatsFaults = [
  {
    name: 'removed-member-receives',
    violates: ['GRP-008'],
    description: 'a removed agent still gets events',
  },
  {
    name: 'removed-member-writes',
    violates: ['GRP-008', 'CHAT-005', 'AUTH-020'],
    description: 'a removed agent may send',
  },
  {
    name: 'rename-event-missing',
    violates: ['GRP-006', 'EVT-036'],
    description: 'renaming emits nothing',
  },
  {
    name: 'group-only-first-agent',
    violates: ['GRP-002'],
    description: 'one agent member alone receives group messages',
  },
  {
    name: 'group-only-mentioned',
    violates: ['GRP-002'],
    description: 'agents get only messages that name their handle',
  },
  {
    name: 'chat-id-without-prefix',
    violates: ['CHAT-001', 'MSG-018'],
    description: 'chat ids begin with chat_',
  },
  {
    name: 'call-in-a-chat-of-its-own',
    violates: ['CHAT-004', 'A2A-007'],
    description: 'each call opens another chat',
  },
  {
    name: 'agents-change-members-secretly',
    violates: ['GRP-007'],
    description: 'a removal by an agent answers 403 and is done',
    warns: true,
  },
  {
    name: 'group-history-own-only',
    violates: ['GRP-001'],
    description: 'the history of a group shows an agent nothing but its own messages',
  },
  {
    name: 'group-event-twice',
    violates: ['GRP-004'],
    description: 'a group message has two events in each log',
  },
] as const satisfies readonly Fault[]
