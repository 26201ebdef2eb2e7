import { setTimeout as sleep } from 'node:timers/promises'
import { fillChats, type FilledChat } from './fill-chats.ts'
import type { Attack } from './neighbour.ts'

const messageCount = 100_000
const pollMs = 100

/** The server deletes 100,000 old messages of a chat, from its start. */
export function purgeMessages(): Attack {
  const chats: FilledChat[] = []
  return {
    name: 'purge',
    title: '100,000 messages are deleted because of their age',
    goalMs: 50,
    settings: { PARLEY_KEEP_DIRECT_MESSAGES_DAYS: '1' },
    async prepare({ agents }) {
      const { session, chatId, id: agentId } = agents[1]!
      chats.push({ chatId, agentId })
      return async ({ call }) => {
        const started = performance.now()
        const oldest = () =>
          call<{ messages: { sequence: number }[] }>(session, 'GET', `/v1/me/chats/${chatId}/messages?limit=1`)
        while ((await oldest()).messages.length > 0) await sleep(pollMs)
        return `deleted after ${((performance.now() - started) / 1000).toFixed(1)} s`
      }
    },
    fill: (databaseUrl) => fillChats(databaseUrl, chats, messageCount),
  }
}
