import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchAgent, World } from '../world.ts'
import { fillChats, type FilledChat } from './fill-chats.ts'
import type { Attack } from './neighbour.ts'

const agentCount = 1_000
const groupCount = 40
const messageCount = 500_000
const pollMs = 100

/** A person who owns a thousand agents, all of them in forty groups, deletes the account. */
export const deleteOwner: Attack = {
  name: 'erasure-owner',
  title: 'the owner of 1,000 agents in 40 groups is deleted',
  goalMs: 50,
  async prepare({ agents, call }) {
    const { handle, session } = agents[1]!
    const handles = Array.from({ length: agentCount }, (_, at) => `${handle}x${at}`)
    for (const made of handles) await call(session, 'POST', '/v1/me/agents', { handle: made, display_name: 'Agent' })
    for (let at = 0; at < groupCount; at++)
      await call(session, 'POST', '/v1/chats', { kind: 'group', group_name: `Group ${at}`, handles })
    return (world) => deleteAccount(world, session)
  },
}

/**
 * A person who wrote half a million messages deletes the account. Half of the messages went to an agent of the person,
 * half to an agent of another person.
 */
export function deleteWriter(): Attack {
  const chats: FilledChat[] = []
  return {
    name: 'erasure-writer',
    title: 'a person with 500,000 messages is deleted',
    goalMs: 50,
    async prepare({ agents, call }) {
      const [other, { session, chatId, id }] = agents as [BenchAgent, BenchAgent]
      const { chat } = await call<{ chat: { id: string } }>(session, 'POST', '/v1/chats', {
        kind: 'direct',
        handles: [other.handle],
      })
      chats.push({ chatId, agentId: id }, { chatId: chat.id, agentId: other.id })
      return (world) => deleteAccount(world, session)
    },
    fill: (databaseUrl) => fillChats(databaseUrl, chats, messageCount),
  }
}

/** Deletes the account. @returns a text with the duration of the deletion */
async function deleteAccount({ call }: World, session: string): Promise<string> {
  const started = performance.now()
  type Reply = { cleanup: { status: string; receipt_id: string } }
  const { user } = await call<{ user: { handle: string } }>(session, 'GET', '/v1/me')
  let { cleanup } = await call<Reply>(session, 'DELETE', '/v1/me', { confirm: user.handle })
  while (cleanup.status !== 'completed') {
    await sleep(pollMs)
    cleanup = (await call<Reply>('', 'GET', `/v1/account-deletions/${cleanup.receipt_id}`)).cleanup
  }
  return `deleted after ${((performance.now() - started) / 1000).toFixed(1)} s`
}
