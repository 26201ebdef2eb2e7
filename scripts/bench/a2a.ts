import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { openBenchDatabase } from './bench-postgres.ts'
import type { Figure, MeasureOptions } from './figure.ts'
import { startProgram, type Program } from './processes.ts'
import { ratesInTurns } from './rates.ts'
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
async function taskRate({ program, path, tokens }: Address, seconds: number): Promise<number> {
  let sent = 0
  const result = await autocannon({
    url: program.url,
    connections: CONNECTIONS,
    duration: seconds,
    verifyBody: (body) => String(body).includes('"task":{'),
    requests: [
      {
        method: 'POST',
        path,
        setupRequest: (request) => ({
          ...request,
          headers: {
            authorization: `Bearer ${tokens[sent % tokens.length]}`,
            'content-type': 'application/json',
            'a2a-version': '1.0',
          },
          body: JSON.stringify({
            jsonrpc: '2.0',
            id: ++sent,
            method: 'SendMessage',
            params: {
              message: {
                messageId: randomUUID(),
                role: 'ROLE_USER',
                parts: [{ text: 'The quick brown fox jumps over the lazy dog.' }],
              },
              configuration: { returnImmediately: true },
            },
          }),
        }),
      },
    ],
  })
  const failed = result.non2xx + result.errors + result.timeouts + result.mismatches
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} calls of ${program.url}${path} failed`)
  return result['2xx'] / result.duration
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

async function againstLibrary(databaseUrl: string, goal: number, { rounds, seconds }: MeasureOptions) {
  const own = await ownAddress(databaseUrl)
  const peer: Address = {
    program: await startProgram('scripts/bench/a2a-peer.ts', [], {}),
    path: '/a2a/peer',
    tokens: ['none'],
  }
  const rate = (program: Program, length: number) => taskRate(program === own.program ? own : peer, length)
  await taskRate(own, WARM_UP_SECONDS)
  await taskRate(peer, WARM_UP_SECONDS)
  const { note, ...figures } = await ratesInTurns(own.program, peer.program, { rounds, seconds }, rate)
  await Promise.all([own.program.stop(), peer.program.stop()])
  return { unit: 'tasks/s', ...figures, met: figures.ratio.median >= goal, note: `processor time per task: ${note}` }
}

export const a2aEmbedded: Figure = {
  name: 'a2a',
  title:
    'SendMessage answered with a task, durable, 32 connections, embedded; against the server of the A2A library, in memory',
  goal: '≥ 1.25',
  async measure(options) {
    const folder = openTemporaryFolder()
    const measured = await againstLibrary(`${folder.path}/parley.db`, 1.25, options)
    await folder.remove()
    return measured
  },
}

export const a2aPostgres: Figure = {
  name: 'a2a-postgres',
  title: 'the same on PostgreSQL',
  goal: '≥ 0.8',
  async measure(options) {
    const database = await openBenchDatabase()
    if (!database) return { skipped: 'PostgreSQL is not there' }
    const measured = await againstLibrary(database.url, 0.8, options)
    await database.drop()
    return measured
  },
}
