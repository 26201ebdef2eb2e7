/**
 * Generates valid histories: a small model of the service runs under generated load, with overlapping calls, retries,
 * lost answers, changes of membership and blocks, and failed webhooks. Equal options give equal histories.
 */
import { seededRandom } from '../model/seeded-random.ts'
import type { Call, HistoryRecord, SeenEvent } from './record.ts'
import { Model, type ModelChat } from './model-service.ts'

export interface HistoryOptions {
  seed: number
  actors: number
  chats: number
  /** Number of calls of all kinds, including reads of logs and histories. */
  calls: number
  /** Fraction of calls whose answer is lost. */
  unknown: number
  /** Number of messages from before the start of the history. */
  earlier: number
}

export function generateHistory(options: HistoryOptions): HistoryRecord[] {
  return new Load(options).run()
}

const longestCallMs = 60
const pageSize = 100
/** Maximum number of messages in a read under load. */
const historyPage = 50

type CallDetails = Call extends infer C
  ? C extends Call
    ? Omit<C, 'record' | 'start' | 'end' | 'outcome'>
    : never
  : never

class Load {
  readonly #options: HistoryOptions
  readonly #random: () => number
  readonly #records: { end: number; record: HistoryRecord }[] = []
  /** Pending effects, each with its time. */
  readonly #effects: { at: number; run: () => void }[] = []
  readonly #model: Model
  /** Events in each log before the start of the history. */
  readonly #earlier = new Map<string, number>()
  #clock = 1_000_000
  #ids = 0

  constructor(options: HistoryOptions) {
    this.#options = options
    this.#random = seededRandom(options.seed)
    this.#model = new Model((actor, event, at) => this.#deliver(actor, event, at))
  }

  run(): HistoryRecord[] {
    const header: HistoryRecord = { record: 'history', version: 1, seed: this.#options.seed }
    this.#setUp()
    for (let count = 0; count < this.#options.calls; count += 1) {
      this.#clock += this.#random() * 8
      this.#callAtRandom()
    }
    this.#effects.sort((one, other) => one.at - other.at)
    for (const { run } of this.#effects) run()
    this.#clock += 1000 + longestCallMs * 10
    this.#settle()
    return [header, ...this.#records.sort((one, other) => one.end - other.end).map(({ record }) => record)]
  }

  #pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.#random() * items.length)] as T
  }

  #id(prefix: string): string {
    this.#ids += 1
    return `${prefix}${this.#ids}`
  }

  #record(end: number, record: HistoryRecord): void {
    this.#records.push({ end, record })
  }

