import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NamedThings } from './named-things.ts'

const files = {
  'conformance/checks/messages/send.check.ts': "check(\n  'messages.send.kept',\n  ['MSG-001'],\n)",
  'conformance/mutants/kills.ts': "const kills = ['messages.send.kept', 'messages.send.kept.twice']",
  'spec/requirements/messages.yaml': '- id: MSG-001\n  text: A message is kept.',
  'src/platform/configuration/configuration.ts': "  pings: setting(\n    'PARLEY_PINGS', integer)",
  'src/http/pings.ts': 'const every = config.pings',
  'src/http/other.ts': 'const pings = 1',
  'spec/guides/configuration.md': '| `PARLEY_PINGS` | integer |',
  'src/platform/database/migrations/0001.ts': "await table('pull_cursors', {})",
  'src/delivery/cursor.store.ts': 'INSERT INTO pull_cursors (a)',
  'src/platform/errors.ts': "export type ErrorKind =\n  | 'rate_limited'\n",
  'src/http/limits.ts': "throw new DomainError('rate_limited')",
}

let root: string
let things: NamedThings
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'parley-names-'))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }
  things = await NamedThings.read(root)
})
afterAll(() => rm(root, { recursive: true, force: true }))

const placesOf = (name: string): string[] =>
  things
    .find(name)
    .flatMap(({ kind, defined, uses }) => [
      `${kind} ${defined.file}:${defined.line}`,
      ...uses.flatMap(({ places }) => places.map(({ file, line }) => `${file}:${line}`)),
    ])

test.each([
  ['messages.send.kept', ['check conformance/checks/messages/send.check.ts:2', 'conformance/mutants/kills.ts:1']],
  ['MSG-001', ['requirement spec/requirements/messages.yaml:1', 'conformance/checks/messages/send.check.ts:3']],
  [
    'PARLEY_PINGS',
    ['setting src/platform/configuration/configuration.ts:2', 'src/http/pings.ts:1', 'spec/guides/configuration.md:1'],
  ],
  ['pull_cursors', ['table src/platform/database/migrations/0001.ts:1', 'src/delivery/cursor.store.ts:1']],
  ['rate_limited', ['error code src/platform/errors.ts:2', 'src/http/limits.ts:1']],
  ['pings', []],
])('%s is found where it is defined and used', (name, places) => {
  expect(placesOf(name)).toEqual(places)
})

test('all names are listed', () => {
  expect(things.names()).toEqual(['messages.send.kept', 'MSG-001', 'PARLEY_PINGS', 'pull_cursors', 'rate_limited'])
})
