import { createAgent, type Agent, type Position } from '../../src/client/index.ts'
import type { PostRequest, ReceiverAnswer } from '../../src/delivery/webhooks/post.ts'
import type { Network } from './client.ts'
import { simulatedFetch, type ProxyDisruptions } from './proxy-disruptions.ts'
import { clockOf, Owner } from './scheduler.ts'
import type { Seeded } from './seeded.ts'

export interface WatchedAgentOptions {
  handle: string
  token: string
  receive: 'pull' | 'webhook'
  /** Ids of its chats with the person. */
  chats: readonly string[]
  network: Network
  random: Seeded
  disruptions: ProxyDisruptions
  noteProblem: (code: string) => void
}

/** One run of an agent, from its start to its stop or crash. */
interface Run {
  agent: Agent
  isAlive: boolean
}

/** Probability of a crash at each place where the program may crash. */
const crashRate = 0.01

/** Mean time of slow handlers, in milliseconds. Deliveries by webhook that take too long become dead letters. */
const slowMs = { pull: 120_000, webhook: 4_000 }

/** An agent of the client package in all of its runs, which share the stored position. */
export class WatchedAgent {
  readonly handle: string
  readonly token: string
  readonly chats: readonly string[]
  readonly hookUrl: string
  /** Signing secret of its webhook. */
  secret = ''
  /** Ids of completely handled events. */
  readonly handled = new Set<string>()
  readonly violations: string[] = []
  restarts = -1
  crashes = 0
  redeliveries = 0
  readonly #options: WatchedAgentOptions
  readonly #random: Seeded
  #position: Position | undefined
  #run: Run | undefined
  #crashed = Promise.withResolvers<void>()
  /** Handled events that no stored position includes yet, with the times at which they were handled. */
  readonly #unstored = new Map<string, number>()
  /** Handled events that a stored position includes. A later run must not handle them again. */
  readonly #stored = new Set<string>()
  readonly #delivered = new Set<string>()

  constructor(options: WatchedAgentOptions) {
    this.#options = options
    this.#random = options.random
    this.handle = options.handle
    this.token = options.token
    this.chats = options.chats
    this.hookUrl = `https://${options.handle.replace('_', '-')}.test/hook`
  }

  /** Resolves when the current run crashes. */
  get crashed(): Promise<void> {
    return this.#crashed.promise
  }

  start(): void {
    const { network, disruptions, token, receive, noteProblem } = this.#options
    this.restarts += 1
    this.#crashed = Promise.withResolvers<void>()
    // An event that the last run handled and did not store is handled again.
    this.#unstored.clear()
    const fetch = simulatedFetch(network, new Owner(this.handle), this.#random.fork(`${this.restarts}`), disruptions)
    const agent = createAgent({
      url: 'http://parley.test',
      token,
      receive,
      fetch: (...given) => this.#untilCrash(run, () => fetch(...given)),
      position: { load: async () => this.#position, save: (position) => this.#save(run, position) },
      schedule: false,
      begin: 'oldest',
      onError: () => 'retry',
    })
    const run: Run = { agent, isAlive: true }
    this.#run = run
    agent.on('problem', ({ code }) => noteProblem(code))
    agent.on('message', async ({ event, text, reply }) => {
      const id = event.event_id
      if (this.#stored.has(id)) this.violations.push(`${this.handle} handled ${id} again, which its position includes`)
      await pause(this.#random.wait(this.#random.chance(0.5) ? slowMs[receive] : 100))
      this.#mayCrash(run)
      await reply(`re ${text}`)
      this.#mayCrash(run)
      if (!run.isAlive) return
      this.handled.add(id)
      this.#unstored.set(id, network.scheduler.now())
    })
    const end = (error: unknown) => this.violations.push(`${this.handle} ended: ${String(error)}`)
    agent.start().catch(end)
    agent.stopped.catch(end)
  }

  /** Stops the current run. Returns at once if it crashed. */
  async stop(): Promise<void> {
    if (this.#run!.isAlive) await Promise.race([this.#run!.agent.stop(), this.crashed])
    this.#run!.isAlive = false
  }

  /** Receives a webhook delivery. Some answers are lost after the event was handled. */
  async deliver(sender: Owner, { headers, body, timeoutMs }: PostRequest): Promise<ReceiverAnswer> {
    const { scheduler } = this.#options.network
    const signal = clockOf(scheduler, sender).timeoutSignal(timeoutMs)
    await scheduler.delay(sender, this.#random.integer(0, 20))
    const run = this.#run
    if (!run?.isAlive) throw new Error('connect ECONNREFUSED')
    const id = headers['webhook-id']!
    if (this.#delivered.has(id)) this.redeliveries += 1
    this.#delivered.add(id)
    const request = new Request(this.hookUrl, { method: 'POST', headers, body: new Uint8Array(body) })
    const late = new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    )
    late.catch(() => undefined)
    const answer = await Promise.race([this.#untilCrash(run, () => run.agent.webhook(this.secret)(request)), late])
    if (this.#options.disruptions.rate > 0 && this.#random.chance(0.05)) throw new Error('the connection was lost')
    return { statusCode: answer.status, retryAfter: undefined, excerpt: Buffer.alloc(0) }
  }

  async #save(run: Run, position: Position): Promise<void> {
    const began = this.#options.network.scheduler.now()
    await pause(this.#random.integer(0, 5))
    this.#mayCrash(run)
    if (!run.isAlive) return never()
    if (this.#options.disruptions.rate > 0 && this.#random.chance(0.02)) throw new Error('the disk is full')
    this.#position = structuredClone(position)
    for (const [id, at] of this.#unstored) {
      // The client may not know yet of an event that was handled at the same time.
      if (at >= began && !position.handled.includes(id)) continue
      this.#stored.add(id)
      this.#unstored.delete(id)
    }
    this.#mayCrash(run)
    return run.isAlive ? undefined : never()
  }

  /** Sometimes ends a run as kill -9 does: nothing that it does later has an effect. */
  #mayCrash(run: Run): void {
    if (!run.isAlive || this.#options.disruptions.rate === 0 || !this.#random.chance(crashRate)) return
    run.isAlive = false
    this.crashes += 1
    this.#crashed.resolve()
  }

  /** Does work of a run. Its result is unknown after a crash. */
  #untilCrash<T>(run: Run, work: () => Promise<T>): Promise<T> {
    if (!run.isAlive) return never()
    return new Promise((resolve, reject) => {
      work().then(
        (result) => run.isAlive && resolve(result),
        (error: unknown) => run.isAlive && reject(error as Error),
      )
    })
  }
}

const never = (): Promise<never> => new Promise(() => undefined)

/** Waits in virtual time. */
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
