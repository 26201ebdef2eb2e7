/**
 * Enumerates one-site mutations of a source file of the reference server by its syntax tree.
 *
 * The file is read with every fault and every legal choice switched off: `hasFault(…)` and `hasChoice(…)` count as
 * false. Left out, because no exchange or only a permitted one shows them: code that only a fault or a legal choice
 * reaches, calls of functions with nothing but such code, constants and defaults that only such code reads, statements
 * that a legal choice leaves out, names of faults and choices, texts for people (string literals with a space), the
 * empty text that replaces an absent value (`?? ''`: nobody sends another text that is as unknown), the number of
 * random bytes, routes that only hooks of the target file call (`HookRoute`), texts, members and statuses of success in
 * their handlers (the document shows no fields, states, events or statuses of these operations), and names of types,
 * modules and properties.
 */
import ts from 'typescript'
import { isChoiceName } from '../../legal-choices/choices.ts'
import { isFaultName } from '../../reference-server/faults/faults.ts'

export const operators = [
  'condition negated',
  'operand removed',
  'comparison shifted',
  'statement dropped',
  'await removed',
  'constant changed',
  'member left out',
] as const
export type Operator = (typeof operators)[number]

/** A mutation that replaces the text from `start` to `end`, in characters, by `replacement`. */
export interface Site {
  operator: Operator
  start: number
  end: number
  replacement: string
  /** First line of the replaced text, counted from 1. */
  line: number
}

/** Returns the sites of a file, in the order of the text. @param handlers see {@link hookHandlers} */
export function findSites(fileName: string, text: string, handlers: ReadonlySet<string> = new Set()): Site[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true)
  const unstated = unstatedIn(source, handlers)
  const sites: Site[] = []
  const add = (operator: Operator, node: ts.Node, replacement: string): void => {
    const start = node.getStart(source)
    const line = source.getLineAndCharacterOfPosition(start).line + 1
    sites.push({ operator, start, end: node.end, replacement, line })
  }
  const visit = (node: ts.Node, isStated: boolean): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (isDead(node)) return
    mutate(node, source, isStated, add)
    if (isStated) mutateShape(node, add)
    ts.forEachChild(node, (child) => visit(child, isStated))
  }
  for (const statement of source.statements) visit(statement, !unstated.has(statement))
  return sites.toSorted((a, b) => a.start - b.start || a.end - b.end)
}

type Add = (operator: Operator, node: ts.Node, replacement: string) => void

function mutate(node: ts.Node, source: ts.SourceFile, isStated: boolean, add: Add): void {
  const condition = conditionOf(node)
  if (condition !== undefined && constantOf(condition) === undefined)
    add('condition negated', condition, `!(${condition.getText(source)})`)
  if (ts.isBinaryExpression(node)) mutateBinary(node, source, add)
  if (ts.isExpressionStatement(node) && !isLeftOutByChoice(node) && !doesNothing(node.expression))
    add('statement dropped', node, ';')
  if (ts.isAwaitExpression(node)) add('await removed', node, `(${node.expression.getText(source)})`)
  if (ts.isNumericLiteral(node) && !isPropertyName(node) && !isRandomLength(node) && (isStated || !isSuccess(node)))
    add('constant changed', node, `(${node.getText(source)} + 1)`)
  if (node.kind === ts.SyntaxKind.TrueKeyword) add('constant changed', node, 'false')
  if (node.kind === ts.SyntaxKind.FalseKeyword) add('constant changed', node, 'true')
}

function mutateShape(node: ts.Node, add: Add): void {
  if (ts.isStringLiteral(node) && isValue(node)) add('constant changed', node, "'mutated'")
  if (ts.isObjectLiteralExpression(node)) removeMembers(node, add)
}

/**
 * Returns the handlers that only hooks of the target file reach, as `FILE NAME`.
 *
 * @param routes text of routes.ts
 */
export function hookHandlers(routes: string): ReadonlySet<string> {
  const source = ts.createSourceFile('routes.ts', routes, ts.ScriptTarget.Latest, true)
  const fileOf = (name: string): string => new RegExp(`\\b${name}\\b[^;\\n]*from '\\./(.+)'`).exec(routes)?.[1] ?? ''
  const handlersIn = (type: string): string[] =>
    source.statements
      .flatMap((statement) => (ts.isVariableStatement(statement) ? statement.declarationList.declarations : []))
      .map(({ type: declared, initializer }) => (declared?.getText() === type ? initializer : undefined))
      .flatMap((list) => (list !== undefined && ts.isArrayLiteralExpression(list) ? list.elements : []))
      .map((route) => (ts.isCallExpression(route) ? (route.arguments.at(-1)?.getText() ?? '') : '').split('.'))
      .map((words) => `${fileOf(words[0]!)} ${words.at(-1)}`)
  const stated = handlersIn('Route[]')
  return new Set(handlersIn('HookRoute[]').filter((handler) => !stated.includes(handler)))
}

