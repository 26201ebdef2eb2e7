import { setTimeout as sleep } from 'node:timers/promises'
import { serverOptions } from '../server-options.ts'
import type { Figure } from './figure.ts'
import { sendRate } from './load.ts'
import { percentile, startNeighbour } from './neighbours/neighbour.ts'
import { preloads } from './processes.ts'
import { spread } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { openServer, startWorld } from './world.ts'

const FLUSH_MS = 3
const CONNECTIONS = 32
const GOAL_MS = 20
const WARM_UP_SECONDS = 3
/** Time in which the thread of the reader starts, in milliseconds. */
const SETTLE_MS = 2_000

/** Latency of reads beside saturating sends, on a disk whose flush takes 3 ms. */
export const slowDisk: Figure = {
  name: 'slow-disk',
  title: `reads of others beside saturating sends, flush of ${FLUSH_MS} ms, embedded; 99th percentile`,
  goal: `≤ ${GOAL_MS} ms`,
  async measure({ rounds, seconds }) {
    const folder = openTemporaryFolder()
    const databaseUrl = `${folder.path}/parley.db`
    const { agents, stop } = await startWorld(databaseUrl, CONNECTIONS + 1)
    await stop()
    const world = await openServer(databaseUrl, { BENCH_FLUSH_MS: String(FLUSH_MS) }, [...serverOptions, ...preloads])
    const [agent, ...senders] = agents
    const [p50, p99, rates]: [number[], number[], number[]] = [[], [], []]
    await sendRate(world.url, senders, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS })
    for (let round = 0; round < rounds; round++) {
      const neighbour = startNeighbour({ url: world.url, pid: world.pid, agent: agent!, kind: 'read' })
      await sleep(SETTLE_MS)
      neighbour.measure()
      rates.push(await sendRate(world.url, senders, { connections: CONNECTIONS, seconds }))
      const { latencies } = await neighbour.stop()
      if (latencies.length === 0) throw new Error('no read was answered beside the sends')
      p50.push(percentile(latencies, 0.5))
      p99.push(percentile(latencies, 0.99))
    }
    await world.stop()
    await folder.remove()
    const own = spread(p99)
    const note = `p50 ${spread(p50).median.toFixed(2)} ms; ${Math.round(spread(rates).median)} sends/s beside them`
    return { unit: 'ms', own, met: own.median <= GOAL_MS, note }
  },
}
