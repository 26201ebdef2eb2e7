import { chatsAfter, purgeMessages, type StoredBefore } from '../../conversations/messages/purge-messages.store.ts'
import { mergeDeleted, mergeIndex } from '../../conversations/messages/search-index.sql.ts'
import { sleep, type Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/configuration/configuration.ts'
import type { Database, DatabaseLog, Tx } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { Pace } from '../../platform/pace.ts'
import { createRecurringWork, type RecurringWork } from '../../platform/recurring-work.ts'
import { logsAfter, purgeDeliveries, purgeEvents, webhooksAfter, type SettledBefore } from './retention.sql.ts'
import { claimRound, endRound, isRoundDue, renewRound } from './round.store.ts'

const dayMs = 86_400_000
/** Interval between two rounds of all processes, in milliseconds. */
const roundEveryMs = 3_600_000
/** Interval at which each process polls for a due round, in milliseconds. */
const pollEveryMs = 60_000
/** Lease of a round, in milliseconds. After it, another process continues the round of a crashed one. */
const leaseMs = 60_000
/** Maximum number of rows in one transaction; short transactions delay no other work. */
const stepMax = 500
/** Maximum number of messages in one transaction, each with its reactions, receipts and words of the search index. */
const messagesMax = 100
/** Webhooks, logs and chats that one query reads. */
const pageMax = 100
/** Wait between two transactions, in milliseconds: purging is not urgent. */
const pauseMs = 20

/** Number of rows deleted because of their age. */
export interface Purged {
  deliveries: number
  events: number
  messages: number
  attachments: number
}

/** Settings of the days that data is kept; 0 keeps it for ever. */
const keptDays = [
  'keepDeliveriesDays',
  'keepDeadLettersDays',
  'keepEventsDays',
  'keepDirectMessagesDays',
  'keepGroupMessagesDays',
] as const satisfies readonly (keyof Config)[]

export interface RetentionDependencies {
  database: Database
  clock: Clock
  ids: Ids
  log: DatabaseLog
  metrics?: Pick<Metrics, 'purged'>
  config: Pick<Config, (typeof keptDays)[number]>
}

/**
 * Deletes settled deliveries, events and messages that are older than the settings allow, in small steps. One process
 * at a time works on a round; after a crash, another one continues it.
 */
export class Retention {
  readonly #dependencies: RetentionDependencies
  readonly #stopping = new AbortController()
  readonly #polls: RecurringWork
  readonly #leaseId: string
  #isFirst = true
  #renewAt = 0

  constructor(dependencies: RetentionDependencies) {
    this.#dependencies = dependencies
    const { clock, ids, log } = dependencies
    this.#leaseId = ids.next('lse')
    this.#polls = createRecurringWork({
      clock,
      everyMs: pollEveryMs,
      run: () => this.poll(),
      onError: (error) => {
        if (!this.#stopping.signal.aborted)
          log.warn({ err: error }, 'data older than its retention time could not be deleted')
      },
    })
  }

  /** Purges now and every hour, unless the settings keep all data. */
  start(): void {
    const { config } = this.#dependencies
    if (keptDays.every((name) => config[name] === 0)) return
    this.#polls.soon()
    this.#polls.start()
  }

  /** Stops purging and resolves when the current step has ended. */
  stop(): Promise<void> {
    this.#stopping.abort(new Error('the process stops'))
    return this.#polls.stop()
  }

  /** Purges if a round is due and no other process works on one. The first poll of a process does not wait until it is. */
  async poll(): Promise<void> {
    const { clock, database, log } = this.#dependencies
    const early = this.#isFirst
    this.#isFirst = false
    const now = clock.now()
    if (!early && !(await database.read((tx) => isRoundDue(tx, now)))) return
    const claim = { leaseId: this.#leaseId, now, leaseUntil: now + leaseMs, early }
    const round = await database.write((tx) => claimRound(tx, claim), 'process')
    if (!round) return
    this.#renewAt = clock.now() + leaseMs / 3
    let isComplete = false
    try {
      const purged = await this.purge(round.reached ?? '')
      isComplete = true
      if (Object.values(purged).some((rows) => rows > 0))
        log.info({ ...purged }, 'data older than its retention time was deleted')
    } finally {
      // An incomplete round is due at once, and continues at its last chat.
      const dueAt = clock.now() + (isComplete ? roundEveryMs : 0)
      await database.write((tx) => endRound(tx, this.#leaseId, dueAt, isComplete), 'process')
    }
  }

  /** Purges once. @param reached chat after which the messages of the round begin @throws the abort reason of `stop` */
  async purge(reached = ''): Promise<Purged> {
    // Deliveries first: a dead letter keeps its event.
    const deliveries = await this.#purgeDeliveries()
    const events = await this.#purgeEvents()
    return { deliveries, events, ...(await this.#purgeMessages(reached)) }
  }

  async #purgeDeliveries(): Promise<number> {
    const { keepDeliveriesDays, keepDeadLettersDays } = this.#dependencies.config
    const before = { delivered: this.#before(keepDeliveriesDays), dead: this.#before(keepDeadLettersDays) }
    if (before.delivered === null && before.dead === null) return 0
    const read = (tx: Tx, after: string) => webhooksAfter(tx, after, pageMax)
    let total = 0
    for await (const webhookId of this.#all(read, (id) => id)) total += await this.#purgeWebhook(webhookId, before)
    return total
  }

  async #purgeWebhook(webhookId: string, before: SettledBefore): Promise<number> {
    let total = 0
    for (let after: number | undefined = 0; after !== undefined;) {
      const from: number = after
      const { through, deleted } = await this.#step((tx) => purgeDeliveries(tx, webhookId, from, before, stepMax))
      total += this.#count('deliveries', deleted)
      after = through
    }
    return total
  }

  async #purgeEvents(): Promise<number> {
    const before = this.#before(this.#dependencies.config.keepEventsDays)
    if (before === null) return 0
    const read = (tx: Tx, after: string) => logsAfter(tx, after, before, pageMax)
    let total = 0
    for await (const { actorId, isOld } of this.#all(read, (log) => log.actorId))
      if (isOld) total += await this.#purgeLog(actorId, before)
    return total
  }

  async #purgeLog(actorId: string, before: number): Promise<number> {
    let total = 0
    let deleted: number
    do {
      deleted = await this.#step((tx) => purgeEvents(tx, actorId, before, stepMax))
      total += this.#count('events', deleted)
    } while (deleted === stepMax)
    return total
  }

  async #purgeMessages(reached: string): Promise<Pick<Purged, 'messages' | 'attachments'>> {
    const { keepDirectMessagesDays, keepGroupMessagesDays } = this.#dependencies.config
    const before = { direct: this.#before(keepDirectMessagesDays), group: this.#before(keepGroupMessagesDays) }
    const total = { messages: 0, attachments: 0 }
    if (before.direct === null && before.group === null) return total
    const read = (tx: Tx, after: string) => chatsAfter(tx, after, pageMax)
    for await (const { id, kind, oldest } of this.#all(read, (chat) => chat.id, reached)) {
      if (oldest === null || oldest >= (before[kind] ?? 0)) continue
      const purged = await this.#purgeChat(id, before)
      total.messages += purged.messages
      total.attachments += purged.attachments
    }
    if (total.messages > 0) await this.#mergeIndex()
    return total
  }

  /** Removes the words of the deleted messages from the pages of the search index. */
  async #mergeIndex(): Promise<void> {
    let hasMore = await this.#step((tx) => mergeIndex(tx, true))
    while (hasMore) hasMore = await this.#step((tx) => mergeIndex(tx, false))
  }

  async #purgeChat(chatId: string, before: StoredBefore): Promise<Pick<Purged, 'messages' | 'attachments'>> {
    const total = { messages: 0, attachments: 0 }
    let hasMore: boolean
    do {
      // Flushed, unlike other steps: the bytes of attachments are deleted after the commit.
      const step = await this.#step((tx) => purgeMessages(tx, chatId, before, messagesMax), 'machine')
      hasMore = step.hasMore
      total.messages += this.#count('messages', step.messages)
      total.attachments += this.#count('attachments', step.attachments)
      if (this.#dependencies.database.dialect === 'sqlite' && step.messages > 0) while (await this.#step(mergeDeleted));
    } while (hasMore)
    return total
  }

  /** Yields all rows of a query in pages, and keeps the lease and the reached row of the round. */
  async *#all<Row>(
    read: (tx: Tx, after: string) => Promise<Row[]>,
    keyOf: (row: Row) => string,
    reached?: string,
  ): AsyncGenerator<Row> {
    const { clock, database } = this.#dependencies
    const pace = new Pace(clock, this.#stopping.signal)
    let after = reached ?? ''
    for (;;) {
      await pace.next()
      const page = await database.read((tx) => read(tx, after))
      yield* page
      if (page.length < pageMax) return
      after = keyOf(page.at(-1)!)
      await this.#renew(reached === undefined ? null : after)
    }
  }

  /** Extends the lease of the round in time. @throws when another process has taken the round over */
  async #renew(reached: string | null): Promise<void> {
    const { clock, database } = this.#dependencies
    if (this.#renewAt === 0 || clock.now() < this.#renewAt) return
    const leaseUntil = clock.now() + leaseMs
    if (!(await database.write((tx) => renewRound(tx, this.#leaseId, leaseUntil, reached), 'process')))
      throw new Error('another process continues this round')
    this.#renewAt = clock.now() + leaseMs / 3
  }

  #count(kind: keyof Purged, rows: number): number {
    if (rows > 0) this.#dependencies.metrics?.purged(kind, rows)
    return rows
  }

  /** Returns the time before which rows are deleted; null keeps all rows. */
  #before(days: number): number | null {
    return days === 0 ? null : this.#dependencies.clock.now() - days * dayMs
  }

  /** Runs one transaction, by default without waiting for the disk: rows that reappear after a crash are deleted again. */
  async #step<T>(work: (tx: Tx) => Promise<T>, survives: 'process' | 'machine' = 'process'): Promise<T> {
    const { clock, database } = this.#dependencies
    await sleep(clock, pauseMs, this.#stopping.signal)
    this.#stopping.signal.throwIfAborted()
    const result = await database.write(work, survives)
    await this.#renew(null)
    return result
  }
}
