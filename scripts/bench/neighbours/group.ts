import { monotonicFactory } from 'ulid'
import { makeGroup, type BenchAgent, type World } from '../world.ts'
import type { Attack } from './neighbour.ts'

const memberCount = 1_001
const writerCount = 16

const ulid = monotonicFactory()

/** Sixteen agents write to a group of 1,002, each sending the next message after the answer. */
export const writeToGroup: Attack = {
  name: 'group',
  title: '16 clients write to a group of 1,002',
  goalMs: 100,
  agents: memberCount + 1,
  async prepare(world) {
    const members = world.agents.slice(1)
    const chatId = await makeGroup(world, members)
    return (attacked, seconds) => write(attacked, members.slice(0, writerCount), { chatId, seconds })
  },
}

/** Writes messages. @returns a text with the numbers of sent and rejected messages */
async function write(
  { url }: World,
  writers: readonly BenchAgent[],
  { chatId, seconds }: { chatId: string; seconds: number },
): Promise<string> {
  const until = performance.now() + seconds * 1_000
  const answers = { sent: 0, refused: 0 }
  const writer = async ({ token }: BenchAgent) => {
    while (performance.now() < until) {
      const reply = await fetch(`${url}/v1/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          message_id: `msg_${ulid().toLowerCase()}`,
          chat_id: chatId,
          parts: [{ type: 'text', text: 'Everybody.' }],
        }),
      })
      await reply.arrayBuffer()
      answers[reply.ok ? 'sent' : 'refused'] += 1
    }
  }
  await Promise.all(writers.map(writer))
  return `${Math.round(answers.sent / seconds)} messages a second to the group, ${answers.refused} refused`
}
