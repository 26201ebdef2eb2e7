/** Faults of access control for single kinds of callers. */
import { type FaultTable, warns } from './fault.ts'

export const callersFaults = {
  'former-member-reacts': [['AUTH-020', 'CHAT-005', 'RCT-022'], 'a former member of a group can react to its messages'],
  'uninstalled-may-mark': [['AUTH-022', 'INST-001'], 'a removed agent can move watermarks'],
  'former-member-types': [['AUTH-020', 'CHAT-005', 'TYP-008'], 'a former member of a group can signal typing'],
  'uninstalled-may-type': [['AUTH-022', 'INST-001'], 'a removed agent can signal typing'],
  'recipient-reads-metadata': [['ATT-008'], 'a recipient of an attachment can read its metadata'],
  'recipient-reuses-attachment': [['PART-015'], 'a recipient of an attachment can send it by its id', warns],
  'member-writes-draft': [['DRAFT-017', 'AUTH-010'], 'other members of the chat can append to a draft'],
  'former-member-opens-draft': [['DRAFT-020', 'AUTH-020', 'AUTH-021'], 'a former member can open a draft'],
  'sibling-reads': [['AUTH-010', 'HIST-013', 'AUTH-007'], 'agents of one owner can read each other’s chats'],
  'sibling-writes': [['AUTH-010', 'AUTH-020', 'AUTH-007'], 'agents of one owner can write to each other’s chats'],
  'sibling-manages-subscriptions': [
    ['AUTH-010', 'WHK-007', 'AUTH-007'],
    'agents of one owner can change each other’s subscriptions',
  ],
  'any-agent-deletes-subscriptions': [
    ['AUTH-010', 'AUTH-020', 'WHK-007'],
    'an agent can delete subscriptions of others',
  ],
  'task-shown-to-sibling': [['AUTH-010', 'AUTH-007'], 'an agent can read the tasks of another agent of its owner'],
  'private-profile-for-valid-tokens': [
    ['PROF-010', 'PROF-011', 'PRIV-006'],
    'private profiles are returned to callers with a valid token',
  ],
  'private-share-for-valid-tokens': [['PROF-023'], 'private share pages are returned to callers with a valid token'],
  'deleted-person-creates-agents': [['AUTH-003', 'DEV-021'], 'the session of a deleted person can create agents'],
  'deleted-person-reacts': [['AUTH-003', 'RCT-021'], 'the session of a deleted person can react'],
  'rotated-token-pulls': [['AUTH-015', 'AUTH-003'], 'a rotated token can read events'],
  'rotated-token-sends': [['AUTH-015', 'AUTH-003', 'AUTH-020'], 'a rotated token can send messages'],
  'token-of-deleted-agent-pulls': [['AUTH-027', 'AUTH-003'], 'the token of a deleted agent can read events'],
} as const satisfies FaultTable
