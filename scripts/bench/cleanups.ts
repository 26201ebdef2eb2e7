const pending = new Set<() => Promise<void>>()

/**
 * Registers a cleanup for the end of the measurement, even after an error. Returns a function that runs it earlier,
 * once.
 */
export function atEnd(work: () => Promise<void>): () => Promise<void> {
  const once = async () => {
    if (pending.delete(once)) await work()
  }
  pending.add(once)
  return once
}

/** Runs the remaining cleanups, newest first: programs stop before their databases are dropped. */
export async function cleanUp(): Promise<void> {
  for (const work of [...pending].reverse()) await work().catch((error: Error) => console.error(error.message))
}
