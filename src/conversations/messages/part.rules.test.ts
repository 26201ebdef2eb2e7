import { expect, test } from 'vitest'
import { partIdAt, partIndexOf } from './part.rules.ts'

test('a part id is the position of the part (AMB-012)', () => {
  expect(partIdAt(0)).toBe('prt_0')
  expect(partIndexOf('prt_0', 1)).toBe(0)
  expect(partIndexOf('prt_31', 32)).toBe(31)
  for (const unknown of ['prt_1', 'prt_', 'prt_00', 'prt_-1', 'prt_1e0', '0', 'PRT_0', 'prt_0 ']) {
    expect(partIndexOf(unknown, 1)).toBeNull()
  }
})
