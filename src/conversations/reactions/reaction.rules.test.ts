import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeReactionTarget, checkReactionValue, isEmoji } from './reaction.rules.ts'
import type { ReactionValue } from './reaction.ts'

const thumb: ReactionValue = { type: 'emoji', emoji: '👍' }
const heart: ReactionValue = { type: 'emoji', emoji: '❤️' }

describe('an emoji is one grapheme cluster that contains an emoji, at most 64 bytes (AMB-031)', () => {
  test.each(['👍', '❤️', '❤', '👍🏽', '👨‍👩‍👧‍👦', '🇨🇭', '1️⃣', '#⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩🏽‍❤️‍💋‍👨🏿'])('%s', (text) =>
    expect(isEmoji(text)).toBe(true),
  )
  test.each(['', ' ', 'a', '1', '#', ':+1:', '👍👍', '👍 ', 'a👍', '👍\u0000', `👍${'\u200d👍'.repeat(20)}`])(
    'not %j',
    (text) => expect(isEmoji(text)).toBe(false),
  )
})

test('the emoji is present exactly when the type is emoji (RCT-004, AMB-105)', () => {
  const rejection = expect.objectContaining({ kind: 'invalid_request', field: 'emoji' })
  expect(() => checkReactionValue(thumb)).not.toThrow()
  expect(() => checkReactionValue({ type: 'love', emoji: null })).not.toThrow()
  expect(() => checkReactionValue({ type: 'emoji', emoji: null })).toThrow(rejection)
  expect(() => checkReactionValue({ type: 'love', emoji: '👍' })).toThrow(rejection)
})

describe('one reaction per target', () => {
  test('a repeated add changes nothing, a different add replaces (RCT-011, AMB-028)', () => {
    expect(changeReactionTarget(null, 'add', thumb)).toEqual({ removed: null, added: thumb })
    expect(changeReactionTarget(thumb, 'add', { ...thumb })).toEqual({ removed: null, added: null })
    expect(changeReactionTarget(thumb, 'add', heart)).toEqual({ removed: thumb, added: heart })
  })

  test('a remove deletes a matching reaction only (AMB-029)', () => {
    expect(changeReactionTarget(thumb, 'remove', thumb)).toEqual({ removed: thumb, added: null })
    expect(changeReactionTarget(thumb, 'remove', heart)).toEqual({ removed: null, added: null })
    expect(changeReactionTarget(null, 'remove', thumb)).toEqual({ removed: null, added: null })
  })

  test('a receiver that applies all changes has the stored reaction of the target', () => {
    const operation = fc.tuple(fc.constantFrom('add' as const, 'remove' as const), fc.constantFrom(thumb, heart))
    fc.assert(
      fc.property(fc.array(operation), (operations) => {
        let target: ReactionValue | null = null
        const folded = new Set<ReactionValue>()
        for (const [name, value] of operations) {
          const change = changeReactionTarget(target, name, value)
          if (change.removed) folded.delete(change.removed)
          if (change.added) folded.add(change.added)
          if (change.removed ?? change.added) target = change.added
          expect([...folded]).toEqual(target ? [target] : [])
        }
      }),
    )
  })
})
