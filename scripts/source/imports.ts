import ts from 'typescript'

export interface Import {
  /** The specifier as written: a relative path, a package, or a node: module. */
  specifier: string
  line: number
  /** Imported names: `default`, `*`, or the exported name. */
  names: { imported: string; local: string }[]
}

/** Parses a source file without resolving or checking it. */
export function parseSource(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
}

/** Returns the line of a node, counted from 1. */
export function lineOf(node: ts.Node): number {
  const source = node.getSourceFile()
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
}

/** Returns all imports of a file: declarations, re-exports, types by `import()`, dynamic imports and require calls. */
export function importsOf(source: ts.SourceFile): Import[] {
  const imports: Import[] = []
  const add = (node: ts.Node, specifier: ts.Node | undefined, names: Import['names'] = []) => {
    if (specifier && ts.isStringLiteralLike(specifier))
      imports.push({ specifier: specifier.text, line: lineOf(node), names })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, namesOf(node.importClause))
    else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node, node.argument.literal)
    else if (ts.isCallExpression(node) && loads(node)) add(node, node.arguments[0])
    ts.forEachChild(node, visit)
  }
  visit(source)
  return imports
}

function loads(call: ts.CallExpression): boolean {
  return (
    call.expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(call.expression) && call.expression.text === 'require')
  )
}

function namesOf(clause: ts.ImportClause | undefined): Import['names'] {
  if (!clause) return []
  const names = clause.name ? [{ imported: 'default', local: clause.name.text }] : []
  const bindings = clause.namedBindings
  if (!bindings) return names
  if (ts.isNamespaceImport(bindings)) return [...names, { imported: '*', local: bindings.name.text }]
  return [
    ...names,
    ...bindings.elements.map((element) => ({
      imported: (element.propertyName ?? element.name).text,
      local: element.name.text,
    })),
  ]
}
