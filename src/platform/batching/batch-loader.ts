import DataLoader from 'dataloader'

/** Maximum number of keys in one query. */
const batchMax = 256

/**
 * Creates a loader of values by key, with dataloader. It caches no value, so that changes are visible immediately;
 * look-ups that arrive together, or while a query runs, share the next query.
 * @param find returns the values of the given keys, which are unique
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
      // Waits for the current query and for the input of this turn of the event loop.
      batchScheduleFn: (dispatch) => void running.then(() => setImmediate(dispatch)),
    },
  )
  return (key) => loader.load(key)
}
