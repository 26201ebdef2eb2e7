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

/**
 * Sends stored per second at three times the peak rate, from three times as many clients, compared with the peak. Each
 * client has one request outstanding, as clients of HTTP have: requests that clients send before earlier answers wait in
 * the connection, where the server cannot reject them in time.
 */
export const overload: Figure = {
  name: 'overload',
  title: `sends stored at ${timesPeak} times the peak rate, embedded; against the peak`,
  goal: '≥ 0.9 ×, 99th percentile of those stored ≤ 1 s',
  async measure({ seconds }) {
    const folder = openTemporaryFolder()
    const world = await startWorld(`${folder.path}/parley.db`, agentCount)
    const peak = await sendRate(world.url, world.agents, { connections: connectionCount, seconds })
    const clients = await openClients(world.url, world.agents)
    const { rate, stored, refused, unsent } = await clients.send(peak * timesPeak, seconds)
    await world.stop()
    await folder.remove()
    const slow = percentile(stored, 0.99)
    const rejected = refused.length === 0 ? 0 : percentile(refused, 0.99)
    return {
      unit: 'sends/s',
      own: spread([rate]),
      peer: spread([peak]),
      ratio: spread([rate / peak]),
      met: rate / peak >= 0.9 && slow <= latencyMaxMs,
      note: `99th percentile ${slow.toFixed(0)} ms; ${refused.length} refused, in ${rejected.toFixed(0)} ms; ${unsent} not sent`,
    }
  },
}

/** Opens clients with a connection each. A client sends its next message after the answer to the one before. */
async function openClients(url: string, agents: readonly BenchAgent[]) {
  const { hostname, port } = new URL(url)
  const idle: Client[] = []
  const clients = Array.from(
    { length: connectionCount * timesPeak },
    (_, at) => new Client(connect(Number(port), hostname), agents[at % agents.length]!, (client) => idle.push(client)),
  )
  await Promise.all(clients.map(({ connected }) => connected))
  idle.push(...clients)
  return {
    /** Sends at this rate; while every client waits for an answer, nothing is sent. */
    async send(rate: number, seconds: number) {
      const started = performance.now()
      let due = 0
      let unsent = 0
      for (let elapsed = 0; elapsed < seconds * 1_000; elapsed = performance.now() - started) {
        const count = Math.floor((rate * elapsed) / 1_000) - due
        const senders = idle.splice(0, count)
        for (const client of senders) client.send()
        due += count
        unsent += count - senders.length
        await sleep(everyMs)
      }
      while (idle.length < clients.length) await sleep(everyMs)
      const ascending = (values: (client: Client) => number[]) => clients.flatMap(values).sort((a, b) => a - b)
      const stored = ascending((client) => client.stored)
      const refused = ascending((client) => client.refused)
      const rateStored = stored.length / ((performance.now() - started) / 1_000)
      for (const client of clients) client.end()
      return { rate: rateStored, stored, refused, unsent }
    },
  }
}

class Client {
  readonly connected: Promise<unknown>
  /** Latencies of stored and of rejected sends, in milliseconds. */
  readonly stored: number[] = []
  readonly refused: number[] = []
  readonly #socket: Socket
  readonly #agent: BenchAgent
  readonly #onAnswer: (client: Client) => void
  #sentAt = 0

  constructor(socket: Socket, agent: BenchAgent, onAnswer: (client: Client) => void) {
    this.#socket = socket
    this.#agent = agent
    this.#onAnswer = onAnswer
    this.connected = once(socket, 'connect')
    socket.on('data', (chunk) => this.#read(chunk.toString('latin1')))
  }

  send(): void {
    const { token, chatId } = this.#agent
    const body = `{"message_id":"msg_${ulid().toLowerCase()}","chat_id":"${chatId}","parts":[{"type":"text","text":"The quick brown fox."}]}`
    this.#sentAt = performance.now()
    this.#socket.write(
      `POST /v1/messages HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
  }

  end(): void {
    this.#socket.destroy()
  }

  /** Reads an answer, which may arrive in pieces: the first begins with the status line. */
  #read(text: string): void {
    const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(text) ?? []
    if (status === undefined) return
    const latency = performance.now() - this.#sentAt
    if (status === '202') this.stored.push(latency)
    else if (status === '503') this.refused.push(latency)
    else throw new Error(`a send was answered with ${status}`)
    this.#onAnswer(this)
  }
}
