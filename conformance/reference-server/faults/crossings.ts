/** Faults in the interaction of two features. */
import type { Fault } from './fault.ts'

export const crossingsFaults = [
  {
    name: 'call-across-block-not-stored',
    violates: ['BLK-002', 'BLK-013'],
    description: 'an A2A message during a block is missing in the history of its sender',
  },
  {
    name: 'call-after-unblock-not-stored',
    violates: ['A2A-007', 'BLK-005'],
    description: 'an A2A message to an agent that once blocked its sender is answered, but missing in their chat',
  },
  {
    name: 'context-of-another-requester-joined',
    violates: ['A2A-037'],
    description: 'a task joins the context of another requester',
    warns: true,
  },
  {
    name: 'approved-code-never-expires',
    violates: ['DEV-017', 'DEV-014'],
    description: 'an approved device_code is accepted after its expiry',
  },
  {
    name: 'message-reaction-clears-part-reactions',
    violates: ['RCT-009', 'RCT-031'],
    description: 'a reaction to the message removes the reactions of its actor to parts',
  },
  {
    name: 'removal-clears-other-targets',
    violates: ['RCT-009'],
    description: 'removing a reaction also removes the reactions of its actor on the other targets of the message',
  },
  {
    name: 'draft-crosses-blocks',
    violates: ['BLK-001', 'BLK-003'],
    description: 'a finalized draft ignores blocks',
  },
  {
    name: 'handles-send-rejected-across-block',
    violates: ['BLK-002'],
    description: 'a send to a handle across a block answers 403',
  },
  {
    name: 'handles-send-crosses-blocks',
    violates: ['BLK-001', 'BLK-003'],
    description: 'a send to handles ignores blocks',
  },
  {
    name: 'strict-send-crosses-blocks',
    violates: ['BLK-001', 'BLK-003'],
    description: 'a strict send ignores blocks',
  },
  {
    name: 'messages-of-persons-cross-blocks',
    violates: ['BLK-001', 'BLK-003'],
    description: 'messages of persons ignore blocks',
  },
] as const satisfies readonly Fault[]
