/** Waits. Resolves at once when the signal aborts. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end)
  })
}

/** Returns the wait before attempt 2, 3, …, in milliseconds: doubling from `first` up to `cap`, half of it random. */
export function backoff(attempt: number, { first = 250, cap = 30_000, random = Math.random } = {}): number {
  const full = Math.min(cap, first * 2 ** Math.min(attempt - 1, 30))
  return full / 2 + (full / 2) * random()
}
