/** Faults that delay effects by two seconds. */
import type { FaultTable } from './fault.ts'

export const delaysFaults = {
  'block-two-seconds-late': [['BLK-001', 'BLK-003', 'BLK-006'], 'a block takes effect two seconds late'],
  'unblock-two-seconds-late': [['MSG-030'], 'an unblock takes effect two seconds late'],
  'removal-two-seconds-late': [
    ['AUTH-020', 'AUTH-021', 'CHAT-005', 'GRP-008'],
    'a removal from a group takes effect two seconds late',
  ],
  'uninstallation-two-seconds-late': [['INST-001', 'AUTH-022'], 'a removal of an agent takes effect two seconds late'],
  'join-two-seconds-late': [['HIST-008', 'GRP-003', 'GRP-002'], 'a membership takes effect two seconds late'],
  'rotated-token-cached': [['AUTH-015'], 'a rotated token is accepted for two more seconds'],
  'deleted-credentials-cached': [
    ['AUTH-027', 'AUTH-003'],
    'credentials of a deleted account are accepted for two more seconds',
  ],
  'setting-off-two-seconds-late': [
    ['SET-012', 'SET-010', 'TASK-002'],
    'switching accepts_tasks off takes effect two seconds late',
  ],
} as const satisfies FaultTable
