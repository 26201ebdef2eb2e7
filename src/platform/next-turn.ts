/**
 * Between two steps of long work: lets everything else of the process go first.
 * @throws what the signal was aborted with, when the work is no longer wanted
 */
export async function nextTurn(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  await new Promise<void>((resolve) => setImmediate(resolve))
}
