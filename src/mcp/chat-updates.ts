import { isTemporary, waitOf, type Api } from '../client/api.ts'
import { boundsOf, describeReset, resetOf, type LogPlace } from '../client/log-place.ts'
import { readLatest } from '../client/receive-by-pull.ts'
import { wait } from '../client/wait.ts'

/** Changes in the chats of an agent, for hosts that subscribe to them as resources. */
export interface ChatUpdates {
  /**
   * Reads the log of the agent until the returned function is called; with several watches, until all have ended.
   * Resolves when no later event can be missed.
   * @throws ApiError when the credential is rejected
   */
  watch(): Promise<() => void>
  /** Calls the listener with the URI of each changed chat during a watch. */
  listen(listener: (uri: string) => void): () => void
}

/** Long-poll timeout, in seconds. */
const heldSeconds = 25
const pageMax = 100

export const chatUri = (id: string): string => `parley://chats/${id}`

/**
 * Creates updates of chats, which reads the log only after the first watch.
 * @param report called with the reason when a watch fails
 */
export function createChatUpdates(api: Api, report: (message: string) => void): ChatUpdates {
  const listeners = new Set<(uri: string) => void>()
  const watches = new Set<object>()
  let running: { ready: Promise<void>; end: AbortController } | undefined

  function start(): NonNullable<typeof running> {
    const end = new AbortController()
    const ready = Promise.withResolvers<void>()
    const own = { ready: ready.promise, end }
    follow({ api, signal: end.signal, ready: ready.resolve, notify, report }).then(ready.resolve, (error: Error) => {
      if (running === own) running = undefined
      ready.reject(error)
      report(`Chats are no longer watched: ${error.message}`)
    })
    // Callers of watch() handle the rejection.
    ready.promise.catch(() => undefined)
    return own
  }

  function notify(uri: string): void {
    for (const listener of listeners) listener(uri)
  }

  return {
    async watch() {
      const watch = {}
      watches.add(watch)
      const release = () => {
        if (!watches.delete(watch) || watches.size > 0) return
        running?.end.abort()
        running = undefined
      }
      running ??= start()
      await running.ready.catch((error: unknown) => {
        release()
        throw error
      })
      return release
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

interface Follower {
  api: Api
  signal: AbortSignal
  ready: () => void
  notify: (uri: string) => void
  report: (message: string) => void
}

/** Pulls the log from its end until the signal aborts. Outages of the service are retried. */
async function follow({ api, signal, ready, notify, report }: Follower): Promise<void> {
  let place: LogPlace | undefined
  for (let attempt = 1; !signal.aborted; attempt++) {
    try {
      if (place === undefined) {
        place = { cursor: await readLatest(api, signal) }
        ready()
      }
      const query = { after: place.cursor, log_epoch: place.epoch, timeout: heldSeconds, limit: pageMax }
      const page = await api.call('listEvents', { query, signal })
      const reset = resetOf(place, boundsOf(page))
      if (reset) report(describeReset(reset))
      place = { cursor: page.next_cursor, epoch: page.log_epoch }
      const chats = (page.events as { chat_id?: string }[]).flatMap(({ chat_id: id }) => id ?? [])
      for (const id of new Set(chats)) notify(chatUri(id))
      attempt = 0
    } catch (error) {
      if (signal.aborted) return
      if (!isTemporary(error)) throw error
      await wait(waitOf(error, attempt), signal)
    }
  }
}
