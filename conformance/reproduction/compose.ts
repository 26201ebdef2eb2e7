/**
 * Writes the script of a failure: the finding, the check as it stands in the harness, and what it needs of the harness, in
 * one file that imports nothing but modules of Node.
 */
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageRoot } from '../runner/check-files.ts'
import type { RecordedCheck, RecordedFinding } from './finding.ts'
import type { Statement } from './module-source.ts'
import { isBuiltIn, slice, type ModuleSlice } from './slice.ts'

/** Where the modules are: sources here, compiled ones in a package. */
const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js'
const harnessFile = (name: string): string => fileURLToPath(new URL(`../${name}${extension}`, import.meta.url))
const entry = harnessFile('reproduction/script/reproduce')
const rules = 'exchange-rules/rules'

/** What takes the place of modules and packages that a script does without. */
const standIns = new Map([
  ...[
    ['check-api/check', 'check'],
    ['runner/property', 'property'],
    ['client/request-case', 'request-case'],
    ['client/authority', 'authority'],
    [rules, 'rules'],
  ].map(([module, name]): [string, string] => [
    harnessFile(module!),
    harnessFile(`reproduction/script/stand-ins/${name}`),
  ]),
  ...['undici', 'ws', 'fast-check'].map((name): [string, string] => [
    name,
    harnessFile(`reproduction/script/stand-ins/${name}`),
  ]),
])

export interface ScriptInput {
  /** Generated values as JavaScript. */
  finding: RecordedFinding<string>
  /** Comment at the beginning: what was found, and what happened in the run. */
  heading: string
  /** Files of the check and of those that cause its exchanges. */
  files: readonly string[]
}

/** @throws when a module of the harness cannot be taken apart */
export function composeScript({ finding, heading, files }: ScriptInput): string {
  const ids = [finding, ...finding.causes].map(({ check }) => check)
  const judgesRules = ids.some((id) => id.startsWith('exchanges.'))
  const standIn = (from: string): string => {
    if (judgesRules && from === harnessFile(rules)) return from
    const file = standIns.get(from) ?? from
    if (!isBuiltIn(file) && !existsSync(file)) throw new Error(`no script can do without ${from}`)
    return file
  }
  const effects = ({ text }: Statement): boolean => mayDeclare(text, ids)
  const roots = [...new Set(files)].map((file) => ({ file, effects }))
  const modules = slice([...roots, { file: entry, names: ['reproduce'] }], standIn)
  const { checks, machinery } = Object.groupBy(modules, ({ file }) => (isOfChecks(file) ? 'checks' : 'machinery'))
  const rendered = (of: readonly ModuleSlice[] = []): string[] => of.map((module) => render(module, standIn))
  const [own, others] = [rendered(checks), rendered(machinery)]
  return [
    heading,
    ...builtInsOf(modules).map((name) => `import * as ${identifierOf(name)} from '${name}'`),
    '',
    `const finding = ${literalOf(finding)}`,
    '',
    section('The check, as the harness runs it, and what it is written with'),
    ...own,
    section('What runs it: client, hooks of the target file, receiver, assertions. Nothing here is about this finding'),
    ...others,
    section('The beginning'),
    ...([...own, ...others].some((text) => text.includes('Map.groupBy')) ? groupBy : []),
    '/** What a module gives to others; it is run once. */',
    'function need(module) {',
    '  return (module.given ??= module())',
    '}',
    '',
    ...[...new Set(files)].map((file) => `need(${identifierOf(file)})`),
    `await need(${identifierOf(entry)}).reproduce(finding)`,
    '',
  ].join('\n')
}

/** For Node 20. */
const groupBy = [
  'Map.groupBy ??= (items, keyOf) => {',
  '  const groups = new Map()',
  '  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])',
  '  return groups',
  '}',
  '',
]

const isOfChecks = (file: string): boolean => /conformance\/(checks|fixtures|model)\//.test(file.replaceAll('\\', '/'))

const section = (title: string): string =>
  `// ${'─'.repeat(3)} ${title} ${'─'.repeat(Math.max(3, 110 - title.length))}\n`

/** Whether a statement declares one of these checks, as far as its text says; one that declares others is left out. */
export function mayDeclare(text: string, ids: readonly string[]): boolean {
  const named = [...text.matchAll(/\bcheck\(\s*(?:'([^']*)'|"([^"]*)"|`([^`]*)`)/g)]
  if (named.length === 0) return true
  return named.some(([, single, double, template]) => {
    const exact = single ?? double
    if (exact !== undefined) return ids.includes(exact)
    const pattern = new RegExp(
      `^${(template ?? '')
        .split(/\$\{[^}]*\}/)
        .map(escaped)
        .join('.+')}$`,
    )
    return ids.some((id) => pattern.test(id))
  })
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const builtInsOf = (modules: readonly ModuleSlice[]): string[] =>
  [...new Set(modules.flatMap(({ imports }) => imports.map(({ from }) => from).filter(isBuiltIn)))].sort()

/** A module as a function, so that its names stay its own. */
function render({ file, imports, statements, exports }: ModuleSlice, standIn: (from: string) => string): string {
  const body = [
    ...[...Map.groupBy(imports, ({ from }) => standIn(from))].map(([from, names]) => renderImport(from, names)),
    ...statements.map(({ text }) => text),
  ]
  const given = [...exports].map(([name, local]) => (name === local ? name : `${name}: ${local}`))
  return [
    `// ${relative(packageRoot, file).replaceAll('\\', '/')}`,
    `function ${identifierOf(file)}() {`,
    ...body.map(indented),
    ...(given.length === 0 ? [] : [`  return { ${given.join(', ')} }`]),
    '}',
    '',
  ].join('\n')
}

/** A text that goes over several lines is left as it is: its lines are part of it. */
const indented = (text: string): string =>
  text.split('\n').some((line) => (line.match(/(?<!\\)`/g)?.length ?? 0) % 2 === 1)
    ? text
    : text.replaceAll(/^(?=.)/gm, '  ')

function renderImport(from: string, names: ModuleSlice['imports']): string {
  const source = isBuiltIn(from) ? identifierOf(from) : `need(${identifierOf(from)})`
  const spaces = names.filter(({ name }) => name === '*').map(({ local }) => `const ${local} = ${source}`)
  const single = names.filter(({ name }) => name !== '*')
  const list = single.map(({ name, local }) => (name === local ? name : `${name}: ${local}`))
  return [...spaces, ...(list.length === 0 ? [] : [`const { ${list.join(', ')} } = ${source}`])].join('\n')
}

const identifierOf = (name: string): string =>
  (isBuiltIn(name)
    ? name
    : relative(harnessFile('x').slice(0, -1 - extension.length), name).replace(/\.[jt]s$/, '')
  ).replaceAll(/[^A-Za-z0-9]+/g, '_')

/** Values as JavaScript; generated ones are more than JSON can say. */
function literalOf({ values, causes, ...finding }: RecordedFinding<string>): string {
  const plain = JSON.stringify(finding, null, 2).slice(0, -2)
  return `${plain},\n  "values": ${valuesOf(values)},\n  "causes": [${causes.map(causeOf).join(', ')}]\n}`
}

const causeOf = ({ check, form, values }: RecordedCheck<string>): string =>
  `{ "check": ${JSON.stringify(check)}, "form": ${JSON.stringify(form)}, "values": ${valuesOf(values)} }`

const valuesOf = (values: RecordedCheck<string>['values']): string =>
  `{${Object.entries(values)
    .map(([index, list]) => ` ${index}: [${list.join(', ')}]`)
    .join(',')} }`
