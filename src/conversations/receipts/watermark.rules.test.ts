import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advanceWatermarks, NO_WATERMARKS } from './watermark.rules.ts'

const at = (sequence: number) => ({ sequence, messageId: `msg_${sequence}` })

test('a read advances the delivered watermark too, delivered first (RCP-017, AMB-035)', () => {
  const { watermarks, updates } = advanceWatermarks(NO_WATERMARKS, 'read', at(5), 7)
  expect(watermarks).toEqual({
    deliveredSequence: 5,
    deliveredMessageId: 'msg_5',
    readSequence: 5,
    readMessageId: 'msg_5',
    updatedAt: 7,
  })
  expect(updates).toEqual([
    { status: 'delivered', fromSequence: 0, throughSequence: 5 },
    { status: 'read', fromSequence: 0, throughSequence: 5 },
  ])
})

test('a read of a delivered message advances the read watermark only', () => {
  const delivered = advanceWatermarks(NO_WATERMARKS, 'delivered', at(5), 1).watermarks
  expect(advanceWatermarks(delivered, 'read', at(3), 2).updates).toEqual([
    { status: 'read', fromSequence: 0, throughSequence: 3 },
  ])
})

test('a position at or before the watermark changes nothing, including the time (RCP-020, RCP-021, RCP-038)', () => {
  const read = advanceWatermarks(NO_WATERMARKS, 'read', at(5), 1).watermarks
  for (const sequence of [1, 4, 5]) {
    for (const status of ['delivered', 'read'] as const) {
      expect(advanceWatermarks(read, status, at(sequence), 2)).toEqual({ watermarks: read, updates: [] })
    }
  }
})

test('watermarks only grow, delivered is never before read, and updates are contiguous (RCP-019, RCP-039)', () => {
  const call = fc.tuple(fc.constantFrom('delivered' as const, 'read' as const), fc.integer({ min: 1, max: 9 }))
  fc.assert(
    fc.property(fc.array(call), (calls) => {
      let current = NO_WATERMARKS
      const reached = { delivered: 0, read: 0 }
      for (const [status, sequence] of calls) {
        const { watermarks, updates } = advanceWatermarks(current, status, at(sequence), 1)
        for (const update of updates) {
          expect(update.fromSequence).toBe(reached[update.status])
          expect(update.throughSequence).toBeGreaterThan(update.fromSequence)
          reached[update.status] = update.throughSequence
        }
        expect([watermarks.deliveredSequence, watermarks.readSequence]).toEqual([reached.delivered, reached.read])
        expect(watermarks.deliveredSequence).toBeGreaterThanOrEqual(watermarks.readSequence)
        current = watermarks
      }
    }),
  )
})
