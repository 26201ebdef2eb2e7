import { makeGroup } from '../world.ts'
import type { Attack } from './neighbour.ts'

const memberCount = 1_001
const groupCount = 40
const clientCount = 4

/** Four clients of a person in forty groups of a thousand read the chat list repeatedly. */
export const listChats: Attack = {
  name: 'chat-list',
  title: 'four clients read a list of 40 groups of 1,002',
  goalMs: 50,
  agents: memberCount + 1,
  async prepare(world) {
    const members = world.agents.slice(1)
    for (let at = 0; at < groupCount; at++) await makeGroup(world, members)
    const { session } = members[0]!
    return async ({ call }, seconds) => {
      const until = performance.now() + seconds * 1_000
      let bytes = 0
      let lists = 0
      const client = async () => {
        for (; performance.now() < until; lists++)
          bytes = JSON.stringify(await call(session, 'GET', '/v1/chats?limit=100')).length
      }
      await Promise.all(Array.from({ length: clientCount }, client))
      return `${Math.round(lists / seconds)} lists a second of ${Math.round(bytes / 1_000)} KB`
    }
  },
}
