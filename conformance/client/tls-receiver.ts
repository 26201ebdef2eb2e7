import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { randomBytes } from 'node:crypto'
import { makeAuthority, readIdentity } from './authority.ts'
import { parseJson, searchable } from './documents.ts'
import { announceArrival } from './exchange-observers.ts'
import { isReceived } from './agent.ts'
import { recording, type Recorder } from './recorder.ts'
import type { Answer, Delivery, Endpoint, Receiver, Script } from './receiver.ts'
import { urlHost, type SocketAddress } from './socket-address.ts'
import type { WireEvent } from './wire.ts'
import { until } from './until.ts'

export interface ReceiverSettings {
  listen: string
  public_url: string | null
  ca_dir: string
}

const defaultWaitMs = 5000

/** Starts the receiver with the certificate in the folder of `parley-conform ca`. */
export async function startReceiver(settings: ReceiverSettings): Promise<Receiver> {
  await makeAuthority(settings.ca_dir)
  const identity = readIdentity(settings.ca_dir)
  const endpoints = new Map<string, TlsEndpoint>()
  const server = createServer({ cert: identity.certificate, key: identity.key }, (request, response) => {
    const path = new URL(request.url ?? '/', 'https://receiver').pathname
    const endpoint = [...endpoints].find(([prefix]) => path.endsWith(prefix))?.[1]
    if (endpoint === undefined) response.writeHead(404).end()
    else void endpoint.receive(request, response, path).catch(() => response.destroy())
  })
  const listen = splitAddress(settings.listen)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(listen, resolve)
  })
  server.unref()
  const address = server.address() as AddressInfo
  const base = settings.public_url?.replace(/\/+$/, '') ?? `https://${urlHost(listen.host)}:${address.port}`
  return {
    endpoint: () => {
      const path = `/hook/${randomBytes(12).toString('hex')}`
      // Deliveries arrive outside of any check. They belong to the check that created the endpoint.
      const endpoint = new TlsEndpoint(`${base}${path}`, recording.getStore())
      endpoints.set(path, endpoint)
      return endpoint
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

class TlsEndpoint implements Endpoint {
  readonly url: string
  deliveries: Delivery[] = []
  #script: Script = () => ({ status: 204 })
  readonly #check = recording.getStore()?.check

  readonly #recorder: Recorder | undefined

  constructor(url: string, recorder?: Recorder) {
    this.url = url
    this.#recorder = recorder
  }

  answer(script: Answer | readonly Answer[] | Script): void {
    if (typeof script === 'function') this.#script = script
    else if (isList(script))
      this.#script = ({ attempt }) => script[Math.min(attempt, script.length) - 1] ?? { status: 204 }
    else this.#script = () => script
  }

  of(eventId: string): Delivery[] {
    return this.deliveries.filter((delivery) => delivery.event?.event_id === eventId)
  }

  next(matches: (delivery: Delivery) => boolean, withinMs = defaultWaitMs): Promise<Delivery | undefined> {
    return until(async () => this.deliveries.find(matches), withinMs)
  }

  async collect(
    matches: (delivery: Delivery) => boolean,
    count: number,
    withinMs = defaultWaitMs,
  ): Promise<Delivery[]> {
    const found = (): Delivery[] => this.deliveries.filter(matches)
    await until(async () => found().length >= count, withinMs)
    return found()
  }

  message(messageId: string, withinMs = defaultWaitMs): Promise<Delivery | undefined> {
    return this.next(({ event }) => event !== undefined && isReceived(event, messageId), withinMs)
  }

  reset(): void {
    this.deliveries = []
    this.#script = () => ({ status: 204 })
  }

  async receive(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    // A service may ask whether the address answers: that is no delivery.
    if (['HEAD', 'OPTIONS'].includes(request.method ?? '')) return void response.writeHead(204).end()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const delivery = this.#read(request, Buffer.concat(chunks), path)
    this.deliveries.push(delivery)
    if (delivery.attempt === 1 && this.#recorder !== undefined) this.#recorder.newDeliveryAt = delivery.arrivedAt
    announceArrival({ ...delivery, url: this.url, text: delivery.rawBody.toString('utf8'), check: this.#check })
    delivery.answer = await this.#script(delivery)
    const { status = 204, headers = {}, body = '', delayMs = 0, reset = false } = delivery.answer
    this.#record(delivery)
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs).unref())
    if (reset) request.socket.destroy()
    else response.writeHead(status, headers).end(status === 204 ? undefined : body)
  }

  #record({ arrivedAt: at, event, attempt, answer: { status = 204, delayMs = 0, reset = false } }: Delivery): void {
    this.#recorder?.addDelivery({
      at,
      url: this.url,
      ...(typeof event?.event_type === 'string' ? { eventType: event.event_type } : {}),
      ...(typeof event?.event_id === 'string' ? { eventId: event.event_id } : {}),
      attempt,
      answered: `${reset ? 'by a cut connection' : status}${delayMs > 0 ? ` after ${delayMs} ms` : ''}`,
    })
  }

  #read(request: IncomingMessage, rawBody: Buffer, path: string): Delivery {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const raw = rawBody.toString('utf8')
    const parsed = parseJson(raw)
    const event = typeof parsed === 'object' && parsed !== null ? (parsed as WireEvent) : undefined
    return {
      id: headers['webhook-id'] ?? '',
      timestamp: headers['webhook-timestamp'] ?? '',
      signature: headers['webhook-signature'] ?? '',
      headers,
      method: request.method ?? '',
      path,
      rawBody,
      text: searchable(raw, parsed),
      event,
      arrivedAt: Date.now(),
      attempt: event === undefined ? 1 : this.of(event.event_id).length + 1,
      answer: {},
    }
  }
}

const isList = (script: Answer | readonly Answer[]): script is readonly Answer[] => Array.isArray(script)

function splitAddress(text: string): SocketAddress {
  const at = text.lastIndexOf(':')
  return { host: text.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(text.slice(at + 1)) }
}
