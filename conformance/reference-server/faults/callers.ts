/** Faults of access control for single kinds of callers. */
import type { Fault } from './fault.ts'

export const callersFaults = [
  {
    name: 'former-member-reacts',
    violates: ['AUTH-020', 'CHAT-005', 'RCT-022'],
    description: 'a former member of a group can react to its messages',
  },
  {
    name: 'uninstalled-may-mark',
    violates: ['AUTH-022', 'INST-001'],
    description: 'a removed agent can move watermarks',
  },
  {
    name: 'former-member-types',
    violates: ['AUTH-020', 'CHAT-005', 'TYP-008'],
    description: 'a former member of a group can signal typing',
  },
  {
    name: 'uninstalled-may-type',
    violates: ['AUTH-022', 'INST-001'],
    description: 'a removed agent can signal typing',
  },
  {
    name: 'recipient-reads-metadata',
    violates: ['ATT-008'],
    description: 'a recipient of an attachment can read its metadata',
  },
  {
    name: 'recipient-reuses-attachment',
    violates: ['PART-015'],
    description: 'a recipient of an attachment can send it by its id',
    warns: true,
  },
  {
    name: 'member-writes-draft',
    violates: ['DRAFT-017', 'AUTH-010'],
    description: 'other members of the chat can append to a draft',
  },
  {
    name: 'former-member-opens-draft',
    violates: ['DRAFT-020', 'AUTH-020', 'AUTH-021'],
    description: 'a former member can open a draft',
  },
  {
    name: 'sibling-reads',
    violates: ['AUTH-010', 'HIST-013', 'AUTH-007'],
    description: 'agents of one owner can read each other’s chats',
  },
  {
    name: 'sibling-writes',
    violates: ['AUTH-010', 'AUTH-020', 'AUTH-007'],
    description: 'agents of one owner can write to each other’s chats',
  },
  {
    name: 'sibling-manages-subscriptions',
    violates: ['AUTH-010', 'WHK-007', 'AUTH-007'],
    description: 'agents of one owner can change each other’s subscriptions',
  },
  {
    name: 'any-agent-deletes-subscriptions',
    violates: ['AUTH-010', 'AUTH-020', 'WHK-007'],
    description: 'an agent can delete subscriptions of others',
  },
  {
    name: 'task-shown-to-sibling',
    violates: ['AUTH-010', 'AUTH-007'],
    description: 'an agent can read the tasks of another agent of its owner',
  },
  {
    name: 'private-profile-for-valid-tokens',
    violates: ['PROF-010', 'PROF-011', 'PRIV-006'],
    description: 'private profiles are returned to callers with a valid token',
  },
  {
    name: 'private-share-for-valid-tokens',
    violates: ['PROF-023'],
    description: 'private share pages are returned to callers with a valid token',
  },
  {
    name: 'deleted-person-creates-agents',
    violates: ['AUTH-003', 'DEV-021'],
    description: 'the session of a deleted person can create agents',
  },
  {
    name: 'deleted-person-reacts',
    violates: ['AUTH-003', 'RCT-021'],
    description: 'the session of a deleted person can react',
  },
  {
    name: 'rotated-token-pulls',
    violates: ['AUTH-015', 'AUTH-003'],
    description: 'a rotated token can read events',
  },
  {
    name: 'rotated-token-sends',
    violates: ['AUTH-015', 'AUTH-003', 'AUTH-020'],
    description: 'a rotated token can send messages',
  },
  {
    name: 'token-of-deleted-agent-pulls',
    violates: ['AUTH-027', 'AUTH-003'],
    description: 'the token of a deleted agent can read events',
  },
] as const satisfies readonly Fault[]
