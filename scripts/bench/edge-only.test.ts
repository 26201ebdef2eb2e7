import { expect, test } from 'vitest'
import { sendOf } from './load.ts'
import { startProgram } from './processes.ts'
import { edgeAgent } from './sends.ts'

test('the server without storage accepts a send', async () => {
  const server = await startProgram('scripts/bench/edge-only.ts', [], {})
  const { path, headers, body } = sendOf(edgeAgent)
  const reply = await fetch(server.url + path, { method: 'POST', headers, body })
  expect(reply.status).toBe(202)
  await reply.text()
  await server.stop()
})
