import { expect, test } from 'vitest'
import { stripTypes } from './strip-types.ts'

test.for([
  ['export const a = (b: string, c?: number): Promise<void> => d', 'export const a = (b, c) => d'],
  ['const a = (b as unknown as string).c!', 'const a = (b).c'],
  ['const a = [1] as const satisfies readonly number[]', 'const a = [1]'],
  [
    'class A<T> extends B<T> implements C {\n  readonly d: T\n  #e = f<T>()\n}',
    'class A extends B {\n  d\n  #e = f()\n}',
  ],
  ['function a({\n  b,\n}: {\n  b: string\n}): void {\n  return\n}', 'function a({\n  b,\n}\n) {\n  return\n}'],
  ['const a = `b: ${c as string} d: e`', 'const a = `b: ${c} d: e`'],
  ['// a: string\n\nconst b = "c: d"', '// a: string\n\nconst b = "c: d"'],
] as const)('%j', ([source, expected]) => {
  expect(stripTypes(source)).toBe(expected)
})
