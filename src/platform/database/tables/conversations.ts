import type { Flag, Stored } from './stored.ts'

export interface ChatRow {
  id: string
  kind: 'direct' | 'group'
  group_name: string | null
  participants_key: string | null
  last_sequence: number
  created_by: string
  counterpart_id: string | null
  pending_recipient_id: string | null
  agent_chat: Flag
  request_id: string | null
  request_hash: string | null
  created_at: number
}

export interface ParticipantRow {
  chat_id: string
  actor_id: string
  period_no: number
  role: 'owner' | 'member'
  joined_sequence: number
  left_sequence: number | null
  joined_at: number
  left_at: number | null
}

export interface RequestRow {
  id: string
  kind: 'message' | 'contact' | 'group'
  user_id: string
  asker_id: string
  chat_id: string | null
  status: 'pending' | 'accepted' | 'declined'
  note: string | null
  asked_by_id: Flag
  request_id: string | null
  request_hash: string | null
  created_at: number
  decided_at: number | null
  withdrawn_at: number | null
  expires_at: number | null
}

export interface InstallationRow {
  id: string
  user_id: string
  agent_id: string
  chat_id: string
  created_at: number
}

export interface SurfaceRow {
  chat_id: string
  surface_id: string
  creator_id: string
  created_at: number
}

export interface MessageRow {
  id: string
  chat_id: string
  sequence: number
  sender_id: string
  sender: string
  parts: string
  text: string | null
  reply_to_message_id: string | null
  reply_to_part_id: string | null
  created_at: number
  checksum: number | null
}

/** Ids of messages: a view, and in a distributed database a table, in which they are unique across its servers. */
export interface MessageIdRow {
  id: string
  chat_id: string
}

export interface SuppressionRow {
  chat_id: string
  message_id: string
  actor_id: string
}

export interface SuppressedRunRow {
  chat_id: string
  actor_id: string
  first_sequence: number
  last_sequence: number
}

export interface SendIdempotencyKeyRow {
  actor_id: string
  idempotency_key: string
  message_id: string
  created_chat: Flag
}

export interface WatermarkRow {
  chat_id: string
  actor_id: string
  delivered_sequence: number
  delivered_message_id: string | null
  read_sequence: number
  read_message_id: string | null
  updated_at: number
}

export interface WatermarkUpdateRow {
  chat_id: string
  actor_id: string
  status: 'delivered' | 'read'
  from_sequence: number
  through_sequence: number
  at: number
}

export interface ReactionRow {
  chat_id: string
  message_id: string
  target_part_id: string
  actor_id: string
  type: string
  emoji: string | null
  suppressed_for: string | null
  created_at: number
}

export interface DraftRow {
  id: string
  actor_id: string
  chat_id: string
  parts: string
  reply_to_message_id: string | null
  reply_to_part_id: string | null
  idempotency_key: string | null
  finalized_at: number | null
  updated_at: number
}

export interface AttachmentRow {
  id: string
  owner_id: string
  secret: string
  url: string
  filename: string | null
  content_type: string
  size: number
  sha256: string | null
  state: 'writing' | 'stored' | 'removed'
  lease_until: number
  created_at: number
  direct_use_at: number | null
  group_use_at: number | null
}

export interface PurgedMessageRow {
  id: string
}

export interface SearchEntryRow {
  id: number
  message_id: string
  chat_id: string
  sequence: number
}

/** Full-text index of SQLite. */
export interface SearchWordsRow {
  rowid: number
  words: string
  readers: string
}

export interface SearchProgressRow {
  chat_id: string
  through_sequence: number
}

declare module 'knex/types/tables.js' {
  interface Tables {
    chats: Stored<ChatRow, 'last_sequence' | 'agent_chat'>
    participants: Stored<ParticipantRow>
    requests: Stored<RequestRow, 'status' | 'asked_by_id'>
    installations: Stored<InstallationRow>
    surfaces: Stored<SurfaceRow>
    messages: Stored<MessageRow>
    message_ids: Stored<MessageIdRow>
    suppressions: Stored<SuppressionRow>
    suppressed_runs: Stored<SuppressedRunRow>
    send_idempotency_keys: Stored<SendIdempotencyKeyRow>
    watermarks: Stored<WatermarkRow, 'delivered_sequence' | 'read_sequence'>
    watermark_updates: Stored<WatermarkUpdateRow>
    reactions: Stored<ReactionRow, 'target_part_id'>
    drafts: Stored<DraftRow>
    attachments: Stored<AttachmentRow, 'direct_use_at' | 'group_use_at'>
    purged_messages: Stored<PurgedMessageRow>
    search_entries: Stored<SearchEntryRow>
    search_words: Stored<SearchWordsRow>
    search_progress: Stored<SearchProgressRow>
  }
}
