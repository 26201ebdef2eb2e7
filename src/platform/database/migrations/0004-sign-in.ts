import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'
import { modelMaker } from './0001-data-model/model-maker.ts'

/** Adds the ways in which people sign in without an operator (AMB-258, AMB-259). */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  const { table, id } = modelMaker(knex, dialect)

  // An account of a sign-in provider that is linked to a person. A person has one account of a provider.
  await table('linked_identities', { clustered: true }, (t) => {
    id(t, 'issuer').notNullable()
    id(t, 'subject').notNullable()
    id(t, 'user_id').notNullable()
    t.bigint('created_at').notNullable()
    t.primary(['issuer', 'subject'])
    t.unique(['user_id', 'issuer'])
  })

  // A passkey of a person: its public key, and the number of its signatures as the authenticator counts them.
  await table('passkeys', {}, (t) => {
    id(t, 'id').primary()
    id(t, 'credential_id').notNullable().unique()
    id(t, 'user_id').notNullable()
    t.text('name').notNullable()
    t.text('public_key').notNullable()
    t.bigint('signatures').notNullable()
    t.bigint('created_at').notNullable()
    t.bigint('last_used_at')
    t.index(['user_id', 'id'], 'passkeys_by_user')
  })

  // A link with which several people make their accounts.
  await table('account_invitations', {}, (t) => {
    id(t, 'id').primary()
    id(t, 'hash').notNullable().unique()
    t.text('note')
    t.integer('uses').notNullable()
    t.integer('used').notNullable()
    t.bigint('created_at').notNullable()
    t.bigint('expires_at').notNullable()
  })

  // The encrypted ID token of a session that began at a provider: signing out there needs it.
  await knex.raw('ALTER TABLE credentials ADD COLUMN id_token text')
}
