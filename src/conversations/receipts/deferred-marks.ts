import type { Clock } from '../../platform/clock.ts'
import type { Commits } from '../../platform/unit-of-work/commits.ts'
import { isOutage } from '../../platform/database/database-errors.ts'
import { isDomainError } from '../../platform/errors.ts'
import { deliveredWrite, type DeliveredWrite } from './delivered.write.ts'

/** Actors whose marks wait; those of further ones are dropped, and made up for by their next mark in the chat. */
const actorsMax = 10_000
/** Chats of one actor whose marks wait. */
const chatsMax = 1_000
/** How often it is tried to store them, in milliseconds. */
const retryMs = 500

/** Delivered marks of pages that were handed over while the database could not store anything (AMB-041). */
export interface DeferredMarks {
  /** Stores the marks of a page, at once if that is possible, and else as soon as the database stores again. */
  submit(write: DeliveredWrite): Promise<void>
  /** How many actors have marks that wait. */
  readonly size: number
  /** Tries a last time; what is not stored then is made up for by the next mark in its chat. */
  stop(): Promise<void>
}

interface DeferredMarksDependencies {
  commits: Commits
  clock: Clock
  log: { warn(details: object, message: string): void; info(details: object, message: string): void }
}

/** Keeps marks in memory until they can be stored. A mark covers what is before it, so each chat needs the latest alone. */
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

  /** One actor's first: while that one's cannot be stored, nobody's can. */
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
    log.info({}, 'the delivered marks that waited for the database are stored')
  }

  return {
    async submit(write) {
      try {
        await commits.submit(deliveredWrite, write)
      } catch (error) {
        if (!canWait(error)) throw error
        if (waiting.size === 0) log.warn({ err: error }, 'delivered marks wait until the database stores again')
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

/** The database, or the queue before it, takes no more right now. */
function canWait(error: unknown): boolean {
  return isOutage(error) || (isDomainError(error) && error.kind === 'temporarily_unavailable')
}
