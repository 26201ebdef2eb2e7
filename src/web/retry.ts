import { ApiError, isPassing } from '../client/api-error.ts'

/**
 * Returns the backoff in milliseconds: doubling from 0.5 s to 30 s, or the server's Retry-After up to 60 s if longer.
 */
export function retryDelayMs(failures: number, error?: unknown): number {
  const own = Math.min(30_000, 500 * 2 ** Math.max(0, failures - 1))
  const requested = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0
  return Math.max(own, Math.min(60_000, requested))
}

/** Returns whether the server rejected a request, so that the same request fails again. */
export const isRejection = (error: unknown): error is ApiError => error instanceof ApiError && !isPassing(error, true)
