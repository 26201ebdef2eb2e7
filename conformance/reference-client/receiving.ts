/** Pulls and the webhook receiver of the reference client. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { has } from './mistakes.ts'
import { backoff, once, RequestError, type Access } from './requests.ts'
import type { ReceivedEvent, Store } from './store.ts'

interface Page {
  events: ReceivedEvent[]
  next_cursor: number
  latest: number
}

/** Pulls until the signal aborts. @throws RequestError that does not pass */
export async function pullAll(access: Access, store: Store, signal: AbortSignal): Promise<void> {
  let after = store.cursor
  let failures = 0
  let isNew = has('begins-with-the-newest')
  while (!signal.aborted) {
    try {
      const page = await pull(access, isNew ? Number.MAX_SAFE_INTEGER : after, signal, failures > 0 || isNew ? 0 : 20)
      const skips = isNew || (failures > 0 && has('skips-after-a-failure'))
      isNew = false
      failures = 0
      const events = skips ? [] : accepted(page, after)
      after = nextPosition(page, skips)
      await store.save(has('drops-at-a-stop') ? events.slice(0, 1) : events, after)
      if (has('drops-at-a-stop') && events.length > 1) {
        await pause(500)
        if (!signal.aborted) await store.save(events, after)
      }
    } catch (error) {
      if (signal.aborted) return
      const failure = error instanceof RequestError ? error.failure : {}
      if (!(error instanceof RequestError)) throw error
      if (has('skips-a-lost-page') && failure.status === undefined) after++
      if (has('skips-during-an-outage') && error.message.includes('fetch failed')) after++
      const isRepeated =
        (failure.status === 401 && has('pulls-again-after-401')) ||
        (failure.status === 403 && has('pulls-again-after-403')) ||
        (failure.status === 422 && has('pulls-again-after-422'))
      if (!failure.passes && !isRepeated) throw error
      const waitMs = Math.max(has('pulls-before-retry-after') ? 0 : (failure.waitMs ?? 0), backoff(++failures))
      await pause(has('pulls-without-backoff') ? 0 : waitMs, undefined, { signal }).catch(() => undefined)
    }
  }
}

async function pull(access: Access, after: number, signal: AbortSignal, seconds: number): Promise<Page> {
  const timeout = has('timeout-in-milliseconds') ? seconds * 1000 : seconds
  const path = `/v1/events?after=${after}&timeout=${timeout}&limit=100`
  const answer = await once(access, { method: 'GET', path, expects: ['events', 'next_cursor'], signal })
  const page = answer as unknown as Page
  const isReadable = Array.isArray(page.events) && page.events.every(({ event_id: id }) => typeof id === 'string')
  if (!isReadable && !has('cursor-of-a-broken-page'))
    throw new RequestError('the page is not readable', { passes: true })
  return isReadable ? page : { ...page, events: [] }
}

/** Returns the events to store: all, unless there is a mistake. */
function accepted({ events }: Page, after: number): ReceivedEvent[] {
  if (has('stores-nothing')) return []
  if (!has('waits-for-missing-sequences')) return events
  return events.filter(({ sequence }, index) => sequence === after + index + 1)
}

function nextPosition(page: Page, skips: boolean): number {
  if (skips || has('first-page-only')) return page.latest
  if (has('invents-positions')) return page.next_cursor + 1
  return page.next_cursor
}

/** Starts a receiver of webhooks on a free port. */
export async function receive(store: Store, secret: string): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      accept(store, secret, request.headers, Buffer.concat(chunks)).then(
        (status) => response.writeHead(status).end(),
        () => response.writeHead(500).end(),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

/** @returns the status of the answer */
async function accept(store: Store, secret: string, headers: IncomingHttpHeaders, body: Buffer): Promise<number> {
  if (has('stores-before-verifying'))
    await store.save([JSON.parse(String(body)) as ReceivedEvent], undefined, 'webhook')
  if (!has('verifies-nothing') && !isSigned(secret, headers, body)) return 401
  const event = JSON.parse(String(body)) as ReceivedEvent
  if (has('rejects-unknown-types') && event.event_type !== 'message.received') return 400
  const save = () => store.save([event], has('webhook-moves-the-cursor') ? event.sequence : undefined, 'webhook')
  if (has('answers-first')) setTimeout(() => void save(), 1000)
  else await save()
  return 204
}

function isSigned(secret: string, headers: IncomingHttpHeaders, body: Buffer): boolean {
  const [id, timestamp, given] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headers[name])
  if (!id || !/^\d+$/.test(String(timestamp))) return false
  if (!has('no-window') && Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false
  const signed = has('verifies-parsed-bodies') ? Buffer.from(JSON.stringify(JSON.parse(String(body)))) : body
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key)
    .update(`${String(id)}.${String(timestamp)}.`)
    .update(signed)
    .digest()
  return String(given)
    .split(' ')
    .filter((text) => text.startsWith('v1,'))
    .map((text) => Buffer.from(text.slice(3), 'base64'))
    .some((signature) => signature.length === expected.length && timingSafeEqual(signature, expected))
}
