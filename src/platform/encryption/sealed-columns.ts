import type { Database, Tx } from '../database/database.ts'
import type { Random } from '../random.ts'
import type { EncryptionKeys } from './encryption-keys.ts'
import { createSecretBox, UnknownKeyError, type SecretBox } from './secret-box.ts'

/** A column with encrypted secrets; areas register their own columns. */
export interface SealedColumn {
  table: string
  /** Primary key of the table: one text column. */
  key: string
  column: string
}

/** Number of rows encrypted in one transaction. */
const rowsMax = 200

/** Row of service_keys that shows whether a start has the key of this database. */
const checkName = 'encryption_check'

/** State in the check: whether the key of the check has encrypted every secret. */
type CheckState = 'encrypting' | 'encrypted'

/**
 * Opens the secret box of a start. The first start on a database stores an encrypted check. A later start whose key did
 * not encrypt that check encrypts every secret again with its current key. So does a start with decryption keys,
 * because another process may have used one of them in the meantime.
 * @param keyIsKnown called before anything is encrypted, when the database needs no other key
 * @throws Error when the secrets of the database were encrypted with an unavailable key
 */
export async function openSecretBox(
  { database, random }: { database: Database; random: Random },
  keys: EncryptionKeys,
  columns: readonly SealedColumn[],
  keyIsKnown: () => void,
): Promise<{ secretBox: SecretBox; encrypted: number }> {
  const secretBox = createSecretBox(keys.key, keys.decryptionKeys, random)
  const found = await database.read(readCheck)
  const state = openCheck(secretBox, found, keys)
  keyIsKnown()
  const isCurrent = found?.startsWith(secretBox.prefix) ?? false
  if (isCurrent && state === 'encrypted' && keys.decryptionKeys.length === 0) return { secretBox, encrypted: 0 }
  const store = async (before: string | undefined, next: CheckState) => {
    const check = await database.write((tx) => storeCheck(tx, before, secretBox.seal(next)))
    // Another process may have been faster, with a key of its own.
    openCheck(secretBox, check, keys)
    return check
  }
  const claimed = await store(found, 'encrypting')
  let encrypted = 0
  for (const column of columns) encrypted += await sealColumn(database, secretBox, column)
  await store(claimed, 'encrypted')
  return { secretBox, encrypted }
}

/** @throws Error when none of the keys is the key of this database */
export async function assertKeyOf(tx: Tx, keys: EncryptionKeys): Promise<void> {
  openCheck(createSecretBox(keys.key, keys.decryptionKeys), await readCheck(tx), keys)
}

function openCheck(secretBox: SecretBox, check: string | undefined, { origin }: EncryptionKeys): string | undefined {
  try {
    return check === undefined ? undefined : secretBox.open(check)
  } catch (error) {
    throw new Error(
      `The secrets in this database were encrypted with another key than that of ${origin}. Start with the other key, ` +
        'or add it to PARLEY_DECRYPTION_KEYS.',
      { cause: error },
    )
  }
}

async function readCheck(tx: Tx): Promise<string | undefined> {
  return (await tx.knex('service_keys').where({ name: checkName }).first('secret'))?.secret
}

/** Replaces the check unless it has changed since it was read. @returns the stored check */
async function storeCheck(tx: Tx, before: string | undefined, next: string): Promise<string | undefined> {
  if (before === undefined) {
    await tx.knex('service_keys').insert({ name: checkName, secret: next }).onConflict().ignore()
  } else {
    await tx.knex('service_keys').where({ name: checkName, secret: before }).update({ secret: next })
  }
  return readCheck(tx)
}

/** @returns the number of encrypted secrets */
async function sealColumn(database: Database, secretBox: SecretBox, column: SealedColumn): Promise<number> {
  let encrypted = 0
  for (let after: string | undefined = ''; after !== undefined;) {
    const from: string = after
    const done = await database.write((tx) => sealSome(tx, secretBox, column, from))
    encrypted += done.encrypted
    after = done.next
  }
  return encrypted
}

/** Replaces secrets unless they have changed since they were read: they may be rotated at the same time. */
async function sealSome(
  tx: Tx,
  secretBox: SecretBox,
  { table, key, column }: SealedColumn,
  after: string,
): Promise<{ encrypted: number; next: string | undefined }> {
  const secrets = tx
    .knex(table)
    .where(key, '>', after)
    .whereNot(column, '')
    .whereNot(column, 'like', `${secretBox.prefix}%`)
  const rows = await secrets
    .orderBy(key)
    .limit(rowsMax)
    .select<{ id: string; secret: string }[]>({ id: key, secret: column })
  let encrypted = 0
  for (const { id, secret } of rows) {
    if (table === 'service_keys' && id === checkName) continue
    const sealed = secretBox.seal(openRow(secretBox, secret, table))
    encrypted += await tx
      .knex(table)
      .where({ [key]: id, [column]: secret })
      .update({ [column]: sealed })
  }
  return { encrypted, next: rows.length < rowsMax ? undefined : rows.at(-1)!.id }
}

function openRow(secretBox: SecretBox, secret: string, table: string): string {
  try {
    return secretBox.open(secret)
  } catch (error) {
    if (!(error instanceof UnknownKeyError)) throw error
    throw new Error(`${error.message}: add it to PARLEY_DECRYPTION_KEYS (table ${table})`, { cause: error })
  }
}
