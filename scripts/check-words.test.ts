import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkWords, findOpenings } from './check-words.ts'
import { readWordSources } from './words/word-sources.ts'
import type { AllowedWord, RetiredWord } from './words/retired-words.ts'

const retired: readonly RetiredWord[] = [
  { word: 'ledger', instead: 'BatchState', where: 'both' },
  { word: 'settle form', instead: 'resolveForm', where: 'names' },
  { word: 'exchange', instead: 'request', where: 'names', alone: true, under: ['src/'] },
  { word: 'typed wrong', instead: 'usage error', where: 'prose' },
]

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'parley-words-'))
  await plant('src/ids.ts', '// Makes ids.\nexport const makeId = () => 1')
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function plant(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true })
  await writeFile(path.join(root, name), `${text}\n`)
}

const check = async (allowed: readonly AllowedWord[] = []) =>
  checkWords(await readWordSources(root), { retired, allowed })

test('a tree without retired words has no hit', async () => {
  expect(await check()).toEqual([])
})

describe('a retired word is found', () => {
  test.each([
    ['in a name', 'src/a.ts', '\nexport const openLedger = 1', 2, 'ledger'],
    ['in its plural', 'src/a.ts', 'export const ledgers = []', 1, 'ledger'],
    ['in a type', 'src/a.ts', 'export interface LedgerEntry {}', 1, 'ledger'],
    ['in a private member', 'src/a.ts', 'export class A {\n  #ledger = 1\n}', 2, 'ledger'],
    [
      'in a name of two words',
      'src/a.ts',
      'export function resettle() {}\nexport function settleForm() {}',
      2,
      'settle form',
    ],
    ['as a whole name', 'src/a.ts', 'export const f = (exchange: string) => exchange', 1, 'exchange'],
    ['in the name of a file', 'src/ledger-entry.ts', '', 1, 'ledger'],
    ['in a comment', 'src/a.ts', 'export const a = 1\n\n// Keeps\n// the ledger.\nexport const b = 2', 4, 'ledger'],
    [
      'in a docstring',
      'src/a.ts',
      '/**\n * Reads.\n * @throws when the ledger is closed\n */\nexport const a = 1',
      3,
      'ledger',
    ],
    ['in a message', 'conformance/a.ts', "export const a = 'what is typed wrong'", 1, 'typed wrong'],
    ['in a template', 'scripts/a.ts', 'export const a = (b: string) => `${b} was typed wrong ${b}`', 1, 'typed wrong'],
    ['in a description', 'spec/a.yaml', 'a:\n  description: >-\n    The ledger of an agent.', 2, 'ledger'],
    ['in a comment of a document', 'spec/a.yaml', 'a: 1\n# The ledger.', 2, 'ledger'],
    ['in Markdown', 'spec/guides/a.md', '# A\n\nThe ledger.', 3, 'ledger'],
    ['in the README', 'README.md', 'The ledger.', 1, 'ledger'],
  ])('%s', async (_where, file, text, line, word) => {
    await plant(file, text)
    const hits = await check()
    expect(hits.length).toBeGreaterThan(0)
    expect(hits[0]).toMatchObject({ file, line, word })
  })
})

test.each([
  ['part of another word', 'src/a.ts', 'export const ledgerdemain = 1'],
  ['a longer name', 'src/a.ts', 'export const exchangeDeviceCode = 1'],
  ['another folder', 'conformance/a.ts', 'export const exchange = 1'],
  ['a literal of one word, which may be a wire name', 'src/a.ts', "export const a = 'ledger'"],
  ['a phrase that is apart', 'src/a.ts', '// What is typed is not wrong.'],
  ['code of Markdown', 'spec/a.md', '# A\n\n`ledger`\n\n```\nledger\n```\n\n[a](ledger.md)'],
  ['generated code', 'generated/a.ts', 'export const ledger = 1'],
])('is no hit: %s', async (_what, file, text) => {
  await plant(file, text)
  expect(await check()).toEqual([])
})

test('an exception allows a word only in its folder', async () => {
  const allowed = [{ word: 'ledger', under: 'src/payments/', reason: 'a ledger of money' }]
  await plant('src/payments/a.ts', 'export const ledger = 1')
  await plant('src/a.ts', 'export const ledger = 1')
  expect((await check(allowed)).map(({ file }) => file)).toEqual(['src/a.ts'])
})

test('an exception without a match is an error', async () => {
  await expect(check([{ word: 'ledger', under: 'src/', reason: 'none' }])).rejects.toThrow('allows nothing')
})

test('a tree without names is an error', async () => {
  await rm(path.join(root, 'src'), { recursive: true })
  await expect(check()).rejects.toThrow('no name was looked at')
})

test('finds only comments that begin with a word in place of a noun', async () => {
  await plant(
    'src/a.ts',
    '/** Who asks. */\nexport const a = 1 // Whole\n/**\n * What it is.\n */\nexport const b = "What is it"',
  )
  await plant('src/c.ts', '// Whoever asks\nexport const c = 1')
  expect(findOpenings(await readWordSources(root))).toEqual([
    { file: 'src/a.ts', line: 1 },
    { file: 'src/a.ts', line: 4 },
    { file: 'src/c.ts', line: 1 },
  ])
})
