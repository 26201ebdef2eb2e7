import DataLoader from 'dataloader'

/** Most keys of one query. */
const batchMax = 256

/**
 * Looks things up by key, with dataloader. Nothing is cached, so that a change shows at once; look-ups that arrive
 * together, or while a query runs, share the next query instead.
 * @param find the values behind these keys, each key named once
 */
export function createBatchLoader<V>(
  find: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V | undefined> {
  let running: Promise<unknown> = Promise.resolve()

  const loader = new DataLoader<string, V | undefined>(
    async (keys) => {
      const query = find([...new Set(keys)])
      running = query.catch(() => undefined)
      const found = await query
      return keys.map((key) => found.get(key))
    },
    {
      cache: false,
      maxBatchSize: batchMax,
      // After the query that runs, and after the input at hand was read.
      batchScheduleFn: (dispatch) => void running.then(() => setImmediate(dispatch)),
    },
  )
  return (key) => loader.load(key)
}
