import type { ModelMaker } from './model-maker.ts'

/** Accounts of agents and users, their credentials and settings. */
export async function createAccounts(model: ModelMaker): Promise<void> {
  await createActors(model)
  await createCredentials(model)
  await createAccess(model)
  await createDeletions(model)
}

async function createActors({ table, id, where }: ModelMaker): Promise<void> {
  // An account: an agent or a user. Both share one space of handles and one kind of event log.
  await table('actors', {}, (t) => {
    id(t, 'id').primary()
    t.text('kind').notNullable().checkIn(['agent', 'user'])
    id(t, 'handle').unique()
    t.text('display_name')
    t.text('tagline')
    t.text('avatar')
    t.text('accent_color')
    t.text('organization')
    t.text('visibility')
    t.text('status').notNullable().defaultTo('active').checkIn(['active', 'suspended', 'retired', 'deleted'])
    id(t, 'owner_id')
    t.smallint('accepts_tasks').notNullable().defaultTo(0)
    t.text('phone_number')
    // A separate column: a reader of phone_number can never show an unverified number.
    t.text('claimed_phone_number')
    t.smallint('built_in').notNullable().defaultTo(0)
    // In the syntax of PARLEY_RATE_LIMITS, such as 600/60s; null: the general limit.
    t.text('rate_limit')
    t.text('requests_from').notNullable().defaultTo('everybody').checkIn(['everybody', 'contacts', 'nobody'])
    t.text('access_mode').notNullable().defaultTo('everyone').checkIn(['everyone', 'listed'])
    // Request id of the creation, and the digest of its content: the same id with another content is a conflict.
    id(t, 'request_id')
    id(t, 'request_hash')
    t.bigint('created_at').notNullable()
    // Last change of the data in the card of an agent; null: unchanged since its creation.
    t.bigint('changed_at')
    t.unique(['owner_id', 'request_id'])
    t.index(['phone_number'], 'actors_by_phone_number', { predicate: where('phone_number IS NOT NULL') })
  })
}

async function createCredentials({ table, id, where }: ModelMaker): Promise<void> {
  // A credential of an account, as a hash. A session has a label and the hour of its last use.
  await table('credentials', {}, (t) => {
    id(t, 'id').primary()
    id(t, 'hash').notNullable().unique()
    t.text('kind').notNullable().checkIn(['agent_token', 'session', 'sign_in_link'])
    id(t, 'actor_id').notNullable()
    t.text('label')
    t.bigint('created_at').notNullable()
    t.bigint('last_seen_at')
    t.bigint('expires_at')
    t.index(['actor_id'], 'credentials_by_actor')
  })

  // A sign-in of a device, from the request of its codes until the exchange of the device code.
  await table('device_authorizations', {}, (t) => {
    id(t, 'id').primary()
    id(t, 'device_code_hash').notNullable().unique()
    id(t, 'user_code').notNullable().unique()
    t.text('client_id')
    t.text('client_name')
    t.text('scope')
    t.text('status').notNullable().checkIn(['pending', 'approved', 'denied', 'exchanged'])
    id(t, 'user_id')
    // The address, or the /64 network, that requested the code.
    id(t, 'address')
    t.integer('interval_seconds').notNullable()
    t.bigint('last_polled_at')
    t.integer('lookups').notNullable().defaultTo(0)
    t.bigint('expires_at').notNullable()
    t.bigint('created_at').notNullable()
    t.index(['expires_at'], 'device_authorizations_by_expiry')
    const pending = where("status = 'pending'")
    t.index(['address'], 'device_authorizations_by_address', { predicate: pending })
    t.index(['expires_at'], 'device_authorizations_pending', { predicate: pending })
  })
}

async function createAccess({ table, id }: ModelMaker): Promise<void> {
  // A block of one account by another.
  await table('blocks', {}, (t) => {
    id(t, 'blocker_id').notNullable()
    id(t, 'blocked_id').notNullable()
    t.bigint('created_at').notNullable()
    t.primary(['blocker_id', 'blocked_id'])
    t.index(['blocked_id', 'blocker_id'], 'blocks_by_blocked')
  })

  // A handle in the allow list or the deny list of an agent. The entry is bound to the account that had the handle when
  // the list was stored, because the handle of a deleted account can be reused; null: no account had it.
  await table('access_entries', { clustered: true }, (t) => {
    id(t, 'agent_id').notNullable()
    t.text('list').notNullable().checkIn(['allow', 'deny'])
    id(t, 'handle').notNullable()
    id(t, 'actor_id')
    t.primary(['agent_id', 'list', 'handle'])
    t.index(['actor_id'], 'access_entries_by_actor')
  })
}

async function createDeletions({ table, id }: ModelMaker): Promise<void> {
  // The deletion of an account.
  await table('deletions', {}, (t) => {
    id(t, 'id').primary()
    t.bigint('created_at').notNullable()
  })

  // Data of a deleted account that a step of its deletion has not erased: a deletion without rows is complete.
  await table('cleanup_targets', {}, (t) => {
    id(t, 'deletion_id').notNullable()
    id(t, 'target').notNullable()
    t.text('subject').notNullable()
    t.integer('attempts').notNullable().defaultTo(0)
    t.bigint('next_at').notNullable()
    id(t, 'lease_id')
    t.text('last_error')
    t.primary(['deletion_id', 'target'])
    t.index(['next_at'], 'cleanup_targets_due')
  })
}
