/* oxlint-disable unicorn/prefer-add-event-listener -- Transports and servers of the protocol are no event targets. */
import type { McpServer } from '@modelcontextprotocol/server'

import type { ChatUpdates } from './chat-updates.ts'

/** Chats that one connection may subscribe to. */
const subscriptionsMax = 1000
const chatPattern = /^parley:\/\/chats\/[^/]{1,200}$/

/**
 * Lets a host subscribe to chats, as the revisions of the protocol up to 2025 do: by a request for each one, on a connection
 * that lasts. Later ones subscribe by a stream, which the transport serves.
 */
export function addSubscriptions({ server }: McpServer, updates: ChatUpdates): void {
  const subscribed = new Map<string, () => void>()
  server.registerCapabilities({ resources: { subscribe: true } })
  server.setRequestHandler('resources/subscribe', async ({ params: { uri } }) => {
    if (!chatPattern.test(uri)) throw new Error(`uri: only chats can be subscribed to, and this is none: ${uri}`)
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

/** Sends what the transport passes on to the streams that asked for it. */
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

/** Does something when the connection ends, after what was asked for before. */
function atClose(server: McpServer['server'], work: () => void): void {
  const before = server.onclose
  server.onclose = () => {
    before?.()
    work()
  }
}
