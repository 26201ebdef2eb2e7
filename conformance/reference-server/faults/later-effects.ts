/** Faults in later effects of a rotation, removal, block or deletion. */
import type { FaultTable } from './fault.ts'

export const laterEffectFaults = {
  'suppressed-comes-with-next-message': [
    ['BLK-005', 'BLK-003'],
    'after an unblock the next message also delivers the suppressed ones',
  ],
  'suppressed-in-history-after-next-message': [
    ['BLK-005', 'BLK-003'],
    'after an unblock the next message makes the suppressed ones visible in history',
  ],
  'rotation-empties-log': [['EVT-026', 'EVT-047'], 'a token rotation empties the event log'],
  'rotation-renews-event-ids': [
    ['EVT-005', 'EVT-026', 'EVT-052'],
    'a token rotation changes the ids of earlier events',
  ],
  'rotation-lifts-blocks': [['BLK-001', 'BLK-003'], 'a token rotation lifts the blocks of the agent'],
  'rotation-resets-settings': [['SET-012', 'SET-009', 'SET-001', 'A2A-005'], 'a token rotation resets the settings'],
  'rotation-forgets-message-ids': [['MSG-039', 'MSG-041'], 'after a token rotation a repeated send is stored again'],
  'rotation-ends-subscriptions': [['WHK-008', 'EVT-001'], 'a token rotation ends the subscriptions'],
  'rotation-removes-reactions': [['RCT-025', 'RCT-011'], 'a token rotation removes the reactions of the agent'],
  'rejoin-delivers-missed': [
    ['GRP-003', 'GRP-008'],
    'a returning member receives the messages of its absence together with the next one',
  ],
  'unblock-without-effect': [['MSG-030', 'GRP-004'], 'after an unblock messages are still suppressed'],
  'block-removes-reactions': [['BLK-009', 'RCT-025'], 'a block removes the reactions of the blocked actor'],
  'draft-of-former-member-finalized': [
    ['AUTH-020', 'AUTH-021', 'CHAT-005', 'GRP-008'],
    'a removed member can finalize its draft',
  ],
  'uninstalled-sends-to-handle': [['INST-001', 'AUTH-022'], 'a removed agent can send to the handle of the person'],
} as const satisfies FaultTable
