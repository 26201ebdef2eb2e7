import { monotonicFactory } from 'ulid'
import { processorTime } from '../processor-time.ts'
import { spread } from '../statistics.ts'
import { openTemporaryFolder } from '../temporary-folder.ts'
import { makeGroup, startWorld, type World } from '../world.ts'
import type { Point, Series } from './series.ts'

const ROUNDS = 3
/** Events of one round, whatever the size of the group. */
const EVENTS = 20_000

const ulid = monotonicFactory()
const parts = [{ type: 'text', text: 'The quick brown fox jumps over the lazy dog.' }]

/** What one event of a message to a group costs, by the members who get one. */
export const byMembers: Series = {
  name: 'growth-members',
  title: 'one event of a message to a group, embedded, by the members of the group',
  size: 'members',
  async measure(sizesMax) {
    const points: Point[] = []
    for (const size of [10, 100, 1_000].slice(0, sizesMax)) {
      const folder = openTemporaryFolder()
      const world = await startWorld(`${folder.path}/parley.db`, size)
      const chatId = await makeGroup(world, world.agents)
      const rounds: number[] = []
      for (let round = 0; round < ROUNDS; round++) rounds.push(await costOfEvent(world, chatId, size))
      points.push({ size, costs: { 'server µs': spread(rounds).median } })
      await world.stop()
      await folder.remove()
    }
    return points
  },
}

async function costOfEvent({ agents, call, pid }: World, chatId: string, members: number): Promise<number> {
  const before = processorTime(pid) ?? Number.NaN
  const messages = EVENTS / members
  for (let at = 0; at < messages; at++) {
    const body = { message_id: `msg_${ulid().toLowerCase()}`, parts }
    await call(agents[0]!.session, 'POST', `/v1/me/chats/${chatId}/messages`, body)
  }
  return ((processorTime(pid) ?? Number.NaN) - before) / EVENTS
}
