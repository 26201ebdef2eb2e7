import type { Flag, Stored } from './stored.ts'

export interface RateWindowRow {
  name: string
  used: number
  ends_at: number
}

export interface LimitOverrideRow {
  account_id: string
  name: string
  value: number | null
  revision: number
}

export interface LimitRevisionRow {
  revision: number
}

export interface StoredBytesRow {
  account_id: string
  bytes: number
}

export interface ServiceKeyRow {
  name: string
  secret: string
}

export interface OperatorLogRow {
  id: string
  at: number
  operation: string
  account_id: string | null
  details: string
  address: string
  is_done: Flag
}

export interface WriteTrialRow {
  id: number
  filler: string
}

export interface RetentionRoundRow {
  name: string
  due_at: number
  lease_id: string | null
  reached: string | null
}

declare module 'knex/types/tables.js' {
  interface Tables {
    rate_windows: Stored<RateWindowRow>
    limit_overrides: Stored<LimitOverrideRow>
    limit_revisions: Stored<LimitRevisionRow>
    stored_bytes: Stored<StoredBytesRow>
    service_keys: Stored<ServiceKeyRow>
    operator_log: Stored<OperatorLogRow, 'is_done'>
    retention_rounds: Stored<RetentionRoundRow>
    write_trials: Stored<WriteTrialRow>
  }
}
