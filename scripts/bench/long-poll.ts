import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicFactory } from 'ulid'
import { Agent, request } from 'undici'
import type { Figure } from './figure.ts'
import { spread } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { startWorld, type BenchAgent, type World } from './world.ts'

const WAITING = 1000
const SENDS_PER_SECOND = 300
const LEADING_MS = 1000

const ulid = monotonicFactory()

/** 99th percentile of the time from the start of a send to the answer of the waiting pull. */
export const longPoll: Figure = {
  name: 'long-poll',
  title: 'send to long-poll answer, 1,000 agents waiting, 300 sends/s, embedded; 99th percentile',
  goal: '≤ 20 ms',
  async measure({ rounds, seconds }) {
    const folder = openTemporaryFolder()
    const world = await startWorld(`${folder.path}/parley.db`, WAITING)
    const exchange = new Exchange(world)
    const percentiles: number[] = []
    for (let round = 0; round < rounds; round++) percentiles.push(await exchange.round(seconds))
    await exchange.stop()
    await world.stop()
    await folder.remove()
    const own = spread(percentiles)
    return { unit: 'ms', own, met: own.median <= 20 }
  },
}

/** Lets all agents wait, and writes to one after the other. */
class Exchange {
  readonly #world: World
  readonly #http = new Agent({ connections: 2 * WAITING })
  readonly #sent = new Map<string, number>()
  readonly #leaving = new AbortController()
  readonly #waiting: Promise<void>[]
  #latencies: number[] = []
  #error: unknown

  constructor(world: World) {
    this.#world = world
    this.#waiting = world.agents.map((agent) =>
      this.#receive(agent).catch((error) => {
        if (!this.#leaving.signal.aborted) this.#error = error
      }),
    )
  }

  /** Runs one round. @returns the 99th percentile in milliseconds */
  async round(seconds: number): Promise<number> {
    await sleep(LEADING_MS)
    this.#latencies = []
    const sends: Promise<void>[] = []
    const started = performance.now()
    for (let at = 0; at < seconds * SENDS_PER_SECOND; at++) {
      await sleep(Math.max(0, started + (at * 1000) / SENDS_PER_SECOND - performance.now()))
      sends.push(this.#send(this.#world.agents[at % WAITING]!))
    }
    await Promise.all(sends)
    await sleep(LEADING_MS)
    if (this.#error) throw this.#error
    if (this.#latencies.length < sends.length)
      throw new Error(`${this.#latencies.length} of ${sends.length} messages arrived`)
    return this.#latencies.sort((a, b) => a - b)[Math.floor(this.#latencies.length * 0.99)]!
  }

  async stop(): Promise<void> {
    this.#leaving.abort()
    await Promise.all(this.#waiting)
    await this.#http.destroy()
  }

  async #send({ session, chatId }: BenchAgent): Promise<void> {
    const messageId = `msg_${ulid().toLowerCase()}`
    this.#sent.set(messageId, performance.now())
    const body = { message_id: messageId, parts: [{ type: 'text', text: 'The quick brown fox.' }] }
    await this.#call(session, 'POST', `/v1/me/chats/${chatId}/messages`, JSON.stringify(body))
  }

  async #receive({ token }: BenchAgent): Promise<void> {
    for (let after = 0; ;) {
      const page = (await this.#call(token, 'GET', `/v1/events?after=${after}&timeout=30&limit=100`)) as {
        events: { data: { message?: { message_id: string } } }[]
        next_cursor: number
      }
      const now = performance.now()
      for (const { data } of page.events) {
        const sent = this.#sent.get(data.message?.message_id ?? '')
        if (sent !== undefined) this.#latencies.push(now - sent)
      }
      after = page.next_cursor
    }
  }

  async #call(credential: string, method: 'GET' | 'POST', path: string, body?: string): Promise<unknown> {
    const reply = await request(this.#world.url + path, {
      dispatcher: this.#http,
      method,
      body: body ?? null,
      signal: this.#leaving.signal,
      headers: { authorization: `Bearer ${credential}`, 'content-type': 'application/json' },
    })
    if (reply.statusCode >= 300) throw new Error(`${method} ${path} answered ${reply.statusCode}`)
    return reply.body.json()
  }
}
