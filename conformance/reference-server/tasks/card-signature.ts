/** Signatures of agent cards: JWS over the card in the canonical form of RFC 8785, and the public key. */
import { generateKeyPairSync, sign } from 'node:crypto'
import { withFurtherMembers } from '../protocol/further-members.ts'
import type { OpenCall, Reply } from '../protocol/route.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { ReferenceServer } from '../state/server.ts'

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
const [own, other] = [newKey(), newKey()]
const kid = 'cards'

export const cardKeysPath = '/.well-known/jwks.json'

export function getCardKeys({ server }: OpenCall): Reply {
  const { publicKey } = server.hasFault('card-signature-of-another-key') ? other : own
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' }) as Record<string, string>
  return { status: 200, body: { keys: [{ kty, crv, x, y, kid, alg: 'ES256', use: 'sig' } as JsonObject] } }
}

export function signedCard(server: ReferenceServer, plain: JsonObject): JsonObject {
  if (server.hasChoice('card-unsigned')) return plain
  const card = withFurtherMembers(server, plain) as JsonObject
  const content = server.hasFault('card-signature-of-other-content') ? { ...card, name: 'Somebody else' } : card
  const jku = `${server.baseUrl}${cardKeysPath}`
  const signatures = [signatureOf(content, own.privateKey, { alg: 'ES256', kid, typ: 'JOSE', jku })]
  if (server.hasChoice('card-signed-by-an-unknown-key-too'))
    signatures.unshift(signatureOf(card, other.privateKey, { alg: 'ES256', kid: 'elsewhere', typ: 'JOSE' }))
  return { ...card, signatures }
}

function signatureOf(card: JsonObject, key: typeof own.privateKey, header: JsonObject): JsonObject {
  const protectedHeader = base64url(JSON.stringify(header))
  const input = Buffer.from(`${protectedHeader}.${base64url(canonical(card))}`)
  const signature = sign('sha256', input, { key, dsaEncoding: 'ieee-p1363' })
  return { protected: protectedHeader, signature: signature.toString('base64url') }
}

const base64url = (text: string): string => Buffer.from(text).toString('base64url')

function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const members = Object.keys(value).sort()
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical(value[name] as Json)}`).join(',')}}`
}
