/** How long a host waits until the log is read. When the service is away, its updates begin when it is back. */
const readyMs = 5000

/** Resolves when the log is read, and at the latest after a while. */
export async function readyOrLate(watch: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => (timer = setTimeout(resolve, readyMs)))
  await Promise.race([watch.catch(() => undefined), late])
  clearTimeout(timer)
}
