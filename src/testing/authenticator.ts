import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** An authenticator of passkeys for tests. It always reports a verified user, and counts its signatures. */
export interface TestAuthenticator {
  /** Id of its credential, in base64url. */
  id: string
  /** Answers the options of a registration, without attestation. */
  register(challenge: string): Record<string, unknown>
  /** Answers the options of a sign-in. @param change replaces the signed data, for invalid answers */
  sign(challenge: string, change?: { origin?: string; type?: string; flags?: number }): Record<string, unknown>
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const bytes = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** User present, user verified. */
const verified = 0x05
const withCredential = 0x40

/** @param origin origin of the pages of the server under test */
export function createAuthenticator(origin: string): TestAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let signatures = 0

  function authenticatorData(flags: number, credential = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++signatures)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, credential])
  }
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  return {
    id,
    register(challenge) {
      const { x, y } = publicKey.export({ format: 'jwk' })
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x!, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y!, 'base64url'),
      ])
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, cose])
      const data = authenticatorData(verified | withCredential, attested)
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        bytes('fmt'),
        bytes('none'),
        bytes('attStmt'),
        Buffer.from([0xa0]),
        bytes('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      }
    },
    sign(challenge, { origin: from = origin, type = 'webauthn.get', flags = verified } = {}) {
      const data = authenticatorData(flags)
      const client = clientData(type, challenge, from)
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        },
      }
    },
  }
}
