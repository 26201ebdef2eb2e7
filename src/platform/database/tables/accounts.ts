import type { Flag, Stored } from './stored.ts'

export interface ActorRow {
  id: string
  kind: 'agent' | 'user'
  handle: string | null
  display_name: string | null
  tagline: string | null
  avatar: string | null
  accent_color: string | null
  organization: string | null
  visibility: 'public' | 'unlisted' | 'private' | null
  status: 'active' | 'suspended' | 'retired' | 'deleted'
  owner_id: string | null
  accepts_tasks: Flag
  accepts_calls: Flag
  phone_number: string | null
  claimed_phone_number: string | null
  built_in: Flag
  rate_limit: string | null
  requests_from: 'everybody' | 'contacts' | 'nobody'
  access_mode: 'everyone' | 'listed'
  request_id: string | null
  request_hash: string | null
  created_at: number
  changed_at: number | null
}

export interface CredentialRow {
  id: string
  hash: string
  kind: 'agent_token' | 'session' | 'sign_in_link'
  actor_id: string
  label: string | null
  created_at: number
  last_seen_at: number | null
  last_address: string | null
  expires_at: number | null
  id_token: string | null
}

export interface LinkedIdentityRow {
  issuer: string
  subject: string
  user_id: string
  created_at: number
}

export interface PasskeyRow {
  id: string
  credential_id: string
  user_id: string
  name: string
  public_key: string
  signatures: number
  created_at: number
  last_used_at: number | null
}

export interface AccountInvitationRow {
  id: string
  hash: string
  note: string | null
  uses: number
  used: number
  created_at: number
  expires_at: number
}

export interface DeviceAuthorizationRow {
  id: string
  device_code_hash: string
  user_code: string
  client_id: string | null
  client_name: string | null
  scope: string | null
  status: 'pending' | 'approved' | 'denied' | 'exchanged'
  user_id: string | null
  address: string | null
  interval_seconds: number
  last_polled_at: number | null
  lookups: number
  expires_at: number
  created_at: number
}

export interface BlockRow {
  blocker_id: string
  blocked_id: string
  created_at: number
}

export interface AccessEntryRow {
  agent_id: string
  list: 'allow' | 'deny'
  handle: string
  actor_id: string | null
}

export interface DeletionRow {
  id: string
  created_at: number
  requested_by: 'person' | 'operator' | null
  persons: number | null
  agents: number | null
  completed_at: number | null
}

export interface ErasureCountRow {
  deletion_id: string
  kind: string
  outcome: 'erased' | 'anonymized'
  count: number
}

export interface CleanupTargetRow {
  deletion_id: string
  target: string
  subject: string
  attempts: number
  next_at: number
  lease_id: string | null
  last_error: string | null
}

declare module 'knex/types/tables.js' {
  interface Tables {
    actors: Stored<
      ActorRow,
      'status' | 'accepts_tasks' | 'accepts_calls' | 'built_in' | 'requests_from' | 'access_mode'
    >
    credentials: Stored<CredentialRow, 'id_token'>
    linked_identities: Stored<LinkedIdentityRow>
    passkeys: Stored<PasskeyRow>
    account_invitations: Stored<AccountInvitationRow>
    device_authorizations: Stored<DeviceAuthorizationRow, 'lookups'>
    blocks: Stored<BlockRow>
    access_entries: Stored<AccessEntryRow>
    deletions: Stored<DeletionRow, 'completed_at'>
    erasure_counts: Stored<ErasureCountRow>
    cleanup_targets: Stored<CleanupTargetRow, 'attempts'>
  }
}
