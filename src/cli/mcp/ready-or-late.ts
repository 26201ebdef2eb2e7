/**
 * Maximum wait of a host for the first read of the log, in milliseconds. If the service is unavailable, updates begin
 * later.
 */
const readyMs = 5000

/** Resolves when the log is being read, or after a timeout. */
export async function readyOrLate(watch: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => (timer = setTimeout(resolve, readyMs)))
  await Promise.race([watch.catch(() => undefined), late])
  clearTimeout(timer)
}
