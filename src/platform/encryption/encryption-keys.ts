import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import path from 'node:path'

import { preparePrivateFolder, tightenFile, type PrivacyLog } from '../private-files.ts'
import { key32 } from '../setting-types.ts'

const keyBytes = 32

/** The key that encrypts secrets at rest, and those that decrypt what was encrypted before. */
export interface EncryptionKeys {
  key: Buffer
  decryptionKeys: readonly Buffer[]
  /** The key file to be made once it is certain that nothing in the database needs another key. */
  newFile?: string
  /** Where the key comes from, for messages; never the key. */
  origin: string
}

/** The settings that keys come from. */
export interface KeySettings {
  databaseUrl: string
  encryptionKey?: Buffer
  decryptionKeys: readonly Buffer[]
}

/**
 * The keys of a start: those of the settings; without one, the key file beside the embedded database. A key file that
 * is there beside a key of the settings still decrypts.
 * @param keyFile the key file; undefined where there is no place for one, such as on PostgreSQL
 * @throws Error when there is neither a key nor a place for a key file; it says what to do
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
  // Nothing of it outlives the process.
  if (databaseUrl === ':memory:') return { key, decryptionKeys, origin: 'memory' }
  throw new Error(
    'PARLEY_ENCRYPTION_KEY is not set: it encrypts webhook signing secrets in PostgreSQL. ' +
      'Make one with `openssl rand -base64 32`, keep it, and give it to every process on this database.',
  )
}

/** @throws Error that names the file, never what is in it */
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

/** Writes a key file for its owner only; it is on the disk before anything is encrypted with it. */
export function writeKeyFile(file: string, key: Buffer, log: PrivacyLog): void {
  preparePrivateFolder(path.dirname(path.resolve(file)), path.parse(file).name, log)
  const descriptor = openSync(file, 'wx', 0o600)
  try {
    writeSync(descriptor, `${key.toString('base64')}\n`)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  log.info({ file: path.resolve(file) }, 'made the key file, which encrypts secrets at rest; keep a copy of it')
}
