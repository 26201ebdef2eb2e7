import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicFactory } from 'ulid'
import type { Figure } from './figure.ts'
import { sendRate } from './load.ts'
import { percentile } from './neighbours/neighbour.ts'
import { spread } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { startWorld, type BenchAgent } from './world.ts'

const agentCount = 64
const connectionCount = 512
const timesPeak = 3
const everyMs = 5
const latencyMaxMs = 1_000

const ulid = monotonicFactory()

/** Sends stored per second at three times the peak rate, compared with the peak. */
export const overload: Figure = {
  name: 'overload',
  title: `sends stored at ${timesPeak} times the peak rate, embedded; against the peak`,
  goal: '≥ 0.9 ×, 99th percentile of those stored ≤ 1 s',
  async measure({ seconds }) {
    const folder = openTemporaryFolder()
    const world = await startWorld(`${folder.path}/parley.db`, agentCount)
    const peak = await sendRate(world.url, world.agents, { connections: connectionCount, seconds })
    const clients = await openClients(world.url, world.agents)
    const { rate, stored, refused } = await clients.send(peak * timesPeak, seconds)
    await world.stop()
    await folder.remove()
    const slow = percentile(stored, 0.99)
    return {
      unit: 'sends/s',
      own: spread([rate]),
      peer: spread([peak]),
      ratio: spread([rate / peak]),
      met: rate / peak >= 0.9 && slow <= latencyMaxMs,
      note: `99th percentile ${slow.toFixed(0)} ms; ${refused} refused`,
    }
  },
}

/**
 * Opens connections that send on schedule, without waiting for answers. Answers arrive in the order of the requests.
 */
async function openClients(url: string, agents: readonly BenchAgent[]) {
  const { hostname, port } = new URL(url)
  const clients = Array.from(
    { length: connectionCount },
    (_, at) => new Client(connect(Number(port), hostname), agents[at % agents.length]!),
  )
  await Promise.all(clients.map(({ connected }) => connected))
  return {
    async send(rate: number, seconds: number) {
      const started = performance.now()
      let sent = 0
      for (let elapsed = 0; elapsed < seconds * 1_000; elapsed = performance.now() - started) {
        for (; sent < (rate * elapsed) / 1_000; sent++) clients[sent % clients.length]!.send()
        await sleep(everyMs)
      }
      while (clients.some(({ waiting }) => waiting > 0)) await sleep(everyMs)
      const rateStored =
        clients.reduce((sum, client) => sum + client.stored.length, 0) / ((performance.now() - started) / 1_000)
      for (const client of clients) client.end()
      return {
        rate: rateStored,
        stored: clients.flatMap(({ stored }) => stored).sort((a, b) => a - b),
        refused: clients.reduce((sum, { refused }) => sum + refused, 0),
      }
    },
  }
}

class Client {
  readonly connected: Promise<unknown>
  readonly stored: number[] = []
  refused = 0
  readonly #socket: Socket
  readonly #agent: BenchAgent
  readonly #sentAt: number[] = []
  #rest = ''

  constructor(socket: Socket, agent: BenchAgent) {
    this.#socket = socket
    this.#agent = agent
    this.connected = once(socket, 'connect')
    socket.on('data', (chunk) => this.#read(chunk.toString('latin1')))
  }

  get waiting(): number {
    return this.#sentAt.length
  }

  send(): void {
    const { token, chatId } = this.#agent
    const body = `{"message_id":"msg_${ulid().toLowerCase()}","chat_id":"${chatId}","parts":[{"type":"text","text":"The quick brown fox."}]}`
    this.#sentAt.push(performance.now())
    this.#socket.write(
      `POST /v1/messages HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
  }

  end(): void {
    this.#socket.destroy()
  }

  #read(text: string): void {
    this.#rest += text
    const statuses = [...this.#rest.matchAll(/HTTP\/1\.1 (\d{3}) /g)]
    for (const [, status] of statuses) {
      const latency = performance.now() - this.#sentAt.shift()!
      if (status === '202') this.stored.push(latency)
      else if (status === '503') this.refused += 1
      else throw new Error(`a send was answered with ${status}`)
    }
    // Keeps the end of the text, which may be the beginning of a status line.
    this.#rest = this.#rest.slice(Math.max((statuses.at(-1)?.index ?? -1) + 1, this.#rest.length - 16))
  }
}
