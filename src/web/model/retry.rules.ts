/** Milliseconds to wait before the next try: doubling from half a second to half a minute, or what the server asks for. */
export function retryDelayMs(failures: number, retryAfterSeconds: number | null): number {
  const own = Math.min(30_000, 500 * 2 ** Math.max(0, failures - 1))
  return Math.max(own, Math.min(60_000, (retryAfterSeconds ?? 0) * 1000))
}
