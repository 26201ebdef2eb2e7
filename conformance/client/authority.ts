/** The certificate authority of the receiver, created once per folder. The target trusts ca.pem. */
import { webcrypto } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
// The certificate library requires this polyfill, loaded first.
import 'reflect-metadata'
import * as x509 from '@peculiar/x509'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const validMs = 3650 * 24 * 3600 * 1000
const files = { ca: 'ca.pem', certificate: 'receiver.pem', key: 'receiver.key' } as const

export interface ReceiverIdentity {
  certificate: string
  key: string
}

/**
 * Creates ca.pem and a certificate for the receiver in a folder, unless they exist.
 * @param names host names and addresses of the receiver
 */
export async function makeAuthority(
  folder: string,
  names: readonly string[] = ['localhost', '127.0.0.1', '::1'],
): Promise<void> {
  if (Object.values(files).every((name) => existsSync(join(folder, name)))) return
  mkdirSync(folder, { recursive: true })
  const validity = { notBefore: new Date(Date.now() - 60_000), notAfter: new Date(Date.now() + validMs) }
  const authorityKeys = await newKeys()
  const authority = await x509.X509CertificateGenerator.createSelfSigned({
    ...validity,
    name: 'CN=Conformance receiver authority',
    keys: authorityKeys,
    signingAlgorithm: algorithm,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
    ],
  })
  const keys = await newKeys()
  const certificate = await x509.X509CertificateGenerator.create({
    ...validity,
    subject: 'CN=Conformance receiver',
    issuer: authority.subject,
    publicKey: keys.publicKey,
    signingKey: authorityKeys.privateKey,
    signingAlgorithm: algorithm,
    extensions: [
      new x509.SubjectAlternativeNameExtension(
        names.map((value) => ({ type: /^[\d.]+$|:/.test(value) ? ('ip' as const) : ('dns' as const), value })),
      ),
      new x509.ExtendedKeyUsageExtension(['1.3.6.1.5.5.7.3.1']),
    ],
  })
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)
  writeFileSync(join(folder, files.ca), authority.toString('pem'))
  writeFileSync(join(folder, files.certificate), certificate.toString('pem'))
  writeFileSync(join(folder, files.key), x509.PemConverter.encode(pkcs8, 'PRIVATE KEY'), { mode: 0o600 })
}

export function readIdentity(folder: string): ReceiverIdentity {
  return {
    certificate: readFileSync(join(folder, files.certificate), 'utf8'),
    key: readFileSync(join(folder, files.key), 'utf8'),
  }
}

const newKeys = (): Promise<webcrypto.CryptoKeyPair> =>
  webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']) as Promise<webcrypto.CryptoKeyPair>
