import path from 'node:path'
import ts from 'typescript'
import { listFiles } from '../generate/manifest.ts'
import { lineOf } from '../source/parse.ts'

/** A line of a file, with the name declared or used there. */
export interface Place {
  file: string
  line: number
  name: string
}

/** A top-level declaration of a source file of the server. */
export interface Declaration {
  file: string
  node: ts.Node
  name: string
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  types: [],
  // Packages are not resolved: their declarations are not part of the server.
  noResolve: true,
}

/** Programs beside the server, which no operation reaches. */
const unreached = /^src\/(cli|client|testing|web)\//

/** The source files of the server and the generated types, and their symbols as the compiler resolves them. */
export class Sources {
  readonly root: string
  readonly checker: ts.TypeChecker
  readonly #program: ts.Program
  /** Operations reach the same declarations, so each is visited once. */
  readonly #uses = new Map<ts.Node, Declaration[]>()
  readonly #queries = new Map<ts.Node, boolean>()
  /** Names of the members of `Tx`: only these are resolved. */
  readonly #txNames: ReadonlySet<string>

  private constructor(root: string, files: readonly string[]) {
    this.root = root
    const host = ts.createCompilerHost(options)
    host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone
    this.#program = ts.createProgram([...libraryFiles(), ...files], options, host)
    this.checker = this.#program.getTypeChecker()
    const tx = this.interface('src/platform/database/database.ts', 'Tx')
    this.#txNames = new Set(tx?.members.map((member) => member.name?.getText() ?? ''))
  }

  static async read(root: string): Promise<Sources> {
    const all = await Promise.all(['src', 'generated'].map((folder) => listFiles(path.join(root, folder))))
    const files = all.flat().filter((file) => file.endsWith('.ts') && !/\.(test|d)\.ts$/.test(file))
    return new Sources(
      root,
      files.filter((file) => !unreached.test(path.relative(root, file))),
    )
  }

  /** Returns a parsed file below the root. */
  source(file: string): ts.SourceFile | undefined {
    return this.#program.getSourceFile(path.join(this.root, file))
  }

  files(folder: string): string[] {
    return this.#program
      .getSourceFiles()
      .map((source) => path.relative(this.root, source.fileName))
      .filter((file) => file.startsWith(folder))
  }

  /** Returns the path of a node's file from the root. */
  fileOf(node: ts.Node): string {
    return path.relative(this.root, node.getSourceFile().fileName)
  }

  /** Returns whether a node is in a file of the repository, not of the language. */
  isOwn(node: ts.Node): boolean {
    return !/^\.\.|node_modules/.test(this.fileOf(node))
  }

  isGenerated(node: ts.Node): boolean {
    return this.fileOf(node).startsWith(`generated${path.sep}`)
  }

  place({ file, node, name }: Declaration): Place {
    return { file, line: lineOf(node), name }
  }

  /** Returns the top-level declaration of a name, exported or not. */
  declaration(file: string, name: string): Declaration | undefined {
    const node = this.source(file)
      ?.statements.flatMap(declarationsOf)
      .find((candidate) => candidate.name?.getText() === name)
    return node && { file, node, name }
  }

  interface(file: string, name: string): ts.InterfaceDeclaration | undefined {
    return this.source(file)
      ?.statements.filter(ts.isInterfaceDeclaration)
      .find((declared) => declared.name.text === name)
  }

