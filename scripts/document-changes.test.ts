import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decisive, harmless } from './document-changes/changes.ts'
import { Copy } from './document-changes/copy.ts'

/** Gates that may require a decision on a change of the documents. */
const deciding = ['types', 'webTypes', 'trace', 'operations', 'examples', 'breaks']

let copy: Copy
beforeAll(async () => {
  copy = await Copy.of(path.dirname(import.meta.dirname))
}, 60_000)
afterAll(() => copy[Symbol.asyncDispose]())

/** Returns the findings of the compiler and the gates, one text each, as `file:line: message`. */
async function findings(...gates: string[]): Promise<string[]> {
  const { output } = await copy.script('scripts/check.ts', ...gates)
  const [, ...sections] = output.split(/^=== .* ===$/m)
  return sections.flatMap((section) => findingsIn(section))
}

function findingsIn(section: string): string[] {
  const isOfCompiler = section.includes('error TS')
  // Dependents of a break follow the break, and are not findings themselves.
  const lines = section.split('\nto look at:')[0]!.split('\n')
  const found: string[] = []
  for (const line of lines) {
    // The compiler explains an error in indented lines.
    if (isOfCompiler && line.startsWith(' ')) found[found.length - 1] += line
    else if (!/^(compared with |breaks what worked:| {6}in )/.test(line) && line.trim() !== '') found.push(line.trim())
  }
  return found.map((line) => line.replace(/^(\S+)\((\d+),\d+\): /, '$1:$2: '))
}

// All changes are applied at once, so that the compiler runs once. Each finding must belong to a decisive change.
test('each document change fails the gates exactly where a decision is required', async () => {
  for (const change of [...harmless, ...decisive]) await copy.apply(change)
  const { code, output } = await copy.script('scripts/generate.ts')
  expect(code, output).toBe(0)
  const found = await findings(...deciding)
  for (const { name, decisions } of decisive)
    for (const decision of decisions)
      expect(found, `${name} is red nowhere`).toContainEqual(expect.stringMatching(decision))
  const explained = decisive.flatMap(({ decisions, consequences = [] }) => [...decisions, ...consequences])
  expect(found.filter((finding) => !explained.some((pattern) => pattern.test(finding)))).toEqual([])
}, 480_000)

test('one command scaffolds a new operation, and each mark fails to compile until it is decided', async () => {
  const { code, output } = await copy.script('scripts/scaffold.ts', 'pauseAgent')
  expect(code, output).toBe(0)
  const files = [...output.matchAll(/^wrote (\S+)$/gm)].map(([, file = '']) => file)
  expect(files).toEqual([
    'src/identity/settings/pause-agent.ts',
    'src/identity/settings/pause-agent.current.ts',
    'src/identity/settings/pause-agent.test.ts',
    'conformance/checks/settings/pause-agent.check.ts',
    'src/http/forms/current/identity.ts',
  ])
  await writeFile(
    path.join(copy.folder, 'tsconfig.scaffold.json'),
    JSON.stringify({ extends: './tsconfig.json', compilerOptions: { incremental: false }, include: [], files }),
  )
  const compiled = await copy.script('node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.scaffold.json')
  const marks = [...output.matchAll(/^ {2}(\S+:\d+) {2}\S/gm)].map(([, place]) => place)
  const red = findingsIn(compiled.output).filter((finding) => /Cannot find name '[dD]ecide'/.test(finding))
  expect(marks.length).toBeGreaterThan(10)
  expect(red.map((finding) => finding.split(': ')[0]).sort()).toEqual(marks.toSorted())
  const again = await copy.script('scripts/scaffold.ts', 'pauseAgent')
  expect([again.code, again.output]).toEqual([2, expect.stringContaining('pauseAgent has a handler in src/http/forms')])
  const unknown = await copy.script('scripts/scaffold.ts', 'doNothing')
  expect([unknown.code, unknown.output]).toEqual([2, expect.stringContaining('no document has an operation doNothing')])
}, 480_000)
