import { fillChats, type FilledChat } from './fill-chats.ts'
import type { Attack } from './neighbour.ts'

const messageCount = 100_000

/** A person with 100,000 messages exports all data repeatedly. */
export function exportPerson(): Attack {
  const chats: FilledChat[] = []
  return {
    name: 'export',
    title: 'a person with 100,000 messages exports all data',
    goalMs: 50,
    async prepare({ agents }) {
      const { session, chatId, id: agentId } = agents[1]!
      chats.push({ chatId, agentId })
      return async ({ url }, seconds) => {
        const started = performance.now()
        let exports = 0
        let bytes = 0
        for (; exports === 0 || performance.now() < started + seconds * 1_000; exports++) {
          const reply = await fetch(`${url}/v1/me/export`, { headers: { authorization: `Bearer ${session}` } })
          for await (const piece of reply.body!) bytes += piece.length
        }
        const took = (performance.now() - started) / exports / 1_000
        return `an export of ${Math.round(bytes / exports / 1e6)} MB took ${took.toFixed(1)} s`
      }
    },
    fill: (databaseUrl) => fillChats(databaseUrl, chats, messageCount),
  }
}
