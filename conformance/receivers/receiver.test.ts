import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { unknownSecret } from './delivery.ts'
import { judgeReceiver, ReceiverUnreachable } from './judge-receiver.ts'
import { receiverChecks } from './receiver-checks.ts'

const secret = unknownSecret()

/** Error of an example receiver. */
type Mistake =
  | 'verifies-nothing'
  | 'ignores-the-id'
  | 'verifies-parsed-body'
  | 'parses-first'
  | 'takes-missing-headers'
  | 'takes-an-empty-signature'
  | 'reads-one-signature'
  | 'ignores-the-time'
  | 'narrow-window'
  | 'takes-any-timestamp'
  | 'rejects-unknown-types'
  | 'rejects-unknown-members'
  | 'answers-first'
  | 'repeats'
  | 'repeats-at-once'
  | 'rejects-repeats'
  | 'answers-500'
  | 'is-slow'

/** The check that must find the error, and other checks that fail as well. */
const expected: Record<Mistake, readonly string[]> = {
  'verifies-nothing': ['signature.wrong-key-is-refused'],
  'ignores-the-id': ['signature.other-id-is-refused'],
  'verifies-parsed-body': ['signature.changed-body-is-refused'],
  'parses-first': ['body.is-verified-before-it-is-parsed'],
  'takes-missing-headers': ['signature.missing-headers-are-refused'],
  'takes-an-empty-signature': ['signature.empty-is-refused'],
  'reads-one-signature': ['signature.one-of-several-is-enough'],
  'ignores-the-time': ['timestamp.outside-the-window-is-refused'],
  'narrow-window': ['timestamp.inside-the-window-is-taken'],
  'takes-any-timestamp': ['timestamp.unreadable-is-refused'],
  'rejects-unknown-types': ['event.unknown-type-is-taken'],
  'rejects-unknown-members': ['event.unknown-members-are-taken'],
  'answers-first': ['event.is-stored-before-the-answer'],
  repeats: ['event.repeated-is-taken-once'],
  'repeats-at-once': ['event.repeated-is-taken-once'],
  'rejects-repeats': ['event.repeated-is-taken-once'],
  'answers-500': ['signature.wrong-key-is-refused'],
  'is-slow': ['answer.comes-in-time'],
}

/** A receiver as in the guides, with one error. */
class ExampleReceiver {
  readonly #mistake: Mistake | undefined
  readonly #processed = new Map<string, number>()
  readonly #seen = new Set<string>()
  readonly server: Server

  constructor(mistake?: Mistake) {
    this.#mistake = mistake
    this.server = createServer((request, response) => {
      const answer = request.method === 'GET' ? this.#count(request) : this.#receive(request)
      void answer
        .catch(() => ({ status: 400, body: '' }))
        .then(({ status, body = '' }) => response.writeHead(status).end(body))
    })
  }

