import DataLoader from 'dataloader'

import { liveCredentials } from '../../identity/accounts/credential.sql.ts'
import type { Needs } from '../../platform/context.ts'
import { isDomainError, unauthorized } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { EventLoader } from './log-event.ts'
import { readPageIn, type Bounds, type LetIn, type ReadPage } from './read-page.ts'

/** Reads pages for clients that were authenticated some time ago: waiting pulls and sockets. */
export interface LivePages {
  /**
   * Returns the current page after a position. Concurrent requests for the same page get the same object.
   * @throws DomainError unauthorized when the credential has ended; invalid_request as readPageIn
   */
  read(reader: LetIn, bounds: Bounds): Promise<ReadPage>
}

interface PageRequest {
  reader: LetIn
  bounds: Bounds
}

/** Dependencies for reading pages. DeliveryContext contains the LivePages themselves and cannot be used here. */
type ReadingContext = Needs<'clock' | 'database'> & { eventLoaders: readonly EventLoader[] }

/** Maximum number of pages in one batch: pages of a thousand waiting clients are not in memory at once. */
const pagesAtOnce = 16

/**
 * Reads batches of pages one after the other, each with one round trip and one connection, so that an event for
 * thousands of clients leaves the other connections free. Batches share no cache.
 */
export function createLivePages(context: ReadingContext): LivePages {
  let running: Promise<unknown> = Promise.resolve()
  let last = running

  const pages = new DataLoader<PageRequest, ReadPage>(
    (requests) => {
      const reading = context.database.read((tx) => readPages(tx, context, requests))
      running = reading.catch(() => undefined)
      return reading
    },
    {
      cache: false,
      maxBatchSize: pagesAtOnce,
      batchScheduleFn: (dispatch) => {
        last = last
          .then(() => new Promise<void>((resolve) => context.clock.setImmediate(resolve)))
          .then(() => {
            dispatch()
            return running
          })
      },
    },
  )
  return { read: (reader, bounds) => pages.load({ reader, bounds }) }
}

/** Checks the credentials with or after the read of the pages, so that no event after the end of a credential is returned. */
async function readPages(
  tx: Tx,
  context: Omit<ReadingContext, 'database'>,
  requests: readonly PageRequest[],
): Promise<(ReadPage | Error)[]> {
  const pages = new Map<string, Promise<ReadPage | Error>>()
  for (const { reader, bounds } of requests) {
    const name = nameOf(reader, bounds)
    if (!pages.has(name)) pages.set(name, readPageIn(tx, context, reader, bounds).catch(rejectionOf))
  }
  const ids = [...new Set(requests.map(({ reader }) => reader.credentialId))]
  const [live, read] = await Promise.all([
    liveCredentials(tx, ids, context.clock.now()),
    Promise.all([...pages].map(async ([name, page]) => [name, await page] as const)),
  ])
  const found = new Map(read)
  return requests.map(({ reader, bounds }) =>
    live.has(reader.credentialId) ? found.get(nameOf(reader, bounds))! : unauthorized(),
  )
}

/** Returns a rejection as a value, so that it does not fail the other pages of the batch. @throws every other error */
function rejectionOf(error: unknown): Error {
  if (isDomainError(error)) return error
  throw error
}

const nameOf = ({ id }: LetIn, { after, limit }: Bounds): string => `${id} ${after} ${limit}`
