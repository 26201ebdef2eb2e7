/**
 * Work that is done when asked for: one run at a time, the next one after so many milliseconds at the earliest, and whatever is
 * asked for meanwhile is one further run. A run that fails is not repeated.
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
