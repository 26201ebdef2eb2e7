import type { ModelMaker } from './model-maker.ts'

/** Event logs, their readers, and the deliveries of webhooks. */
export async function createDelivery(model: ModelMaker): Promise<void> {
  await createLogs(model)
  await createReaders(model)
  await createWebhooks(model)
  await createDeliveries(model)
}

async function createLogs({ dialect, table, id, raw }: ModelMaker): Promise<void> {
  // The end of an event log, and the sequence up to which its events were purged.
  await table('event_counters', { clustered: true, fillFactor: 50 }, (t) => {
    id(t, 'actor_id').primary()
    t.bigint('last_sequence').notNullable().defaultTo(0)
    t.bigint('purged_through').notNullable().defaultTo(0)
  })
  // Each send finds the counters of its recipients by id, as it finds its chat.
  if (dialect === 'postgres')
    await raw('CREATE INDEX event_counters_by_actor_hash ON event_counters USING hash (actor_id)')

  // An event of a log. Sequences come from event_counters in the inserting transaction: gapless, and visible in commit
  // order.
  await table('events', { clustered: true }, (t) => {
    id(t, 'actor_id').notNullable()
    t.bigint('sequence').notNullable()
    id(t, 'event_id').notNullable()
    t.text('event_type').notNullable()
    id(t, 'chat_id')
    id(t, 'message_id')
    t.text('data')
    t.bigint('created_at').notNullable()
    t.primary(['actor_id', 'sequence'])
  })

  // A history of the event logs (AMB-240). It changes when another copy of the database replaces this one.
  await table('log_epochs', {}, (t) => {
    t.bigint('number').primary()
    id(t, 'epoch').notNullable().unique()
    t.text('identity').notNullable()
  })

  // The end of a log when a history began.
  await table('epoch_starts', {}, (t) => {
    id(t, 'actor_id').notNullable()
    t.bigint('number').notNullable()
    t.bigint('last_sequence').notNullable()
    t.primary(['actor_id', 'number'])
  })
}

async function createReaders({ table, id }: ModelMaker): Promise<void> {
  // The position of an agent that pulls its events.
  await table('pull_cursors', { clustered: true, fillFactor: 50 }, (t) => {
    id(t, 'actor_id').primary()
    t.bigint('after_sequence').notNullable()
    t.bigint('pulled_at').notNullable()
  })

  // The events that an agent acknowledged over sockets.
  await table('socket_cursors', { clustered: true }, (t) => {
    id(t, 'actor_id').primary()
    t.bigint('acknowledged').notNullable()
  })

  // A ticket that opens one socket, as a hash.
  await table('socket_tickets', { clustered: true }, (t) => {
    id(t, 'hash').primary()
    id(t, 'actor_id').notNullable()
    id(t, 'credential_id').notNullable()
    t.bigint('expires_at').notNullable()
    t.index(['expires_at'], 'socket_tickets_by_end')
    t.index(['actor_id'], 'socket_tickets_by_actor')
  })
}

async function createWebhooks({ table, id }: ModelMaker): Promise<void> {
  // A webhook: a cursor of the log of its actor, or the receiver of the updates of a task. Events up to
  // delivered_through were attempted, or have rows. attempting_through is the end of the counted first attempts after
  // it, under the claim claim_id.
  await table('webhooks', { fillFactor: 80 }, (t) => {
    id(t, 'id').primary()
    id(t, 'actor_id').notNullable()
    t.text('url').notNullable()
    t.text('form').notNullable()
    t.text('subscribed_events')
    t.text('status').notNullable().defaultTo('active').checkIn(['active', 'paused'])
    t.text('signing_secret').notNullable()
    // Two former secrets, so that a rotation during the overlap of another does not end the secret that receivers have.
    t.text('previous_secret')
    t.bigint('previous_secret_until')
    t.text('older_secret')
    t.bigint('older_secret_until')
    id(t, 'rotation_request_id')
    t.bigint('rotation_overlap_seconds')
    // Receiver of a task: its name for the configuration, and the credential that it asked for, encrypted.
    id(t, 'config_id')
    t.text('presented')
    t.bigint('delivered_through').notNullable().defaultTo(0)
    t.bigint('attempting_through').notNullable().defaultTo(0)
    id(t, 'claim_id')
    id(t, 'lease_owner')
    t.bigint('lease_until')
    t.bigint('created_at').notNullable()
    t.bigint('last_success_at')
    t.bigint('last_failure_at')
    t.index(['actor_id'], 'webhooks_by_actor')
  })
}

async function createDeliveries({ table, id, where, raw }: ModelMaker): Promise<void> {
  // A delivery that is not the success of a first attempt after the cursor.
  await table('deliveries', { fillFactor: 80 }, (t) => {
    id(t, 'webhook_id').notNullable()
    t.bigint('event_sequence').notNullable()
    id(t, 'actor_id').notNullable()
    id(t, 'event_id').notNullable()
    t.text('event_type').notNullable()
    t.text('state').notNullable().defaultTo('pending').checkIn(['pending', 'delivered', 'dead'])
    t.text('queue').notNullable().defaultTo('first').checkIn(['first', 'retry'])
    t.integer('attempts').notNullable().defaultTo(0)
    t.integer('attempt_limit').notNullable().defaultTo(10)
    t.bigint('next_at').notNullable()
    id(t, 'lease_id')
    t.integer('last_status')
    t.text('last_error')
    t.bigint('updated_at').notNullable()
    t.primary(['webhook_id', 'event_sequence'])
    // Only pending and dead deliveries are in an index.
    const retrying = where("state = 'pending' AND queue = 'retry'")
    t.index(['webhook_id', 'event_sequence'], 'deliveries_first', {
      predicate: where("state = 'pending' AND queue = 'first'"),
    })
    t.index(['webhook_id', 'next_at'], 'deliveries_retry', { predicate: retrying })
    t.index(['webhook_id', 'event_sequence'], 'deliveries_retried', { predicate: retrying })
    t.index(['webhook_id', 'event_sequence'], 'deliveries_dead', { predicate: where("state = 'dead'") })
  })

  // An attempt of a delivery. event_id and event_type are set if it is the whole delivery: a successful first attempt.
  await table('delivery_attempts', { clustered: true }, (t) => {
    id(t, 'webhook_id').notNullable()
    t.bigint('event_sequence').notNullable()
    t.integer('attempt').notNullable()
    t.bigint('started_at').notNullable()
    t.bigint('duration_ms')
    t.integer('status')
    t.text('error')
    t.text('response')
    id(t, 'event_id')
    t.text('event_type')
    t.primary(['webhook_id', 'event_sequence', 'attempt'])
  })

  const columns =
    'webhook_id, event_sequence, event_id, event_type, state, attempts, next_at, last_status, last_error, updated_at'
  // Successful first attempts as deliveries.
  await raw(
    `CREATE VIEW first_deliveries AS
     SELECT webhook_id, event_sequence, event_id, event_type, CAST('delivered' AS text) AS state, attempt AS attempts,
       started_at + duration_ms AS next_at, status AS last_status, error AS last_error,
       started_at + duration_ms AS updated_at
     FROM delivery_attempts WHERE event_id IS NOT NULL`,
  )
  // All deliveries, whichever way they are stored.
  await raw(
    `CREATE VIEW all_deliveries AS
     SELECT ${columns} FROM deliveries UNION ALL SELECT ${columns} FROM first_deliveries`,
  )
}
