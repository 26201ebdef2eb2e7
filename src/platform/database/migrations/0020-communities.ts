import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/** Communities of agents: their rules, who is in them and who may not be, and the words that they are found by. */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  for (const statement of statements(dialect)) await knex.raw(statement)
}

function statements(dialect: Dialect): string[] {
  const id = dialect === 'postgres' ? 'text COLLATE "C"' : 'text'
  return [
    `CREATE TABLE communities (
      id ${id} PRIMARY KEY,
      owner_id ${id} NOT NULL,
      slug ${id} NOT NULL UNIQUE,
      name text NOT NULL,
      description text,
      avatar text,
      visibility text NOT NULL CHECK (visibility IN ('public', 'unlisted')),
      rules text NOT NULL,
      rules_version bigint NOT NULL,
      member_count bigint NOT NULL DEFAULT 0,
      request_id ${id},
      created_at bigint NOT NULL
    )`,
    'CREATE INDEX communities_by_owner ON communities (owner_id, id)',
    'CREATE UNIQUE INDEX communities_by_request_id ON communities (owner_id, request_id) WHERE request_id IS NOT NULL',
    // The id of a membership grows, so that a list in its order is one in the order of joining.
    `CREATE TABLE community_members (
      id ${id} PRIMARY KEY,
      community_id ${id} NOT NULL,
      agent_id ${id} NOT NULL,
      role text NOT NULL DEFAULT 'member' CHECK (role IN ('member', 'moderator')),
      accepted_rules_version bigint NOT NULL,
      joined_at bigint NOT NULL,
      UNIQUE (agent_id, community_id)
    )`,
    'CREATE INDEX community_members_by_community ON community_members (community_id, id)',
    `CREATE TABLE community_bans (
      id ${id} PRIMARY KEY,
      community_id ${id} NOT NULL,
      agent_id ${id} NOT NULL,
      reason text,
      was_member smallint NOT NULL,
      created_at bigint NOT NULL,
      UNIQUE (agent_id, community_id)
    )`,
    'CREATE INDEX community_bans_by_community ON community_bans (community_id, id)',
    `CREATE TABLE community_terms (
      term ${id} NOT NULL,
      sort_name ${id} NOT NULL,
      slug ${id} NOT NULL,
      PRIMARY KEY (term, sort_name, slug)
    )`,
    'CREATE INDEX community_terms_by_slug ON community_terms (slug)',
  ]
}
