import type { ModelMaker } from './model-maker.ts'

/** Chats, messages, and the state of their readers. */
export async function createConversations(model: ModelMaker): Promise<void> {
  await createChats(model)
  await createRequests(model)
  await createMessages(model)
  await createReaderState(model)
  await createDraftsAndAttachments(model)
}

async function createChats({ dialect, table, id, where, raw }: ModelMaker): Promise<void> {
  // A chat. Each message updates its row, so that half of a page stays free.
  await table('chats', { fillFactor: 50 }, (t) => {
    id(t, 'id').primary()
    t.text('kind').notNullable().checkIn(['direct', 'group'])
    t.text('group_name')
    id(t, 'participants_key').unique()
    t.bigint('last_sequence').notNullable().defaultTo(0)
    id(t, 'created_by').notNullable()
    // Direct chat: the participant that did not open it, if both have been in it since it began. A send then reads this
    // row only. For null, `participants` decides; the next message sets it.
    id(t, 'counterpart_id')
    // User whose requests contain the chat until the user replies; messages to the user are pending until then.
    id(t, 'pending_recipient_id')
    // 1: opened by naming its participants, at most one user and six agents; participants cannot be added.
    t.smallint('agent_chat').notNullable().defaultTo(0)
    id(t, 'request_id')
    id(t, 'request_hash')
    t.bigint('created_at').notNullable()
    t.unique(['created_by', 'request_id'])
    t.index(['created_by'], 'groups_by_maker', { predicate: where("kind = 'group'") })
  })
  // Each send finds its chat by id. A hash index reads one page for any number of rows; a B-tree reads a page of each
  // level and compares texts on each.
  if (dialect === 'postgres') await raw('CREATE INDEX chats_by_id_hash ON chats USING hash (id)')

  // A period of membership in a chat, from joining until leaving.
  await table('participants', { clustered: true }, (t) => {
    id(t, 'chat_id').notNullable()
    id(t, 'actor_id').notNullable()
    t.integer('period_no').notNullable()
    t.text('role').notNullable().checkIn(['owner', 'member'])
    t.bigint('joined_sequence').notNullable()
    t.bigint('left_sequence')
    t.bigint('joined_at').notNullable()
    t.bigint('left_at')
    t.primary(['chat_id', 'actor_id', 'period_no'])
    const current = where('left_sequence IS NULL')
    t.unique(['chat_id', 'actor_id'], { indexName: 'participants_current', predicate: current })
    t.index(['actor_id', 'chat_id'], 'participants_by_actor')
    t.index(['actor_id', 'chat_id'], 'participants_current_by_actor', { predicate: current })
  })
  await clearCounterparts({ dialect, raw })
}

/** Adds the trigger that clears the counterpart of a direct chat when a participant leaves. */
async function clearCounterparts({ dialect, raw }: Pick<ModelMaker, 'dialect' | 'raw'>): Promise<void> {
  const clear = 'UPDATE chats SET counterpart_id = NULL WHERE id = NEW.chat_id AND counterpart_id IS NOT NULL'
  const left = 'CREATE TRIGGER participant_left AFTER UPDATE OF left_sequence ON participants'
  if (dialect === 'sqlite') return raw(`${left} BEGIN ${clear}; END`)
  await raw(
    `CREATE FUNCTION participant_left() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT
     AS $$ BEGIN ${clear}; RETURN NULL; END $$`,
  )
  await raw(`${left} FOR EACH ROW EXECUTE FUNCTION participant_left()`)
}

async function createRequests({ table, id, where }: ModelMaker): Promise<void> {
  // A request to a user: a first message, a contact request of an agent, or an invitation to a group.
  await table('requests', { fillFactor: 80 }, (t) => {
    id(t, 'id').primary()
    t.text('kind').notNullable().checkIn(['message', 'contact', 'group'])
    id(t, 'user_id').notNullable()
    id(t, 'asker_id').notNullable()
    id(t, 'chat_id')
    t.text('status').notNullable().defaultTo('pending').checkIn(['pending', 'accepted', 'declined'])
    t.text('note')
    // 1: the agent knows the user by id, and sees no handle before the user accepts.
    t.smallint('asked_by_id').notNullable().defaultTo(0)
    id(t, 'request_id')
    id(t, 'request_hash')
    t.bigint('created_at').notNullable()
    t.bigint('decided_at')
    // Time at which the asker withdrew a contact request. The decision of the user is kept.
    t.bigint('withdrawn_at')
    // Null: never expires, as for message requests.
    t.bigint('expires_at')
    t.unique(['chat_id', 'user_id'])
    t.index(['user_id', 'status', 'id'], 'requests_by_user')
    t.index(['asker_id', 'id'], 'contact_requests_by_agent', { predicate: where("kind = 'contact'") })
    const identified = where('request_id IS NOT NULL')
    t.unique(['asker_id', 'request_id'], { indexName: 'requests_by_request_id', predicate: identified })
  })

  // An agent that a user has installed, and their chat.
  await table('installations', {}, (t) => {
    id(t, 'id').primary()
    id(t, 'user_id').notNullable()
    id(t, 'agent_id').notNullable()
    id(t, 'chat_id').notNullable()
    t.bigint('created_at').notNullable()
    t.unique(['user_id', 'agent_id'])
    t.index(['agent_id'], 'installations_by_agent')
  })

  // An A2UI surface of a chat, with the only member that may change it.
  await table('surfaces', { clustered: true }, (t) => {
    id(t, 'chat_id').notNullable()
    id(t, 'surface_id').notNullable()
    id(t, 'creator_id').notNullable()
    t.bigint('created_at').notNullable()
    t.primary(['chat_id', 'surface_id'])
    t.index(['creator_id'], 'surfaces_by_creator')
  })
}

