import type { ModelMaker } from './model-maker.ts'

export async function createPaymentsAndCalls(model: ModelMaker): Promise<void> {
  await createPayments(model)
  await createCalls(model)
}

async function createPayments({ table, id, where }: ModelMaker): Promise<void> {
  // The account of an owner with a payment provider.
  await table('payment_accounts', {}, (t) => {
    id(t, 'id').primary()
    id(t, 'owner_id').notNullable().unique()
    t.text('provider').notNullable().checkIn(['stripe', 'test'])
    t.text('api_key').notNullable()
    t.text('callback_secret').notNullable()
    t.bigint('connected_at').notNullable()
  })

  // A request of an agent for a payment. amount is in the smallest unit of the currency.
  await table('payment_requests', {}, (t) => {
    id(t, 'id').primary()
    id(t, 'agent_id').notNullable()
    id(t, 'request_id').notNullable()
    id(t, 'chat_id').notNullable()
    id(t, 'payer_id').notNullable()
    id(t, 'account_id').notNullable()
    t.bigint('amount').notNullable().checkPositive()
    t.text('currency').notNullable()
    t.text('description').notNullable()
    t.text('status').notNullable().checkIn(['pending', 'paid', 'declined', 'canceled', 'expired', 'failed', 'refunded'])
    t.text('confirmation').notNullable().checkIn(['none', 'required', 'confirmed'])
    t.smallint('suppressed').notNullable().defaultTo(0)
    t.bigint('checkout_attempt').notNullable().defaultTo(0)
    t.bigint('checkout_expires_at')
    id(t, 'checkout_id')
    t.text('checkout_url')
    id(t, 'payment_reference')
    t.text('refund').checkIn(['pending', 'failed'])
    t.bigint('expires_at').notNullable()
    t.bigint('created_at').notNullable()
    t.bigint('updated_at').notNullable()
    t.unique(['agent_id', 'request_id'])
    t.index(['agent_id', 'id'], 'payment_requests_by_agent')
    t.index(['payer_id', 'id'], 'payment_requests_by_payer')
    const pending = where("status = 'pending'")
    t.index(['expires_at'], 'payment_requests_due', { predicate: pending })
    t.index(['account_id'], 'payment_requests_open', { predicate: pending })
  })

  // Work to do at a payment provider.
  await table('payment_jobs', {}, (t) => {
    id(t, 'request_id').notNullable()
    t.text('kind').notNullable().checkIn(['close_checkout', 'refund', 'return'])
    id(t, 'reference').notNullable()
    id(t, 'account_id').notNullable()
    t.bigint('attempts').notNullable().defaultTo(0)
    t.bigint('next_at').notNullable()
    id(t, 'lease_id')
    t.primary(['request_id', 'kind', 'reference'])
    t.index(['next_at'], 'payment_jobs_due')
    t.index(['account_id'], 'payment_jobs_by_account')
  })
}

async function createCalls({ table, id, where }: ModelMaker): Promise<void> {
  // A call of a user to an agent.
  await table('calls', {}, (t) => {
    id(t, 'id').primary()
    id(t, 'chat_id').notNullable()
    id(t, 'user_id').notNullable()
    id(t, 'agent_id').notNullable()
    id(t, 'request_id')
    t.text('state').notNullable().checkIn(['ringing', 'connected', 'ended'])
    t.text('end_reason').checkIn(['declined', 'busy', 'canceled', 'unanswered', 'hangup', 'failed', 'expired'])
    t.text('ended_by').checkIn(['user', 'agent'])
    t.text('offer')
    t.text('answer')
    t.text('offer_hash').notNullable()
    t.smallint('suppressed').notNullable().defaultTo(0)
    t.bigint('user_candidates').notNullable().defaultTo(0)
    t.bigint('agent_candidates').notNullable().defaultTo(0)
    t.bigint('created_at').notNullable()
    t.bigint('rings_until').notNullable()
    t.bigint('due_at').notNullable()
    t.bigint('leased_until').notNullable().defaultTo(0)
    t.bigint('connected_at')
    t.bigint('ended_at')
    t.unique(['user_id', 'request_id'])
    t.index(['user_id', 'id'], 'calls_by_user')
    t.index(['user_id', 'created_at'], 'calls_by_user_and_time')
    t.index(['agent_id', 'id'], 'calls_by_agent')
    // One call at a time for each party; a suppressed call does not make the agent busy.
    const live = where("state <> 'ended'")
    const busy = where("state <> 'ended' AND suppressed = 0")
    t.unique(['user_id'], { indexName: 'calls_live_by_user', predicate: live })
    t.unique(['agent_id'], { indexName: 'calls_live_by_agent', predicate: busy })
    t.index(['due_at'], 'calls_live', { predicate: live })
  })

  // A connection candidate of one side of a live call.
  await table('call_candidates', {}, (t) => {
    id(t, 'call_id').notNullable()
    t.text('side').notNullable().checkIn(['user', 'agent'])
    t.bigint('number').notNullable()
    t.text('candidate').notNullable()
    t.primary(['call_id', 'side', 'number'])
  })
}
