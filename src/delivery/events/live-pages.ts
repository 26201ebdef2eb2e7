import DataLoader from 'dataloader'

import { liveCredentials } from '../../identity/accounts/credential.store.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import { isDomainError, unauthorized } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { EventLoader } from './log-event.ts'
import { readPageIn, type Bounds, type LetIn, type ReadPage } from './read-page.ts'

/** Reads pages for clients that were authenticated a while ago, as those of waiting pulls and of sockets were. */
export interface LivePages {
  /**
   * The page behind a place as it is now. Those who ask for the same page together get the same object.
   * @throws DomainError unauthorized when the credential has ended; invalid_request as readPageIn
   */
  read(reader: LetIn, bounds: Bounds): Promise<ReadPage>
}

interface Wanted {
  reader: LetIn
  bounds: Bounds
}

/** What reading pages needs; DeliveryContext holds the pages themselves, so it is not named here. */
type ReadingContext = Pick<ConversationsContext, 'clock' | 'database'> & { eventLoaders: readonly EventLoader[] }

/** Pages of one reading: what a thousand waiting clients get is in memory a few pages at a time. */
const pagesAtOnce = 16

/**
 * One reading after the other, each for those who have asked by then, by one round trip and with one connection: an
 * event for thousands leaves the other connections to the others. Nothing is kept from one reading to the next.
 */
export function createLivePages(context: ReadingContext): LivePages {
  let running: Promise<unknown> = Promise.resolve()
  let last = running

  const pages = new DataLoader<Wanted, ReadPage>(
    (wanted) => {
      const reading = context.database.read((tx) => readPages(tx, context, wanted))
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

/** The credentials are looked at with or after the pages: no event from after the end of a credential is handed over. */
async function readPages(
  tx: Tx,
  context: Omit<ReadingContext, 'database'>,
  wanted: readonly Wanted[],
): Promise<(ReadPage | Error)[]> {
  const pages = new Map<string, Promise<ReadPage | Error>>()
  for (const { reader, bounds } of wanted) {
    const name = nameOf(reader, bounds)
    if (!pages.has(name)) pages.set(name, readPageIn(tx, context, reader, bounds).catch(rejectionOf))
  }
  const ids = [...new Set(wanted.map(({ reader }) => reader.credentialId))]
  const [live, read] = await Promise.all([
    liveCredentials(tx, ids, context.clock.now()),
    Promise.all([...pages].map(async ([name, page]) => [name, await page] as const)),
  ])
  const found = new Map(read)
  return wanted.map(({ reader, bounds }) =>
    live.has(reader.credentialId) ? found.get(nameOf(reader, bounds))! : unauthorized(),
  )
}

/** A page that is refused is no fault of those that are read with it. @throws every other error */
function rejectionOf(error: unknown): Error {
  if (isDomainError(error)) return error
  throw error
}

const nameOf = ({ id }: LetIn, { after, limit }: Bounds): string => `${id} ${after} ${limit}`
