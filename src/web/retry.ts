/**
 * Returns the backoff in milliseconds: doubling from 0.5 s to 30 s, or the server's Retry-After up to 60 s if longer.
 */
export function retryDelayMs(failures: number, retryAfterSeconds: number | null): number {
  const own = Math.min(30_000, 500 * 2 ** Math.max(0, failures - 1))
  return Math.max(own, Math.min(60_000, (retryAfterSeconds ?? 0) * 1000))
}

/** Waits some milliseconds, or until the signal aborts. Never rejects. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
