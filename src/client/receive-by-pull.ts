import { ApiError, type ConnectionError } from './api-error.ts'
import { isTemporary, waitOf, type Api } from './api.ts'
import type { EventQueue } from './event-queue.ts'
import { boundsOf } from './log-place.ts'
import type { OnProblem } from './problem.ts'
import { wait } from './wait.ts'
import { isLogPage, type LogPage } from './wire-checks.ts'

export interface ReceiverOptions {
  api: Api
  queue: EventQueue
  signal: AbortSignal
  /** Called when receiving has started. */
  ready: () => void
  report: OnProblem
}

interface PageQuery {
  after: number
  limit: number
  timeout?: number
  log_epoch?: string | undefined
}

/** Long-poll timeout, in seconds. */
const heldSeconds = 25
const pageMax = 100

/** Pulls the log after the cursor until the signal aborts. @throws ApiError that is not temporary */
export async function receiveByPull({ api, queue, signal, ready, report }: ReceiverOptions): Promise<void> {
  let after = queue.progress.cursor
  let timeout = 0
  while (!signal.aborted) {
    const query = { after, timeout, limit: pageMax, log_epoch: queue.progress.epoch }
    const page = await untilAnswered(() => readPage(api, query, signal), { signal, report })
    if (!page) return
    ready()
    queue.compare(boundsOf(page))
    for (const event of page.events) await queue.take(event)
    after = page.next_cursor
    timeout = heldSeconds
  }
}

/**
 * Repeats a request until it is answered, and reports each failure.
 * @returns undefined when the signal aborts
 * @throws the first error that is not temporary
 */
export async function untilAnswered<T>(
  request: () => Promise<T>,
  { signal, report }: Pick<ReceiverOptions, 'signal' | 'report'>,
): Promise<T | undefined> {
  for (let attempt = 1; !signal.aborted; attempt++) {
    try {
      return await request()
    } catch (error) {
      if (signal.aborted) return undefined
      if (!isTemporary(error)) throw error
      const waitMs = waitOf(error, attempt)
      report({ code: 'request_failed', error: error as ApiError | ConnectionError, attempt, waitMs })
      await wait(waitMs, signal)
    }
  }
  return undefined
}

async function readPage(api: Api, query: PageQuery, signal: AbortSignal): Promise<LogPage> {
  return (await api.call('listEvents', { query, signal, expects: isLogPage })) as LogPage
}

/** Returns the newest sequence of the log without reading events. */
export async function readLatest(api: Api, signal: AbortSignal): Promise<number> {
  const read = (after: number) => readPage(api, { after, limit: 1 }, signal)
  const page = await read(Number.MAX_SAFE_INTEGER).catch((error: unknown) => {
    // A service may reject a cursor after the end of its log.
    if (error instanceof ApiError && error.status === 422) return read(0)
    throw error
  })
  return page.latest
}

/** Returns the cursor before the oldest event, which is not 0 when old events were deleted. */
export async function readBeginning(api: Api, latest: number, signal: AbortSignal): Promise<number> {
  let [expired, kept] = [-1, latest]
  for (let after = 0; expired + 1 < kept; after = Math.floor((expired + kept) / 2)) {
    const isKept = await readPage(api, { after, limit: 1 }, signal).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError && error.status < 500 && error.code === 'invalid_request') return false
        throw error
      },
    )
    if (isKept) kept = after
    else expired = after
  }
  return kept
}
