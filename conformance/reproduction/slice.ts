/** Which statements of which modules a script needs: from some names on, whatever they name. */
import { readModule, type Imported, type ModuleSource, type Statement } from './module-source.ts'

export interface ModuleSlice {
  file: string
  statements: readonly Statement[]
  imports: readonly Imported[]
  /** Exported name -> name in the module, of those that other modules need. */
  exports: ReadonlyMap<string, string>
}

export interface SliceRoot {
  file: string
  /** Exported names that are needed. */
  names?: readonly string[]
  /** Which statements that declare nothing are needed. */
  effects?: (statement: Statement) => boolean
}

interface Needed {
  source: ModuleSource
  statements: Set<Statement>
  locals: Set<string>
  exports: Map<string, string>
}

/**
 * Follows names from the roots through all modules.
 * @param standIn what takes the place of a module or package in a script
 * @returns the modules in the order in which they were first needed
 */
export function slice(roots: readonly SliceRoot[], standIn: (from: string) => string): ModuleSlice[] {
  const needed = new Map<string, Needed>()
  const open = (file: string): Needed => {
    const known = needed.get(file)
    if (known !== undefined) return known
    const fresh = {
      source: readModule(file),
      statements: new Set<Statement>(),
      locals: new Set<string>(),
      exports: new Map(),
    }
    needed.set(file, fresh)
    return fresh
  }
  const take = (module: Needed, statement: Statement): void => {
    if (module.statements.has(statement)) return
    module.statements.add(statement)
    for (const word of statement.words) takeLocal(module, word)
  }
  const takeLocal = (module: Needed, name: string): void => {
    if (module.locals.has(name)) return
    const declaring = module.source.statements.find(({ declares }) => declares.includes(name))
    const imported = module.source.imports.find(({ local }) => local === name)
    if (declaring === undefined && imported === undefined) return
    module.locals.add(name)
    if (declaring !== undefined) take(module, declaring)
    if (imported !== undefined) takeExport(standIn(imported.from), imported.name)
  }
  const takeExport = (file: string, name: string): void => {
    if (isBuiltIn(file)) return
    const module = open(file)
    const names = name === '*' ? [...module.source.exports.keys()] : [name]
    for (const exported of names) {
      const local = module.source.exports.get(exported)
      if (local === undefined) throw new Error(`${file} does not export ${exported}`)
      module.exports.set(exported, local)
      takeLocal(module, local)
    }
  }
  for (const { file, names = [], effects = () => false } of roots) {
    const module = open(file)
    for (const statement of module.source.statements)
      if (statement.declares.length === 0 && effects(statement)) take(module, statement)
    for (const name of names) takeExport(file, name)
  }
  return [...needed.values()].map(({ source, statements, locals, exports }) => ({
    file: source.file,
    // In the order of the module, whatever was needed first.
    statements: source.statements.filter((statement) => statements.has(statement) && statement.text !== ''),
    imports: source.imports.filter(({ local }) => locals.has(local)),
    exports,
  }))
}

export const isBuiltIn = (from: string): boolean => from.startsWith('node:')
