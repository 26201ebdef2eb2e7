import { describe, expect, test } from 'vitest'

import { canMakeClusters } from '../../src/testing/postgres-cluster.ts'
import { runFailOver } from './fail-over-trial.ts'
import { judgeFailOver, type Observed } from './fail-over.rules.ts'

const absent = !canMakeClusters && process.env['REQUIRE_POSTGRES'] !== '1'

describe.skipIf(absent)('a PostgreSQL failover', () => {
  test('to a synchronous standby loses nothing, repeats nothing and ends within 10 seconds', async () => {
    const result = await runFailOver({ seed: 1, synchronous: true })
    expect(result).toMatchObject({ findings: [], lost: 0, repeated: 0, undelivered: 0 })
    expect(result.acknowledged).toBeGreaterThan(10)
    expect(result.backMs).toBeLessThan(10_000)
  }, 180_000)

  test('to an asynchronous standby loses messages, and the trial reports the loss', async () => {
    const { lost, findings } = await runFailOver({ seed: 2, synchronous: false })
    expect(lost).toBeGreaterThan(0)
    expect(findings).toContain(`${lost} acknowledged messages are lost`)
  }, 180_000)
})

describe('judgeFailOver', () => {
  const good: Observed = {
    acknowledged: new Set(['a', 'b']),
    stored: ['a', 'b', 'c'],
    delivered: new Map([...'abc'].map((id) => [id, new Set([`evt ${id}`])])),
    refused: 3,
    backMs: 900,
    wrong: [],
  }

  test('reports no finding for a correct run, which may contain unacknowledged messages', () => {
    expect(judgeFailOver(good, 10_000).findings).toEqual([])
  })

  test.each<[string, Partial<Observed>]>([
    ['1 acknowledged messages are lost', { stored: ['a', 'c'] }],
    ['1 messages are stored more than once', { stored: ['a', 'b', 'c', 'c'] }],
    ['1 stored messages were never delivered', { delivered: new Map(good.delivered).set('c', new Set()) }],
    [
      '1 messages came under several event ids, or changed',
      { delivered: new Map(good.delivered).set('a', new Set(['1', '2'])) },
    ],
    ['the service was away for 10001 ms, more than 10000', { backMs: 10_001 }],
    ['nothing was acknowledged', { acknowledged: new Set() }],
    ['a send was answered 500', { wrong: ['a send was answered 500'] }],
  ])('finds: %s', (finding, change) => {
    expect(judgeFailOver({ ...good, ...change }, 10_000).findings).toEqual([finding])
  })
})
