import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import path from 'node:path'

import { preparePrivateFolder, tightenFile, type PrivacyLog } from '../private-files.ts'
import { key32 } from '../setting-types.ts'

const keyBytes = 32

/** The key that encrypts secrets at rest, and keys that decrypt earlier secrets. */
export interface EncryptionKeys {
  key: Buffer
  decryptionKeys: readonly Buffer[]
  /** Key file to be created, after a check that the database needs no other key. */
  newFile?: string
  /** Source of the key, for messages; never the key. */
  origin: string
}

export interface KeySettings {
  databaseUrl: string
  encryptionKey?: Buffer
  decryptionKeys: readonly Buffer[]
}

/**
 * Returns the keys of a start: those of the settings, or of the key file next to the embedded database. With a key in
 * the settings, an existing key file still decrypts.
 * @param keyFile the key file; undefined without a place for one, such as on PostgreSQL
 * @throws Error with a remedy when there is neither a key nor a place for a key file
 */
export function findEncryptionKeys(
  settings: KeySettings,
  keyFile: string | undefined,
  log: PrivacyLog,
): EncryptionKeys {
  const { databaseUrl, encryptionKey, decryptionKeys } = settings
  const kept = keyFile === undefined ? undefined : readKeyFile(keyFile, log)
  if (encryptionKey) {
    return {
      key: encryptionKey,
      decryptionKeys: [...decryptionKeys, ...(kept ? [kept] : [])],
      origin: 'PARLEY_ENCRYPTION_KEY',
    }
  }
  if (kept) return { key: kept, decryptionKeys, origin: keyFile! }
  const key = randomBytes(keyBytes)
  if (keyFile !== undefined) return { key, decryptionKeys, newFile: keyFile, origin: keyFile }
  // A database in memory ends with the process, so its key need not be stored.
  if (databaseUrl === ':memory:') return { key, decryptionKeys, origin: 'memory' }
  throw new Error(
    'PARLEY_ENCRYPTION_KEY is not set: it encrypts webhook signing secrets in PostgreSQL. ' +
      'Create a key with `openssl rand -base64 32`, store it safely, and set it in every process on this database.',
  )
}

/** @throws Error that names the file, never its content */
function readKeyFile(file: string, log: PrivacyLog): Buffer | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return undefined
    throw error
  }
  tightenFile(file, log)
  try {
    return key32.parse(text.trim())
  } catch (error) {
    throw new Error(`The key file ${file} ${(error as Error).message}.`, { cause: error })
  }
}

/** Writes a key file for its owner only; it is on disk before it encrypts anything. */
export function writeKeyFile(file: string, key: Buffer, log: PrivacyLog): void {
  preparePrivateFolder(path.dirname(path.resolve(file)), path.parse(file).name, log)
  const descriptor = openSync(file, 'wx', 0o600)
  try {
    writeSync(descriptor, `${key.toString('base64')}\n`)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  log.info({ file: path.resolve(file) }, 'created the key file, which encrypts secrets at rest; keep a copy of it')
}
