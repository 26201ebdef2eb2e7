import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkBoundaries } from './check-boundaries.ts'

let root: string

/** A tree that keeps every rule and gives each something to look at. */
const sound = {
  'src/platform/ids.ts': "import { ulid } from 'ulid'\nimport './clock.ts'",
  'src/platform/clock.ts': 'export {}',
  'src/messages/send-message.ts': "import '../platform/ids.ts'",
  'src/messages/message.extensions.ts': "import './message.current.ts'",
  'src/messages/message.current.ts':
    "import type { A } from '../../generated/current/types.gen.ts'\nexport const f = (form: string) => form === 'draft'",
  'src/http/forms/current/messages.ts': "import '../../../messages/message.current.ts'",
  'conformance/cli.ts': "import type { B } from '../generated/requirements.ts'\nimport 'undici'",
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'parley-boundaries-'))
  for (const [name, text] of Object.entries(sound)) await plant(name, text)
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function plant(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true })
  await writeFile(path.join(root, name), `${text}\n`)
}

test('a tree within its boundaries has no breach', async () => {
  expect(await checkBoundaries(root)).toEqual([])
})

test.each([
  [
    'a type of the server in the harness',
    'conformance/a.ts',
    "import type { M } from '../src/conversations/messages/message.ts'",
    /conformance\/a\.ts:1 imports src\/conversations\/messages/,
  ],
  [
    'an inline type of the server',
    'conformance/a.ts',
    "\nexport type A = import('../src/a.ts').A",
    /conformance\/a\.ts:2/,
  ],
  ['a dynamic import of the server', 'conformance/a.ts', "await import('../src/a.ts')", /conformance\/a\.ts:1/],
  ['a re-export of the server', 'conformance/a.ts', "export * from '../src/a.ts'", /conformance\/a\.ts:1/],
  [
    'the validators in the harness',
    'conformance/a.ts',
    "import '../generated/current/validators.js'",
    /judges by the documents/,
  ],
  ['the harness in the server', 'src/a.ts', "import '../conformance/cli.ts'", /works without/],
  [
    'another form in a form',
    'src/http/forms/extensions/chats.ts',
    "import '../current/messages.ts'",
    /does not know the current form/,
  ],
  [
    'another form in a codec',
    'src/messages/a.current.ts',
    "import './a.extensions.ts'",
    /does not know the extensions form/,
  ],
  [
    'another form in an edge, codecs aside',
    'src/http/forms/variant/messages.ts',
    "import '../../../messages/message.current.ts'\nimport '../current/messages.ts'",
    /variant\/messages\.ts:2 .* does not know the current form/,
  ],
  [
    'the variant form in a codec of the current one',
    'src/messages/a.current.ts',
    "import './a.variant.ts'",
    /does not know the variant form/,
  ],
  ['a branch on the form', 'src/messages/a.ts', "if (input.form !== 'current') stop()", /a\.ts:1 branches on the form/],
  ['a switch on the form', 'src/messages/a.ts', 'switch (form) {}', /branches on the form/],
  ['a name without meaning', 'src/messages/utils.ts', '', /says nothing/],
  ['a file too long', 'src/messages/a.ts', '\n'.repeat(400), /401 lines/],
  ['code among the documents', 'spec/a.ts', '', /documents and no code/],
])('a breach is named: %s', async (_name, file, text, message) => {
  await plant(file, text)
  const breaches = await checkBoundaries(root)
  expect(breaches).toHaveLength(1)
  expect(breaches[0]).toMatch(message)
})

test('a rule that met nothing is a breach', async () => {
  await rm(path.join(root, 'conformance'), { recursive: true })
  expect(await checkBoundaries(root)).toEqual([
    expect.stringContaining('"conformance/ shares nothing with the server" met no import'),
  ])
})
