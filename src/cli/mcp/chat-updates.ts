import { ApiError } from '../../client/api-error.ts'
import { isPassing, waitOf, type Api } from '../../client/api.ts'
import { readLatest } from '../../client/receive-by-pull.ts'
import { wait } from '../../client/wait.ts'

/** What happens in the chats of an agent, for hosts that subscribed to them as resources. */
export interface ChatUpdates {
  /**
   * Reads the log of the agent until the returned function is called; with several watches, until all have ended. Resolves
   * when nothing that happens from now on is missed.
   * @throws ApiError when the credential is not taken
   */
  watch(): Promise<() => void>
  /** Calls the listener with the URI of each chat in which something happened, while anybody watches. */
  listen(listener: (uri: string) => void): () => void
}

/** Seconds for which the server may hold a pull. */
const heldSeconds = 25
const pageMax = 100

/** The URI of a chat as a resource. */
export const chatUri = (id: string): string => `parley://chats/${id}`

/** Nothing is read before the first watch. @param report is called with why a watch ended by itself */
export function createChatUpdates(api: Api, report: (message: string) => void): ChatUpdates {
  const listeners = new Set<(uri: string) => void>()
  const watches = new Set<object>()
  let running: { ready: Promise<void>; end: AbortController } | undefined

  function start(): NonNullable<typeof running> {
    const end = new AbortController()
    const ready = Promise.withResolvers<void>()
    const own = { ready: ready.promise, end }
    follow(api, end.signal, ready.resolve, notify).then(ready.resolve, (error: Error) => {
      if (running === own) running = undefined
      ready.reject(error)
      report(`Chats are no longer watched: ${error.message}`)
    })
    // Whoever waits for it hears of it there.
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

/** Pulls the log from its end until the signal ends it. An outage of the service is waited out. */
async function follow(api: Api, signal: AbortSignal, ready: () => void, notify: (uri: string) => void): Promise<void> {
  let after: number | undefined
  for (let attempt = 1; !signal.aborted; attempt++) {
    try {
      if (after === undefined) {
        after = await readLatest(api, signal)
        ready()
      }
      const page = await api.call('listEvents', { query: { after, timeout: heldSeconds, limit: pageMax }, signal })
      after = page.next_cursor
      const chats = (page.events as { chat_id?: string }[]).flatMap(({ chat_id: id }) => id ?? [])
      for (const id of new Set(chats)) notify(chatUri(id))
      attempt = 0
    } catch (error) {
      if (signal.aborted) return
      if (!isPassing(error, true) && !(error instanceof ApiError && error.status >= 500)) throw error
      await wait(waitOf(error, attempt), signal)
    }
  }
}
