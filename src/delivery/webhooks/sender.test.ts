import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'

import { systemClock } from '../../platform/clock.ts'
import { createAddressGuard } from './address-guard.ts'
import { createSender, type Sender } from './sender.ts'

let sender: Sender
afterEach(() => sender.close())

function attempt(host: string, allowed: readonly string[] = [], reasons: string[] = []) {
  sender = createSender({
    guard: createAddressGuard(allowed),
    ca: null,
    timeoutMs: 5000,
    clock: systemClock,
    onForbidden: (name, reason) => reasons.push(`${name}: ${reason}`),
  })
  return sender.send({
    url: `https://${host}/`,
    keys: [],
    delivery: { actorId: 'agt_1', webhookId: 'whk_1', eventId: 'evt_1' },
    body: Buffer.from('{}'),
  })
}

describe('the error of an attempt that the owner of an agent sees', () => {
  test('is the same for a nonexistent and a private host name', async () => {
    const reasons: string[] = []
    const { startedAt: _first, ...unknown } = await attempt('no-such-name.invalid')
    await sender.close()
    const { startedAt: _second, ...internal } = await attempt('localhost', [], reasons)
    expect(internal).toEqual(unknown)
    expect(internal).toMatchObject({ durationMs: 0, error: 'the name does not resolve to a public address' })
    // The operator's log contains the reason.
    expect(reasons.join()).toMatch(/^localhost: address .* is loopback/)
  })

  test('contains no IP address, also with private ranges allowed by the operator', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    server.close()
    await once(server, 'close')
    const { error } = await attempt(`localhost:${port}`, ['127.0.0.0/8', '::1/128'])
    expect(error).toBe('connect ECONNREFUSED')
  })
})
