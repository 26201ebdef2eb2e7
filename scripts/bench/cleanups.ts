const pending = new Set<() => Promise<void>>()

/** Registers what must be undone however the measurement ends. Returns the function that does it now, once. */
export function atEnd(work: () => Promise<void>): () => Promise<void> {
  const once = async () => {
    if (pending.delete(once)) await work()
  }
  pending.add(once)
  return once
}

/** Undoes everything that is left, the newest first: programs stop before their databases go. */
export async function cleanUp(): Promise<void> {
  for (const work of [...pending].reverse()) await work().catch((error: Error) => console.error(error.message))
}
