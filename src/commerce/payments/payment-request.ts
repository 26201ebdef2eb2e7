import type { Config } from '../../platform/configuration/configuration.ts'
import type { DraftOf } from '../../platform/event-log/log-event.ts'

/** Status of a payment request; payment.rules.ts contains the transitions. */
export type PaymentStatus = 'pending' | 'paid' | 'declined' | 'canceled' | 'expired' | 'failed' | 'refunded'

export type ProviderName = 'stripe' | 'test'

export interface Amount {
  /** Amount in minor units of the currency. */
  value: number
  /** ISO 4217 code. */
  currency: string
}

/** State on which the rules decide. */
export interface PaymentState {
  status: PaymentStatus
  amount: Amount
  /** Whether the person has to confirm before the payment can start. */
  confirmation: 'none' | 'required' | 'confirmed'
  /** The open checkout at the provider, if known. */
  checkoutId: string | null
  /** The payment at the provider, after the person has paid. */
  paymentReference: string | null
  refund: 'pending' | 'failed' | null
}

/** A payment request from an agent to a person. Times are epoch milliseconds. */
export interface PaymentRequest extends PaymentState {
  id: string
  agentId: string
  agentHandle: string | null
  /** Idempotency key of the agent. */
  requestId: string
  chatId: string
  payerId: string
  accountId: string
  description: string
  /** Whether the payer never sees the request, because of a block at its creation. */
  suppressed: boolean
  /** Number of checkouts started; part of the idempotency key at the provider. */
  checkoutAttempt: number
  checkoutExpiresAt: number | null
  checkoutUrl: string | null
  expiresAt: number
  createdAt: number
  updatedAt: number
}

/** The account of an owner with a provider, without its keys. */
export interface ProviderAccount {
  id: string
  ownerId: string
  provider: ProviderName
  connectedAt: number
}

/** A pending action at the provider: close a checkout, refund for the agent, or refund a late payment. */
export interface PaymentJob {
  kind: 'close_checkout' | 'refund' | 'return'
  /** Id of a checkout or a payment. */
  reference: string
}

export interface PaymentInput {
  chatId: string
  /** Handle of the payer, required when the chat has several persons. */
  payerHandle: string | null
  amount: Amount
  description: string
  lifetimeMs: number
  requestId: string
}

/** Input of a connected account. */
export interface NewAccount {
  provider: ProviderName
  apiKey: string
  callbackSecret: string
}

/** Setting from which URLs are made. */
export type Addresses = Pick<Config, 'publicUrl'>

export const payUrl = ({ publicUrl }: Addresses, id: string): string => `${publicUrl.replace(/\/$/, '')}/pay/${id}`

/** Returns the URL to which a provider reports payments. */
export const callbackUrl = ({ publicUrl }: Addresses, accountId: string): string =>
  `${publicUrl.replace(/\/$/, '')}/v1/payment-providers/${accountId}/callbacks`

export interface PaymentEvents {
  'payment_request.updated': { request: PaymentRequest }
}

/** Builds the event of a change for one side. */
export const paymentRequestUpdated = (actorId: string, request: PaymentRequest): DraftOf<PaymentEvents> => ({
  actorId,
  eventType: 'payment_request.updated',
  chatId: request.chatId,
  messageId: null,
  data: { request },
})
