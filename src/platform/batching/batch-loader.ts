import { gather } from './gathering.ts'

/** Most keys of one look-up. */
const batchMax = 256

interface Waiting<F> {
  key: string
  resolve(found: F | undefined): void
  reject(error: unknown): void
}

/**
 * Looks things up by key. Nothing is remembered, so that a change shows at once; look-ups that arrive together, or
 * while one is under way, share a query instead.
 * @param find what there is behind these keys, each of them named once
 */
export function createBatchLoader<F>(
  find: (keys: readonly string[]) => Promise<ReadonlyMap<string, F>>,
): (key: string) => Promise<F | undefined> {
  const waiting: Waiting<F>[] = []
  let running = false

  function begin(): void {
    gather({ count: () => waiting.length, enough: batchMax, quietTurns: 1 }, () => void run())
  }

  async function run(): Promise<void> {
    const batch = waiting.splice(0, batchMax)
    try {
      const found = await find([...new Set(batch.map(({ key }) => key))])
      for (const { key, resolve } of batch) resolve(found.get(key))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    if (waiting.length > 0) begin()
    else running = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (running) return
      running = true
      begin()
    })
}
