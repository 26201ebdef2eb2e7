import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/**
 * In a direct chat whose two participants have been in it since it began: the one who did not open it, so that a write there
 * reads no row but that of the chat. Null says nothing: `participants` tells. Chats that are there already get theirs with
 * their next message, since writing a million at once would hold up those who send.
 *
 * The database itself takes it back when somebody leaves, since a process of an earlier version, which knows nothing of it,
 * may run beside this one during an upgrade.
 */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  for (const statement of dialect === 'postgres' ? postgres : sqlite) await knex.raw(statement)
}

const takeBack = 'UPDATE chats SET counterpart_id = NULL WHERE id = NEW.chat_id AND counterpart_id IS NOT NULL'

const sqlite = [
  'ALTER TABLE chats ADD COLUMN counterpart_id text',
  `CREATE TRIGGER participant_left AFTER UPDATE OF left_sequence ON participants BEGIN ${takeBack}; END`,
]

const postgres = [
  'ALTER TABLE chats ADD COLUMN counterpart_id text COLLATE "C"',
  // Each message changes the row of its chat. Where a page has more room, it is less often cleared of earlier versions.
  'ALTER TABLE chats SET (fillfactor = 50)',
  `CREATE FUNCTION participant_left() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT
   AS $$ BEGIN ${takeBack}; RETURN NULL; END $$`,
  `CREATE TRIGGER participant_left AFTER UPDATE OF left_sequence ON participants
   FOR EACH ROW EXECUTE FUNCTION participant_left()`,
]
