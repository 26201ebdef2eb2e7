/** Faults of blocks. */
import type { Fault } from './fault.ts'

export const blocksFaults = [
  {
    name: 'blocked-message-delivered',
    violates: ['BLK-001', 'BLK-003'],
    description: 'a direct block stops nothing',
  },
  {
    name: 'block-one-direction-only',
    violates: ['BLK-001'],
    description: 'messages of the blocker still arrive in a direct chat',
  },
  {
    name: 'delivered-after-unblock',
    violates: ['BLK-005', 'BLK-003'],
    description: 'an unblock delivers what was held back',
  },
  {
    name: 'visible-after-unblock',
    violates: ['BLK-005'],
    description: 'after an unblock the history shows held back messages',
  },
  {
    name: 'block-reveals-by-status',
    violates: ['BLK-002', 'PRIV-007'],
    description: 'a send across a block answers 403',
  },
  {
    name: 'blocker-may-not-send',
    violates: ['BLK-002'],
    description: 'a send of the blocker to the blocked answers 403',
  },
  {
    name: 'blocked-may-not-send-in-group',
    violates: ['BLK-008'],
    description: 'a member that another member of the group blocks is refused its sends with 403',
  },
  {
    name: 'blocked-not-stored',
    violates: ['BLK-002'],
    description: 'a message across a block is missing in the history of its sender',
  },
  {
    name: 'blocked-in-history',
    violates: ['BLK-003'],
    description: 'a blocked message is in the history of the other participant',
  },
  {
    name: 'group-block-leaks',
    violates: ['BLK-006'],
    description: 'the blocker gets group messages of the blocked',
  },
  {
    name: 'group-block-hides-both-ways',
    violates: ['BLK-007'],
    description: 'the blocked misses group messages of the blocker',
  },
  {
    name: 'group-block-hides-for-all',
    violates: ['BLK-008'],
    description: 'no member gets group messages of a blocked handle',
  },
  {
    name: 'block-emits-event',
    violates: ['BLK-011', 'EVT-045'],
    description: 'the blocked agent gets an event',
  },
  {
    name: 'block-deletes-history',
    violates: ['BLK-009'],
    description: 'earlier messages vanish for the blocker',
  },
  {
    name: 'one-block-flag',
    violates: ['BLK-016'],
    description: 'one unblock lifts the blocks of both',
  },
  {
    name: 'blocked-message-shown',
    violates: ['BLK-015'],
    description: 'reacting to a blocked message answers its content',
  },
  {
    name: 'blocked-message-stamped',
    violates: ['BLK-004'],
    description: 'a message across a block shows a delivered stamp',
  },
  {
    name: 'block-checked-twice',
    violates: ['BLK-014'],
    description: 'the log asks for blocks 10 ms later than the history',
  },
  {
    name: 'call-crosses-blocks',
    violates: ['BLK-013'],
    description: 'a call across a block reaches the agent',
  },
  {
    name: 'blocked-call-fails-at-once',
    violates: ['BLK-013'],
    description: 'a call across a block fails at once',
    warns: true,
  },
  {
    name: 'blocked-reaction-rejected',
    violates: ['BLK-010'],
    description: 'a reaction across a block answers 403',
    warns: true,
  },
  {
    name: 'blocked-receipt-rejected',
    violates: ['BLK-010'],
    description: 'read and delivered across a block answer 403',
    warns: true,
  },
] as const satisfies readonly Fault[]
