import { describe, expect, it } from 'vitest'

import { closeMarks, mayBeMarkdown, withoutMarks } from './markdown.rules.ts'

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
