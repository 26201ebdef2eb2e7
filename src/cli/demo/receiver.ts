import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'

import type { ReceiverCertificate } from './certificates.ts'

/** Maximum difference between the timestamp of a delivery and the local clock, in seconds (WHK-012). */
const toleranceSeconds = 300

export interface Receiver {
  port: number
  /** Sets the signing secret, which is known after the creation of the webhook. Earlier deliveries are rejected. */
  trust(signingSecret: string): void
  close(): void
}

/**
 * Starts an example webhook receiver: it verifies the signature before it parses, and prints received events.
 * @param wantedPort the port of an earlier start; if it is in use, another port is selected
 */
export async function startReceiver(
  { certificate, key }: ReceiverCertificate,
  wantedPort: number,
  print: (line: string) => void,
): Promise<Receiver> {
  let secret: Buffer | undefined
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(request)
    const verified = secret !== undefined && isGenuine(secret, request, body)
    if (verified) print(describe(body))
    response.writeHead(verified ? 204 : 401).end()
  }
  const server = createServer({ cert: certificate, key }, (request, response) => {
    receive(request, response).catch(() => response.destroy())
  })
  const port = await listen(server, wantedPort).catch(() => listen(server, 0))
  return {
    port,
    trust(signingSecret) {
      secret = Buffer.from(signingSecret.replace(/^whsec_/, ''), 'base64')
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function isGenuine(secret: Buffer, { headers }: IncomingMessage, body: Buffer): boolean {
  const [id, timestamp] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])]
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= toleranceSeconds)) return false
  const expected = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .some((signature) => {
      const [version, value = ''] = signature.split(',')
      const shown = Buffer.from(value, 'base64')
      return version === 'v1' && shown.length === expected.length && timingSafeEqual(shown, expected)
    })
}

function describe(body: Buffer): string {
  const { event_type, sequence } = JSON.parse(body.toString()) as { event_type: string; sequence: number }
  return `webhook verified: ${event_type}, event ${sequence} of your agent`
}
