import { expect, test } from 'vitest'
import { exactOf, parseExact, parseNoting, plainOf } from './exact-numbers.ts'

const numbers = [
  '1.0',
  '-0',
  '-0.0',
  '1e2',
  '1E+2',
  '1.50',
  '0.10',
  '12345678901234567890',
  '0.1234567890123456789',
  '123456789.123456789',
  '9007199254740993',
  '1e400',
  '-1e-400',
  '0.0000001',
  '1.7976931348623157e308',
  '0',
  '-1',
  '1.5',
  '42',
  '9007199254740991',
] as const

test.each(numbers)('%s is returned digit for digit, at any position', (number) => {
  for (const text of [number, `[${number}]`, `{"a":${number}}`, `{"a":[1,{"b":${number}}],"c":"1.0"}`])
    expect(JSON.stringify(parseExact(text))).toBe(text)
})

test.each(numbers)('%s is a number for readers of the body', (number) => {
  const text = `{"data":{"value":${number}},"plain":{"value":1}}`
  const body = parseNoting(text) as { data: { value: number }; plain: object }
  expect(body.data.value).toBe(Number(number))
  expect(JSON.stringify(exactOf(body))).toBe(text)
  expect(JSON.stringify(exactOf(body.data))).toBe(`{"value":${number}}`)
  expect(exactOf(body.plain)).toBe(body.plain)
})

test('strings that look like numbers stay strings, and plain values differ from exact ones', () => {
  for (const text of ['"1.0"', '{"a":" 1e2","b":"x: 1.0, 2.0"}', '[" 12345678901234567890"]'])
    expect(parseExact(text)).toEqual(JSON.parse(text))
  expect(plainOf(parseExact('{"a":[1.0,{"b":1e2}]}'))).toEqual({ a: [1, { b: 100 }] })
  const plain = { a: 1 }
  expect(plainOf(plain)).toBe(plain)
})

test('a member called __proto__ and a duplicate name are parsed like JSON.parse', () => {
  const body = parseNoting('{"a":1.0,"a":2.0,"__proto__":{"x":1.0}}') as { a: number }
  expect(body.a).toBe(2)
  expect(JSON.stringify(exactOf(body))).toBe('{"a":2.0,"__proto__":{"x":1.0}}')
})
