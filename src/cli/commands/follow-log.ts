import { untilAnswered, type Patience } from './until-answered.ts'

interface Page<Event> {
  events: readonly Event[]
  next_cursor: number
}

interface PullQuery {
  after: number
  limit: number
  /** Seconds that the server may hold the pull. */
  timeout: number
}

export interface FollowedLog<Event> extends Patience {
  /** One request for the events behind a sequence. */
  pull(query: PullQuery): Promise<Page<Event>>
  after: number
}

const heldSeconds = 25
const pageMax = 100

/**
 * The events of a log behind a sequence, each once, until the signal ends it. A server that is away once it has answered
 * is asked again for as long as it takes.
 * @throws ApiError that a repeat cannot help, and ConnectionError when nobody ever answered
 */
export async function* followLog<Event>({ pull, after, ...patience }: FollowedLog<Event>): AsyncGenerator<Event> {
  let page: Page<Event> | undefined = await pull({ after, limit: pageMax, timeout: 0 })
  while (page) {
    yield* page.events
    if (patience.signal.aborted) return
    const behind: number = page.next_cursor
    page = await untilAnswered(() => pull({ after: behind, limit: pageMax, timeout: heldSeconds }), patience)
  }
}
