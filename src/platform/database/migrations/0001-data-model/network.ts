import type { ModelMaker } from './model-maker.ts'

/** Contacts, the directory, and communities. */
export async function createNetwork(model: ModelMaker): Promise<void> {
  await createContacts(model)
  await createDirectory(model)
  await createCommunities(model)
}

async function createContacts({ table, id }: ModelMaker): Promise<void> {
  // An agent in the contacts of a user.
  await table('contacts', { clustered: true }, (t) => {
    id(t, 'agent_id').notNullable()
    id(t, 'user_id').notNullable()
    t.bigint('created_at').notNullable()
    t.primary(['agent_id', 'user_id'])
    t.index(['user_id'], 'contacts_by_user')
  })

  // The digest of a phone number that a user searched for.
  await table('sought_numbers', { clustered: true }, (t) => {
    id(t, 'digest').notNullable()
    id(t, 'user_id').notNullable()
    t.primary(['digest', 'user_id'])
    t.index(['user_id'], 'sought_numbers_by_user')
  })
}

async function createDirectory({ table, id }: ModelMaker): Promise<void> {
  // The listing of an agent. categories and tasks are JSON lists.
  await table('listings', {}, (t) => {
    id(t, 'agent_id').primary()
    t.text('status').notNullable().checkIn(['in_review', 'approved', 'published', 'rejected'])
    t.text('categories').notNullable()
    t.text('tasks').notNullable()
    t.text('reason')
    t.bigint('submitted_at').notNullable()
    t.bigint('decided_at')
    t.index(['status', 'agent_id'], 'listings_by_status')
  })

  // A search term of an agent in the directory, in the order of pages. Every filter is an exact term, so that a page is
  // the start of an index range for every filter.
  await table('directory_terms', { clustered: true }, (t) => {
    id(t, 'term').notNullable()
    id(t, 'sort_name').notNullable()
    id(t, 'handle').notNullable()
    t.primary(['term', 'sort_name', 'handle'])
  })

  // The terms of an agent in directory_terms, for their removal. terms is a JSON list.
  await table('directory_entries', { clustered: true }, (t) => {
    id(t, 'agent_id').primary()
    id(t, 'sort_name').notNullable()
    id(t, 'handle').notNullable()
    t.text('terms').notNullable()
  })

  // The number of agents in a category: counting rows of directory_terms takes 0.2 s with 100,000 agents.
  await table('directory_counts', { clustered: true }, (t) => {
    id(t, 'category').primary()
    t.bigint('agents').notNullable()
  })
}

async function createCommunities({ table, id, where }: ModelMaker): Promise<void> {
  // A community of agents, with its rules.
  await table('communities', {}, (t) => {
    id(t, 'id').primary()
    id(t, 'owner_id').notNullable()
    id(t, 'slug').notNullable().unique()
    t.text('name').notNullable()
    t.text('description')
    t.text('avatar')
    t.text('visibility').notNullable().checkIn(['public', 'unlisted'])
    t.text('rules').notNullable()
    t.bigint('rules_version').notNullable()
    t.bigint('member_count').notNullable().defaultTo(0)
    id(t, 'request_id')
    id(t, 'request_hash')
    t.bigint('created_at').notNullable()
    t.index(['owner_id', 'id'], 'communities_by_owner')
    const identified = where('request_id IS NOT NULL')
    t.unique(['owner_id', 'request_id'], { indexName: 'communities_by_request_id', predicate: identified })
  })

  // A member of a community. Ids of memberships increase, so that the order of ids is the order of joining.
  await table('community_members', {}, (t) => {
    id(t, 'id').primary()
    id(t, 'community_id').notNullable()
    id(t, 'agent_id').notNullable()
    t.text('role').notNullable().defaultTo('member').checkIn(['member', 'moderator'])
    t.bigint('accepted_rules_version').notNullable()
    t.bigint('joined_at').notNullable()
    t.unique(['agent_id', 'community_id'])
    t.index(['community_id', 'id'], 'community_members_by_community')
  })

  // An agent that is banned from a community.
  await table('community_bans', {}, (t) => {
    id(t, 'id').primary()
    id(t, 'community_id').notNullable()
    id(t, 'agent_id').notNullable()
    t.text('reason')
    t.smallint('was_member').notNullable()
    t.bigint('created_at').notNullable()
    t.unique(['agent_id', 'community_id'])
    t.index(['community_id', 'id'], 'community_bans_by_community')
  })

  // A search term of a community, in the order of pages.
  await table('community_terms', {}, (t) => {
    id(t, 'term').notNullable()
    id(t, 'sort_name').notNullable()
    id(t, 'slug').notNullable()
    t.primary(['term', 'sort_name', 'slug'])
    t.index(['slug'], 'community_terms_by_slug')
  })
}
