import { describe, expect, it } from 'vitest'

import type { Message } from '../../../generated/current/types.gen.ts'
import { summaryOf } from './chats.rules.ts'
import { closeMarks, mayBeMarkdown, withoutMarks } from './markdown.rules.ts'
import { markedPieces, piecesWithoutMarks } from './marked.rules.ts'

describe('a growing markdown text', () => {
  it.each([
    ['plain words', 'plain words'],
    ['some **bold wo', 'some **bold wo**'],
    ['some **bold** and *it', 'some **bold** and *it*'],
    ['some **bold word*', 'some **bold word**'],
    ['run `npm ins', 'run `npm ins`'],
    ['see [the guide](https://a.exam', 'see'],
    ['see [the gui', 'see'],
    ['old ~~gone', 'old ~~gone~~'],
    ['begins a mark **', 'begins a mark'],
    ['* one\n* two', '* one\n* two'],
    ['```js\nlet **a', '```js\nlet **a'],
    ['done **bold**\n\nnext `co', 'done **bold**\n\nnext `co`'],
  ])('%j is shown as %j', (text, shown) => expect(closeMarks(text)).toBe(shown))
})

it('is shown in a list without its marks', () => {
  expect(withoutMarks('## Rome It stays **warm**. See [the map](https://a.example), `code` and *it* - now')).toBe(
    'Rome It stays warm. See the map, code and it now',
  )
  expect(withoutMarks('some_name is 5 * 3')).toBe('some_name is 5 3')
})

it('finds texts that need no renderer', () => {
  expect(['Good morning, Ann.', 'Is it 5 or 6?', 'a - b', 'some_name'].some(mayBeMarkdown)).toBe(false)
  const marked = ['**a**', '_a_', '# A', '- a', '1. a', '`a`', '[a](b)', 'a\nb', '| a |', '<b>']
  expect(marked.map(mayBeMarkdown)).toEqual(marked.map(() => true))
})

it('keeps the found words of a text without its marks', () => {
  const text = 'See **the map** of [Rome](https://map.example), and the map'
  const ranges = [...text.matchAll(/map/g)].map(({ index: start }) => ({ start, length: 3 }))
  const pieces = piecesWithoutMarks(markedPieces(text, ranges))
  expect(pieces.map(({ text: piece, isMarked }) => (isMarked ? `<${piece}>` : piece)).join('')).toBe(
    'See the <map> of Rome, and the <map>',
  )
})

it('is shown in a quote without its marks, unless a person wrote it', () => {
  const parts = [{ type: 'text' as const, text: '# Rome\n**warm** days' }]
  const from = (type: 'agent' | 'user') => summaryOf({ sender: { id: 'a', type, handle: 'a' }, parts } as Message)
  expect([from('agent'), from('user')]).toEqual(['Rome warm days', '# Rome **warm** days'])
})
