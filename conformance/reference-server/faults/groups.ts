/** Faults of groups, membership windows and blocks. */
import type { Fault } from './faults.ts'

export const groupFaults = [
  {
    name: 'history-outside-window',
    violates: ['HIST-007', 'HIST-008', 'GRP-003'],
    text: 'a new member reads the whole history',
  },
  {
    name: 'returning-member-sees-gap',
    violates: ['HIST-007'],
    text: 'a member added again reads what was sent in its absence',
  },
  {
    name: 'window-starts-late',
    violates: ['HIST-008', 'GRP-003', 'GRP-002'],
    text: 'the first message after a join is hidden',
  },
  {
    name: 'earlier-message-shown',
    violates: ['HIST-018'],
    text: 'reacting to a message from before the join answers its content',
  },
  { name: 'removed-member-receives', violates: ['GRP-008'], text: 'a removed agent still gets events' },
  {
    name: 'removed-member-writes',
    violates: ['GRP-008', 'AUTH-021', 'CHAT-005', 'AUTH-020'],
    text: 'a removed agent may send',
  },
  { name: 'rename-event-missing', violates: ['GRP-006', 'EVT-036'], text: 'renaming emits nothing' },
  { name: 'added-event-missing', violates: ['EVT-034'], text: 'joining emits nothing' },
  { name: 'removed-event-missing', violates: ['EVT-035'], text: 'removal emits nothing' },
  {
    name: 'group-only-first-agent',
    violates: ['GRP-002', 'GRP-004'],
    text: 'one agent member alone receives group messages',
  },
  {
    name: 'group-only-mentioned',
    violates: ['GRP-002', 'GRP-001'],
    text: 'agents get only messages that name their handle',
  },
  { name: 'blocked-message-delivered', violates: ['BLK-001', 'BLK-003'], text: 'a direct block stops nothing' },
  {
    name: 'block-one-direction-only',
    violates: ['BLK-001'],
    text: 'messages of the blocker still arrive in a direct chat',
  },
  { name: 'delivered-after-unblock', violates: ['BLK-005', 'BLK-003'], text: 'an unblock delivers what was held back' },
  {
    name: 'visible-after-unblock',
    violates: ['BLK-005'],
    text: 'after an unblock the history shows held back messages',
  },
  { name: 'block-reveals-by-status', violates: ['BLK-002', 'PRIV-007'], text: 'a send across a block answers 403' },
  {
    name: 'blocked-not-stored',
    violates: ['BLK-002'],
    text: 'a message across a block is missing in the history of its sender',
  },
  { name: 'blocked-in-history', violates: ['BLK-003'], text: 'a blocked message is in the history of the other party' },
  { name: 'group-block-leaks', violates: ['BLK-006'], text: 'the blocker gets group messages of the blocked' },
  {
    name: 'group-block-hides-both-ways',
    violates: ['BLK-007'],
    text: 'the blocked misses group messages of the blocker',
  },
  {
    name: 'group-block-hides-for-all',
    violates: ['BLK-008'],
    text: 'no member gets group messages of a blocked handle',
  },
  { name: 'block-emits-event', violates: ['BLK-011', 'EVT-045'], text: 'the blocked agent gets an event' },
  { name: 'block-deletes-history', violates: ['BLK-009'], text: 'earlier messages vanish for the blocker' },
  { name: 'one-block-flag', violates: ['BLK-016'], text: 'one unblock lifts the blocks of both' },
  { name: 'blocked-message-shown', violates: ['BLK-015'], text: 'reacting to a blocked message answers its content' },
  { name: 'blocked-message-stamped', violates: ['BLK-004'], text: 'a message across a block shows a delivered stamp' },
  { name: 'chat-id-without-prefix', violates: ['CHAT-001', 'MSG-018'], text: 'chat ids begin with chat_' },
  { name: 'block-checked-twice', violates: ['BLK-014'], text: 'the log asks for blocks 10 ms later than the history' },
] as const satisfies readonly Fault[]
