/** An assertion that cites a requirement outside the list of its check would end the check with a CheckError. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.check.ts'))
  .map((name) => folder + name)
const program = ts.createProgram(files, {
  noEmit: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ESNext,
  allowImportingTsExtensions: true,
  types: [],
  // Names are followed within the harness only.
  noLib: true,
})
const checker = program.getTypeChecker()

/** Returns the requirements that assertions cite in a node and in the harness functions that the node calls. */
function rowsNamed(node: ts.Node, seen = new Set<ts.Node>(), rows = new Map<string, string>()): Map<string, string> {
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'requirement' && isArgument(node.parent))
    for (const row of textsOf(node.initializer)) rows.set(row, placeOf(node))
  if (ts.isIdentifier(node) && !isMember(node))
    for (const body of bodiesOf(node)) {
      if (seen.has(body)) continue
      seen.add(body)
      rowsNamed(body, seen, rows)
    }
  ts.forEachChild(node, (child) => void rowsNamed(child, seen, rows))
  return rows
}

/** A table may also contain requirement ids; an assertion receives them as arguments. */
const isArgument = (literal: ts.Node): boolean => ts.isCallExpression(literal.parent)

function textsOf(value: ts.Expression): string[] {
  if (ts.isStringLiteral(value)) return [value.text]
  return ts.isConditionalExpression(value) ? [...textsOf(value.whenTrue), ...textsOf(value.whenFalse)] : []
}

function bodiesOf(name: ts.Identifier): ts.Node[] {
  let symbol = checker.getSymbolAtLocation(name)
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol)
  return (symbol?.declarations ?? []).flatMap((declaration): ts.Node[] => {
    if (!declaration.getSourceFile().fileName.startsWith(folder)) return []
    if (ts.isFunctionDeclaration(declaration)) return declaration.body ? [declaration.body] : []
    const isOfFile = ts.isVariableDeclaration(declaration) && ts.isSourceFile(declaration.parent.parent.parent)
    return isOfFile && declaration.initializer ? [declaration.initializer] : []
  })
}

/** Returns whether a name is a member of an object: no function of a file, and slow to resolve. */
function isMember(name: ts.Identifier): boolean {
  const { parent } = name
  if (!ts.isPropertyAccessExpression(parent) || parent.name !== name) return false
  return !checker.getSymbolAtLocation(parent.expression)?.declarations?.some(ts.isNamespaceImport)
}

const placeOf = (node: ts.Node): string => {
  const file = node.getSourceFile()
  return `${file.fileName.slice(folder.length)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}

function checksIn(node: ts.Node): ts.CallExpression[] {
  const below: ts.CallExpression[] = []
  ts.forEachChild(node, (child) => void below.push(...checksIn(child)))
  const isCheck = ts.isCallExpression(node) && node.expression.getText() === 'check' && node.arguments.length >= 3
  return isCheck ? [node, ...below] : below
}

test('assertions cite only requirements in the list of their check', () => {
  const uncited: string[] = []
  let checks = 0
  for (const file of files)
    for (const { arguments: given } of checksIn(program.getSourceFile(file)!)) {
      const [id, cites] = given
      if (!ts.isStringLiteral(id!) || !ts.isArrayLiteralExpression(cites!)) continue
      checks += 1
      const cited = cites.elements.map((one) => (ts.isStringLiteral(one) ? one.text : ''))
      for (const [row, place] of rowsNamed(given.at(-1)!))
        if (!cited.includes(row)) uncited.push(`${id.text} cites ${row} (${place})`)
    }
  expect(checks).toBeGreaterThan(400)
  expect(uncited).toEqual([])
}, 60_000)
