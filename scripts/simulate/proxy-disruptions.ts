import { ask, type Network } from './client.ts'
import type { Owner } from './scheduler.ts'
import type { Seeded } from './seeded.ts'

/** Answers of programs between a client and the service, which do not reach it or replace its answer. */
const answers: readonly (() => Response)[] = [
  () => new Response('<html>Please sign in to this network</html>', { headers: { 'content-type': 'text/html' } }),
  () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  () => new Response('Internal Server Error', { status: 500 }),
  () => new Response('{"error":{"code":"temporarily_unavailable","message":"Soon."}}', { status: 503 }),
  () => new Response('<h1>404</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
  () => new Response(null, { status: 408 }),
  () => new Response('', { status: 429, headers: { 'retry-after': '7' } }),
  () => new Response(''),
  () => new Response('{}'),
  () => new Response('{"events":['),
  () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('the connection was cut')) })),
]

export interface ProxyDisruptions {
  /** Probability that a request meets a disruption by a proxy. Changed during a run. */
  rate: number
  /** Number of disruptions that were injected. */
  injected: number
}

/** Returns a `fetch` for a client in the simulation: the simulated network, with disruptions by proxies in front of it. */
export function simulatedFetch(
  network: Network,
  owner: Owner,
  random: Seeded,
  disruptions: ProxyDisruptions,
): typeof globalThis.fetch {
  return async (address, init = {}) => {
    const { pathname, search } = new URL(address as string)
    const isDisrupted = random.chance(disruptions.rate)
    if (isDisrupted) disruptions.injected += 1
    // Half of the disruptions replace the answer to a request that the service has processed.
    if (isDisrupted && random.chance(0.5)) return random.pick(answers)()
    const answer = await untilAborted(
      ask(network, owner, {
        method: init.method ?? 'GET',
        path: pathname + search,
        credential: new Headers(init.headers).get('authorization')!.replace('Bearer ', ''),
        ...(typeof init.body === 'string' && { body: JSON.parse(init.body) as unknown }),
      }),
      init.signal,
    )
    if (answer.status === 0) throw new TypeError('fetch failed', { cause: new Error('the connection was lost') })
    if (isDisrupted) return random.pick(answers)()
    const hasBody = answer.raw !== undefined && answer.raw.length > 0
    return new Response(hasBody ? new Uint8Array(answer.raw!) : null, { status: answer.status })
  }
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
