import { boundsOf, describeReset, resetOf, type LogPlace } from '../../client/log-place.ts'
import { untilAnswered, type RetryOptions } from './until-answered.ts'

interface Page<Event> {
  events: readonly Event[]
  next_cursor: number
  latest: number
  log_epoch?: string
}

interface PullQuery {
  after: number
  limit: number
  /** Long-poll timeout, in seconds. */
  timeout: number
  log_epoch: string | undefined
}

export interface FollowedLog<Event> extends RetryOptions {
  /** Requests the events after a sequence. */
  pull(query: PullQuery): Promise<Page<Event>>
  after: number
}

const heldSeconds = 25
const pageMax = 100

/**
 * Yields the events of a log after a sequence, each once, until the signal aborts. After the first answer, an
 * unavailable server is retried without limit. If the log has another epoch, a warning is printed, and the unseen
 * events follow.
 * @throws ApiError that is not retryable, and ConnectionError without a first answer
 */
export async function* followLog<Event extends { sequence: number }>({
  pull,
  after,
  ...retry
}: FollowedLog<Event>): AsyncGenerator<Event> {
  let page: Page<Event> | undefined = await pull({ after, limit: pageMax, timeout: 0, log_epoch: undefined })
  let place: LogPlace = { cursor: after }
  while (page) {
    const reset = resetOf(place, boundsOf(page))
    if (reset) retry.warn(describeReset(reset))
    yield* page.events
    if (retry.signal.aborted) return
    const { next_cursor: behind, log_epoch }: Page<Event> = page
    place = { cursor: behind, epoch: log_epoch }
    page = await untilAnswered(() => pull({ after: behind, limit: pageMax, timeout: heldSeconds, log_epoch }), retry)
  }
}
