import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readModule } from './module-source.ts'
import { slice } from './slice.ts'

const folder = mkdtempSync(join(tmpdir(), 'slice-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const lower = write(
  'lower.ts',
  `/** What the module is for. */
import { join } from 'node:path'
import unused from 'unused'

export type Shape = { a: string }

/** Joins. */
export function joined(...names: string[]): string {
  return inner(join(...names))
}
const inner = (text: string) => \`
\${text}
const notAStatement = 1
\`
const never = () => unused()
export { never as renamed }
export default inner
`,
)
const upper = write(
  'upper.ts',
  `import whole, { joined as both, type Shape } from './lower.ts'
const [first, { second }] = [1, { second: 2 }]
console.log(both('a'))
console.error(whole.length, first)
`,
)

test('a module is read as its statements, without types', () => {
  const { statements, imports, exports } = readModule(lower)
  expect(statements.map(({ declares }) => declares)).toEqual([['joined'], ['inner'], ['never'], []])
  expect(statements[0]!.text).toMatch(/^\/\*\* Joins\. \*\/\nfunction joined\(\.\.\.names\) \{/)
  expect(imports.map(({ from, name, local }) => `${from} ${name} ${local}`)).toEqual([
    'node:path join join',
    'unused default unused',
  ])
  expect([...exports]).toEqual([
    ['joined', 'joined'],
    ['renamed', 'never'],
    ['default', 'inner'],
  ])
})

test('a slice holds what the chosen statements name, and nothing else', () => {
  const effects = ({ text }: { text: string }): boolean => text.includes('console.log')
  const modules = slice([{ file: upper, effects }], (from) => from)
  expect(modules.map(({ file, statements }) => [file, statements.map(({ text }) => text.split('\n')[0])])).toEqual([
    [upper, ["console.log(both('a'))"]],
    [lower, ['/** Joins. */', 'const inner = (text) => `']],
  ])
  expect(modules[1]!.imports.map(({ local }) => local)).toEqual(['join'])
  expect([...modules[1]!.exports]).toEqual([['joined', 'joined']])
})

test('what a module does not export is said', () => {
  const wrong = write('wrong.ts', "import { missing } from './lower.ts'\nmissing()\n")
  expect(() => slice([{ file: wrong, effects: () => true }], (from) => from)).toThrow(
    'lower.ts does not export missing',
  )
})
