import { ApiError, ConnectionError } from '../../client/api-error.ts'
import { backoff, wait } from '../../client/wait.ts'

/** Maximum wait between attempts while a server restarts, in milliseconds. */
const longestWaitMs = 5_000

export interface RetryOptions {
  /** Aborts the attempts. */
  signal: AbortSignal
  /** Called once when the server does not answer, and once when it answers again. */
  warn(text: string): void
}

/**
 * Runs the work, and retries it while the server is unavailable. The work must be idempotent.
 * @returns undefined when the signal aborted it
 * @throws ApiError that is not retryable
 */
export async function untilAnswered<T>(work: () => Promise<T>, { signal, warn }: RetryOptions): Promise<T | undefined> {
  for (let attempt = 1; !signal.aborted; attempt++) {
    try {
      const answer = await work()
      if (attempt > 1) warn('The server answers again.')
      return answer
    } catch (error) {
      if (signal.aborted) return undefined
      if (!isUnavailable(error)) throw error
      if (attempt === 1) warn(`The server does not answer (${error.message}); asking again.`)
      await wait(backoff(attempt, { cap: longestWaitMs }), signal)
    }
  }
  return undefined
}

function isUnavailable(error: unknown): error is Error {
  return (
    error instanceof ConnectionError || (error instanceof ApiError && (error.status >= 500 || error.status === 429))
  )
}