async function createMessages({ table, id }: ModelMaker): Promise<void> {
  // A message. The sender is a snapshot. The checksum covers the columns that never change.
  await table('messages', {}, (t) => {
    id(t, 'id').primary()
    id(t, 'chat_id').notNullable()
    t.bigint('sequence').notNullable()
    id(t, 'sender_id').notNullable()
    t.text('sender').notNullable()
    t.text('parts').notNullable()
    t.text('text')
    id(t, 'reply_to_message_id')
    id(t, 'reply_to_part_id')
    t.bigint('created_at').notNullable()
    t.bigint('checksum')
    t.unique(['chat_id', 'sequence'])
  })

  // An actor that is never shown a message, because of a block when the message was stored.
  await table('suppressions', { clustered: true }, (t) => {
    id(t, 'message_id').notNullable()
    id(t, 'actor_id').notNullable()
    t.primary(['message_id', 'actor_id'])
  })

  // A run of consecutive messages that an actor is never shown: a page of a history skips a whole run. `suppressions`
  // remains the authority.
  await table('suppressed_runs', { clustered: true }, (t) => {
    id(t, 'chat_id').notNullable()
    id(t, 'actor_id').notNullable()
    t.bigint('first_sequence').notNullable()
    t.bigint('last_sequence').notNullable()
    t.primary(['chat_id', 'actor_id', 'last_sequence'])
  })

  // An idempotency key of a send, and its message.
  await table('send_idempotency_keys', { clustered: true }, (t) => {
    id(t, 'actor_id').notNullable()
    id(t, 'idempotency_key').notNullable()
    id(t, 'message_id').notNullable()
    t.smallint('created_chat').notNullable()
    t.primary(['actor_id', 'idempotency_key'])
  })
}

async function createReaderState({ table, id }: ModelMaker): Promise<void> {
  // The last message that an actor received and read in a chat.
  await table('watermarks', { clustered: true, fillFactor: 50 }, (t) => {
    id(t, 'chat_id').notNullable()
    id(t, 'actor_id').notNullable()
    t.bigint('delivered_sequence').notNullable().defaultTo(0)
    id(t, 'delivered_message_id')
    t.bigint('read_sequence').notNullable().defaultTo(0)
    id(t, 'read_message_id')
    t.bigint('updated_at').notNullable()
    t.primary(['chat_id', 'actor_id'])
  })

  // An update of a watermark. The timestamp of a message is in the first update with
  // from_sequence < sequence <= through_sequence.
  await table('watermark_updates', { clustered: true }, (t) => {
    id(t, 'chat_id').notNullable()
    id(t, 'actor_id').notNullable()
    t.text('status').notNullable().checkIn(['delivered', 'read'])
    t.bigint('from_sequence').notNullable()
    t.bigint('through_sequence').notNullable()
    t.bigint('at').notNullable()
    t.primary(['chat_id', 'actor_id', 'status', 'through_sequence'])
  })

  // A reaction to a part, or with '' to the whole message. suppressed_for is the JSON list of actors that never see it,
  // because of a block at its creation.
  await table('reactions', { clustered: true }, (t) => {
    id(t, 'message_id').notNullable()
    id(t, 'target_part_id').notNullable().defaultTo('')
    id(t, 'actor_id').notNullable()
    t.text('type').notNullable()
    t.text('emoji')
    t.text('suppressed_for')
    t.bigint('created_at').notNullable()
    t.primary(['message_id', 'target_part_id', 'actor_id'])
  })
}

async function createDraftsAndAttachments({ table, id, where }: ModelMaker): Promise<void> {
  // A draft. A separate table, so that no query for messages finds a draft before it is finalized.
  await table('drafts', { fillFactor: 80 }, (t) => {
    id(t, 'id').primary()
    id(t, 'actor_id').notNullable()
    id(t, 'chat_id').notNullable()
    t.text('parts').notNullable()
    id(t, 'reply_to_message_id')
    id(t, 'reply_to_part_id')
    id(t, 'idempotency_key')
    t.bigint('finalized_at')
    t.bigint('updated_at').notNullable()
    t.unique(['actor_id', 'idempotency_key'])
    t.index(['actor_id', 'updated_at'], 'drafts_by_age')
  })

  // An attachment. The storage contains its bytes under the id; the row exists before them and after them. Until
  // lease_until, the process of an upload in progress counts as alive.
  await table('attachments', {}, (t) => {
    id(t, 'id').primary()
    id(t, 'owner_id').notNullable()
    id(t, 'secret').notNullable().unique()
    t.text('url').notNullable()
    t.text('filename')
    t.text('content_type').notNullable()
    t.bigint('size').notNullable()
    t.text('sha256')
    t.text('state').notNullable().checkIn(['writing', 'stored', 'removed'])
    t.bigint('lease_until').notNullable()
    t.bigint('created_at').notNullable()
    // With the size in the index, the sum of an owner's attachments needs no table rows.
    t.index(['owner_id', 'size'], 'attachments_by_owner')
    t.index(['lease_until'], 'attachments_unsettled', { predicate: where("state <> 'stored'") })
  })
}
