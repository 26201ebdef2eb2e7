import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { webcrypto } from 'node:crypto'
import 'reflect-metadata'
import * as x509 from '@peculiar/x509'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FaultName } from '../faults/faults.ts'
import { type StartedServer, startReferenceServer } from '../start.ts'

interface Delivery {
  headers: Record<string, string>
  body: string
}

let folder: string
let caFile: string
let receiver: Server
let received: Delivery[] = []
let statuses: number[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reference-server-deliveries-'))
  const keys = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const certificate = await x509.X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: '01',
      name: 'CN=127.0.0.1',
      notBefore: new Date(Date.now() - 60_000),
      notAfter: new Date(Date.now() + 3_600_000),
      keys,
      signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
      extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'ip', value: '127.0.0.1' }])],
    },
    webcrypto as unknown as Parameters<typeof x509.X509CertificateGenerator.createSelfSigned>[1],
  )
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  caFile = join(folder, 'ca.pem')
  await writeFile(caFile, certificate.toString('pem'))
  receiver = createServer(
    { cert: certificate.toString('pem'), key: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n` },
    (request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        received.push({
          headers: request.headers as Record<string, string>,
          body: Buffer.concat(chunks).toString('utf8'),
        })
        response.writeHead(statuses.shift() ?? 200)
        response.end()
      })
    },
  )
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await rm(folder, { recursive: true })
})

async function call(server: StartedServer, method: string, path: string, token: string, body?: object): Promise<any> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(server.url + path, { method, headers, body: body && JSON.stringify(body) })
  return response.json()
}

interface Run {
  secret: string
  messages: any[]
}

/**
 * Sends a message to an agent with a webhook, waits for `deliveries` requests, then reads the history of the sender.
 */
async function deliver(faults: FaultName[], answers: number[], deliveries: number): Promise<Run> {
  received = []
  statuses = [...answers]
  const server = await startReferenceServer({ faults, webhookCaFile: caFile, webhookBackoffMs: 5 })
  try {
    const { session } = await call(server, 'POST', '/_ops/persons', 'operator-key-of-tests', {
      handle: 'hookann',
      name: 'Ann',
    })
    const one = (await call(server, 'POST', '/v1/me/agents', session, { handle: 'hookone', display_name: '1' }))
      .agent_token
    const two = (await call(server, 'POST', '/v1/me/agents', session, { handle: 'hooktwo', display_name: '2' }))
      .agent_token
    const url = `https://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
    const { signing_secret: secret } = await call(server, 'POST', '/v1/webhooks', two, { url })
    const { chat } = await call(server, 'POST', '/v1/chats', one, { kind: 'direct', handles: ['hooktwo'] })
    const parts = [{ type: 'text', text: 'grüße 👋' }]
    await call(server, 'POST', '/v1/messages', one, { message_id: `msg_03${'0'.repeat(24)}`, chat_id: chat.id, parts })
    await expect.poll(() => received.length, { timeout: 5000 }).toBe(deliveries)
    let messages: any[] = []
    const settled = answers.at(-1) === 200 ? expect.any(String) : null
    await expect
      .poll(async () => {
        messages = (await call(server, 'GET', `/v1/chats/${chat.id}/messages`, one)).messages
        return messages[0].delivered_at
      })
      .toEqual(settled)
    return { secret, messages }
  } finally {
    await server.close()
  }
}

it('signs the sent bytes, retries and marks the message as delivered', async () => {
  const { secret } = await deliver([], [503, 429, 200], 3)
  const hook = new Webhook(secret)
  for (const delivery of received) expect(() => hook.verify(delivery.body, delivery.headers)).not.toThrow()
  expect(new Set(received.map((delivery) => JSON.parse(delivery.body).event_id)).size).toBe(1)
})

it('makes at most ten attempts and leaves the message undelivered', async () => {
  await deliver(
    [],
    Array.from({ length: 12 }, () => 500),
    10,
  )
})

it('makes one attempt when the receiver answers 400', () => deliver([], [400], 1))

it('sends deliveries that fail verification with each signature fault', async () => {
  for (const fault of [
    'webhook-signs-undecoded-key',
    'webhook-signs-reserialized',
    'webhook-timestamp-stale',
  ] as const) {
    const { secret } = await deliver([fault], [200], 1)
    expect(() => new Webhook(secret).verify(received[0]!.body, received[0]!.headers), fault).toThrow()
  }
})
