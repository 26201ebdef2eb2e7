import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import { temporarilyUnavailable } from '../core/errors.ts'
import { readCounters } from '../events/event.store.ts'
import type { Waiters } from '../events/waiters.ts'
import type { Message } from '../messages/message.ts'
import { findAnswer, readArrivals, type Question } from './answer.store.ts'

/** Calls that wait for an agent's answer: memory of this process, one reader per requester and no connection each. */
export interface AnswerWaits {
  /**
   * @param timeoutMs how long at most
   * @returns the answer, or undefined when none came in time or the caller has gone
   * @throws temporarily_unavailable when the server stops: the same call elsewhere joins the wait
   */
  wait(question: Question, timeoutMs: number, gone: AbortSignal): Promise<Message | undefined>
}

interface Wait {
  question: Question
  settle(answer: Message | undefined): void
  fail(error: unknown): void
}

interface Parts {
  database: Database
  waiters: Waiters
  onFault(error: unknown): void
}

/** Events of a log that are looked at together. */
const pageSize = 500
/** A reader looks again after this time even if it heard nothing, and after this time when it failed. */
const idleMs = 30_000
const faultPauseMs = 1_000

export function createAnswerWaits({ database, waiters, onFault }: Parts): AnswerWaits {
  const readers = new Map<string, Set<Wait>>()
  const never = new AbortController().signal

  /** Follows the log of one requester as long as anything of it waits. The waits are there before its place is read. */
  async function follow(requesterId: string, waits: Set<Wait>): Promise<void> {
    let place: number | undefined
    while (waits.size > 0) {
      try {
        place ??= (await database.read((tx) => readCounters(tx, [requesterId])))[0]?.last_sequence ?? 0
        place = await step(requesterId, waits, place)
      } catch (error) {
        onFault(error)
        await pause(faultPauseMs)
      }
    }
    readers.delete(requesterId)
  }

  async function step(requesterId: string, waits: Set<Wait>, after: number): Promise<number> {
    const waiter = waiters.register(requesterId, after, idleMs, never)
    try {
      const { last, chatIds } = await database.read((tx) => readArrivals(tx, requesterId, after, pageSize))
      for (const wait of [...waits]) if (chatIds.has(wait.question.chatId)) await look(wait)
      if (last > after || waits.size === 0) return last
      if (await waiter.next() === 'drained') {
        for (const wait of [...waits]) wait.fail(temporarilyUnavailable('The service is stopping; send the same call again.', 1))
      }
      return last
    } finally {
      waiter.release()
    }
  }

  async function look(wait: Wait): Promise<void> {
    const answer = await database.read((tx) => findAnswer(tx, wait.question))
    if (answer) wait.settle(answer)
  }

  return {
    wait: (question, timeoutMs, gone) => new Promise((resolve, reject) => {
      const { requesterId } = question
      const known = readers.get(requesterId)
      const waits = known ?? new Set<Wait>()
      const end = () => {
        clearTimeout(timer)
        gone.removeEventListener('abort', giveUp)
        waits.delete(wait)
        // A reader without waits ends by itself, at the latest when it is woken next.
        waiters.wake([requesterId])
      }
      const wait: Wait = {
        question,
        settle(answer) { end(); resolve(answer) },
        fail(error) { end(); reject(error as Error) },
      }
      const giveUp = () => wait.settle(undefined)
      const timer = setTimeout(giveUp, timeoutMs)
      gone.addEventListener('abort', giveUp)
      waits.add(wait)
      if (!known) {
        readers.set(requesterId, waits)
        void follow(requesterId, waits)
      }
      // What came before the reader took its place.
      look(wait).catch((error: unknown) => wait.fail(error))
    }),
  }
}
