import { expect, test } from 'vitest'
import { checkParts, partIdAt, partIndexOf } from './part.rules.ts'

test('a part id is the position of the part, and names nothing else (AMB-012)', () => {
  expect(partIdAt(0)).toBe('prt_0')
  expect(partIndexOf('prt_0', 1)).toBe(0)
  expect(partIndexOf('prt_31', 32)).toBe(31)
  for (const unknown of ['prt_1', 'prt_', 'prt_00', 'prt_-1', 'prt_1e0', '0', 'PRT_0', 'prt_0 ']) {
    expect(partIndexOf(unknown, 1)).toBeNull()
  }
})

test('an attachment id that names no upload is refused, a url is not (AMB-127)', () => {
  expect(() => checkParts([{ type: 'media', url: 'https://files.example/a.png' }])).not.toThrow()
  expect(() => checkParts([{ type: 'text', text: '' }, { type: 'media', attachmentId: 'att_1' }]))
    .toThrow(expect.objectContaining({ kind: 'invalid_request', field: 'parts[1].attachment_id' }))
})
