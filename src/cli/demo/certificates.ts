import { webcrypto } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// The certificate library needs this polyfill to be loaded first.
import 'reflect-metadata'

import * as x509 from '@peculiar/x509'

import { demoFileNames } from './demo-file.ts'

/** Key and certificate of the receiver, and the certificate of the authority that signed it, in PEM. */
export interface ReceiverCertificate {
  ca: string
  certificate: string
  key: string
}

const { authority: ca, certificate, certificateKey: key } = demoFileNames
const files = { ca, certificate, key } as const
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const validMs = 10 * 365 * 24 * 3600 * 1000

/** Reads the certificate of an earlier start, or creates one. The private key of the authority is not stored. */
export async function receiverCertificate(directory: string): Promise<ReceiverCertificate> {
  const at = (name: keyof typeof files) => join(directory, files[name])
  if (existsSync(at('ca')) && existsSync(at('certificate')) && existsSync(at('key'))) {
    const read = (name: keyof typeof files) => readFileSync(at(name), 'utf8')
    return { ca: read('ca'), certificate: read('certificate'), key: read('key') }
  }
  const made = await makeCertificate()
  for (const name of ['ca', 'certificate', 'key'] as const) writeFileSync(at(name), made[name], { mode: 0o600 })
  return made
}

async function makeCertificate(): Promise<ReceiverCertificate> {
  const validity = { notBefore: new Date(Date.now() - 60_000), notAfter: new Date(Date.now() + validMs) }
  const authorityKeys = await newKeys()
  const authority = await x509.X509CertificateGenerator.createSelfSigned({
    ...validity,
    name: 'CN=Parley demo authority',
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
    subject: 'CN=Parley demo receiver',
    issuer: authority.subject,
    publicKey: keys.publicKey,
    signingKey: authorityKeys.privateKey,
    signingAlgorithm: algorithm,
    extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'ip', value: '127.0.0.1' }])],
  })
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)
  const key = x509.PemConverter.encode(pkcs8, 'PRIVATE KEY')
  return { ca: `${authority.toString('pem')}\n`, certificate: `${certificate.toString('pem')}\n`, key: `${key}\n` }
}

function newKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']) as Promise<webcrypto.CryptoKeyPair>
}
