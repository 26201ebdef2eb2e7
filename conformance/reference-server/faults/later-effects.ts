/** Faults in later effects of a rotation, removal, block or deletion. */
import type { Fault } from './fault.ts'

export const laterEffectFaults = [
  {
    name: 'suppressed-comes-with-next-message',
    violates: ['BLK-005', 'BLK-003'],
    description: 'after an unblock the next message also delivers the suppressed ones',
  },
  {
    name: 'suppressed-in-history-after-next-message',
    violates: ['BLK-005', 'BLK-003'],
    description: 'after an unblock the next message makes the suppressed ones visible in history',
  },
  {
    name: 'rotation-empties-log',
    violates: ['EVT-026', 'EVT-047'],
    description: 'a token rotation empties the event log',
  },
  {
    name: 'rotation-renews-event-ids',
    violates: ['EVT-005', 'EVT-026', 'EVT-052'],
    description: 'a token rotation changes the ids of earlier events',
  },
  {
    name: 'rotation-lifts-blocks',
    violates: ['BLK-001', 'BLK-003'],
    description: 'a token rotation lifts the blocks of the agent',
  },
  {
    name: 'rotation-resets-settings',
    violates: ['SET-012', 'SET-009', 'SET-001', 'A2A-005'],
    description: 'a token rotation resets the settings',
  },
  {
    name: 'rotation-forgets-message-ids',
    violates: ['MSG-039', 'MSG-041'],
    description: 'after a token rotation a repeated send is stored again',
  },
  {
    name: 'rotation-ends-subscriptions',
    violates: ['WHK-008', 'EVT-001'],
    description: 'a token rotation ends the subscriptions',
  },
  {
    name: 'rotation-removes-reactions',
    violates: ['RCT-025', 'RCT-011'],
    description: 'a token rotation removes the reactions of the agent',
  },
  {
    name: 'rejoin-delivers-missed',
    violates: ['GRP-003', 'GRP-008'],
    description: 'a returning member receives the messages of its absence together with the next one',
  },
  {
    name: 'unblock-without-effect',
    violates: ['MSG-030', 'GRP-004'],
    description: 'after an unblock messages are still suppressed',
  },
  {
    name: 'block-removes-reactions',
    violates: ['BLK-009', 'RCT-025'],
    description: 'a block removes the reactions of the blocked actor',
  },
  {
    name: 'draft-of-former-member-finalized',
    violates: ['AUTH-020', 'AUTH-021', 'CHAT-005', 'GRP-008'],
    description: 'a removed member can finalize its draft',
  },
  {
    name: 'uninstalled-sends-to-handle',
    violates: ['INST-001', 'AUTH-022'],
    description: 'a removed agent can send to the handle of the person',
  },
] as const satisfies readonly Fault[]
