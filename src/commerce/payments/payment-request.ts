/** Where a payment request stands; see payment.rules.ts for what follows what. */
export type PaymentStatus = 'pending' | 'paid' | 'declined' | 'canceled' | 'expired' | 'failed' | 'refunded'

export type ProviderName = 'stripe' | 'test'

export interface Amount {
  /** Minor units of the currency. */
  value: number
  /** ISO 4217. */
  currency: string
}

/** What the rules decide on. */
export interface PaymentState {
  status: PaymentStatus
  amount: Amount
  /** Whether the person has to confirm before the payment can start. */
  confirmation: 'none' | 'required' | 'confirmed'
  /** The checkout that is open at the provider, as far as is known. */
  checkoutId: string | null
  /** The payment at the provider, once it is made. */
  paymentReference: string | null
  /** A refund that the agent has asked for. */
  refund: 'pending' | 'failed' | null
}

/** An agent's request to a person to pay. Times are milliseconds. */
export interface PaymentRequest extends PaymentState {
  id: string
  agentId: string
  agentHandle: string | null
  /** The idempotency key of the agent. */
  requestId: string
  chatId: string
  payerId: string
  accountId: string
  description: string
  /** The payer never sees it: one of the two blocked the other when it was made. */
  suppressed: boolean
  /** How many checkouts were begun; part of the idempotency key at the provider. */
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

/** Something that is left to do at the provider: close a checkout, refund at the agent's wish, return money that came late. */
export interface PaymentJob {
  kind: 'close_checkout' | 'refund' | 'return'
  /** A checkout, or a payment. */
  reference: string
}

/** What an agent asks for. */
export interface PaymentWish {
  chatId: string
  /** Which person of the chat, where it has several. */
  payerHandle: string | null
  amount: Amount
  description: string
  lifetimeMs: number
  requestId: string
}

/** What an owner connects. */
export interface NewAccount {
  provider: ProviderName
  apiKey: string
  callbackSecret: string
}
