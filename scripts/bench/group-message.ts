import { DatabaseSync } from 'node:sqlite'
import { monotonicFactory } from 'ulid'
import type { Figure } from './figure.ts'
import { inTurns } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { makeGroup, startWorld, type World } from './world.ts'

const MEMBERS = 1_000
const MESSAGES_PER_ROUND = 20

const ulid = monotonicFactory()

/** Time of a message to a thousand agents, compared with the same rows in one bare transaction. */
export const groupMessage: Figure = {
  name: 'group-message',
  title: 'one message to a group of 1,000 agents, embedded; against the same rows in one bare SQL transaction',
  goal: '≤ 1.2 ×',
  async measure({ rounds }) {
    const folder = openTemporaryFolder()
    const path = `${folder.path}/parley.db`
    const world = await startWorld(path, MEMBERS)
    const group = await makeGroup(world, world.agents)
    const bare = openBare(
      `${folder.path}/bare.db`,
      world.agents.map(({ id }) => id),
    )
    const own = () => meanTime(() => sendToGroup(world, group))
    const peer = () => meanTime(async () => bare.store())
    await own()
    const figures = await inTurns(rounds, own, peer)
    bare.database.close()
    await world.stop()
    await folder.remove()
    return { unit: 'ms', ...figures, met: figures.ratio.median <= 1.2 }
  },
}

async function sendToGroup({ agents, call }: World, chatId: string): Promise<void> {
  const parts = [{ type: 'text', text: 'The quick brown fox jumps over the lazy dog.' }]
  await call(agents[0]!.session, 'POST', `/v1/me/chats/${chatId}/messages`, {
    message_id: `msg_${ulid().toLowerCase()}`,
    parts,
  })
}

/** Returns the mean milliseconds of one message, over several messages. */
async function meanTime(once: () => Promise<void>): Promise<number> {
  const started = performance.now()
  for (let at = 0; at < MESSAGES_PER_ROUND; at++) await once()
  return (performance.now() - started) / MESSAGES_PER_ROUND
}

/** Stores a message, and a counter update and an event for each member; durable, as the server stores them. */
function openBare(path: string, members: readonly string[]) {
  const database = new DatabaseSync(path)
  database.exec(`
    PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE messages (id TEXT PRIMARY KEY, parts TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE counters (actor_id TEXT PRIMARY KEY, last_sequence INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE events (
      actor_id TEXT NOT NULL, sequence INTEGER NOT NULL, event_id TEXT NOT NULL UNIQUE, message_id TEXT NOT NULL,
      created_at INTEGER NOT NULL, PRIMARY KEY (actor_id, sequence)
    ) WITHOUT ROWID`)
  const count = database.prepare(
    'UPDATE counters SET last_sequence = last_sequence + 1 WHERE actor_id = ? RETURNING last_sequence',
  )
  const message = database.prepare('INSERT INTO messages VALUES (?, ?)')
  const event = database.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?)')
  for (const id of members) database.prepare('INSERT INTO counters VALUES (?, 0)').run(id)
  const store = () => {
    const messageId = `msg_${ulid().toLowerCase()}`
    database.exec('BEGIN IMMEDIATE')
    message.run(messageId, '[{"type":"text","text":"The quick brown fox jumps over the lazy dog."}]')
    for (const id of members) {
      const { last_sequence: sequence } = count.get(id)!
      event.run(id, sequence!, `evt_${ulid().toLowerCase()}`, messageId, Date.now())
    }
    database.exec('COMMIT')
  }
  return { database, store }
}
