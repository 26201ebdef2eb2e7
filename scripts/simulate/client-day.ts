import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { newMessageId } from '../../src/client/index.ts'
import type { Clock } from '../../src/platform/clock.ts'
import type { PostRequest } from '../../src/delivery/webhooks/post.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import type { ProxyDisruptions } from './proxy-disruptions.ts'
import { ask, type Answer, type Asked, type Network } from './client.ts'
import { Cluster } from './cluster.ts'
import { Failures } from './failures.ts'
import { memoryStorage } from './memory-storage.ts'
import { epoch, Owner, Scheduler } from './scheduler.ts'
import { Seeded } from './seeded.ts'
import { operatorKey } from './server-process.ts'
import { States } from './states.ts'
import { Trace } from './trace.ts'
import { WatchedAgent } from './watched-agent.ts'

const hourMs = 3_600_000
/** Mean time between messages of the person to one agent, in milliseconds. */
const messageMs = 300_000
/** Restores of a backup in a run, at these parts of it. The backup is an eighth of the run older. */
const restores = [0.25, 0.5, 0.75]
const backupAge = 0.125

export interface ClientDayResult {
  seed: string
  virtualHours: number
  realSeconds: number
  messages: number
  events: number
  /** Faults between the clients and the service; crashes, restarts and full disks count separately. */
  disruptions: number
  failures: ReadonlyMap<string, number>
  restores: number
  restarts: number
  crashes: number
  /** Deliveries by webhook of an event that had been delivered. */
  redeliveries: number
  problems: ReadonlyMap<string, number>
  violations: readonly string[]
}

/** Runs recurring searches of the server, which no client waits for, a tenth as often: they are most of its work. */
const slowSearches = (clock: Clock): Clock => ({
  ...clock,
  setInterval: (work, ms) => clock.setInterval(work, ms * 10),
})

/**
 * Runs agents of the client package against a server with disruptions for hours of virtual time: crashes, restarts, full
 * disks, lost connections, answers of proxies, restored backups, failed saves of the position, repeated deliveries, and
 * crashes and restarts of the agents. Every event of the final logs is handled and answered once, and no agent ends.
 */
