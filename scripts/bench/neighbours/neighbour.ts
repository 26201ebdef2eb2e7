import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Figure } from '../figure.ts'
import { spread } from '../statistics.ts'
import { openTemporaryFolder } from '../temporary-folder.ts'
import { openServer, startWorld, type World } from '../world.ts'
import type { NeighbourData } from './neighbour-thread.ts'

/** Pause before the attack, in which the server and the neighbour settle, in milliseconds. */
const settleMs = 2_000

/** Load of one caller, and the maximum latency of another caller during that load. */
export interface Attack {
  name: string
  title: string
  goalMs: number
  /** Number of agents in the world, including the neighbour. Default: 2. */
  agents?: number
  /** Server settings during the attack. */
  settings?: Record<string, string>
  /**
   * Creates the objects of the attack. The server is restarted afterwards. The first agent of the world is the
   * neighbour.
   * @returns a function that runs the attack and returns a note on the figure
   */
  prepare(world: World): Promise<(world: World, seconds: number) => Promise<string>>
  /** Inserts rows that requests would create too slowly, while no server uses the database. */
  fill?(databaseUrl: string): void
}

/** Measures the sends of a neighbour on the embedded database during an attack. */
export function neighbourFigure({ name, title, goalMs, agents = 2, settings, prepare, fill }: Attack): Figure {
  return {
    name: `neighbour-${name}`,
    title: `sends of a neighbour while ${title}, embedded; 99th percentile`,
    goal: `≤ ${goalMs} ms`,
    async measure({ seconds }) {
      const folder = openTemporaryFolder()
      const databaseUrl = `${folder.path}/parley.db`
      const maker = await startWorld(databaseUrl, agents)
      const agent = maker.agents[0]!
      const attack = await prepare(maker)
      await maker.stop()
      fill?.(databaseUrl)
      const world = await openServer(databaseUrl, settings)
      const neighbour = startNeighbour({ url: world.url, agent })
      await sleep(settleMs)
      const note = await attack(world, seconds)
      const latencies = await neighbour.stop()
      await world.stop()
      await folder.remove()
      const own = spread([percentile(latencies, 0.99)])
      return { unit: 'ms', own, met: own.median <= goalMs, note: `longest ${latencies.at(-1)!.toFixed(0)} ms; ${note}` }
    },
  }
}

/** Starts the neighbour's thread. */
export function startNeighbour(workerData: NeighbourData): { stop(): Promise<number[]> } {
  const worker = new Worker(new URL('neighbour-thread.ts', import.meta.url), { workerData })
  return {
    async stop() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage('end')
      const [latencies] = (await once(worker, 'message')) as [number[]]
      return latencies.sort((a, b) => a - b)
    },
  }
}

/** Returns a percentile. @param sorted values in ascending order */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)]!
}
