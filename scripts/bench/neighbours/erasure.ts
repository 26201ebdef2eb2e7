import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchAgent, World } from '../world.ts'
import type { Attack } from './neighbour.ts'

const agentCount = 1_000
const groupCount = 40
const messageCount = 500_000
const pollMs = 100

/** A direct chat between an agent and a person who has written many messages. */
interface FilledChat {
  chatId: string
  agentId: string
}

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
    fill: (databaseUrl) => fillChats(databaseUrl, chats),
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

/** Stores messages of the person in these direct chats, with their events in the logs of the agents. */
function fillChats(path: string, chats: readonly FilledChat[]): void {
  const database = new DatabaseSync(path)
  database.exec('BEGIN')
  const count = messageCount / chats.length
  const numbers = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`
  for (const { chatId, agentId } of chats) {
    const person = database
      .prepare('SELECT actor_id FROM participants WHERE chat_id = ? AND actor_id <> ?')
      .get(chatId, agentId)!.actor_id!
    const { last_sequence: last } = database
      .prepare('SELECT last_sequence FROM event_counters WHERE actor_id = ?')
      .get(agentId)!
    const messageId = `'msg_' || substr(?, -8) || i`
    database
      .prepare(
        `INSERT INTO messages (id, chat_id, sequence, sender_id, sender, parts, text, created_at)
         ${numbers} SELECT ${messageId}, ?, i, ?, json_object('type', 'user', 'id', ?, 'handle', 'p'),
           '[{"type":"text","text":"The quick brown fox."}]', 'The quick brown fox.', 0 FROM n`,
      )
      .run(chatId, chatId, person, person)
    database
      .prepare(
        `INSERT INTO events (actor_id, sequence, event_id, event_type, chat_id, message_id, created_at)
         ${numbers} SELECT ?, ? + i, 'evt_' || substr(?, -8) || i, 'message.received', ?, ${messageId}, 0 FROM n`,
      )
      .run(agentId, last!, agentId, chatId, chatId)
    database.prepare('UPDATE chats SET last_sequence = ? WHERE id = ?').run(count, chatId)
    database
      .prepare('UPDATE event_counters SET last_sequence = last_sequence + ? WHERE actor_id = ?')
      .run(count, agentId)
  }
  database.exec('COMMIT')
  database.close()
}
