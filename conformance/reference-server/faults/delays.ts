/** Faults that delay effects by two seconds. */
import type { Fault } from './fault.ts'

export const delaysFaults = [
  {
    name: 'block-two-seconds-late',
    violates: ['BLK-001', 'BLK-003', 'BLK-006'],
    description: 'a block takes effect two seconds late',
  },
  {
    name: 'unblock-two-seconds-late',
    violates: ['MSG-030'],
    description: 'an unblock takes effect two seconds late',
  },
  {
    name: 'removal-two-seconds-late',
    violates: ['AUTH-020', 'AUTH-021', 'CHAT-005', 'GRP-008'],
    description: 'a removal from a group takes effect two seconds late',
  },
  {
    name: 'uninstallation-two-seconds-late',
    violates: ['INST-001', 'AUTH-022'],
    description: 'a removal of an agent takes effect two seconds late',
  },
  {
    name: 'join-two-seconds-late',
    violates: ['HIST-008', 'GRP-003', 'GRP-002'],
    description: 'a membership takes effect two seconds late',
  },
  {
    name: 'rotated-token-cached',
    violates: ['AUTH-015'],
    description: 'a rotated token is accepted for two more seconds',
  },
  {
    name: 'deleted-credentials-cached',
    violates: ['AUTH-027', 'AUTH-003'],
    description: 'credentials of a deleted account are accepted for two more seconds',
  },
  {
    name: 'setting-off-two-seconds-late',
    violates: ['SET-012', 'SET-010', 'TASK-002'],
    description: 'switching accepts_tasks off takes effect two seconds late',
  },
] as const satisfies readonly Fault[]
