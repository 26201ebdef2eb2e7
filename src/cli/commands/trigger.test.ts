import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { agentEventTypes } from '../../../generated/events.ts'
import { runCommand } from '../../testing/commands.ts'
import { startTestDemo, type TestDemo } from '../../testing/demo.ts'

describe('trigger', { timeout: 20_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-trigger-'))
  const environment = { DATABASE_URL: join(folder, 'parley.db') }
  let demo: TestDemo
  beforeAll(async () => {
    demo = await startTestDemo(folder)
  })
  afterAll(async () => {
    await demo.stop()
    rmSync(folder, { recursive: true })
  })

  // A message is purged after a day at the earliest.
  const types = agentEventTypes.filter((type) => type !== 'message.purged')
  // A demo has no payment provider, so it has no payments.
  const caused = types.filter((type) => type !== 'payment_request.updated')

  it.each(caused)('%s arrives after each of two triggers', async (type) => {
    for (let time = 0; time < 2; time++) {
      const { code, out, err } = await runCommand(['trigger', type, '--json'], environment)
      expect([code, err]).toEqual([0, ''])
      expect(JSON.parse(out)).toMatchObject({ event_type: type })
    }
  })

  it('explains why an event cannot be triggered, and lists the event types', async () => {
    const payment = await runCommand(['trigger', 'payment_request.updated'], environment)
    expect([payment.code, payment.err]).toEqual([1, expect.stringContaining('payment provider')])
    expect((await runCommand(['trigger', '--list'], environment)).out.trim().split('\n')).toEqual(types)
    const near = await runCommand(['trigger', 'reaction.add'], environment)
    expect(near).toMatchObject({
      code: 2,
      err: 'There is no event type reaction.add: reaction.added, reaction.removed.\n',
    })
    expect(await runCommand(['trigger'], environment)).toMatchObject({
      code: 2,
      err: expect.stringContaining('Name an event'),
    })
    const elsewhere = { DATABASE_URL: join(folder, 'elsewhere', 'parley.db') }
    expect((await runCommand(['trigger'], elsewhere)).err).toContain(types.join(', '))
    expect(await runCommand(['trigger', 'message.read'], elsewhere)).toMatchObject({ code: 2 })
  })
})
