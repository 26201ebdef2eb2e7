import { openBenchDatabase } from './bench-postgres.ts'
import { startEjabberd } from './ejabberd.ts'
import type { Figure } from './figure.ts'
import { requestRate, sendRate } from './load.ts'
import { ratesInTurns } from './rates.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { startWorld } from './world.ts'

const CONNECTIONS = 32
const PAIRS = 32
const WARM_UP_SECONDS = 2

/**
 * An alternative: an XMPP server that keeps an archive. Both servers answer after the message is stored in PostgreSQL.
 */
export const peers: Figure = {
  name: 'peers',
  title: 'durable sends on PostgreSQL, 32 connections; against ejabberd with its archive there, over HTTP',
  goal: '≥ 1.0',
  async measure({ rounds, seconds }) {
    const [database, archive] = [await openBenchDatabase(), await openBenchDatabase()]
    if (!database || !archive) return { skipped: 'PostgreSQL is not there' }
    const folder = openTemporaryFolder()
    const peer = await startEjabberd(folder.path, archive.url, 2 * PAIRS)
    if (!peer) return { skipped: 'ejabberd is not installed' }
    const own = await startWorld(database.url, PAIRS)
    let archived = 0
    const rate = async (program: { url: string }, length: number): Promise<number> => {
      const load = { connections: CONNECTIONS, seconds: length }
      if (program === own) return sendRate(own.url, own.agents, load)
      const measured = await requestRate(peer.url, load, (count) => ({
        path: '/api/send_message',
        headers: { 'content-type': 'application/json' },
        body: messageOf(count),
      }))
      archived += 2 * Math.floor(measured * length)
      return measured
    }
    for (const program of [own, peer]) await rate(program, WARM_UP_SECONDS)
    const { note, ...figures } = await ratesInTurns(own, peer, { rounds, seconds }, rate)
    const rows = await peer.archived()
    if (rows < archived) throw new Error(`ejabberd acknowledged ${archived / 2} messages, and ${rows} rows are stored`)
    await Promise.all([own.stop(), peer.stop()])
    await Promise.all([database.drop(), archive.drop(), folder.remove()])
    return {
      unit: 'sends/s',
      ...figures,
      met: figures.ratio.median >= 1,
      note: `processor time per request without PostgreSQL: ${note}`,
    }
  },
}

const messageOf = (count: number): string =>
  JSON.stringify({
    type: 'chat',
    from: `u${count % PAIRS}@localhost`,
    to: `u${PAIRS + (count % PAIRS)}@localhost`,
    subject: '',
    body: 'The quick brown fox jumps over the lazy dog.',
  })
