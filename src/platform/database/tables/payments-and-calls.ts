import type { Flag, Stored } from './stored.ts'

export interface PaymentAccountRow {
  id: string
  owner_id: string
  provider: 'stripe' | 'test'
  api_key: string
  callback_secret: string
  connected_at: number
}

export interface PaymentRequestRow {
  id: string
  agent_id: string
  request_id: string
  chat_id: string
  payer_id: string
  account_id: string
  amount: number
  currency: string
  description: string
  status: 'pending' | 'paid' | 'declined' | 'canceled' | 'expired' | 'failed' | 'refunded'
  confirmation: 'none' | 'required' | 'confirmed'
  suppressed: Flag
  checkout_attempt: number
  checkout_expires_at: number | null
  checkout_id: string | null
  checkout_url: string | null
  payment_reference: string | null
  refund: 'pending' | 'failed' | null
  expires_at: number
  created_at: number
  updated_at: number
}

export interface PaymentJobRow {
  request_id: string
  kind: 'close_checkout' | 'refund' | 'return'
  reference: string
  account_id: string
  attempts: number
  next_at: number
  lease_id: string | null
}

export interface CallRow {
  id: string
  chat_id: string
  user_id: string
  agent_id: string
  request_id: string | null
  state: 'ringing' | 'connected' | 'ended'
  end_reason: 'declined' | 'busy' | 'canceled' | 'unanswered' | 'hangup' | 'failed' | 'expired' | null
  ended_by: 'user' | 'agent' | null
  offer: string | null
  answer: string | null
  offer_hash: string
  suppressed: Flag
  user_candidates: number
  agent_candidates: number
  created_at: number
  rings_until: number
  due_at: number
  leased_until: number
  connected_at: number | null
  ended_at: number | null
}

export interface CallCandidateRow {
  call_id: string
  side: 'user' | 'agent'
  number: number
  candidate: string
}

declare module 'knex/types/tables.js' {
  interface Tables {
    payment_accounts: Stored<PaymentAccountRow>
    payment_requests: Stored<PaymentRequestRow, 'suppressed' | 'checkout_attempt'>
    payment_jobs: Stored<PaymentJobRow, 'attempts'>
    calls: Stored<CallRow, 'suppressed' | 'user_candidates' | 'agent_candidates' | 'leased_until'>
    call_candidates: Stored<CallCandidateRow>
  }
}
