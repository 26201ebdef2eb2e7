import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { monotonicFactory } from 'ulid'
import { Agent, request } from 'undici'
import { mainThreadTime } from '../processor-time.ts'
import type { BenchAgent } from '../world.ts'

/** Data with which the thread is started. */
export interface NeighbourData {
  url: string
  /** Process id of the server. */
  pid: number
  agent: BenchAgent
  /** Whether the neighbour sends messages or reads the newest event of its log. */
  kind: 'send' | 'read'
}

/** Times of each request of the measurement, in milliseconds. */
export interface NeighbourTimes {
  latencies: number[]
  /** Time for which the main thread of the server ran during the request. Other load on the machine does not change it. */
  serverTimes: number[]
}

const everyMs = 20

/**
 * Sends a message or reads every 20 ms in a separate thread, so that the attackers' work in this process does not delay it.
 * Starts and ends the measurement by messages of its parent, and then posts the times.
 */
async function run({ url, pid, agent, kind }: NeighbourData): Promise<void> {
  const ulid = monotonicFactory()
  const dispatcher = new Agent({ connections: 64 })
  const times: NeighbourTimes = { latencies: [], serverTimes: [] }
  const open = new Set<Promise<void>>()
  let measuredFrom = Number.POSITIVE_INFINITY
  let ended = false
  parentPort!.on('message', (message: 'measure' | 'end') => {
    if (message === 'measure') measuredFrom = performance.now()
    else ended = true
  })

  function ask(): ReturnType<typeof request> {
    const headers = { authorization: `Bearer ${agent.token}`, 'content-type': 'application/json' }
    if (kind === 'read') return request(`${url}/v1/events?after=0&limit=1`, { dispatcher, headers })
    const parts = [{ type: 'text', text: 'The quick brown fox.' }]
    const body = JSON.stringify({ message_id: `msg_${ulid().toLowerCase()}`, chat_id: agent.chatId, parts })
    return request(`${url}/v1/messages`, { dispatcher, method: 'POST', headers, body })
  }

  /** Makes one request. @param due time at which the request was due: waiting for earlier requests counts as latency */
  async function once(due: number): Promise<void> {
    const serverTime = mainThreadTime(pid)
    const reply = await ask()
    await reply.body.dump()
    if (reply.statusCode >= 300) throw new Error(`a request of the neighbour was answered with ${reply.statusCode}`)
    if (due < measuredFrom) return
    times.latencies.push(performance.now() - due)
    times.serverTimes.push((mainThreadTime(pid) - serverTime) / 1_000)
  }

  const started = performance.now()
  for (let at = 0; !ended; at++) {
    const due = started + at * everyMs
    await sleep(Math.max(0, due - performance.now()))
    const sending = once(due).finally(() => open.delete(sending))
    open.add(sending)
  }
  await Promise.all(open)
  await dispatcher.close()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage(times)
  parentPort!.close()
}

await run(workerData as NeighbourData)
