import { ApiError, ConnectionError } from '../../client/api-error.ts'
import { backoff, wait } from '../../client/wait.ts'

/** A server that restarts is asked again at least so often. */
const longestWaitMs = 5_000

export interface Patience {
  /** Ends the waiting. */
  signal: AbortSignal
  /** Says once that nobody answers, and once that somebody does again. */
  warn(text: string): void
}

/**
 * Does the work, and again for as long as the server is away; the work must change nothing when it is repeated.
 * @returns undefined when the signal ended it
 * @throws ApiError that a repeat cannot help
 */
export async function untilAnswered<T>(work: () => Promise<T>, { signal, warn }: Patience): Promise<T | undefined> {
  for (let attempt = 1; !signal.aborted; attempt++) {
    try {
      const answer = await work()
      if (attempt > 1) warn('The server answers again.')
      return answer
    } catch (error) {
      if (signal.aborted) return undefined
      if (!isAway(error)) throw error
      if (attempt === 1) warn(`The server does not answer (${error.message}); asking again.`)
      await wait(backoff(attempt, { cap: longestWaitMs }), signal)
    }
  }
  return undefined
}

function isAway(error: unknown): error is Error {
  return (
    error instanceof ConnectionError || (error instanceof ApiError && (error.status >= 500 || error.status === 429))
  )
}
