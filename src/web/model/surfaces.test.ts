import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Message } from '../../../generated/current/types.gen.ts'
import { fitsPattern } from './pattern.rules.ts'
import { plainSurface } from './plain-surface.rules.ts'
import { carriesSurface, placeOf, surfaceItems, type Surface, type SurfaceItem } from './surfaces.rules.ts'

let count = 0
const messageOf = (data: unknown, sender = 'agt_1') =>
  ({
    message_id: `m${++count}`,
    sequence: count,
    sender: { type: 'agent', id: sender, handle: sender },
    parts: [{ type: 'data', part_id: 'p', data, media_type: 'application/a2ui+json; charset=utf-8' }],
  }) as unknown as Message

const create = { version: 'v0.9.1', createSurface: { surfaceId: 's', catalogId: 'c' } }
const update = (...components: object[]) => ({ version: 'v0.9.1', updateComponents: { surfaceId: 's', components } })
const surfaceOf = (items: readonly SurfaceItem[] | undefined): Surface => {
  const [item] = items ?? []
  if (!item || !('surface' in item)) throw new Error('no surface')
  return item.surface
}

describe('surfaces of a chat', () => {
  it('are at the message of their creation, with later updates', () => {
    const [first, second] = [messageOf([create, update({ id: 'root' })]), messageOf([update({ id: 'a' })])]
    const items = surfaceItems([first, second])
    expect(surfaceOf(items.get(placeOf(first.message_id, 0))).steps).toHaveLength(3)
    expect(items.get(placeOf(second.message_id, 0))).toEqual([{ note: 'Changed the surface above' }])
  })

  it('are changed by their creator only, and end when they are deleted', () => {
    const made = messageOf([create])
    const other = messageOf([update({ id: 'a' })], 'agt_2')
    const deleted = messageOf([{ version: 'v0.9.1', deleteSurface: { surfaceId: 's' } }, create])
    const items = surfaceItems([made, other, deleted])
    const surface = surfaceOf(items.get(placeOf(made.message_id, 0)))
    expect([surface.steps.length, surface.isDeleted]).toEqual([1, true])
    expect(surfaceOf(items.get(placeOf(deleted.message_id, 0))).isDeleted).toBe(false)
  })

  it('are marked when they are too large, and are limited in size', () => {
    const components = Array.from({ length: 501 }, (_, id) => ({ id: `c${id}` }))
    const made = messageOf([create, update(...components), ...Array.from({ length: 300 }, () => update({ id: 'c1' }))])
    const surface = surfaceOf(surfaceItems([made]).get(placeOf(made.message_id, 0)))
    expect([surface.isTooLarge, surface.steps.length]).toEqual([true, 1])
  })

  it('show actions of persons, and surfaces created before the loaded messages', () => {
    const action = { version: 'v0.9.1', action: { surfaceId: 's', name: 'buy', context: { size: 'L', count: 2 } } }
    const [done, later] = [messageOf([action]), messageOf([update({ id: 'a' })])]
    const items = surfaceItems([done, later])
    expect(items.get(placeOf(done.message_id, 0))).toEqual([{ note: 'Chose “buy”', details: 'size: L\ncount: 2' }])
    expect(items.get(placeOf(later.message_id, 0))).toEqual([{ note: 'Changed a surface of an earlier message' }])
  })

  it('accept any content without an error, with bounded texts', () => {
    const step = fc.oneof(
      fc.anything(),
      fc.record({ updateComponents: fc.record({ surfaceId: fc.constant('s'), components: fc.anything() }) }),
      fc.record({
        updateDataModel: fc.record({ surfaceId: fc.constant('s'), path: fc.anything(), value: fc.jsonValue() }),
      }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const message = messageOf([create, ...steps])
        for (const item of surfaceItems([message]).get(placeOf(message.message_id, 0)) ?? []) {
          if (!('surface' in item)) continue
          const { texts, actions } = plainSurface(item.surface)
          expect([...texts, ...actions].every((line) => line.length <= 2_000)).toBe(true)
        }
        expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })
})

describe('a surface that cannot be drawn', () => {
  it('is shown as its texts, its bound data and the labels of its buttons', () => {
    const steps = [
      create,
      update(
        { id: 'root', component: 'Column', children: ['t', 'b'] },
        { id: 't', component: 'Text', text: { path: '/user/name' } },
        { id: 'b', component: 'Button', child: 'l', action: { event: { name: 'go' } } },
        { id: 'l', component: 'Text', text: 'Go on' },
        { id: 'i', component: 'Button', child: 'none', action: { event: { name: 'icon' } } },
      ),
      { updateDataModel: { surfaceId: 's', path: '/user', value: { name: 'Ann' } } },
      { updateDataModel: { surfaceId: 's', path: '/__proto__/polluted', value: 'x' } },
    ]
    expect(plainSurface({ steps })).toEqual({ texts: ['Ann'], actions: ['Go on', 'icon'] })
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})

describe('patterns from other senders', () => {
  it.each([
    ['12345', '^\\d{5}$', true],
    ['1234', '^\\d{5}$', false],
    ['a@b', '^[^@]+@[^@]+$', true],
    ['x', '(', true],
  ])('match %s against %s', (text, pattern, fits) => expect(fitsPattern(text, pattern)).toBe(fits))

  it.each([
    '(a+)+$',
    '(a|a)*b',
    `${'a?'.repeat(60)}${'a'.repeat(60)}b`,
    `${'(a|a)'.repeat(33)}b`,
    '(a)\\1*b',
    'a{1,999}b',
  ])('return quickly: %s', (pattern) => {
    const start = performance.now()
    expect(fitsPattern('a'.repeat(60), pattern)).toBe(true)
    expect(performance.now() - start).toBeLessThan(100)
  })

  it('are recognized by their media type only', () => {
    const part = { type: 'data', data: [], part_id: 'p' } as const
    expect(carriesSurface({ ...part, media_type: 'Application/A2UI+json' })).toBe(true)
    expect(carriesSurface({ ...part, metadata: { mimeType: 'application/json+a2ui' } })).toBe(true)
    expect(carriesSurface({ ...part, media_type: 'application/json' })).toBe(false)
  })
})