/** Returns the statements of a file that declare these handlers, and functions that only they use. */
function unstatedIn({ fileName, statements }: ts.SourceFile, handlers: ReadonlySet<string>): ReadonlySet<ts.Statement> {
  const unstated = new Set(statements.filter((statement) => handlers.has(`${fileName} ${declaredName(statement)}`)))
  for (let before = -1; before < unstated.size;) {
    before = unstated.size
    for (const statement of statements) {
      const name = declaredName(statement)
      if (name === undefined || isExported(statement)) continue
      const users = statements.filter((other) => other !== statement && mentions(other, name))
      if (users.length > 0 && users.every((user) => unstated.has(user))) unstated.add(statement)
    }
  }
  return unstated
}

function declaredName(statement: ts.Statement): string | undefined {
  const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0]?.name : undefined
  const name = ts.isFunctionDeclaration(statement) ? statement.name : declared
  return name !== undefined && ts.isIdentifier(name) ? name.text : undefined
}

const isExported = (statement: ts.Statement): boolean =>
  (ts.isFunctionDeclaration(statement) || ts.isVariableStatement(statement)) && statement.modifiers !== undefined

const mentions = (node: ts.Node, name: string): boolean =>
  (ts.isIdentifier(node) && node.text === name) ||
  ts.forEachChild(node, (child) => mentions(child, name) || undefined) === true

function conditionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isIfStatement(node)) return node.expression
  return ts.isConditionalExpression(node) ? node.condition : undefined
}

/** Returns the body of the function of the file that a call names. */
function ownBody({ expression }: ts.CallExpression): ts.ConciseBody | undefined {
  if (!ts.isIdentifier(expression)) return undefined
  const declared = expression.getSourceFile().statements.find((one) => declaredName(one) === expression.text)
  if (declared === undefined) return undefined
  if (ts.isFunctionDeclaration(declared)) return declared.body
  const value = ts.isVariableStatement(declared) ? declared.declarationList.declarations[0]?.initializer : undefined
  return value !== undefined && ts.isArrowFunction(value) ? value.body : undefined
}

/** A call of a function of the file that returns at once without a fault or a legal choice. */
function doesNothing(call: ts.Expression): boolean {
  const body = ts.isCallExpression(call) ? ownBody(call) : undefined
  const first = body !== undefined && ts.isBlock(body) ? body.statements[0] : undefined
  return (
    first !== undefined &&
    ts.isIfStatement(first) &&
    ts.isReturnStatement(first.thenStatement) &&
    constantOf(first.expression) === true
  )
}

/** The number of random bytes, which a caller cannot tell from another number. */
const isRandomLength = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && parent.expression.getText() === 'randomBytes'

const isSuccess = ({ text }: ts.NumericLiteral): boolean => ['200', '201', '202', '204'].includes(text)

/** Whether a legal choice leaves out the same statement. */
const isLeftOutByChoice = ({ parent }: ts.Statement): boolean =>
  ts.isIfStatement(parent) && constantOf(parent.expression) === true && !mentionsSwitch(parent.expression, ['hasFault'])

const shifted: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
}

function mutateBinary(node: ts.BinaryExpression, source: ts.SourceFile, add: Add): void {
  const kind = node.operatorToken.kind
  const shift = shifted[kind]
  if (shift !== undefined) add('comparison shifted', node.operatorToken, shift)
  if (kind !== ts.SyntaxKind.AmpersandAmpersandToken && kind !== ts.SyntaxKind.BarBarToken) return
  if (constantOf(node.left) !== undefined || constantOf(node.right) !== undefined) return
  add('operand removed', node, `(${node.right.getText(source)})`)
  add('operand removed', node, `(${node.left.getText(source)})`)
}

/** Removes each member with its comma. The comma may be missing after the last member. */
function removeMembers(node: ts.ObjectLiteralExpression, add: Add): void {
  for (const member of node.properties)
    if (
      !ts.isSpreadAssignment(member) &&
      !ts.isMethodDeclaration(member) &&
      !(ts.isPropertyAssignment(member) && isNameOfSwitch(member.initializer))
    )
      add('member left out', member, '...{}')
}

/** Code that runs only with a fault or a legal choice. */
function isDead(node: ts.Node): boolean {
  const { parent } = node
  if (parent === undefined) return false
  if (isHookRoute(node) || isNameOfSwitch(node)) return true
  if (ts.isExpression(node) && constantOf(node) !== undefined) return true
  if ((ts.isVariableDeclaration(parent) || ts.isParameter(parent)) && node === parent.initializer)
    return hasOnlyDeadUses(parent)
  if (ts.isIfStatement(parent) || ts.isConditionalExpression(parent)) {
    const [condition, then, otherwise] = ts.isIfStatement(parent)
      ? [parent.expression, parent.thenStatement, parent.elseStatement]
      : [parent.condition, parent.whenTrue, parent.whenFalse]
    const value = constantOf(condition)
    return (value === false && node === then) || (value === true && node === otherwise)
  }
  return false
}

