import type { Database, Tx } from '../database/database.ts'
import type { Random } from '../random.ts'
import type { EncryptionKeys } from './encryption-keys.ts'
import { createSecretBox, UnknownKeyError, type SecretBox } from './secret-box.ts'

/** A column that holds sealed secrets; an area registers what it owns. */
export interface SealedColumn {
  table: string
  /** The primary key of the table: one text column. */
  key: string
  column: string
}

/** Rows that are encrypted in one transaction. */
const rowsMax = 200

/** The row of service_keys by which a start learns whether it has the key of this database. */
const checkName = 'encryption_check'

/** What the check says: whether every secret has been encrypted with the key that sealed the check. */
type CheckState = 'encrypting' | 'encrypted'

/**
 * The secret box of a start. The first start on a database leaves a sealed check in it. A later one whose key did not
 * seal that check encrypts every secret again, with the key that it has now; so does a start with keys to decrypt
 * with, since another process may have used one of them meanwhile.
 * @param keyIsKnown called before anything is encrypted, when no other key has a claim on the database
 * @throws Error when the secrets of the database were encrypted with a key that is not at hand
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

function openCheck(secretBox: SecretBox, check: string | undefined, { origin }: EncryptionKeys): string | undefined {
  try {
    return check === undefined ? undefined : secretBox.open(check)
  } catch (error) {
    throw new Error(
      `The secrets in this database were encrypted with another key than the one of ${origin}. Start with that key, ` +
        'or name it in PARLEY_DECRYPTION_KEYS beside a new one.',
      { cause: error },
    )
  }
}

async function readCheck(tx: Tx): Promise<string | undefined> {
  const [row] = await tx.rows<{ secret: string }>('SELECT secret FROM service_keys WHERE name = ?', [checkName])
  return row?.secret
}

/** Replaces the check only where it is still the one that was read. @returns the check that is there now */
async function storeCheck(tx: Tx, before: string | undefined, next: string): Promise<string | undefined> {
  if (before === undefined) {
    await tx.run('INSERT INTO service_keys (name, secret) VALUES (?, ?) ON CONFLICT DO NOTHING', [checkName, next])
  } else {
    await tx.run('UPDATE service_keys SET secret = ? WHERE name = ? AND secret = ?', [next, checkName, before])
  }
  return readCheck(tx)
}

/** @returns how many secrets were encrypted */
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

/** Each secret is replaced only where it is still the one that was read: it may be rotated at the same time. */
async function sealSome(
  tx: Tx,
  secretBox: SecretBox,
  { table, key, column }: SealedColumn,
  after: string,
): Promise<{ encrypted: number; next: string | undefined }> {
  const rows = await tx.rows<{ id: string; secret: string }>(
    `SELECT ${key} AS id, ${column} AS secret FROM ${table}
     WHERE ${key} > ? AND ${column} <> '' AND ${column} NOT LIKE ? ORDER BY ${key} LIMIT ${rowsMax}`,
    [after, `${secretBox.prefix}%`],
  )
  let encrypted = 0
  for (const { id, secret } of rows) {
    if (table === 'service_keys' && id === checkName) continue
    encrypted += await tx.run(`UPDATE ${table} SET ${column} = ? WHERE ${key} = ? AND ${column} = ?`, [
      secretBox.seal(openRow(secretBox, secret, table)),
      id,
      secret,
    ])
  }
  return { encrypted, next: rows.length < rowsMax ? undefined : rows.at(-1)!.id }
}

function openRow(secretBox: SecretBox, secret: string, table: string): string {
  try {
    return secretBox.open(secret)
  } catch (error) {
    if (!(error instanceof UnknownKeyError)) throw error
    throw new Error(`${error.message}: name it in PARLEY_DECRYPTION_KEYS (table ${table})`, { cause: error })
  }
}
