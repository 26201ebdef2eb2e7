import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { flipsBetween } from './load-trial.ts'
import type { LocalServer } from '../client/local-server.ts'
import { startSlowRelay } from './slow-relay.ts'
import type { CheckRow } from './judgement.ts'

let server: Server | undefined
let relay: LocalServer | undefined
afterEach(async () => {
  await relay?.close()
  server?.closeAllConnections()
  await new Promise<void>((resolve) => (server === undefined ? resolve() : server.close(() => resolve())))
  relay = undefined
  server = undefined
})

const row = (id: string, status: CheckRow['status'], message?: string): CheckRow => ({
  id,
  requirements: [],
  status,
  ...(message === undefined ? {} : { message }),
})

test('a check with a different status under load is a flip, in any form', () => {
  const quiet = [row('a', 'passed'), row('a', 'passed'), row('b', 'warned', 'odd'), row('c', 'passed')]
  const loaded = [row('a', 'passed'), row('a', 'not_testable', 'late'), row('b', 'warned', 'odd'), row('c', 'failed')]
  expect(flipsBetween(quiet, loaded)).toEqual([
    { id: 'a', quiet: 'passed and passed', loaded: 'not_testable and passed', message: 'late' },
    { id: 'c', quiet: 'passed', loaded: 'failed', message: '' },
  ])
  expect(flipsBetween(quiet, quiet)).toEqual([])
})

test('the relay delays responses and does not change them', async () => {
  server = createServer((request, response) => void request.pipe(response))
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const turns = [0, 0.5, 0.9]
  relay = await startSlowRelay(`http://127.0.0.1:${port}`, {
    share: 0.5,
    fromMs: 200,
    toMs: 400,
    random: () => turns.shift()!,
  })
  const ask = async (): Promise<number> => {
    const startedAt = Date.now()
    const body = 'x'.repeat(100_000)
    const response = await fetch(relay!.url, { method: 'POST', body })
    expect(await response.text()).toBe(body)
    return Date.now() - startedAt
  }
  expect(await ask()).toBeGreaterThanOrEqual(299)
})
