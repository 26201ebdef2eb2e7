import type { McpServer } from '@modelcontextprotocol/server'
import type { ChatUpdates } from './chat-updates.ts'

/* oxlint-disable unicorn/prefer-add-event-listener -- Transports and servers of the protocol are no event targets. */

/** Maximum chats that one connection can subscribe to. */
const subscriptionsMax = 1000
const chatPattern = /^parley:\/\/chats\/[^/]{1,200}$/

/**
 * Adds subscriptions to chats for revisions of the protocol up to 2025: a request for each chat, on a lasting
 * connection. Later revisions subscribe with a stream, which the transport serves.
 */
export function addSubscriptions({ server }: McpServer, updates: ChatUpdates): void {
  const subscribed = new Map<string, () => void>()
  server.registerCapabilities({ resources: { subscribe: true } })
  server.setRequestHandler('resources/subscribe', async ({ params: { uri } }) => {
    if (!chatPattern.test(uri)) throw new Error(`uri: only chats can be subscribed to, and this is no chat: ${uri}`)
    if (!subscribed.has(uri) && subscribed.size >= subscriptionsMax)
      throw new Error(`uri: at most ${subscriptionsMax} chats can be subscribed to`)
    const release = await updates.watch()
    subscribed.get(uri)?.()
    subscribed.set(uri, release)
    return {}
  })
  server.setRequestHandler('resources/unsubscribe', ({ params: { uri } }) => {
    subscribed.get(uri)?.()
    subscribed.delete(uri)
    return {}
  })
  notifyOfUpdates(server, updates, (uri) => subscribed.has(uri))
  atClose(server, () => {
    for (const release of subscribed.values()) release()
    subscribed.clear()
  })
}

/** Sends updates that the transport forwards to subscribed streams. */
export function addStreamedUpdates({ server }: McpServer, updates: ChatUpdates): void {
  server.registerCapabilities({ resources: { subscribe: true } })
  notifyOfUpdates(server, updates, () => true)
}

function notifyOfUpdates(server: McpServer['server'], updates: ChatUpdates, isWanted: (uri: string) => boolean): void {
  const end = updates.listen((uri) => {
    if (isWanted(uri)) server.sendResourceUpdated({ uri }).catch(() => undefined)
  })
  atClose(server, end)
}

/** Runs a function when the connection closes, after earlier handlers. */
function atClose(server: McpServer['server'], work: () => void): void {
  const before = server.onclose
  server.onclose = () => {
    before?.()
    work()
  }
}

/**
 * Maximum wait of a host for the first read of the log, in milliseconds. If the service is unavailable, updates begin
 * later.
 */
const readyMs = 5000

/** Resolves when the log is being read, or after a timeout. */
export async function readyOrLate(watch: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => (timer = setTimeout(resolve, readyMs)))
  await Promise.race([watch.catch(() => undefined), late])
  clearTimeout(timer)
}