  async #count({ url = '' }: IncomingMessage): Promise<{ status: number; body: string }> {
    return { status: 200, body: JSON.stringify({ count: this.#processed.get(url.slice(1)) ?? 0 }) }
  }

  async #receive(request: IncomingMessage): Promise<{ status: number; body?: string }> {
    const mistake = this.#mistake
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const body = Buffer.concat(pieces)
    if (mistake === 'is-slow') await new Promise((resolve) => setTimeout(resolve, 120))
    if (mistake === 'parses-first' && !isJson(body)) return { status: 422 }
    if (!this.#isGenuine(request, body)) return { status: mistake === 'answers-500' ? 500 : 401 }
    const event = JSON.parse(body.toString())
    if (mistake === 'rejects-unknown-types' && event.event_type !== 'message.received') return { status: 400 }
    if (mistake === 'rejects-unknown-members' && 'surprise' in event) return { status: 400 }
    return { status: await this.#process(event.event_id) }
  }

  async #process(id: string): Promise<number> {
    const mistake = this.#mistake
    if (mistake === 'rejects-repeats' && this.#seen.has(id)) return 409
    if (this.#seen.has(id) && mistake !== 'repeats') return 204
    if (mistake === 'repeats-at-once') await new Promise((resolve) => setTimeout(resolve, 30))
    this.#seen.add(id)
    const store = () => this.#processed.set(id, (this.#processed.get(id) ?? 0) + 1)
    if (mistake === 'answers-first') setTimeout(store, 200)
    else store()
    return 204
  }

  #isGenuine({ headers }: IncomingMessage, body: Buffer): boolean {
    const mistake = this.#mistake
    if (mistake === 'verifies-nothing') return true
    const [id, time, given] = ['id', 'timestamp', 'signature'].map((name) => headers[`webhook-${name}`] as string)
    if (mistake === 'takes-missing-headers' && given === undefined) return true
    if (id === undefined || time === undefined || given === undefined) return false
    if (mistake === 'takes-an-empty-signature' && given === '') return true
    const window = mistake === 'narrow-window' ? 60 : 300
    const off = Math.abs(Number(time) - Date.now() / 1000)
    if (mistake === 'takes-any-timestamp' ? off > window : !(off <= window) && mistake !== 'ignores-the-time')
      return false
    if (!/^\d+$/.test(time) && mistake !== 'takes-any-timestamp') return false
    const signedId = mistake === 'ignores-the-id' ? JSON.parse(body.toString()).event_id : id
    const signedBody = mistake === 'verifies-parsed-body' ? JSON.stringify(JSON.parse(body.toString())) : body
    const mac = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(`${signedId}.${time}.`)
      .update(signedBody)
      .digest()
    const signatures = mistake === 'reads-one-signature' ? given.split(' ').slice(0, 1) : given.split(' ')
    return signatures.some((one) => {
      const bytes = Buffer.from(one.startsWith('v1,') ? one.slice(3) : '', 'base64')
      return bytes.length === mac.length && timingSafeEqual(bytes, mac)
    })
  }
}

function isJson(body: Buffer): boolean {
  try {
    JSON.parse(body.toString())
    return true
  } catch {
    return false
  }
}

describe('a webhook receiver', () => {
  let server: Server | undefined
  afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))))

  async function judge(mistake?: Mistake, asked = true): Promise<Map<string, string>> {
    server = new ExampleReceiver(mistake).server
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const processed = asked ? { processedUrl: `${url}/{event_id}` } : {}
    const results = await judgeReceiver({ url, secret, timeoutMs: mistake === 'is-slow' ? 220 : 5_000, ...processed })
    return new Map(results.map(({ id, verdict }) => [id, verdict.status]))
  }

  it('passes every check if it follows the document', async () => {
    const verdicts = await judge()
    expect(verdicts).toEqual(new Map(receiverChecks.map(({ id }) => [id, 'passed'])))
  })

  it.each(Object.entries(expected))(
    'with the mistake %s is found by %s',
    async (mistake, checks) => {
      const verdicts = await judge(mistake as Mistake)
      for (const id of checks) expect(verdicts.get(id), id).toMatch(/^(failed|warned)$/)
      const soft = mistake === 'parses-first' || mistake === 'answers-500' || mistake === 'is-slow'
      if (!soft) expect(checks.map((id) => verdicts.get(id))).toContain('failed')
    },
    20_000,
  )

  it('without a URL for processed events is not judged by the effects of events', async () => {
    const verdicts = await judge(undefined, false)
    expect([...verdicts].filter(([, status]) => status !== 'passed')).toEqual([
      ['event.is-stored-before-the-answer', 'not_testable'],
      ['event.repeated-is-taken-once', 'not_testable'],
    ])
  })

  it('that is unreachable throws ReceiverUnreachable', async () => {
    const target = { url: 'http://127.0.0.1:1/', secret, timeoutMs: 1_000 }
    await expect(judgeReceiver(target)).rejects.toThrow(ReceiverUnreachable)
  })

  it('can fail every check except signature.right-is-taken', () => {
    const found = new Set(Object.values(expected).flat())
    const always = ['signature.right-is-taken']
    expect(receiverChecks.map(({ id }) => id).filter((id) => !found.has(id))).toEqual(always)
  })
})
