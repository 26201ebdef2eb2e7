import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicFactory } from 'ulid'
import { Agent, request } from 'undici'
import type { Figure } from './figure.ts'
import { startProgram } from './processes.ts'
import { inTurns } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { startWorld, type BenchAgent } from './world.ts'

const WAITING = 1000
const SENDS_PER_SECOND = 300
const LEADING_MS = 1000
const RATIO_MAX = 2
const MOST_MS = 20

const ulid = monotonicFactory()

/** 99th percentile of the time from the start of a send to the answer of the waiting pull. */
export const longPoll: Figure = {
  name: 'long-poll',
  title:
    'send to long-poll answer, 1,000 agents waiting, 300 sends/s, embedded; 99th percentile; against express that only passes messages on',
  goal: `≤ ${RATIO_MAX.toFixed(1)} and ≤ ${MOST_MS} ms`,
  async measure({ rounds, seconds }) {
    const folder = openTemporaryFolder()
    const world = await startWorld(`${folder.path}/parley.db`, WAITING)
    const echo = await startProgram('scripts/bench/echo-events.ts', [], {})
    const [own, peer] = [new Exchange(world.url, world.agents), new Exchange(echo.url, world.agents)]
    const figures = await inTurns(
      rounds,
      () => own.round(seconds),
      () => peer.round(seconds),
    )
    await Promise.all([own.stop(), peer.stop()])
    await Promise.all([world.stop(), echo.stop()])
    await folder.remove()
    return { unit: 'ms', ...figures, met: figures.ratio.median <= RATIO_MAX && figures.own.median <= MOST_MS }
  },
}

/** Lets all agents wait, and writes to one after the other. */
class Exchange {
  readonly #url: string
  readonly #agents: readonly BenchAgent[]
  readonly #http = new Agent({ connections: 2 * WAITING })
  readonly #sent = new Map<string, number>()
  readonly #leaving = new AbortController()
  readonly #waiting: Promise<void>[]
  #latencies: number[] = []
  #error: unknown

  constructor(url: string, agents: readonly BenchAgent[]) {
    this.#url = url
    this.#agents = agents
    this.#waiting = agents.map((agent) =>
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
      sends.push(this.#send(this.#agents[at % WAITING]!))
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

  async #receive({ token, chatId }: BenchAgent): Promise<void> {
    for (let after = 0; ;) {
      const path = `/v1/events?after=${after}&timeout=30&limit=100`
      const page = (await this.#call(token, 'GET', path, undefined, { 'x-chat-id': chatId })) as {
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

  async #call(
    credential: string,
    method: 'GET' | 'POST',
    path: string,
    body?: string,
    headers: Record<string, string> = {},
  ): Promise<unknown> {
    const reply = await request(this.#url + path, {
      dispatcher: this.#http,
      method,
      body: body ?? null,
      signal: this.#leaving.signal,
      headers: { authorization: `Bearer ${credential}`, 'content-type': 'application/json', ...headers },
    })
    if (reply.statusCode >= 300) throw new Error(`${method} ${path} answered ${reply.statusCode}`)
    return reply.body.json()
  }
}