/** The name of a fault or a legal choice in a table. */
const isNameOfSwitch = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) && (isChoiceName(node.text) || isFaultName(node.text))

/** A list of routes that only hooks of the target file call: the document of the service does not state them. */
const isHookRoute = ({ parent }: ts.Node): boolean =>
  ts.isVariableDeclaration(parent) && parent.type?.getText() === 'HookRoute[]'

const deadConstants = new WeakMap<ts.Node, boolean>()

/** Whether only code that is dead reads a constant of a function, or a parameter with a default. */
function hasOnlyDeadUses(declaration: ts.VariableDeclaration | ts.ParameterDeclaration): boolean {
  const known = deadConstants.get(declaration)
  if (known !== undefined) return known
  // The answer while the uses are visited, which may lead here again.
  deadConstants.set(declaration, false)
  const { name, parent } = declaration
  const block = ts.isParameter(declaration) ? parent : parent.parent.parent
  const isOwn = ts.isParameter(declaration) || ts.isBlock(block) || isOwnConstant(parent.parent)
  if (!ts.isIdentifier(name) || !isOwn) return false
  const uses: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (node === declaration) return
    if (ts.isIdentifier(node) && node.text === name.text) uses.push(node)
    ts.forEachChild(node, visit)
  }
  visit(block)
  const isDeadConstant = uses.length > 0 && uses.every((use) => isWithinDead(use, block))
  deadConstants.set(declaration, isDeadConstant)
  return isDeadConstant
}

/** A constant of the file that it does not export. */
const isOwnConstant = (statement: ts.Node): boolean =>
  ts.isVariableStatement(statement) && ts.isSourceFile(statement.parent) && statement.modifiers === undefined

const isWithinDead = (node: ts.Node, end: ts.Node): boolean =>
  node !== end && (isDead(node) || isWithinDead(node.parent, end))

const switches = ['hasFault', 'hasChoice']

function isSwitch(node: ts.Node, names: readonly string[] = switches): node is ts.CallExpression {
  if (!ts.isCallExpression(node)) return false
  const { expression } = node
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression
  return ts.isIdentifier(name) && names.includes(name.text)
}

const mentionsSwitch = (node: ts.Node, names: readonly string[] = switches): boolean =>
  isSwitch(node, names) || ts.forEachChild(node, (child) => mentionsSwitch(child, names) || undefined) === true

/** The value of an expression when no fault and no legal choice is on, or undefined when it depends on more. */
function constantOf(node: ts.Expression): boolean | undefined {
  if (isSwitch(node)) return false
  if (ts.isIdentifier(node)) return constantNamed(node.text, node)
  const body = ts.isCallExpression(node) ? ownBody(node) : undefined
  if (body !== undefined && !ts.isBlock(body)) return constantOf(body)
  if (ts.isParenthesizedExpression(node)) return constantOf(node.expression)
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    const value = constantOf(node.operand)
    return value === undefined ? undefined : !value
  }
  if (ts.isConditionalExpression(node)) {
    const value = constantOf(node.whenTrue)
    return value === constantOf(node.whenFalse) ? value : undefined
  }
  if (!ts.isBinaryExpression(node)) return undefined
  const values = [constantOf(node.left), constantOf(node.right)]
  if (node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return values.includes(false) ? false : values.every((value) => value === true) || undefined
  if (node.operatorToken.kind !== ts.SyntaxKind.BarBarToken) return undefined
  if (values.includes(true)) return true
  return values.every((value) => value === false) ? false : undefined
}

/** The value of the constant with this name that a node sees. */
function constantNamed(name: string, { parent }: ts.Node): boolean | undefined {
  if (parent === undefined) return undefined
  if (ts.isFunctionLike(parent) && parent.parameters.some((parameter) => namesOf(parameter.name).includes(name)))
    return undefined
  const declarations = ts.isBlock(parent)
    ? parent.statements.flatMap((statement) =>
        ts.isVariableStatement(statement) ? statement.declarationList.declarations : [],
      )
    : []
  const declaration = declarations.find((one) => namesOf(one.name).includes(name))
  if (declaration === undefined) return constantNamed(name, parent)
  const { initializer } = declaration
  const isConstant = (declaration.parent.flags & ts.NodeFlags.Const) !== 0 && initializer !== undefined
  return isConstant && mentionsSwitch(initializer) ? constantOf(initializer) : undefined
}

const namesOf = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesOf(element.name)))

const isPropertyName = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) || ts.isEnumMember(node.parent)

const isValue = (node: ts.StringLiteral): boolean =>
  !isPropertyName(node) && !ts.isLiteralTypeNode(node.parent) && !node.text.includes(' ') && !isEmptyDefault(node)

const isEmptyDefault = ({ text, parent }: ts.StringLiteral): boolean =>
  text === '' && ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
