import { expect, test } from 'vitest'
import { excerptOf, searchedText } from './found-message.rules.ts'
import { matchesIn, termsAsked, termsOf } from './search-words.rules.ts'

const marked = (text: string, query: string) =>
  matchesIn(text, query).map(({ start, length }) => text.slice(start, start + length))

test('words are compared without case, accents and punctuation', () => {
  expect(termsOf('Café, “BRÛLÉE”; don’t')).toEqual(['cafe', 'brulee', 'don', 't'])
  expect(termsAsked('CAFE brul')).toEqual([
    { text: 'cafe', isPrefix: false },
    { text: 'brul', isPrefix: true },
  ])
  expect(marked('A Café and a crème brûlée', 'cafe BRUL')).toEqual(['Café', 'brûlée'])
})

test('only the last word of a query matches beginnings, from two characters on', () => {
  expect(marked('meet me at the meeting', 'meet')).toEqual(['meet', 'meeting'])
  expect(marked('meet me at the meeting', 'meet at')).toEqual(['meet', 'at'])
  expect(termsAsked('a')).toEqual([{ text: 'a', isPrefix: false }])
})

test('scripts without spaces are found by pairs of characters', () => {
  expect(termsOf('東京都')).toEqual(['東京', '京都', '都'])
  expect(termsAsked('京都')).toEqual([{ text: '京都', isPrefix: false }])
  expect(termsAsked('京')).toEqual([{ text: '京', isPrefix: true }])
  expect(marked('今日は東京都です', '東京')).toEqual(['東京'])
})

test('terms contain letters and digits only, for any text', () => {
  const codes = Array.from({ length: 0xd800 }, (_, code) => String.fromCodePoint(code))
  const terms = Array.from({ length: codes.length / 512 }, (_, at) =>
    termsOf(codes.slice(at * 512, (at + 1) * 512).join(' ')),
  )
  expect(terms.flat().length).toBeGreaterThan(10_000)
  expect(terms.flat().filter((term) => !/^[\p{L}\p{N}]+$/u.test(term))).toEqual([])
})

test('an excerpt contains the first match, with ranges of the shown text', () => {
  const text = `${'filler '.repeat(100)}needle ${'more '.repeat(100)}`
  const { text: shown, matches } = excerptOf({ parts: [{ type: 'text', text }], text: null }, 'needle')
  expect(shown.length).toBeLessThanOrEqual(162)
  expect(matches.map(({ start, length }) => shown.slice(start, start + length))).toEqual(['needle'])
})

test('texts and links are searched, and the plain rendering only without them', () => {
  expect(
    searchedText(
      [
        { type: 'text', text: 'one\n two' },
        { type: 'link', url: 'https://a.example', title: 'T' },
      ],
      'x',
    ),
  ).toBe('one two T https://a.example')
  expect(searchedText([{ type: 'media', url: 'https://a.example/x.png' }], 'a picture')).toBe('a picture')
})
