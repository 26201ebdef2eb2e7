import { generateKeyPairSync } from 'node:crypto'

import type { JWK } from 'jose'

import { findOrStoreKey } from '../../network/contacts/sought-numbers.store.ts'
import type { Database } from '../../platform/database/database.ts'
import type { SecretBox } from '../../platform/encryption/secret-box.ts'

const keyName = 'web_push'
/** Validity of a signature for a push service, in seconds; RFC 8292 allows a day. */
const signedSeconds = 12 * 3600

export interface VapidKey {
  privateKey: JWK
  /** Uncompressed point in base64url. */
  publicKey: string
}

/** Keys by database: a database has one key, which does not change. */
const known = new WeakMap<object, Promise<VapidKey>>()

/** Reads the key of this server. It is generated at the first use and stored sealed. */
export function readVapidKey({ database, secretBox }: { database: Database; secretBox: SecretBox }): Promise<VapidKey> {
  const reading =
    known.get(database) ??
    database.write(async (tx) => {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const sealed = secretBox.seal(JSON.stringify(privateKey.export({ format: 'jwk' })))
      const stored = JSON.parse(secretBox.open(await findOrStoreKey(tx, keyName, sealed))) as JWK
      return { privateKey: stored, publicKey: publicKeyOf(stored) }
    })
  known.set(database, reading)
  // A failed read is repeated by the next caller.
  reading.catch(() => known.delete(database))
  return reading
}

function publicKeyOf({ x, y }: JWK): string {
  const bytes = [Buffer.of(4), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]
  return Buffer.concat(bytes).toString('base64url')
}

/** Returns the Authorization header for a push service. @param subject URL of the server @param now epoch milliseconds */
export async function vapidHeader(key: VapidKey, endpoint: string, subject: string, now: number): Promise<string> {
  const { importJWK, SignJWT } = await import('jose')
  const expiresAt = Math.floor(now / 1000) + signedSeconds
  const token = await new SignJWT({ aud: new URL(endpoint).origin, sub: subject, exp: expiresAt })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .sign(await importJWK(key.privateKey, 'ES256'))
  return `vapid t=${token}, k=${key.publicKey}`
}
