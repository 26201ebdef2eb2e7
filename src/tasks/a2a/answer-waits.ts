import { isLive } from '../../identity/accounts/credential.sql.ts'
import type { EndSignal } from '../../platform/end-signal.ts'
import { sleep, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { temporarilyUnavailable, unauthorized } from '../../platform/errors.ts'
import { readCounters } from '../../platform/event-log/append-events.sql.ts'
import type { Waiters } from '../../platform/event-log/waiters.ts'
import type { Message } from '../../conversations/messages/message.ts'
import { findAnswer, readArrivals, type Arrival, type Question } from './answer.store.ts'

/**
 * Calls that wait for an agent's answer. They are in the memory of this process, with one reader per requester and
 * without a connection each.
 */
export interface AnswerWaits {
  /**
   * @param credentialId credential of the requester; no answer is returned after its end
   * @param timeoutMs maximum wait
   * @returns the answer, or undefined after the timeout or a disconnect
   * @throws temporarily_unavailable when the server stops: a repeated call joins the wait on another server;
   * unauthorized
   */
  wait(question: Question, credentialId: string, timeoutMs: number, signal: EndSignal): Promise<Message | undefined>
}

interface Wait {
  question: Question
  credentialId: string
  settle(answer: Message | undefined): void
  fail(error: unknown): void
}

/** Reads the log of one requester while calls wait for it. */
interface Reader {
  requesterId: string
  waits: Set<Wait>
  idle: AbortController
}

interface AnswerWaitsDependencies {
  database: Database
  waiters: Waiters
  clock: Clock
  onError(error: unknown): void
}

/** Events read at once. */
const pageSize = 500
/** Poll interval without a signal, and pause after an error. */
const idleMs = 30_000
const errorPauseMs = 1_000

/** Waits for answers. Each requester's log is read once for all its waits. */
export function createAnswerWaits(dependencies: AnswerWaitsDependencies): AnswerWaits {
  const { clock, database, waiters, onError } = dependencies
  const readers = new Map<string, Reader>()

  /**
   * Follows the log of a requester. Its position is read after the first wait is registered; earlier answers are looked
   * up when a wait begins.
   */
  async function follow(reader: Reader): Promise<void> {
    let place: number | undefined
    while (!reader.idle.signal.aborted) {
      try {
        place ??= (await database.read((tx) => readCounters(tx, [reader.requesterId])))[0]?.last_sequence ?? 0
        place = await step(reader, place)
      } catch (error) {
        onError(error)
        await sleep(clock, errorPauseMs)
      }
    }
  }

  async function step({ requesterId, waits, idle }: Reader, after: number): Promise<number> {
    const waiter = waiters.register(requesterId, after, idleMs, idle.signal)
    try {
      const { last, arrivals } = await database.read((tx) => readArrivals(tx, requesterId, after, pageSize))
      for (const wait of concerned(waits, arrivals)) await readAnswers(dependencies, wait)
      if (last > after || idle.signal.aborted) return last
      await dismiss(dependencies, waits)
      if ((await waiter.next()) === 'drained') {
        for (const wait of [...waits])
          wait.fail(temporarilyUnavailable('The service is stopping; send the same call again.', 1))
      }
      return last
    } finally {
      waiter.release()
    }
  }

  function readerOf(requesterId: string): Reader {
    const known = readers.get(requesterId)
    if (known) return known
    const reader = { requesterId, waits: new Set<Wait>(), idle: new AbortController() }
    readers.set(requesterId, reader)
    return reader
  }

  function leave(reader: Reader, wait: Wait): void {
    if (!reader.waits.delete(wait) || reader.waits.size > 0) return
    readers.delete(reader.requesterId)
    reader.idle.abort()
  }

  return {
    async wait(question, credentialId, timeoutMs, signal) {
      if (signal.aborted) return undefined
      const reader = readerOf(question.requesterId)
      const { promise, resolve, reject } = Promise.withResolvers<Message | undefined>()
      const wait: Wait = { question, credentialId, settle: resolve, fail: reject }
      const giveUp = () => resolve(undefined)
      const timer = clock.setTimeout(giveUp, timeoutMs)
      signal.addEventListener('abort', giveUp)
      reader.waits.add(wait)
      if (reader.waits.size === 1) void follow(reader)
      // Finds answers from before the reader's position.
      readAnswers(dependencies, wait).catch(reject)
      try {
        return await promise
      } finally {
        clock.clearTimeout(timer)
        signal.removeEventListener('abort', giveUp)
        leave(reader, wait)
      }
    },
  }
}

/** Settles a wait if its answer exists. */
async function readAnswers(
  { database, clock }: Pick<AnswerWaitsDependencies, 'database' | 'clock'>,
  wait: Wait,
): Promise<void> {
  const [answer, live] = await database.read((tx) =>
    Promise.all([findAnswer(tx, wait.question), isLive(tx, wait.credentialId, clock.now())]),
  )
  if (!live) wait.fail(unauthorized())
  else if (answer) wait.settle(answer)
}

/** Fails the waits of expired or revoked credentials. The end of a credential wakes the reader without an event. */
async function dismiss(
  { database, clock }: Pick<AnswerWaitsDependencies, 'database' | 'clock'>,
  waits: ReadonlySet<Wait>,
): Promise<void> {
  for (const id of new Set([...waits].map(({ credentialId }) => credentialId))) {
    if (await database.read((tx) => isLive(tx, id, clock.now()))) continue
    for (const wait of [...waits]) if (wait.credentialId === id) wait.fail(unauthorized())
  }
}

/**
 * Returns the waits that an arrival may end: those that it refers to, or, without a reference, those for the
 * requester's last question in the chat. Thousands of waits in one chat cost one lookup for each answer, not for each
 * pair.
 */
function concerned(waits: ReadonlySet<Wait>, arrivals: readonly Arrival[]): Wait[] {
  const named = new Set(arrivals.map(({ replyTo }) => replyTo))
  const lasts = new Map(arrivals.filter(({ replyTo }) => replyTo === null).map(({ chatId }) => [chatId, 0]))
  for (const {
    question: { chatId, sequence },
  } of waits) {
    const last = lasts.get(chatId)
    if (last !== undefined && sequence > last) lasts.set(chatId, sequence)
  }
  return [...waits].filter(
    ({ question }) => named.has(question.messageId) || lasts.get(question.chatId) === question.sequence,
  )
}
