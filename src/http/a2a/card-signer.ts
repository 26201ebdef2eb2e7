import { readFileSync } from 'node:fs'
import { calculateJwkThumbprint, exportJWK, FlattenedSign, importJWK, type CryptoKey, type JWK } from 'jose'
import type { AgentCard, AgentCardKeys, AgentCardSignature } from '../../../generated/a2a/types.gen.ts'
import type { Config } from '../../platform/configuration/configuration.ts'
import { keysPath, type CardSigner } from './card-signatures.ts'

interface SigningKey {
  key: CryptoKey
  kid: string
  alg: string
}

const keysMax = 10
/** Maximum cards in the cache of signatures. */
const cachedMax = 1_000

/**
 * Creates a signer with the keys of a file.
 * @param config its `publicUrl` is read when a card is signed
 * @throws Error with the setting, without key material
 */
export async function createCardSigner(file: string, config: Pick<Config, 'publicUrl'>): Promise<CardSigner> {
  const keys = await Promise.all(readKeys(file).map(importKey))
  if (new Set(keys.map(({ kid }) => kid)).size < keys.length) throw unusable('two of its keys have the same kid')
  const kept = new Map<string, AgentCardSignature[]>()

  async function signaturesOf(card: AgentCard): Promise<AgentCardSignature[]> {
    const text = canonicalCard(card)
    const known = kept.get(text)
    if (known) return known
    const payload = new TextEncoder().encode(text)
    const signatures = await Promise.all(keys.map((key) => signatureOf(payload, key, config.publicUrl + keysPath)))
    if (kept.size >= cachedMax) kept.delete(kept.keys().next().value!)
    kept.set(text, signatures)
    return signatures
  }

  return {
    sign: async (card) => ({ ...card, signatures: await signaturesOf(card) }),
    keys: { keys: await Promise.all(keys.map(publicKey)) },
  }
}

async function signatureOf(
  payload: Uint8Array,
  { key, kid, alg }: SigningKey,
  jku: string,
): Promise<AgentCardSignature> {
  const signed = await new FlattenedSign(payload).setProtectedHeader({ alg, kid, typ: 'JOSE', jku }).sign(key)
  return { protected: signed.protected!, signature: signed.signature }
}

function readKeys(file: string): JWK[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw unusable(code === undefined ? 'it is not JSON' : `it cannot be read (${code})`)
  }
  const { keys } = (parsed ?? {}) as { keys?: unknown }
  if (!Array.isArray(keys) || keys.length === 0 || keys.length > keysMax)
    throw unusable(`it must be a JWK Set: {"keys": [...]} with 1 to ${keysMax} keys`)
  return keys as JWK[]
}

async function importKey(jwk: JWK, at: number): Promise<SigningKey> {
  const alg = algorithmOf(jwk)
  // Shared secrets are rejected: clients could not verify the signature.
  if (alg === undefined || typeof jwk.d !== 'string') throw unusable(`key ${at} is no private key of EC, OKP or RSA`)
  try {
    const key = (await importJWK({ ...jwk, ext: true }, alg, { extractable: true })) as CryptoKey
    const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk))
    // Signs once, so that an unusable key fails at startup.
    await signatureOf(new Uint8Array(), { key, kid, alg }, '')
    return { key, kid, alg }
  } catch {
    throw unusable(`key ${at} cannot be used for ${alg}`)
  }
}

const curveAlgorithms: Record<string, string> = {
  'P-256': 'ES256',
  'P-384': 'ES384',
  'P-521': 'ES512',
  Ed25519: 'EdDSA',
}

function algorithmOf({ alg, kty, crv }: JWK): string | undefined {
  if (kty === 'RSA') return alg ?? 'RS256'
  return kty === 'EC' || kty === 'OKP' ? (alg ?? curveAlgorithms[crv ?? '']) : undefined
}

/** Returns the public part of a key, with the members of its key type. */
async function publicKey({ key, kid, alg }: SigningKey): Promise<AgentCardKeys['keys'][number]> {
  const { kty, crv, x, y, n, e } = await exportJWK(key)
  const members = Object.entries({ crv, x, y, n, e }).filter(
    (member): member is [string, string] => member[1] !== undefined,
  )
  return { kty: kty as 'EC' | 'OKP' | 'RSA', kid, alg, use: 'sig', ...Object.fromEntries(members) }
}

function unusable(reason: string): Error {
  return new Error(`PARLEY_AGENT_CARD_KEYS_FILE: ${reason}`)
}

/**
 * Serializes the signed content of a card: without its signatures and empty members, in the form of RFC 8785.
 * JSON.stringify already writes strings and numbers in that form; names are sorted by UTF-16 units.
 */
export function canonicalCard({ signatures: _signatures, ...card }: AgentCard): string {
  return JSON.stringify(sorted(withoutEmpty(card)))
}

/** Removes empty texts, lists and objects: they are the defaults of the protocol's messages, which are left out. */
function withoutEmpty(value: unknown): unknown {
  if (value === '' || value === null) return undefined
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty).filter((item) => item !== undefined)
    return items.length > 0 ? items : undefined
  }
  const members = Object.entries(value as object)
    .map(([name, member]) => [name, withoutEmpty(member)] as const)
    .filter(([, member]) => member !== undefined)
  return members.length > 0 ? Object.fromEntries(members) : undefined
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  // Objects list integer-like names first; a card has no such names.
  const names = Object.keys(value).sort()
  return Object.fromEntries(names.map((name) => [name, sorted((value as Record<string, unknown>)[name])]))
}
