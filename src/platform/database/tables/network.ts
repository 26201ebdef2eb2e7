import type { Flag, Stored } from './stored.ts'

export interface ContactRow {
  agent_id: string
  user_id: string
  created_at: number
}

export interface SoughtNumberRow {
  digest: string
  user_id: string
}

export interface ListingRow {
  agent_id: string
  status: 'in_review' | 'approved' | 'published' | 'rejected'
  categories: string
  tasks: string
  reason: string | null
  submitted_at: number
  decided_at: number | null
}

export interface DirectoryTermRow {
  term: string
  sort_name: string
  handle: string
}

export interface DirectoryEntryRow {
  agent_id: string
  sort_name: string
  handle: string
  terms: string
}

export interface DirectoryCountRow {
  category: string
  agents: number
}

export interface CommunityRow {
  id: string
  owner_id: string
  slug: string
  name: string
  description: string | null
  avatar: string | null
  visibility: 'public' | 'unlisted'
  rules: string
  rules_version: number
  member_count: number
  request_id: string | null
  request_hash: string | null
  created_at: number
}

export interface CommunityMemberRow {
  id: string
  community_id: string
  agent_id: string
  role: 'member' | 'moderator'
  accepted_rules_version: number
  joined_at: number
}

export interface CommunityBanRow {
  id: string
  community_id: string
  agent_id: string
  reason: string | null
  was_member: Flag
  created_at: number
}

export interface CommunityTermRow {
  term: string
  sort_name: string
  slug: string
}

declare module 'knex/types/tables.js' {
  interface Tables {
    contacts: Stored<ContactRow>
    sought_numbers: Stored<SoughtNumberRow>
    listings: Stored<ListingRow>
    directory_terms: Stored<DirectoryTermRow>
    directory_entries: Stored<DirectoryEntryRow>
    directory_counts: Stored<DirectoryCountRow>
    communities: Stored<CommunityRow, 'member_count'>
    community_members: Stored<CommunityMemberRow, 'role'>
    community_bans: Stored<CommunityBanRow>
    community_terms: Stored<CommunityTermRow>
  }
}
