/**
 * Yields to the event loop between two steps of long work.
 * @throws the abort reason of the signal
 */
export async function nextTurn(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  await new Promise<void>((resolve) => setImmediate(resolve))
}