export async function simulateClientDay({ seed, hours }: { seed: string; hours: number }): Promise<ClientDayResult> {
  const began = process.hrtime.bigint()
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'parley-client-day-'))
  const path = join(folder, 'parley.db')
  await (await openDatabase(path, { log: { info() {}, warn() {}, error() {} } })).close()
  const scheduler = new Scheduler(new Seeded(seed).fork('order'))
  const { random } = Math
  const drawn = new Seeded(seed).fork('backoff')
  Math.random = () => drawn.number()
  const restoreCrypto = stopTimeInCrypto(scheduler)
  try {
    const day = new ClientDay(seed, hours, path, scheduler)
    await day.play()
    return day.result(Number(process.hrtime.bigint() - began) / 1e9)
  } finally {
    Math.random = random
    restoreCrypto()
    scheduler.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Stops virtual time during WebCrypto, which works in other threads. @returns a function that restores it */
function stopTimeInCrypto(scheduler: Scheduler): () => void {
  const { subtle } = crypto
  const names = ['digest', 'importKey', 'verify'] as const
  for (const name of names) {
    const original = subtle[name].bind(subtle) as (...given: unknown[]) => Promise<unknown>
    Object.defineProperty(subtle, name, {
      configurable: true,
      value: (...given: unknown[]) => scheduler.real(original(...given)),
    })
  }
  return () => names.forEach((name) => Reflect.deleteProperty(subtle, name))
}

class ClientDay {
  readonly #seed: string
  readonly #random: Seeded
  readonly #hours: number
  readonly #path: string
  readonly #scheduler: Scheduler
  readonly #failures: Failures
  readonly #cluster: Cluster
  readonly #network: Network
  readonly #person = new Owner('person')
  readonly #disruptions: ProxyDisruptions = { rate: 0, injected: 0 }
  readonly #failed = Promise.withResolvers<never>()
  readonly #agents: WatchedAgent[] = []
  readonly #problems = new Map<string, number>()
  readonly #violations: string[] = []
  #session = ''
  #messages = 0
  #events = 0
  #restores = 0

  constructor(seed: string, hours: number, path: string, scheduler: Scheduler) {
    const random = new Seeded(seed)
    this.#seed = seed
    this.#random = random.fork('clients')
    this.#hours = hours
    this.#path = path
    this.#scheduler = scheduler
    this.#failures = new Failures(random.fork('failures'))
    this.#failures.calm = true
    this.#failed.promise.catch(() => undefined)
    const environment = {
      scheduler,
      failures: this.#failures,
      trace: new Trace(() => scheduler.now()),
      states: new States(),
      random: random.fork('server'),
      path,
      state: { unavailableUntil: 0, fullUntil: 0 },
      shared: undefined,
      storage: memoryStorage(),
      post: (sender: Owner) => async (url: string, request: PostRequest) => {
        const agent = this.#agents.find(({ hookUrl }) => hookUrl === url)
        if (!agent) throw new Error('connect ECONNREFUSED')
        return agent.deliver(sender, request)
      },
      planted: { breaks: [], clock: slowSearches },
      keepEventsDays: 0,
      errors: [],
    }
    this.#cluster = new Cluster(environment, 1, this.#failed.reject)
    this.#network = this.#cluster.network()
  }

  async play(): Promise<void> {
    const { scheduler, end } = { scheduler: this.#scheduler, end: this.#hours * hourMs }
    await this.#phase('The preparation', this.#prepare(), hourMs)
    this.#failures.calm = false
    this.#disruptions.rate = 0.03
    this.#cluster.disasters(40 * 60_000).catch(this.#failed.reject)
    const until = scheduler.now() + end
    const work = [
      ...this.#agents.flatMap((agent) => [this.#write(agent, until), this.#supervise(agent, until)]),
      this.#proxyOutages(until),
      this.#restoreBackups(scheduler.now(), end),
    ]
    await this.#phase('The work', Promise.all(work), end + hourMs)
    this.#cluster.calm()
    this.#disruptions.rate = 0
    await this.#phase('The comparison', this.#finish(), 3 * hourMs)
    await this.#phase('The stop of the server', this.#cluster.stopAll(), hourMs)
  }

  async #phase(name: string, work: Promise<unknown>, ms: number): Promise<void> {
    let isDone = false
    work.then(() => (isDone = true), this.#failed.reject)
    await Promise.race([this.#scheduler.run(this.#scheduler.now() + ms, () => isDone), this.#failed.promise])
    if (!isDone) throw new Error(`${name} did not end in its time`)
  }

  async #prepare(): Promise<void> {
    await this.#cluster.startAll()
    const { session } = await this.#until({
      method: 'POST',
      path: '/_ops/persons',
      credential: operatorKey,
      body: { handle: 'ann', name: 'Ann' },
    })
    this.#session = session
    for (const [at, receive] of (['pull', 'webhook'] as const).entries()) {
      const body = { handle: `agent_${at}`, display_name: 'Agent' }
      const made = await this.#until({ method: 'POST', path: '/v1/me/agents', credential: session, body })
      const chats: string[] = []
      for (const kind of ['direct', 'group']) {
        const opened = { kind, handles: [body.handle], ...(kind === 'group' && { group_name: 'Group' }) }
        const { chat } = await this.#until({ method: 'POST', path: '/v1/chats', credential: session, body: opened })
        chats.push(chat.id)
      }
      const agent = new WatchedAgent({
        handle: body.handle,
        token: made.agent_token,
        receive,
        chats,
        network: this.#network,
        random: this.#random.fork(body.handle),
        disruptions: this.#disruptions,
        noteProblem: (code) => void this.#problems.set(code, (this.#problems.get(code) ?? 0) + 1),
      })
      this.#agents.push(agent)
      if (receive === 'webhook') await this.#subscribe(agent)
      agent.start()
    }
  }

  async #subscribe(agent: WatchedAgent): Promise<void> {
    const body = { url: agent.hookUrl }
    const made = await this.#until({ method: 'POST', path: '/v1/webhooks', credential: agent.token, body })
    agent.secret = (made.webhook ?? made).signing_secret
  }

  /** Writes to one or to both chats of an agent, so that its handlers run at the same time. */
  async #write(agent: WatchedAgent, until: number): Promise<void> {
    const owner = new Owner(`writer of ${agent.handle}`)
    while (await this.#waits(owner, messageMs, until)) {
      const { chats } = agent
      for (const chat of this.#random.chance(0.5) ? chats : [this.#random.pick(chats)]) {
        const parts = [{ type: 'text', text: `message ${++this.#messages}` }]
        const path = `/v1/me/chats/${chat}/messages`
        const body = { message_id: newMessageId(), parts }
        await this.#until({ method: 'POST', path, credential: this.#session, body })
      }
    }
  }

  /** Restarts an agent now and then, and whenever it has crashed. */
  async #supervise(agent: WatchedAgent, until: number): Promise<void> {
    const owner = new Owner(`supervisor of ${agent.handle}`)
    while (this.#scheduler.now() < until) {
      await Promise.race([this.#waits(owner, 2 * hourMs, until), agent.crashed])
      await agent.stop()
      await this.#scheduler.delay(owner, this.#random.wait(60_000))
      agent.start()
    }
  }

  /** Waits for a random time with this mean. @returns whether the time is before the end of the work */
  async #waits(owner: Owner, meanMs: number, until: number): Promise<boolean> {
    const left = until - this.#scheduler.now()
    await this.#scheduler.delay(owner, Math.min(this.#random.wait(meanMs), left))
    return this.#scheduler.now() < until
  }

  /** Lets a proxy answer nearly all requests for some minutes, as during a deployment. */
  async #proxyOutages(until: number): Promise<void> {
    const owner = new Owner('proxy')
    while (await this.#waits(owner, 2 * hourMs, until)) {
      this.#disruptions.rate = 0.95
      await this.#scheduler.delay(owner, this.#random.wait(120_000))
      this.#disruptions.rate = 0.03
    }
  }

  async #restoreBackups(since: number, ms: number): Promise<void> {
    const owner = new Owner('operator')
    const backup = `${this.#path}.backup`
    const closed = async (work: () => void) => {
      while (!(await this.#cluster.whileClosed(work))) await this.#scheduler.delay(owner, 60_000)
    }
    for (const part of restores) {
      await this.#scheduler.delay(owner, since + (part - backupAge) * ms - this.#scheduler.now())
      await closed(() => copyFileSync(this.#path, backup))
      await this.#scheduler.delay(owner, since + part * ms - this.#scheduler.now())
      await closed(() => {
        for (const end of ['-wal', '-shm']) rmSync(this.#path + end, { force: true })
        copyFileSync(backup, this.#path)
        this.#restores += 1
      })
    }
  }

  /** Waits until the agents have handled their final logs, and compares. */
  async #finish(): Promise<void> {
    await this.#scheduler.delay(this.#person, 1.5 * hourMs)
    for (const agent of this.#agents) await agent.stop()
    for (const agent of this.#agents) {
      const logged = await this.#readLog(agent)
      this.#events += logged.length
      this.#violations.push(...agent.violations)
      for (const id of logged) if (!agent.handled.has(id)) this.#violations.push(`${agent.handle} did not handle ${id}`)
      for (const chat of agent.chats) await this.#findRepeatedReplies(chat)
    }
  }

  /** Returns the ids of the messages in a log of an agent. */
  async #readLog({ token }: WatchedAgent): Promise<string[]> {
    const ids: string[] = []
    for (let after = 0; ;) {
      const page = await this.#until({ method: 'GET', path: `/v1/events?after=${after}&limit=100`, credential: token })
      for (const { event_id, event_type } of page.events) if (event_type === 'message.received') ids.push(event_id)
      after = page.next_cursor
      if (!page.has_more) return ids
    }
  }

  async #findRepeatedReplies(chat: string): Promise<void> {
    const replies = new Set<string>()
    for (let before = ''; ;) {
      const path = `/v1/me/chats/${chat}/messages?limit=100${before}`
      const { messages, has_more: more } = await this.#until({ method: 'GET', path, credential: this.#session })
      for (const { sender, parts } of messages) {
        if (sender.type !== 'agent') continue
        if (replies.has(parts[0].text)) this.#violations.push(`two replies: ${parts[0].text}`)
        replies.add(parts[0].text)
      }
      if (!more) return
      before = `&before_sequence=${messages.at(-1).sequence}`
    }
  }

  /** Repeats a request until it succeeds. */
  async #until(asked: Asked): Promise<Answer['body']> {
    for (;;) {
      const { status, body } = await ask(this.#network, this.#person, asked)
      if (status >= 200 && status < 300) return body
      if (status >= 400 && status < 500) throw new Error(`${asked.path} was answered ${status} ${JSON.stringify(body)}`)
      await this.#scheduler.delay(this.#person, 5_000)
    }
  }

  result(realSeconds: number): ClientDayResult {
    const sum = (count: (agent: WatchedAgent) => number) => this.#agents.reduce((total, one) => total + count(one), 0)
    return {
      seed: this.#seed,
      virtualHours: (this.#scheduler.now() - epoch) / hourMs,
      realSeconds,
      messages: this.#messages,
      events: this.#events,
      disruptions: this.#disruptions.injected,
      failures: this.#failures.injected,
      restores: this.#restores,
      restarts: sum(({ restarts }) => restarts),
      crashes: sum(({ crashes }) => crashes),
      redeliveries: sum(({ redeliveries }) => redeliveries),
      problems: this.#problems,
      violations: this.#violations,
    }
  }
}
