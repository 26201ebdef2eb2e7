import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declaredChecks, type Check } from '../check-api/check.ts'
import type { Form } from '../check-api/needs.ts'
import { findCheckFiles, loadChecks } from '../runner/check-files.ts'
import { composeScript, withoutOtherChecks } from './compose.ts'
import type { RecordedFinding } from './finding.ts'

const folder = mkdtempSync(join(tmpdir(), 'compose-'))
beforeAll(() => loadChecks(findCheckFiles()), 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

const finding = (check: string, form: Form, more: Partial<RecordedFinding<string>> = {}): RecordedFinding<string> => ({
  check,
  form,
  values: {},
  status: 'failed',
  requirement: 'MSG-039',
  statement: 'a statement',
  message: 'a message',
  mode: 'quick',
  seed: 1,
  levels: {},
  offered: {},
  receiptsBetweenAgents: true,
  hidesPrivateAgents: false,
  causes: [],
  operations: [],
  target: null,
  command: 'npx parley-conform',
  ...more,
})

/** Functions that Node.js 20 does not have. */
const tooNew =
  /\bObject\.groupBy|withResolvers|Promise\.try|Array\.fromAsync|RegExp\.escape|import\.meta\.(main|dirname)|new Set\([^\n]*\)\.(union|difference|intersection|isSubsetOf)\(|matchAll\((?:[^()\n]|\([^()\n]*\))*\)\.(map|filter|some|toArray)\(/

/** Optional packages, which ws loads in a try block. */
const optionalInWs = new Set(['bufferutil', 'utf-8-validate'])

/** Runs only the declarations of a script, in this process. Returns the ids of its checks. */
async function idsIn(text: string): Promise<string[]> {
  const file = join(folder, `${randomUUID()}.mjs`)
  const observed = `export const ids = []
    const { exports } = (load('./machinery.cjs'), loaded['./machinery.cjs'])
    const check = (id) => ids.push(id)
    loaded['./machinery.cjs'].exports = new Proxy(exports, { get: (all, name) => name === 'check' ? check : all[name] })
    load('./entry.cjs')`
  writeFileSync(
    file,
    text.replace(/^await load.*$/m, () => observed),
  )
  return ((await import(file)) as { ids: string[] }).ids
}

test('every check can be bundled into a script that imports only Node modules', async () => {
  const wrong: string[] = []
  for (const [area, checks] of Map.groupBy(declaredChecks(), (one) => one.area)) {
    const [{ id, forms }, ...others] = checks as [Check, ...Check[]]
    const causes = others.map((one) => ({ check: one.id, form: one.forms[0]!, values: {} }))
    const files = checks.map(({ file }) => file!)
    const text = await composeScript({ finding: finding(id, forms[0]!, { causes }), heading: '// heading\n', files })
    const needed = [...text.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name = '']) => name)
    const isInside = (name: string): boolean => text.includes(`modules['${name}']`)
    const foreign = needed.filter((name) => !isBuiltin(name) && !isInside(name) && !optionalInWs.has(name))
    if (needed.length === 0 || foreign.length > 0) wrong.push(`${area} imports ${foreign}`)
    const newer = tooNew.exec(text)
    if (newer !== null) wrong.push(`${area} needs a later Node: ${newer[0]}`)
    const ids = await idsIn(text).catch((error: Error) => [String(error)])
    const missing = checks.filter((one) => !ids.includes(one.id))
    if (missing.length > 0) wrong.push(`${missing.map((one) => one.id)} are not in the script: ${ids}`)
  }
  expect(wrong).toEqual([])
}, 120_000)

test('the check comes first in its script, with its comments and without the other checks of its file', async () => {
  const { id, forms, file } = declaredChecks().find((one) => one.id === 'blocks.send.looks-as-without')!
  const text = await composeScript({ finding: finding(id, forms[0]!), heading: '// heading\n', files: [file!] })
  const declaration = text.indexOf(`check("${id}"`)
  expect(declaration).toBeGreaterThan(0)
  expect(text.indexOf('HttpClient = class')).toBeGreaterThan(declaration)
  expect(text).toContain('Returns the names of all members with their paths')
  expect(text).not.toContain('blocks.events.none')
})

test('declarations of other checks are removed', () => {
  const kept = (code: string): boolean => withoutOtherChecks(code, 'x.ts', ['messages.send.two']) === code
  expect(kept("check('messages.send.one', [], {}, body)")).toBe(false)
  expect(kept("check(\n  'messages.send.two', [], {}, body)")).toBe(true)
  expect(kept('check(`messages.${verb}.two`, [], {}, body)')).toBe(true)
  expect(kept('check(`messages.${verb}.one`, [], {}, body)')).toBe(false)
  expect(kept('for (const id of all) check(`messages.${id}.one`, [])')).toBe(true)
})
