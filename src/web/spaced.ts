/**
 * Returns a function that requests work: one run at a time, at most one in the given milliseconds. All requests during
 * a run cause one further run. A failed run is not repeated.
 */
export function spaced(milliseconds: number, work: () => Promise<unknown>): () => void {
  let isAsked = false
  let isRunning = false
  async function run(): Promise<void> {
    isRunning = true
    while (isAsked) {
      isAsked = false
      const rest = new Promise((resolve) => setTimeout(resolve, milliseconds))
      await Promise.all([work().catch(() => undefined), rest])
    }
    isRunning = false
  }
  return () => {
    isAsked = true
    if (!isRunning) void run()
  }
}
