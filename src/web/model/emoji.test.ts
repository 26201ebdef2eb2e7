import words from 'emojilib/dist/emoji-en-US.json' with { type: 'json' }
import { expect, test } from 'vitest'

import { emojiName, findEmojis, readRecent, withRecent } from './emoji.rules.ts'

test('emojis are found by the beginning of each word, with the name before other words', () => {
  expect(findEmojis(words, 'thumb').slice(0, 2)).toEqual(['👍', '👎'])
  expect(findEmojis(words, 'party pop')).toContain('🎉')
  expect(findEmojis(words, 'Happy')).toContain('😀')
  expect(findEmojis(words, 'zzzz')).toEqual([])
  expect(findEmojis(words, ' ').length).toBe(Object.keys(words).length)
  expect(emojiName(words, '🎉')).toBe('party popper')
})

test('recent emojis are unique, few, and nothing but emojis', () => {
  expect(withRecent(['👍', '🎉'], '🎉')).toEqual(['🎉', '👍'])
  expect(withRecent(Object.keys(words), '🎉').length).toBe(24)
  expect(readRecent('🎉 <b> 👍 ab')).toEqual(['🎉', '👍'])
  expect(readRecent(null)).toEqual([])
})
