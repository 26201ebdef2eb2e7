import { randomUUID } from 'node:crypto'
import { openBenchDatabase } from './bench-postgres.ts'
import type { Figure, MeasureOptions } from './figure.ts'
import { headersOf, requestRate, text } from './load.ts'
import { costsInTurns, operationCost } from './operation-cost.ts'
import { startProgram, type Program } from './processes.ts'
import { spread } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { startWorld } from './world.ts'

const CONNECTIONS = 32
const CALLERS = 32
const WARM_UP_SECONDS = 2

/** An A2A URL, and the tokens that call it in rotation. */
interface Address {
  program: Program
  path: string
  tokens: readonly string[]
}

/** Returns the tasks started per second under full load. Any answer but a task fails the measurement. */
function taskRate({ program, path, tokens }: Address, seconds: number): Promise<number> {
  const call = (id: number) => {
    const message = { messageId: randomUUID(), role: 'ROLE_USER', parts: [{ text }] }
    const params = { message, configuration: { returnImmediately: true } }
    const body = JSON.stringify({ jsonrpc: '2.0', id, method: 'SendMessage', params })
    return { path, headers: { ...headersOf(tokens[id % tokens.length]!), 'a2a-version': '1.0' }, body }
  }
  return requestRate(program.url, { connections: CONNECTIONS, seconds }, call, (body) => body.includes('"task":{'))
}

/** Starts the server on a database, with an agent that accepts tasks and agents that call it. */
async function ownAddress(databaseUrl: string): Promise<Address> {
  const program = await startWorld(databaseUrl, CALLERS + 1)
  const [worker, ...callers] = program.agents
  const { handle } = await program.call<{ handle: string }>(worker!.token, 'GET', '/v1/agents/me')
  await program.call(worker!.token, 'PATCH', '/v1/me', { accepts_tasks: true })
  await program.call(worker!.session, 'PATCH', `/v1/me/agents/${worker!.id}`, { visibility: 'public' })
  return { program, path: `/a2a/${handle}`, tokens: callers.map(({ token }) => token) }
}

/** @param postgresUrl database of the server whose backends count as well */
async function againstLibrary(most: number, options: MeasureOptions, databaseUrl: string, postgresUrl?: string) {
  const own = await ownAddress(databaseUrl)
  const peer: Address = {
    program: await startProgram('scripts/bench/a2a-peer.ts', [], {}),
    path: '/a2a/peer',
    tokens: ['none'],
  }
  await taskRate(own, WARM_UP_SECONDS)
  await taskRate(peer, WARM_UP_SECONDS)
  const rates = new Map<Address, number[]>([
    [own, []],
    [peer, []],
  ])
  const cost = (address: Address, databaseOfIt?: string) =>
    operationCost(
      address.program,
      async () => {
        const rate = await taskRate(address, options.seconds)
        rates.get(address)!.push(rate)
        return rate * options.seconds
      },
      databaseOfIt,
    )
  const measured = await costsInTurns(
    options,
    most,
    () => cost(own, postgresUrl),
    () => cost(peer),
  )
  await Promise.all([own.program.stop(), peer.program.stop()])
  const [ownRate, peerRate] = [own, peer].map((address) => Math.round(spread(rates.get(address)!).median))
  return { ...measured, note: `${ownRate} tasks/s against ${peerRate}` }
}

const title = 'processor time of a durable A2A task, 32 connections'
const against = 'against the server of the A2A library, in memory'

export const a2aEmbedded: Figure = {
  name: 'a2a',
  title: `${title}, embedded; ${against}`,
  goal: '≤ 1.0',
  async measure(options) {
    const folder = openTemporaryFolder()
    const measured = await againstLibrary(1, options, `${folder.path}/parley.db`)
    await folder.remove()
    return measured
  },
}

export const a2aPostgres: Figure = {
  name: 'a2a-postgres',
  title: `${title}, server and PostgreSQL; ${against}`,
  goal: '≤ 1.2',
  async measure(options) {
    const database = await openBenchDatabase()
    if (!database) return { skipped: 'PostgreSQL is not there' }
    const measured = await againstLibrary(1.2, options, database.url, database.url)
    await database.drop()
    return measured
  },
}
