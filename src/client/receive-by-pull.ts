import type { AgentEvent } from '../../generated/events.ts'
import { ApiError } from './api-error.ts'
import type { Api } from './api.ts'
import { isPassing, waitOf } from './api.ts'
import type { EventQueue } from './event-queue.ts'
import { wait } from './wait.ts'

export interface ReceiverOptions {
  api: Api
  queue: EventQueue
  signal: AbortSignal
  /** Called when events are received from now on. */
  ready: () => void
}

/** Seconds for which the server may hold a pull. */
const heldSeconds = 25
const pageMax = 100

/** Pulls the log behind the cursor until the signal ends it. @throws ApiError that a repeat cannot help */
export async function receiveByPull({ api, queue, signal, ready }: ReceiverOptions): Promise<void> {
  let after = queue.progress.cursor
  let timeout = 0
  for (let attempt = 1; !signal.aborted; attempt++) {
    try {
      const page = await api.call('listEvents', { query: { after, timeout, limit: pageMax }, signal })
      ready()
      for (const event of page.events) await queue.take(event as AgentEvent)
      after = page.next_cursor
      timeout = heldSeconds
      attempt = 0
    } catch (error) {
      if (signal.aborted) return
      if (!isPassing(error, true) && !(error instanceof ApiError && error.status >= 500)) throw error
      await wait(waitOf(error, attempt), signal)
    }
  }
}

/** The end of the log, without reading anything of it. */
export async function readLatest(api: Api, signal: AbortSignal): Promise<number> {
  const read = (after: number) => api.call('listEvents', { query: { after, limit: 1 }, signal })
  const page = await read(Number.MAX_SAFE_INTEGER).catch((error: unknown) => {
    // A service may reject a cursor beyond its log.
    if (error instanceof ApiError && error.status === 422) return read(0)
    throw error
  })
  return page.latest
}
