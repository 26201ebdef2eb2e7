import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { importsOf, lineOf, parseSource } from '../source/imports.ts'

/** A declaration at the top of a file, or a property of an exported table. */
export interface Place {
  file: string
  line: number
  name: string
}

interface Parsed {
  source: ts.SourceFile
  declarations: Map<string, ts.Node>
  /** Local name to where it comes from. */
  imports: Map<string, { file: string; name: string }>
}

/** The source files below a root, each parsed at its first look. */
export class Sources {
  readonly root: string
  readonly #parsed = new Map<string, Parsed>()

  constructor(root: string) {
    this.root = root
  }

  source(file: string): ts.SourceFile {
    return this.#parse(file).source
  }

  /** The declaration that a name at the top of a file stands for, followed through imports. */
  resolve(file: string, name: string): { file: string; node: ts.Node } | undefined {
    const { declarations, imports } = this.#parse(file)
    const node = declarations.get(name)
    if (node) return { file, node }
    const imported = imports.get(name)
    return imported && this.resolve(imported.file, imported.name)
  }

  place(file: string, node: ts.Node, name: string): Place {
    return { file, line: lineOf(node), name }
  }

  /** The declarations that a node uses by name, in the order of their first use. */
  uses(file: string, node: ts.Node): { file: string; node: ts.Node; name: string }[] {
    const found = new Map<string, { file: string; node: ts.Node; name: string }>()
    const visit = (child: ts.Node): void => {
      // Types say nothing of what runs, and a member's name is not the name of a declaration.
      if (ts.isTypeNode(child)) return
      if (ts.isIdentifier(child) && isReference(child)) {
        const target = this.resolve(file, child.text)
        if (target && target.node !== node)
          found.set(`${target.file}:${target.node.pos}`, { ...target, name: child.text })
      }
      ts.forEachChild(child, visit)
    }
    visit(node)
    return [...found.values()]
  }

  #parse(file: string): Parsed {
    const known = this.#parsed.get(file)
    if (known) return known
    const source = parseSource(file, readFileSync(path.join(this.root, file), 'utf8'))
    const imports = new Map<string, { file: string; name: string }>()
    for (const { specifier, names } of importsOf(source)) {
      if (!specifier.startsWith('.') || !specifier.endsWith('.ts')) continue
      const target = path.posix.join(path.posix.dirname(file), specifier)
      if (target.startsWith('src/'))
        for (const { imported, local } of names) imports.set(local, { file: target, name: imported })
    }
    const parsed = { source, declarations: declarationsOf(source), imports }
    this.#parsed.set(file, parsed)
    return parsed
  }
}

/** Functions, classes and constants at the top of a file. Types run nothing and are left out. */
function declarationsOf(source: ts.SourceFile): Map<string, ts.Node> {
  const declarations = new Map<string, ts.Node>()
  for (const statement of source.statements) {
    if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name) {
      declarations.set(statement.name.text, statement)
    } else if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        if (ts.isIdentifier(declaration.name)) declarations.set(declaration.name.text, declaration)
      }
    }
  }
  return declarations
}

function isReference({ parent, text }: ts.Identifier): boolean {
  if (ts.isPropertyAccessExpression(parent))
    return parent.name.text !== text || (ts.isIdentifier(parent.expression) && parent.expression.text === text)
  if (ts.isPropertyAssignment(parent))
    return !(ts.isIdentifier(parent.name) && parent.name.text === text) || isNamed(parent.initializer, text)
  return true
}

function isNamed(node: ts.Node, text: string): boolean {
  return ts.isIdentifier(node) && node.text === text
}
