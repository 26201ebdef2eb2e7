import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { IConfiguration } from 'dependency-cruiser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkBoundaries } from './check-boundaries.ts'

let root: string

const { forbidden = [] } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as IConfiguration
const above = '-imports-nothing-above-it'
/** Folders that have a place in a layer order, and other folders that a rule is about. */
const parts = [
  ...forbidden.flatMap(({ name }) => (name?.endsWith(above) ? [name.slice(0, -above.length)] : [])),
  'conformance/mutants',
  'src/testing',
  'scripts/generate',
  'scripts/examples',
]

/** A tree that violates no rule and gives each rule something to check. */
const sound: Record<string, string> = {
  ...Object.fromEntries(parts.map((part) => [`${part}/part.ts`, 'export {}'])),
  'src/cli/part.ts': 'export {}',
  'src/platform/ids.ts': "import { ulid } from 'ulid'\nimport './clock.ts'",
  'src/platform/clock.ts': 'export {}',
  'src/conversations/messages/send-message.ts': "import '../../platform/ids.ts'",
  'src/conversations/messages/message.extensions.ts': "import './message.current.ts'",
  'src/conversations/messages/message.variant.ts': 'export {}',
  'src/conversations/messages/message.current.ts':
    "import type { A } from '../../../generated/current/types.gen.ts'\nexport const f = (form: string) => form === 'draft'",
  'src/conversations/messages/send-message.test.ts': "import '../../testing/part.ts'",
  'src/http/forms/current/messages.ts': "import '../../../conversations/messages/message.current.ts'",
  'src/main.ts': "import './cli/part.ts'",
  'generated/current/types.gen.ts': 'export type A = string',
  'src/web/app.ts': "await import('./surfaces/surfaces.ts')",
  'src/web/markdown/render.ts': 'export {}',
  'src/web/surfaces/surfaces.ts': 'export {}',
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

test('a tree within its boundaries has no violation', async () => {
  expect(await checkBoundaries(root)).toEqual([])
})

test.each([
  [
    'an upward import in the server',
    'src/identity/a.ts',
    "import '../conversations/messages/send-message.ts'",
    /^src\/identity\/a\.ts imports src\/conversations\/messages\/send-message\.ts: .*imports go down/,
  ],
  [
    'a type from above in the server',
    'src/tasks/a.ts',
    "import type { A } from '../http/part.ts'",
    /^src\/tasks\/a\.ts imports src\/http\/part\.ts: .*imports go down/,
  ],
  ['the entry point of the server', 'src/cli/a.ts', "import '../main.ts'", /a\.ts imports src\/main\.ts/],
  ['a part of the server without a place', 'src/extras/a.ts', "import '../platform/ids.ts'", /no rule .* names/],
  ['what tests use', 'src/server/a.ts', "import '../testing/part.ts'", /only tests may use/],
  [
    'a circle',
    'src/platform/clock.ts',
    "import type { A } from './ids.ts'",
    /in a circle: src\/platform\/\w+\.ts -> src\/platform\/\w+\.ts -> /,
  ],
  [
    'an upward import in the harness',
    'conformance/client/a.ts',
    "import '../runner/part.ts'",
    /^conformance\/client\/a\.ts imports conformance\/runner\/part\.ts: .*imports go down/,
  ],
  ['the test bench in the harness', 'conformance/runner/a.ts', "import '../mutants/part.ts'", /without its reference/],
  [
    'the harness in the reference server',
    'conformance/reference-server/state/a.ts',
    "import '../../client/part.ts'",
    /would share its mistakes/,
  ],
  [
    'a type of the server in the harness',
    'conformance/client/a.ts',
    "import type { M } from '../../src/conversations/messages/send-message.ts'",
    /^conformance\/client\/a\.ts imports src\/conversations\/messages.* may import only itself/,
  ],
  [
    'an inline type of the server',
    'conformance/client/a.ts',
    "\nexport type A = import('../../src/main.ts').A",
    /^conformance\/client\/a\.ts imports src\/main\.ts/,
  ],
  ['a dynamic import of the server', 'conformance/client/a.ts', "await import('../../src/main.ts')", /src\/main\.ts/],
  ['a re-export of the server', 'conformance/client/a.ts', "export * from '../../src/main.ts'", /src\/main\.ts/],
  [
    'the validators in the harness',
    'conformance/client/a.ts',
    "import '../../generated/current/validators.js'",
    /judges by the documents/,
  ],
  ['a rare feature in the first view', 'src/web/a.ts', "import './surfaces/surfaces.ts'", /imported dynamically/],
  ['the harness in the server', 'src/server/a.ts', "import '../../conformance/cli.ts'", /works without/],
  ['the server in the generator', 'scripts/generate/a.ts', "import '../../src/main.ts'", /from spec\/ alone/],
  ['the server in an example', 'scripts/examples/a.ts', "import '../../src/main.ts'", /only packages/],
  [
    'another form in a form',
    'src/http/forms/extensions/chats.ts',
    "import '../current/messages.ts'",
    /does not know the current form/,
  ],
  [
    'another form in a codec',
    'src/conversations/messages/a.current.ts',
    "import './message.extensions.ts'",
    /does not know the extensions form/,
  ],
  [
    'another form in an edge, codecs aside',
    'src/http/forms/variant/messages.ts',
    "import '../../../conversations/messages/message.current.ts'\nimport '../current/messages.ts'",
    /variant\/messages\.ts imports .* does not know the current form/,
  ],
  [
    'the variant form in a codec of the current one',
    'src/conversations/messages/a.current.ts',
    "import './message.variant.ts'",
    /does not know the variant form/,
  ],
  [
    'a codec in the core',
    'src/conversations/messages/a.ts',
    "import './message.extensions.ts'",
    /messages\/a\.ts imports .* passes domain values/,
  ],
  [
    'a wire type in the core',
    'src/tasks/tasks/a.ts',
    "import type { A } from '../../../generated/current/types.gen.ts'",
    /tasks\/a\.ts imports .* passes domain values/,
  ],
  [
    'a wire name in an error of the core',
    'src/network/a.ts',
    "// errors.ts'\nthrow invalidRequest((name) => `${name('x')} needs a chat_id`, 'x')",
    /a\.ts:2 has a wire name in an error/,
  ],
  ['a branch on the form', 'src/network/a.ts', "if (input.form !== 'current') stop()", /a\.ts:1 branches on the form/],
  ['a switch on the form', 'src/network/a.ts', 'switch (form) {}', /branches on the form/],
  ['a name without meaning', 'src/network/utils.ts', '', /says nothing/],
  ['a file too long', 'src/network/a.ts', '\n'.repeat(400), /401 lines/],
  ['code among the documents', 'spec/a.ts', '', /documents and no code/],
])('a violation is reported: %s', async (_name, file, text, message) => {
  await plant(file, text)
  const violations = await checkBoundaries(root)
  expect(violations).toHaveLength(1)
  expect(violations[0]).toMatch(message)
})

test('a rule that matches no file is a violation', async () => {
  await rm(path.join(root, 'conformance/report'), { recursive: true })
  expect(await checkBoundaries(root)).toEqual([
    'the rule conformance/report-imports-nothing-above-it met no file: did a folder move?',
  ])
})

test('a tree without imports is a violation', async () => {
  for (const name of Object.keys(sound)) await plant(name, 'export {}')
  expect(await checkBoundaries(root)).toContain('no import was looked at')
})
