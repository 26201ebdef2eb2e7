import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { tinyRequirement } from './test-documents/tiny-document.ts'

const document = [
  '# Service',
  '',
  '## 1. Messages',
  'A message is kept.',
  'A message has an id.',
  '',
  '### Parts',
  'A part has a type.',
]
let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'rows-'))
  mkdirSync(path.join(root, 'spec/requirements'), { recursive: true })
  const text = document.join('\n')
  writeFileSync(path.join(root, 'old.md'), text)
  const sha256 = createHash('sha256').update(text).digest('hex')
  writeFileSync(
    path.join(root, 'spec/interface.yaml'),
    `# Sections.\n${stringify({ sha256, lines: 8, sections: { '0 Preamble': 1 } })}`,
  )
  const row = (id: string, section: string): string =>
    `  - id: ${id}\n    section: ${section}\n${stringify([{ ...tinyRequirement, id: undefined, section: undefined }])
      .replace('- ', '  ')
      .replaceAll(/^/gm, '  ')}`
  writeFileSync(
    path.join(root, 'spec/requirements/messages.yaml'),
    `area: messages\nrequirements:\n${row('MSG-001', '{ 1 Messages: [4] }')}\n${row('MSG-002', '{ 1 Messages: [5], 1 Parts: [8] }')}`,
  )
})
afterEach(() => rmSync(root, { recursive: true }))

function compare(lines: readonly string[], ...more: string[]) {
  writeFileSync(path.join(root, 'new.md'), lines.join('\n'))
  const script = path.join(import.meta.dirname, 'changed-requirements.ts')
  const args = [script, path.join(root, 'old.md'), path.join(root, 'new.md'), '--root', root, ...more]
  return spawnSync(process.execPath, args, { encoding: 'utf8' })
}

test('names the requirements of changed lines, and added lines', () => {
  const { status, stdout } = compare([
    ...document.slice(0, 4),
    'A message has a new id.',
    '',
    '### Parts',
    'New.',
    'A part has a type.',
  ])
  expect(stdout).toContain('MSG-002, line 5: A message is kept.')
  expect(stdout).toContain('added: line 8 of')
  expect(stdout).not.toContain('MSG-001')
  expect(status).toBe(1)
  expect(compare(document)).toMatchObject({ status: 0, stdout: '' })
})

test('--write updates the lines and the sections', () => {
  compare(['# Service', '', 'New.', ...document.slice(2)], '--write')
  const rows = readFileSync(path.join(root, 'spec/requirements/messages.yaml'), 'utf8')
  expect(rows).toContain('section: { 1 Messages: [5] }')
  expect(rows).toContain('section: { 1 Messages: [6], 1 Parts: [9] }')
  const edition = readFileSync(path.join(root, 'spec/interface.yaml'), 'utf8')
  expect(edition).toContain('# Sections.\nsha256: ')
  expect(edition).toContain('sections:\n  0 Preamble: 1\n  1 Messages: 4\n  1 Parts: 8\n')
  expect(compare(document).stderr).toContain('is not the document whose lines the requirements name')
})