  /**
   * Returns the declarations that a node uses, in the order of their first use. A member of an interface is replaced by
   * the functions and classes in the interface's file that produce it, so that calls through collaborators are
   * followed.
   */
  uses({ node }: Pick<Declaration, 'node'>): readonly Declaration[] {
    const known = this.#uses.get(node)
    if (known) return known
    const found = new Map<ts.Node, Declaration>()
    const visit = (child: ts.Node): void => {
      // Types are not executed.
      if (ts.isTypeNode(child)) return
      if (ts.isIdentifier(child))
        for (const target of this.#targetsOf(child)) if (target.node !== node) found.set(target.node, target)
      ts.forEachChild(child, visit)
    }
    visit(node)
    const uses = [...found.values()]
    this.#uses.set(node, uses)
    return uses
  }

  /** Returns a declaration and all declarations of the server that it reaches, nearest first. */
  reached(start: Declaration): Declaration[] {
    const found = new Map<ts.Node, Declaration>([[start.node, start]])
    for (const declaration of found.values())
      for (const used of this.uses(declaration))
        if (used.file.startsWith('src/') && !found.has(used.node)) found.set(used.node, used)
    return [...found.values()]
  }

  /** Returns whether a declaration uses a member of the interface `Tx`, which runs statements. */
  queries(node: ts.Node): boolean {
    const known = this.#queries.get(node)
    if (known !== undefined) return known
    const found = this.#usesTx(node)
    this.#queries.set(node, found)
    return found
  }

  #usesTx(node: ts.Node): boolean {
    if (
      ts.isPropertyAccessExpression(node) &&
      this.#txNames.has(node.name.text) &&
      this.#symbolsOf(node.name).some((declared) => nameOfParent(declared) === 'Tx')
    )
      return true
    return ts.forEachChild(node, (child) => this.#usesTx(child)) ?? false
  }

  #targetsOf(identifier: ts.Identifier): Declaration[] {
    return this.#symbolsOf(identifier).flatMap((node) => {
      const file = path.relative(this.root, node.getSourceFile().fileName)
      if (file.startsWith('..')) return []
      if (isTopLevel(node) && runs(node)) return [{ file, node, name: nodeName(node) ?? identifier.text }]
      if (ts.isMethodSignature(node) || ts.isPropertySignature(node)) return makersOf(file, node.parent)
      return []
    })
  }

  #symbolsOf(identifier: ts.Node): ts.Declaration[] {
    const symbol =
      identifier.parent && ts.isShorthandPropertyAssignment(identifier.parent)
        ? this.checker.getShorthandAssignmentValueSymbol(identifier.parent)
        : this.checker.getSymbolAtLocation(identifier)
    if (!symbol) return []
    const resolved = symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol
    return resolved.declarations ?? []
  }
}

/** Returns the declarations of the language itself, which `noResolve` leaves out. */
function libraryFiles(): string[] {
  const folder = path.dirname(ts.getDefaultLibFilePath(options))
  return [path.join(folder, 'lib.esnext.d.ts')]
}

type Named = ts.FunctionDeclaration | ts.ClassDeclaration | ts.VariableDeclaration

function declarationsOf(statement: ts.Statement): Named[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return [statement]
  return ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : []
}

function isTopLevel(node: ts.Node): boolean {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node
  return statement.parent !== undefined && ts.isSourceFile(statement.parent)
}

const runs = (node: ts.Node): node is Named =>
  ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isVariableDeclaration(node)

const nodeName = (node: Named): string | undefined => node.name?.getText()

function nameOfParent({ parent }: ts.Node): string | undefined {
  return parent && ts.isInterfaceDeclaration(parent) ? parent.name.text : undefined
}

/** Returns the functions that return an interface and the classes that implement it, in the file of the interface. */
function makersOf(file: string, declared: ts.Node): Declaration[] {
  if (!ts.isInterfaceDeclaration(declared)) return []
  const name = declared.name.text
  const names = (type: ts.Node | undefined) => type !== undefined && new RegExp(`\\b${name}\\b`).test(type.getText())
  return declared
    .getSourceFile()
    .statements.flatMap(declarationsOf)
    .filter((node) =>
      ts.isFunctionDeclaration(node)
        ? names(node.type)
        : ts.isClassDeclaration(node) && (node.heritageClauses ?? []).some(names),
    )
    .map((node) => ({ file, node, name: nodeName(node) ?? name }))
}
