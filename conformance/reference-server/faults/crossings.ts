/** Faults in the interaction of two features. */
import { type FaultTable, warns } from './fault.ts'

export const crossingsFaults = {
  'call-across-block-not-stored': [
    ['BLK-002', 'BLK-013'],
    'an A2A message during a block is missing in the history of its sender',
  ],
  'call-after-unblock-not-stored': [
    ['A2A-007', 'BLK-005'],
    'an A2A message to an agent that once blocked its sender is answered, but missing in their chat',
  ],
  'context-of-another-requester-joined': [['A2A-037'], 'a task joins the context of another requester', warns],
  'approved-code-never-expires': [['DEV-017', 'DEV-014'], 'an approved device_code is accepted after its expiry'],
  'message-reaction-clears-part-reactions': [
    ['RCT-009', 'RCT-031'],
    'a reaction to the message removes the reactions of its actor to parts',
  ],
  'removal-clears-other-targets': [
    ['RCT-009'],
    'removing a reaction also removes the reactions of its actor on the other targets of the message',
  ],
  'draft-crosses-blocks': [['BLK-001', 'BLK-003'], 'a finalized draft ignores blocks'],
  'handles-send-rejected-across-block': [['BLK-002'], 'a send to a handle across a block answers 403'],
  'handles-send-crosses-blocks': [['BLK-001', 'BLK-003'], 'a send to handles ignores blocks'],
  'strict-send-crosses-blocks': [['BLK-001', 'BLK-003'], 'a strict send ignores blocks'],
  'messages-of-persons-cross-blocks': [['BLK-001', 'BLK-003'], 'messages of persons ignore blocks'],
} as const satisfies FaultTable
