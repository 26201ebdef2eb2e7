import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { killProcess, processOperatorKey, startProcess, type ServerProcess } from '../testing/process.ts'
import { filePosition } from './file-position.ts'
import { createAgent, type Problem } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-restored-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Sends a number of texts to the agent. */
type Send = (count: number) => Promise<void>

test.each(['pull', 'socket'] as const)(
  'an agent handles every message of a restored database once, also in a log longer than its position, by %s',
  { timeout: 60_000 },
  async (receive) => {
    const file = join(folder, `${receive}.db`)
    const env = {
      DATABASE_URL: file,
      PORT: String(await freePort()),
      PARLEY_STORAGE_URL: join(folder, receive),
      PARLEY_RATE_LIMITS: 'off',
    }
    let server: ServerProcess = await startProcess(env)
    const { url } = server
    const post = async (path: string, token: string, body: object) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      return (await (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as any
    }
    const { session } = await post('/_ops/persons', processOperatorKey, { handle: 'ann', name: 'Ann' })
    const [bot, other] = await Promise.all(
      ['bot', 'other'].map(async (handle) => {
        const { agent_token } = await post('/v1/me/agents', session, { handle, display_name: handle })
        return agent_token as string
      }),
    )
    const writer = createAgent({ url, token: other!, attempts: 20 })
    const chat = await writer.openChat('bot')
    const sent: string[] = []
    const send: Send = async (count) => {
      for (let at = 0; at < count; at++) {
        sent.push(`text ${sent.length}`)
        await chat.send(sent.at(-1)!)
      }
    }
    const handled: string[] = []
    const warnings: Problem[] = []
    const run = async () => {
      const agent = createAgent({
        url,
        token: bot!,
        receive,
        position: filePosition(join(folder, `position-${receive}`)),
        begin: 'oldest',
        agentTurns: Infinity,
      })
      agent.on('problem', (problem) => void warnings.push(problem))
      agent.on('message', ({ text }) => void handled.push(text))
      await agent.start()
      await vi.waitFor(() => expect(handled.toSorted()).toEqual(sent.toSorted()), 10_000)
      await agent.stop()
    }

    await send(5)
    await run()
    await killProcess(server)
    for (const part of ['', '-wal']) copyFileSync(file + part, `${file}.copy${part}`)
    server = await startProcess(env)
    await send(10)
    await run()
    expect(warnings).toEqual([])
    await killProcess(server)
    for (const part of ['', '-wal']) copyFileSync(`${file}.copy${part}`, file + part)
    rmSync(`${file}-shm`)
    server = await startProcess(env)
    await send(20)
    await run()
    expect(warnings).toMatchObject([{ code: 'log_reset', from: { cursor: 15 }, to: { cursor: 5 } }])
    await killProcess(server)
  },
)
