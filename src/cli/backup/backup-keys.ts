import type { Config } from '../../platform/configuration/configuration.ts'
import { databaseFile } from '../../platform/database/database-url.ts'
import { findEncryptionKeys, type EncryptionKeys } from '../../platform/encryption/encryption-keys.ts'
import { UsageError } from '../commands/command.ts'

/** Finds the encryption keys. @throws UsageError without a key */
export function configuredKeys(config: Config): EncryptionKeys {
  const file = databaseFile(config.databaseUrl)
  try {
    return findEncryptionKeys(config, file === undefined ? undefined : `${file}.key`, { info() {}, warn() {} })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

/** Returns the keys as lines in base64. A new key has encrypted nothing, so it is not included. */
export function keyLines(keys: EncryptionKeys): string {
  const inUse = keys.newFile === undefined ? [keys.key, ...keys.decryptionKeys] : []
  return inUse.map((key) => `${key.toString('base64')}\n`).join('')
}

/**
 * Returns the key of a backup or an export unless it is configured.
 * @param keys keys in base64
 * @throws UsageError when it cannot be stored in a file
 */
export function keyWithoutSetting(config: Config, keys: readonly string[]): string | undefined {
  const set = new Set([config.encryptionKey, ...config.decryptionKeys].map((key) => key?.toString('base64')))
  const missing = keys.filter((key) => !set.has(key))
  if (missing.length > (databaseFile(config.databaseUrl) === undefined ? 0 : 1))
    throw new UsageError(
      'The secrets in the file are encrypted with a key that the settings do not have. `tar -xOf FILE encryption.keys` ' +
        'prints its keys: set the first as PARLEY_ENCRYPTION_KEY, and others as PARLEY_DECRYPTION_KEYS.',
    )
  return missing[0]
}