  /**
   * Makes one call. It takes effect between its start and its end. When its answer is lost, it may take effect later
   * or never.
   * @param effect returns the recorded values of the answer, or null for a rejection
   * @returns whether the answer was lost, and the time at which the caller knows this
   */
  #call(details: CallDetails, effect: (at: number) => Record<string, unknown> | null, from = this.#clock) {
    const end = from + 1 + this.#random() * longestCallMs
    const lost = this.#random() < this.#options.unknown
    const at = from + this.#random() * (end - from) + (lost ? this.#random() * longestCallMs : 0)
    const base = { record: 'call', start: from, end, ...details } as const
    if (lost) this.#record(end, { ...base, outcome: 'unknown' } as Call)
    if (!lost || this.#random() < 0.5)
      this.#effects.push({
        at,
        run: () => {
          const answer = effect(at)
          if (lost) return
          const outcome =
            answer === null ? { outcome: 'rejected', status: 403 } : { outcome: 'ok', status: 200, ...answer }
          this.#record(end, { ...base, ...outcome } as Call)
        },
      })
    return { lost, end }
  }

  #setUp(): void {
    const actors = Array.from({ length: this.#options.actors }, (_, index) => `actor${index}`)
    for (const actor of actors) this.#model.addActor(actor)
    for (let index = 0; index < this.#options.chats; index += 1) {
      const kind = this.#random() < 0.3 ? 'direct' : 'group'
      const first = Math.floor(this.#random() * actors.length)
      const count = kind === 'direct' ? 2 : Math.min(actors.length, 2 + Math.floor(this.#random() * 10))
      const members = Array.from({ length: count }, (_, step) => actors[(first + step) % actors.length] as string)
      const chat = this.#model.addChat(this.#id('chat'), kind, members)
      const details = { actor: members[0] as string, operation: 'create_chat', chat: chat.id, kind, members } as const
      this.#record(this.#clock + 1, {
        record: 'call',
        ...details,
        start: this.#clock,
        end: this.#clock + 1,
        outcome: 'ok',
      })
    }
    if (this.#options.earlier > 0) this.#remember(actors)
    for (const actor of actors.filter(() => this.#random() < 0.3)) {
      const subscription = this.#id('hook')
      this.#model.subscribe(actor, subscription)
      const details = { actor, operation: 'subscribe', subscription } as const
      this.#record(this.#clock + 2, {
        record: 'call',
        ...details,
        start: this.#clock + 1,
        end: this.#clock + 2,
        outcome: 'ok',
      })
    }
    this.#clock += 10
  }

  /** Adds messages that no call of the history sent, and reads that contain them. */
  #remember(actors: readonly string[]): void {
    // A separate generator, so that these messages do not change the other records of the history.
    const random = seededRandom(this.#options.seed + 1)
    for (let count = 0; count < this.#options.earlier; count += 1) {
      const chat = this.#model.chats[Math.floor(random() * this.#model.chats.length)] as ModelChat
      const sender = chat.initial[Math.floor(random() * chat.initial.length)] as string
      const message = `earlier${count}`
      this.#model.send(sender, chat, message, `content of ${message}`, this.#clock)
    }
    const earlier = { start: this.#clock + 2, end: this.#clock + 3, earlier: true } as const
    for (const chat of this.#model.chats)
      for (const actor of chat.members) {
        const messages = this.#model.history(actor, chat, Infinity)
        this.#record(earlier.end, { record: 'messages', actor, chat: chat.id, ...earlier, complete: true, messages })
      }
    for (const actor of actors) {
      const { length } = this.#model.actor(actor).log
      this.#earlier.set(actor, length)
      const page = { channel: 'pull', after: length, has_more: false, events: [] } as const
      this.#record(earlier.end, { record: 'events', actor, ...earlier, ...page })
    }
    this.#clock += 5
  }

  #callAtRandom(): void {
    const chat = this.#pick(this.#model.chats)
    const actor = this.#random() < 0.95 ? this.#pick([...chat.initial]) : this.#pick([...this.#model.actors.keys()])
    const dice = this.#random()
    if (dice < 0.6) this.#send(actor, chat)
    else if (dice < 0.75) this.#pull(actor)
    else if (dice < 0.83) this.#watermark(actor, chat)
    else if (dice < 0.89) this.#react(actor, chat)
    else if (dice < 0.91) this.#changeMember(actor, chat)
    else if (dice < 0.93) this.#changeBlock(actor, chat)
    else if (dice < 0.95) this.#upload(actor)
    else if (dice < 0.97) this.#task(actor)
    else this.#read(actor, chat, this.#clock)
  }

  /** Sends like a correct client: repeats the send with the same id until the outcome is known. */
  #send(actor: string, chat: ModelChat): void {
    const message = this.#id('msg')
    const content = `content of ${message}`
    const attempts = this.#random() < 0.1 ? 2 : 1
    for (let attempt = 0, from = this.#clock; attempt < 4; attempt += 1) {
      const { lost, end } = this.#call(
        { actor, operation: 'send', chat: chat.id, message, content },
        (at) => this.#model.send(actor, chat, message, content, at),
        from,
      )
      from = end + this.#random() * 20
      if (!lost && attempt + 1 >= attempts) return
    }
  }

  #pull(actor: string): void {
    const { log } = this.#model.actor(actor)
    const start = this.#clock
    const end = start + 1 + this.#random() * longestCallMs
    const at = start + this.#random() * (end - start)
    this.#effects.push({
      at,
      run: () => this.#page(actor, start, end, log.length - Math.floor(this.#random() * Math.min(log.length + 1, 150))),
    })
  }

  #page(actor: string, start: number, end: number, after: number): void {
    const { log } = this.#model.actor(actor)
    const events = log.slice(after, after + pageSize)
    const has_more = after + pageSize < log.length
    this.#record(end, { record: 'events', actor, channel: 'pull', start, end, after, has_more, events })
  }

  #watermark(actor: string, chat: ModelChat): void {
    const operation = this.#pick(['read', 'delivered'] as const)
    const start = this.#clock
    this.#effects.push({
      at: start,
      run: () => {
        const message = this.#model.someMessage(actor, chat, this.#random())
        if (message === undefined || chat.kind !== 'direct' || !chat.members.has(actor)) return
        const end = start + 1 + this.#random() * longestCallMs
        const answer = this.#model.watermark(actor, chat, operation, message, start)
        const details = { actor, operation, chat: chat.id, message, ...answer } as const
        this.#record(end, { record: 'call', ...details, start, end, outcome: 'ok' })
      },
    })
  }

  #react(actor: string, chat: ModelChat): void {
    const start = this.#clock
    const lost = this.#random() < this.#options.unknown
    const value = this.#pick(['heart', 'fire'])
    const operation = this.#pick(['react', 'unreact'] as const)
    this.#effects.push({
      at: start,
      run: () => {
        const message = this.#model.someMessage(actor, chat, this.#random())
        if (message === undefined) return
        const end = start + 1 + this.#random() * longestCallMs
        this.#model.react(actor, message, operation, value)
        const details = { actor, operation, chat: chat.id, message, value } as const
        this.#record(end, { record: 'call', ...details, start, end, outcome: lost ? 'unknown' : 'ok' })
      },
    })
  }

  #changeMember(actor: string, chat: ModelChat): void {
    if (chat.kind === 'direct') return
    const member = this.#pick([...chat.initial])
    const operation = this.#pick(['join', 'leave'] as const)
    this.#call({ actor, operation, chat: chat.id, member }, () => {
      if (operation === 'join') chat.members.add(member)
      else chat.members.delete(member)
      return {}
    })
  }

  #changeBlock(actor: string, chat: ModelChat): void {
    const target = this.#pick([...chat.initial].filter((member) => member !== actor))
    const operation = this.#pick(['block', 'unblock'] as const)
    this.#call({ actor, operation, target }, () => {
      const { blocked } = this.#model.actor(actor)
      if (operation === 'block') blocked.add(target)
      else blocked.delete(target)
      return {}
    })
  }

  #upload(actor: string): void {
    const attachment = this.#id('att')
    const content = `bytes of ${attachment}`
    const { lost, end } = this.#call({ actor, operation: 'upload', attachment, content }, () => ({}))
    if (!lost) this.#call({ actor, operation: 'download', attachment }, () => ({ content }), end + 1)
  }

  #task(actor: string): void {
    const target = this.#pick([...this.#model.actors.keys()].filter((other) => other !== actor))
    const message = this.#id('msg')
    let from = this.#clock
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { lost, end } = this.#call(
        { actor, operation: 'task', target, message },
        (at) => this.#model.task(actor, target, message, at),
        from,
      )
      if (!lost) return
      from = end + 1
    }
  }

  #read(actor: string, chat: ModelChat, start: number): void {
    const end = start + 1 + this.#random() * longestCallMs
    this.#effects.push({
      at: start + this.#random() * (end - start),
      run: () => this.#history(actor, chat, start, end),
    })
  }

  #history(actor: string, chat: ModelChat, start: number, end: number, settled = false): void {
    if (!chat.members.has(actor)) return
    const complete = settled || chat.messages.length <= historyPage
    const messages = this.#model.history(actor, chat, complete ? Infinity : historyPage)
    this.#record(end, { record: 'messages', actor, chat: chat.id, start, end, complete, messages })
  }

  /** Delivers at least once: some attempts are rejected, and some accepted ones are repeated. */
  #deliver(actor: string, event: SeenEvent, at: number): void {
    for (const subscription of this.#model.actor(actor).subscriptions) {
      let start = at
      for (let accepted = false; !accepted; start += 30) {
        start += this.#random() * 30
        accepted = this.#random() < 0.8
        const end = start + 1
        const delivery = { record: 'events', actor, channel: 'webhook', subscription, start, end, accepted } as const
        this.#record(end, { ...delivery, verified: true, events: [event] })
        if (accepted && this.#random() < 0.05) this.#record(end + 9, { ...delivery, end: end + 9, events: [event] })
      }
    }
  }

  #settle(): void {
    const at = Math.max(this.#clock, ...this.#records.slice(-1000).map(({ end }) => end)) + 1000
    this.#record(at, { record: 'settled', at })
    let clock = at
    for (const actor of this.#model.actors.keys()) {
      const { log } = this.#model.actor(actor)
      const first = this.#earlier.get(actor) ?? 0
      for (let after = first; after === first || after < log.length; after += pageSize) {
        this.#page(actor, clock + 1, clock + 2, after)
        clock += 2
      }
    }
    for (const chat of this.#model.chats)
      for (const actor of chat.members) this.#history(actor, chat, (clock += 2), clock + 1, true)
  }
}
