import { compileFunction } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { declaredChecks } from '../check-api/check.ts'
import type { Form } from '../check-api/needs.ts'
import { findCheckFiles, loadChecks } from '../runner/check-files.ts'
import { composeScript, mayDeclare } from './compose.ts'
import type { RecordedFinding } from './finding.ts'

beforeAll(() => loadChecks(findCheckFiles()), 60_000)

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
  causes: [],
  operations: [],
  target: null,
  command: 'npx parley-conform',
  ...more,
})

/** What came after Node 20. */
const tooNew =
  /\bObject\.groupBy|withResolvers|Promise\.try|Array\.fromAsync|RegExp\.escape|import\.meta\.(main|dirname)|new Set\([^\n]*\)\.(union|difference|intersection|isSubsetOf)\(|matchAll\([^\n]*\)\.(map|filter|some|toArray)\(/

/** The declarations of a script alone, run in this process: the ids of the checks that it holds. */
async function idsIn(text: string): Promise<string[]> {
  const names = [...text.matchAll(/^import \* as (\w+) from '(.+)'$/gm)].map(([, local = '', name = '']) => ({
    local,
    name,
  }))
  // What a module has beyond a function are its imports and its own address.
  const body = text
    .replaceAll(/^(import .*|#!.*)$/gm, '')
    .replaceAll('import.meta.url', "''")
    .replace(/^await need.*$/m, 'return need(reproduction_script_stand_ins_check).declaredChecks()')
  const modules = await Promise.all(names.map(({ name }) => import(name) as Promise<unknown>))
  const declared = compileFunction(
    body,
    names.map(({ local }) => local),
  )(...modules) as { id: string }[]
  return declared.map(({ id }) => id)
}

test('every check can be taken out of the harness, into a program of Node alone', async () => {
  const wrong: string[] = []
  for (const { id, forms, file } of declaredChecks()) {
    const text = composeScript({ finding: finding(id, forms[0]!), heading: '// heading\n', files: [file!] })
    const imports = [...text.matchAll(/^import .* from '([^']+)'$/gm)].map(([, name]) => name ?? '')
    if (imports.length === 0 || imports.some((name) => !name.startsWith('node:')))
      wrong.push(`${id} imports ${imports}`)
    const newer = tooNew.exec(text)
    if (newer !== null) wrong.push(`${id} needs a later Node: ${newer[0]}`)
    const ids = await idsIn(text).catch((error: Error) => [String(error)])
    if (!ids.includes(id)) wrong.push(`${id} is not in its script: ${ids.join(', ')}`)
  }
  expect(wrong).toEqual([])
}, 120_000)

test('a declaration of other checks is left out', () => {
  expect(mayDeclare("check('messages.send.one', [], {}, body)", ['messages.send.two'])).toBe(false)
  expect(mayDeclare("check(\n  'messages.send.two', [], {}, body)", ['messages.send.two'])).toBe(true)
  expect(mayDeclare('for (const r of all) check(`messages.${r.name}.two`, [])', ['messages.send.two'])).toBe(true)
  expect(mayDeclare('for (const r of all) check(`messages.${r.name}.one`, [])', ['messages.send.two'])).toBe(false)
  expect(mayDeclare('for (const id of all) declare(id)', ['messages.send.two'])).toBe(true)
})
