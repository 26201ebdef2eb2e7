import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Figure } from '../figure.ts'
import { spread } from '../statistics.ts'
import { openTemporaryFolder } from '../temporary-folder.ts'
import { openServer, startWorld, type World } from '../world.ts'
import type { NeighbourData, NeighbourTimes } from './neighbour-thread.ts'

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
      const neighbour = startNeighbour({ url: world.url, pid: world.pid, agent, kind: 'send' })
      await sleep(settleMs)
      neighbour.measure()
      const note = await attack(world, seconds)
      const { latencies, serverTimes } = await neighbour.stop()
      await world.stop()
      await folder.remove()
      const own = spread([percentile(latencies, 0.99)])
      const server = `of the server's main thread ${percentile(serverTimes, 0.99).toFixed(0)} ms, longest ${serverTimes.at(-1)!.toFixed(0)} ms`
      const longest = `longest latency ${latencies.at(-1)!.toFixed(0)} ms`
      return { unit: 'ms', own, met: own.median <= goalMs, note: `${server}; ${longest}; ${note}` }
    },
  }
}

/** Starts the neighbour's thread. Its times begin with `measure`, and are sorted when it stops. */
export function startNeighbour(workerData: NeighbourData): { measure(): void; stop(): Promise<NeighbourTimes> } {
  const worker = new Worker(new URL('neighbour-thread.ts', import.meta.url), { workerData })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const tell = (message: 'measure' | 'end') => worker.postMessage(message)
  return {
    measure: () => tell('measure'),
    async stop() {
      tell('end')
      const [times] = (await once(worker, 'message')) as [NeighbourTimes]
      for (const values of Object.values(times) as number[][]) values.sort((a, b) => a - b)
      return times
    },
  }
}

/** Returns a percentile. @param sorted values in ascending order */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)]!
}
