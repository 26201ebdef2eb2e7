/** Faults of blocks. */
import type { FaultTable } from './fault.ts'

export const blocksFaults = {
  'blocked-message-delivered': [['BLK-001', 'BLK-003'], 'a block suppresses nothing in direct chats'],
  'block-one-direction-only': [['BLK-001'], 'messages of the blocker still arrive in a direct chat'],
  'delivered-after-unblock': [['BLK-005', 'BLK-003'], 'an unblock delivers the suppressed messages'],
  'visible-after-unblock': [['BLK-005'], 'after an unblock the history contains the suppressed messages'],
  'block-reveals-by-status': [['BLK-002', 'PRIV-007'], 'a send during a block answers 403'],
  'blocker-may-not-send': [['BLK-002'], 'a send of the blocker to the blocked actor answers 403'],
  'blocked-may-not-send-in-group': [['BLK-008'], 'sends of a group member whom another member blocks answer 403'],
  'blocked-not-stored': [['BLK-002'], 'a message during a block is missing in the history of its sender'],
  'blocked-in-history': [['BLK-001', 'BLK-003'], 'a suppressed message is in the history of the other participant'],
  'group-block-leaks': [['BLK-006'], 'the blocker receives group messages of the blocked actor'],
  'group-block-hides-both-ways': [['BLK-007'], 'the blocked actor does not receive group messages of the blocker'],
  'group-block-hides-for-all': [['BLK-008'], 'no member receives group messages of a blocked handle'],
  'block-emits-event': [['BLK-011', 'EVT-045'], 'the blocked agent receives an event'],
  'block-deletes-history': [['BLK-009'], 'earlier messages disappear for the blocker'],
  'one-block-flag': [['BLK-016'], 'one unblock lifts the blocks of both actors'],
  'blocked-message-shown': [['BLK-015'], 'a reaction to a suppressed message is answered with its content'],
  'blocked-message-stamped': [['BLK-004'], 'a message during a block has a delivered timestamp'],
  'block-checked-twice': [['BLK-014'], 'the log evaluates blocks 10 ms later than the history'],
  'call-crosses-blocks': [['BLK-013'], 'a call during a block reaches the agent'],
  'blocked-call-fails-at-once': [['BLK-002'], 'a call during a block fails at once, and its message is not stored'],
  'blocked-reaction-rejected': [['BLK-010'], 'a reaction during a block answers 403'],
  'blocked-receipt-rejected': [['BLK-010'], 'read and delivered during a block answer 403'],
} as const satisfies FaultTable
