import { DatabaseSync } from 'node:sqlite'
import type { Figure } from './figure.ts'
import { mainThreadTime } from './processor-time.ts'
import { inTurns } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { openServer, startWorld, type BenchAgent, type World } from './world.ts'

const PAGE = 100
const PAGES_PER_ROUND = 300

/** Time of the main thread for a page of a long log, compared with the same page of a short log. */
export const eventPage: Figure = {
  name: 'event-page-growth',
  title: 'main thread for a page of 100 events, log of 1,000,000, embedded; against a log of 10,000',
  goal: '≤ 1.1 ×',
  async measure({ rounds }) {
    const long = await openLog(1_000_000)
    const short = await openLog(10_000)
    const figures = await inTurns(
      rounds,
      () => pageTime(long),
      () => pageTime(short),
    )
    await Promise.all([long.stop(), short.stop()])
    return { unit: 'µs', ...figures, met: figures.ratio.median <= 1.1 }
  },
}

interface Log {
  world: World
  agent: BenchAgent
  length: number
  stop(): Promise<void>
}

/**
 * Starts a server with one agent that has received `length` messages. They are inserted directly while the server is
 * stopped.
 */
async function openLog(length: number): Promise<Log> {
  const folder = openTemporaryFolder()
  const path = `${folder.path}/parley.db`
  const maker = await startWorld(path, 1)
  const agent = maker.agents[0]!
  await maker.stop()
  fillLog(path, agent, length)
  const world = await openServer(path)
  const log = {
    world,
    agent,
    length,
    async stop() {
      await world.stop()
      await folder.remove()
    },
  }
  // Reading the newest page marks all events as delivered. Later reads write nothing.
  await readPage(log, length - PAGE)
  return log
}

/** Inserts messages to an agent, and their events, directly into the file of a stopped server. */
export function fillLog(path: string, agent: BenchAgent, length: number): void {
  const database = new DatabaseSync(path)
  const parts = '[{"type":"text","text":"The quick brown fox jumps over the lazy dog."}]'
  const number = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${length})`
  const { chatId, id } = agent
  database.exec('BEGIN')
  database
    .prepare(
      `${number} INSERT INTO messages (id, chat_id, sequence, sender_id, sender, parts, created_at)
     SELECT 'msg_' || printf('%026d', i), ?, i, m.actor_id,
       json_object('type', 'user', 'id', m.actor_id, 'handle', 'person'), ?, 1700000000000 + i
     FROM n JOIN participants m ON m.chat_id = ? AND m.actor_id <> ?`,
    )
    .run(chatId, parts, chatId, id)
  database
    .prepare(
      `INSERT INTO events (actor_id, sequence, event_id, event_type, chat_id, message_id, created_at)
     SELECT ?, sequence, replace(id, 'msg_', 'evt_'), 'message.received', chat_id, id, created_at
     FROM messages WHERE chat_id = ? ORDER BY sequence`,
    )
    .run(id, chatId)
  database.prepare('UPDATE chats SET last_sequence = ? WHERE id = ?').run(length, chatId)
  database.prepare('UPDATE event_counters SET last_sequence = ? WHERE actor_id = ?').run(length, id)
  database.exec('COMMIT')
  database.close()
}

/** Returns the mean microseconds of one page, over pages from all parts of the log. */
async function pageTime(log: Log): Promise<number> {
  const before = mainThreadTime(log.world.pid)
  for (let page = 0; page < PAGES_PER_ROUND; page++)
    await readPage(log, Math.floor(Math.random() * (log.length - PAGE)))
  return (mainThreadTime(log.world.pid) - before) / PAGES_PER_ROUND
}

async function readPage({ world, agent }: Log, after: number): Promise<void> {
  const page = await world.call<{ events: unknown[] }>(agent.token, 'GET', `/v1/events?after=${after}&limit=${PAGE}`)
  if (page.events.length !== PAGE) throw new Error(`a page of ${page.events.length} events came back`)
}
