/**
 * Composes the script of a failure: the finding, the source of the check, and the required harness code, in one file
 * that imports only modules of Node.js. Rolldown bundles it.
 */
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown, type OutputChunk, type Plugin } from 'rolldown'
import { parseSync } from 'rolldown/utils'
import type { RecordedCheck, RecordedFinding } from './finding.ts'

/** Extension of the modules: sources in the repository, compiled files in a package. */
const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js'
const harnessFile = (name: string): string => fileURLToPath(new URL(`../${name}${extension}`, import.meta.url))
const rules = harnessFile('exchange-rules/rules')

/** Stand-ins for modules and packages that a script does not need. */
const standIns = new Map([
  [harnessFile('check-api/check'), harnessFile('reproduction/script/stand-ins/check')],
  [harnessFile('runner/property'), harnessFile('reproduction/script/stand-ins/property')],
  [harnessFile('client/request-case'), harnessFile('reproduction/script/stand-ins/request-case')],
  [harnessFile('client/authority'), harnessFile('reproduction/script/stand-ins/authority')],
  [rules, harnessFile('reproduction/script/stand-ins/rules')],
  ['fast-check', harnessFile('reproduction/script/stand-ins/fast-check')],
])

export interface ScriptInput {
  /** Finding with generated values as JavaScript source. */
  finding: RecordedFinding<string>
  /** Comment at the start: the finding, and the exchanges of the run. */
  heading: string
  /** Files of the check, and of the checks whose exchanges it judges. */
  files: readonly string[]
}

/** @throws when a module of the harness cannot be bundled */
export async function composeScript({ finding, heading, files }: ScriptInput): Promise<string> {
  const chunks = await bundle(
    [finding, ...finding.causes].map(({ check }) => check),
    files,
  )
  const section = ({ title, name }: { title: string; name: string }): string[] => [
    `// ${'─'.repeat(3)} ${title} ${'─'.repeat(Math.max(3, 110 - title.length))}\n`,
    `modules['./${name}'] = (require, exports, module, __filename) => {`,
    chunks.get(name) ?? '',
    '}',
    '',
  ]
  return [
    heading,
    `import { createRequire } from 'node:module'`,
    `import { fileURLToPath } from 'node:url'`,
    '',
    `const finding = ${literalOf(finding)}`,
    '',
    'const modules = {}',
    '',
    ...section({ title: 'The check, as the harness runs it', name: checkChunk }),
    ...section({ title: 'The client, the hooks of the target file and the assertions', name: machineryChunk }),
    ...section({ title: 'Start', name: entryChunk }),
    ...loader,
    '',
  ].join('\n')
}

const [checkChunk, machineryChunk, entryChunk] = ['check.cjs', 'machinery.cjs', 'entry.cjs'] as const

/** Loads each bundled module once and runs the check again. */
const loader = [
  // Node.js 20 does not have this function.
  'Map.groupBy ??= (items, keyOf) => {',
  '  const groups = new Map()',
  '  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])',
  '  return groups',
  '}',
  'const requireBuiltIn = createRequire(import.meta.url)',
  'const loaded = {}',
  'function load(name) {',
  '  if (!(name in modules)) return requireBuiltIn(name)',
  '  if (!(name in loaded)) {',
  '    const module = (loaded[name] = { exports: {} })',
  '    modules[name](load, module.exports, module, fileURLToPath(import.meta.url))',
  '  }',
  '  return loaded[name].exports',
  '}',
  `await load('./${entryChunk}').reproduce(finding)`,
]

const entry = 'reproduction:entry'

/**
 * Bundles checks and their dependencies into one chunk of checks and one of harness code. @returns code by file name
 */
async function bundle(ids: readonly string[], files: readonly string[]): Promise<Map<string, string>> {
  const bundled = await rolldown({
    input: { entry },
    platform: 'node',
    logLevel: 'silent',
    preserveEntrySignatures: 'allow-extension',
    // A package that the remaining code does not use is omitted.
    treeshake: { moduleSideEffects: (id) => !id.includes('node_modules') },
    plugins: [scriptModules(ids, files)],
  })
  try {
    const { output } = await bundled.generate({
      format: 'cjs',
      entryFileNames: '[name].cjs',
      chunkFileNames: '[name].cjs',
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { name: 'check', test: (id) => isOfChecks(id), priority: 2 },
          { name: 'machinery', test: (id) => id !== entry, priority: 1 },
        ],
      },
    })
    return new Map(
      output.filter((item): item is OutputChunk => item.type === 'chunk').map((one) => [one.fileName, one.code]),
    )
  } finally {
    await bundled.close()
  }
}

const isOfChecks = (file: string): boolean => /conformance\/(checks|fixtures)\//.test(file.replaceAll('\\', '/'))

/** Resolves the entry and the stand-ins, and removes the declarations of other checks. */
function scriptModules(ids: readonly string[], files: readonly string[]): Plugin {
  const judgesRules = ids.some((id) => id.startsWith('exchanges.'))
  const imports = [...new Set(files)].map((file) => `import ${JSON.stringify(file)}`)
  const reproduce = JSON.stringify(harnessFile('reproduction/script/reproduce'))
  return {
    name: 'script-modules',
    resolveId(source, importer) {
      if (source === entry) return entry
      const file = source.startsWith('.') && importer !== undefined ? resolve(dirname(importer), source) : source
      if (judgesRules && file === rules) return file
      const standIn = standIns.get(file)
      if (standIn === undefined) return null
      if (!existsSync(standIn)) throw new Error(`no script can run without ${source}`)
      return standIn
    },
    load: (id) => (id === entry ? [...imports, `export { reproduce } from ${reproduce}`].join('\n') : null),
    transform: (code, id) => (isOfChecks(id) ? withoutOtherChecks(code, id, ids) : null),
  }
}

/** Returns the source of a module without the top-level declarations of checks that a script does not run. */
export function withoutOtherChecks(code: string, file: string, ids: readonly string[]): string {
  const { body } = parseSync(file, code).program
  const others = body.filter(
    (statement) =>
      statement.type === 'ExpressionStatement' &&
      statement.expression.type === 'CallExpression' &&
      statement.expression.callee.type === 'Identifier' &&
      statement.expression.callee.name === 'check' &&
      !mayBeOneOf(statement.expression.arguments[0], ids),
  )
  return others.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
}

type Argument = { type: string } & Partial<{ value: unknown; quasis: readonly { value: { raw: string } }[] }>

/**
 * Returns whether an expression may be one of these ids: a literal must be equal, a template must have matching fixed
 * parts.
 */
function mayBeOneOf(id: Argument | undefined, ids: readonly string[]): boolean {
  if (id?.type === 'Literal') return ids.includes(String(id.value))
  if (id?.type !== 'TemplateLiteral') return true
  const pattern = new RegExp(`^${(id.quasis ?? []).map(({ value }) => escaped(value.raw)).join('.+')}$`)
  return ids.some((one) => pattern.test(one))
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Renders values as JavaScript, because JSON cannot express all generated values. */
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
