import { webcrypto } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import 'reflect-metadata'
import * as x509 from '@peculiar/x509'

/** One received request. */
export interface Received {
  path: string
  headers: Record<string, string>
  body: Buffer
  at: number
}

/** Response of the receiver: a status, or `hang` and `reset` for none. */
export type Answer = number | 'hang' | 'reset' | { status: number; headers: Record<string, string> }

/** Test support: a receiver over TLS with a self-signed certificate. */
export interface TestReceiver {
  url: string
  ca: string
  received: Received[]
  /** Returns the response to a request; the count includes requests with the same path, from 1. */
  answer: (request: Received, count: number) => Answer | Promise<Answer>
  close(): Promise<void>
}

export async function startReceiver(): Promise<TestReceiver> {
  const { key, certificate } = await selfSigned()
  const server = createServer({ key, cert: certificate })
  const receiver: TestReceiver = {
    url: '',
    ca: certificate,
    received: [],
    answer: () => 200,
    close: () => close(server),
  }
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const received = {
      path: request.url!,
      headers: request.headers as Record<string, string>,
      body: Buffer.concat(chunks),
      at: Date.now(),
    }
    receiver.received.push(received)
    const answer = await receiver.answer(
      received,
      receiver.received.filter(({ path }) => path === received.path).length,
    )
    if (answer === 'reset') request.socket.destroy()
    else if (typeof answer === 'number') response.writeHead(answer).end('x'.repeat(10_000))
    else if (answer !== 'hang') response.writeHead(answer.status, answer.headers).end()
  }
  // A sender that disconnects ends its request early.
  server.on('request', (request, response) => void receive(request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  receiver.url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  return receiver
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

/** Creates a self-signed certificate of 127.0.0.1, and of `name` if set, for an hour, and its key; both in PEM. */
export async function selfSigned(name?: string): Promise<{ key: string; certificate: string }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: 'CN=receiver',
    keys,
    signingAlgorithm: algorithm,
    notBefore: new Date(Date.now() - 60_000),
    notAfter: new Date(Date.now() + 3_600_000),
    extensions: [
      new x509.BasicConstraintsExtension(true),
      new x509.SubjectAlternativeNameExtension([
        { type: 'ip', value: '127.0.0.1' },
        ...(name === undefined ? [] : [{ type: 'dns' as const, value: name }]),
      ]),
    ],
  })
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  return {
    key: `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----\n`,
    certificate: certificate.toString('pem'),
  }
}
