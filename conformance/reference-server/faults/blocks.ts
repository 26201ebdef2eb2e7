/** Faults of blocks. */
import type { Fault } from './fault.ts'

export const blocksFaults = [
  {
    name: 'blocked-message-delivered',
    violates: ['BLK-001', 'BLK-003'],
    description: 'a block suppresses nothing in direct chats',
  },
  {
    name: 'block-one-direction-only',
    violates: ['BLK-001'],
    description: 'messages of the blocker still arrive in a direct chat',
  },
  {
    name: 'delivered-after-unblock',
    violates: ['BLK-005', 'BLK-003'],
    description: 'an unblock delivers the suppressed messages',
  },
  {
    name: 'visible-after-unblock',
    violates: ['BLK-005'],
    description: 'after an unblock the history contains the suppressed messages',
  },
  {
    name: 'block-reveals-by-status',
    violates: ['BLK-002', 'PRIV-007'],
    description: 'a send during a block answers 403',
  },
  {
    name: 'blocker-may-not-send',
    violates: ['BLK-002'],
    description: 'a send of the blocker to the blocked actor answers 403',
  },
  {
    name: 'blocked-may-not-send-in-group',
    violates: ['BLK-008'],
    description: 'sends of a group member whom another member blocks answer 403',
  },
  {
    name: 'blocked-not-stored',
    violates: ['BLK-002'],
    description: 'a message during a block is missing in the history of its sender',
  },
  {
    name: 'blocked-in-history',
    violates: ['BLK-001', 'BLK-003'],
    description: 'a suppressed message is in the history of the other participant',
  },
  {
    name: 'group-block-leaks',
    violates: ['BLK-006'],
    description: 'the blocker receives group messages of the blocked actor',
  },
  {
    name: 'group-block-hides-both-ways',
    violates: ['BLK-007'],
    description: 'the blocked actor does not receive group messages of the blocker',
  },
  {
    name: 'group-block-hides-for-all',
    violates: ['BLK-008'],
    description: 'no member receives group messages of a blocked handle',
  },
  {
    name: 'block-emits-event',
    violates: ['BLK-011', 'EVT-045'],
    description: 'the blocked agent receives an event',
  },
  {
    name: 'block-deletes-history',
    violates: ['BLK-009'],
    description: 'earlier messages disappear for the blocker',
  },
  {
    name: 'one-block-flag',
    violates: ['BLK-016'],
    description: 'one unblock lifts the blocks of both actors',
  },
  {
    name: 'blocked-message-shown',
    violates: ['BLK-015'],
    description: 'a reaction to a suppressed message is answered with its content',
  },
  {
    name: 'blocked-message-stamped',
    violates: ['BLK-004'],
    description: 'a message during a block has a delivered timestamp',
  },
  {
    name: 'block-checked-twice',
    violates: ['BLK-014'],
    description: 'the log evaluates blocks 10 ms later than the history',
  },
  {
    name: 'call-crosses-blocks',
    violates: ['BLK-013'],
    description: 'a call during a block reaches the agent',
  },
  {
    name: 'blocked-call-fails-at-once',
    violates: ['BLK-002'],
    description: 'a call during a block fails at once, and its message is not stored',
  },
  {
    name: 'blocked-reaction-rejected',
    violates: ['BLK-010'],
    description: 'a reaction during a block answers 403',
  },
  {
    name: 'blocked-receipt-rejected',
    violates: ['BLK-010'],
    description: 'read and delivered during a block answer 403',
  },
] as const satisfies readonly Fault[]
