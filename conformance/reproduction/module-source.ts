/**
 * The top-level statements of a module of the harness, so that a script takes along those that it needs. This reads the
 * layout that Prettier and the compiler write: a statement begins at the beginning of a line, what continues it does not.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { stripTypes } from './strip-types.ts'

/** A name of another module under the name that it has here; `*` and `default` stand for themselves. */
export interface Imported {
  /** Absolute path, or the name of a package. */
  from: string
  name: string
  local: string
}

export interface Statement {
  text: string
  /** Names that it declares. */
  declares: readonly string[]
  /** Words that may be names of other statements. */
  words: ReadonlySet<string>
}

export interface ModuleSource {
  file: string
  imports: readonly Imported[]
  statements: readonly Statement[]
  /** Exported name -> name in the module. */
  exports: ReadonlyMap<string, string>
}

const read = new Map<string, ModuleSource>()

/** Reads a module once. @throws when it has a statement that is not understood */
export function readModule(file: string): ModuleSource {
  const known = read.get(file)
  if (known !== undefined) return known
  const imports: Imported[] = []
  const statements: Statement[] = []
  const exports = new Map<string, string>()
  for (const piece of piecesOf(readFileSync(file, 'utf8'))) {
    if (/^(export\s+)?(declare\s+)?(type|interface)\s/.test(withoutComment(piece))) continue
    const text = file.endsWith('.ts') ? stripTypes(piece).trim() : piece.trim()
    const code = withoutComment(text)
    if (code === '' || code.startsWith('//') || /^export \{\s*\};?$/.test(code)) continue
    if (/^import\s/.test(code)) imports.push(...importsOf(code, file))
    else if (/^export\s*\{/.test(code)) readExports(code, file, { imports, exports })
    else statements.push(statementOf(text, code, exports))
  }
  const module = { file, imports, statements, exports }
  read.set(file, module)
  return module
}

/** Statements with the comments before them. */
function piecesOf(source: string): string[] {
  const pieces: string[] = []
  let lines: string[] = []
  let open = false
  let complete = false
  for (const line of source.split('\n')) {
    const begins = !open && /^[^\s)}\]>|&?:.]/.test(line)
    const comment = /^(\/\*|\/\/)/.test(line)
    if (begins && complete) {
      pieces.push(lines.join('\n'))
      lines = []
      complete = false
    }
    // A comment that an empty line parts from what follows is about the whole module.
    if (line === '' && !complete) lines = []
    if (begins && !comment) complete = true
    lines.push(line)
    if (!comment && !line.startsWith(' *') && isOdd(line.match(/(?<!\\)`/g)?.length ?? 0)) open = !open
  }
  return [...pieces, lines.join('\n')]
}

const isOdd = (count: number): boolean => count % 2 === 1

/** A statement without the comment before it. */
const withoutComment = (text: string): string => text.replace(/^(\s*(\/\*[^]*?\*\/|\/\/[^\n]*\n))*\s*/, '')

function importsOf(code: string, file: string): Imported[] {
  const found = /^import\s+(?:([^]*?)\s+from\s+)?['"]([^'"]+)['"]/.exec(code)
  if (found === null) throw new Error(`${file}: this import is not understood: ${code}`)
  const [, names = '', specifier = ''] = found
  const from = resolved(specifier, file)
  const [, single = '', list = ''] = /^([^{]*)(?:\{([^]*)\})?/.exec(names) ?? []
  const space = /\*\s+as\s+(\w+)/.exec(single)?.[1]
  const whole = /^(\w+)/.exec(single)?.[1]
  return [
    ...(space === undefined ? [] : [{ from, name: '*', local: space }]),
    ...(whole === undefined ? [] : [{ from, name: 'default', local: whole }]),
    ...namesIn(list).map(([name, local]) => ({ from, name, local })),
  ]
}

function readExports(
  code: string,
  file: string,
  { imports, exports }: { imports: Imported[]; exports: Map<string, string> },
): void {
  const [, list = '', specifier] = /^export\s*\{([^]*?)\}(?:\s*from\s*['"]([^'"]+)['"])?/.exec(code) ?? []
  for (const [name, exported] of namesIn(list)) {
    if (specifier !== undefined) imports.push({ from: resolved(specifier, file), name, local: exported })
    exports.set(exported, specifier === undefined ? name : exported)
  }
}

/** `a, b as c` as pairs of the first name and the second. */
const namesIn = (list: string): [string, string][] =>
  list
    .split(',')
    .map((item) => item.trim().split(/\s+as\s+/))
    .filter(([name]) => name !== '' && !name?.startsWith('type '))
    .map(([name = '', local = name]) => [name, local])

function resolved(specifier: string, file: string): string {
  if (!specifier.startsWith('.')) return specifier
  const path = resolve(dirname(file), specifier)
  return existsSync(path) ? path : path.replace(/\.js$/, '.ts')
}

function statementOf(text: string, code: string, exports: Map<string, string>): Statement {
  const isDefault = code.startsWith('export default')
  const bare = code.replace(/^export\s+(default\s+)?/, '')
  const declares = namesDeclared(bare)
  if (isDefault) exports.set('default', declares[0] ?? bare.replace(/;?\s*$/, ''))
  else if (code.startsWith('export ')) for (const name of declares) exports.set(name, name)
  // Of the default of a module, which is one of its names, nothing is left to say.
  const kept = isDefault && declares.length === 0 ? '' : `${text.slice(0, text.length - code.length)}${bare}`
  return { text: kept, declares, words: new Set(bare.match(wordsOutsidePaths)) }
}

/** What follows a dot is a member and no name, unless it is spread. */
const wordsOutsidePaths = /(?<!(?<!\.\.)\.|[\w$#])[A-Za-z_$][\w$]*/g

function namesDeclared(code: string): string[] {
  const named = /^(?:async\s+)?(?:function\s*\*?|class)\s+([\w$]+)/.exec(code)?.[1]
  if (named !== undefined) return [named]
  const [, target = ''] = /^(?:const|let|var)\s+([\w$]+|\{[^]*?\}|\[[^]*?\])\s*=/.exec(code) ?? []
  if (!/^[{[]/.test(target)) return target === '' ? [] : [target]
  return target
    .slice(1, -1)
    .split(',')
    .map((item) => /([\w$]+)\s*(?:=.*)?$/.exec(item.trim())?.[1])
    .filter((name) => name !== undefined)
}
