import type { Clock } from '../../platform/clock.ts'
import type { Commits } from '../../platform/unit-of-work/commits.ts'
import { isOutage } from '../../platform/database/database-errors.ts'
import { isDomainError } from '../../platform/errors.ts'
import { deliveredWrite, type DeliveredWrite } from './delivered.write.ts'

/** Maximum actors with deferred marks. Marks of further actors are dropped; their next mark in the chat covers them. */
const actorsMax = 10_000
/** Maximum chats with deferred marks of one actor. */
const chatsMax = 1_000
/** Retry interval, in milliseconds. */
const retryMs = 500

/** Delivered marks of pages that were delivered while the database could not store them (AMB-041). */
export interface DeferredMarks {
  /** Stores the marks of a page, or defers them until the database stores again. */
  submit(write: DeliveredWrite): Promise<void>
  /** Number of actors with deferred marks. */
  readonly size: number
  /** Stores the marks before the process stops. The next mark in a chat covers lost marks. */
  stop(): Promise<void>
}

interface DeferredMarksDependencies {
  commits: Commits
  clock: Clock
  log: { warn(details: object, message: string): void; info(details: object, message: string): void }
}

/** Keeps marks in memory until they can be stored. A mark covers earlier ones, so each chat needs only the latest. */
export function createDeferredMarks({ commits, clock, log }: DeferredMarksDependencies): DeferredMarks {
  const waiting = new Map<string, Map<string, number>>()
  let timer: NodeJS.Timeout | undefined
  let trying: Promise<void> | undefined
  let stopped = false

  function defer({ actorId, positions }: DeliveredWrite): void {
    const known = waiting.get(actorId)
    if (!known && waiting.size >= actorsMax) return
    const chats = known ?? new Map<string, number>()
    if (!known) waiting.set(actorId, chats)
    for (const { chatId, throughSequence } of positions) {
      const before = chats.get(chatId)
      if (before === undefined && chats.size >= chatsMax) continue
      chats.set(chatId, Math.max(before ?? 0, throughSequence))
    }
  }

  function retryLater(): void {
    if (stopped || waiting.size === 0) return
    timer ??= clock
      .setTimeout(() => {
        timer = undefined
        trying = storeWaiting().finally(retryLater)
      }, retryMs)
      .unref()
  }

  /** Stores the marks actor by actor, and stops at the first failure, because further statements would fail, too. */
  async function storeWaiting(): Promise<void> {
    for (const [actorId, chats] of waiting) {
      waiting.delete(actorId)
      const positions = [...chats].map(([chatId, throughSequence]) => ({ chatId, throughSequence }))
      try {
        await commits.submit(deliveredWrite, { actorId, positions })
      } catch (error) {
        if (!canWait(error)) log.warn({ err: error, actorId }, 'delivered marks could not be stored')
        else return defer({ actorId, positions })
      }
    }
    log.info({}, 'the queued delivered marks are stored')
  }

  return {
    async submit(write) {
      try {
        await commits.submit(deliveredWrite, write)
      } catch (error) {
        if (!canWait(error)) throw error
        if (waiting.size === 0) log.warn({ err: error }, 'delivered marks are queued until the database accepts writes')
        defer(write)
        retryLater()
      }
    },
    get size() {
      return waiting.size
    },
    async stop() {
      stopped = true
      clock.clearTimeout(timer)
      await trying
      if (waiting.size > 0) await storeWaiting()
    },
  }
}

/** Returns whether the database, or the commit queue, is temporarily unavailable. */
function canWait(error: unknown): boolean {
  return isOutage(error) || (isDomainError(error) && error.kind === 'temporarily_unavailable')
}
