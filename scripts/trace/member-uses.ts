import ts from 'typescript'
import { isCodec } from './reach.ts'
import { isList, isObject, itemsOf } from './members.ts'
import type { Declaration, Sources } from './sources.ts'

/** Uses of members in one declaration of the server. A member is its declaration in a type. */
interface Uses {
  /** Members that it reads, or stores with their whole object. */
  read: Set<ts.Node>
  /** Members whose object it passes as another type, and the members of that type. */
  passed: Map<ts.Node, Set<ts.Node>>
  /** Members that it writes in an object literal, or with their whole object. */
  written: Set<ts.Node>
  /** Members that an object of another type is passed as, and the members of that type. */
  given: Map<ts.Node, Set<ts.Node>>
}

/**
 * Finds the members of requests that code reads, and those of replies that it writes, by the types that the compiler
 * resolves: `part.text` reads the member `text` of the type of `part` only.
 */
export class MemberUses {
  readonly #sources: Sources
  readonly #checker: ts.TypeChecker
  readonly #uses = new Map<ts.Node, Uses>()
  readonly #names = new Map<ts.Node, Map<string, ts.Node[]>>()
  readonly #seesTypes = new Map<string, boolean>()

  constructor(sources: Sources) {
    this.#sources = sources
    this.#checker = sources.checker
  }

  /** Returns whether code reads one of the declarations of a member, under this type or one that it is passed as. */
  reads(code: readonly Declaration[], declarations: readonly ts.Node[]): boolean {
    const edge = code.filter(({ file }) => this.#seesWire(file)).map((declaration) => this.#usesOf(declaration))
    const all = new Set(declarations)
    for (const declared of all) {
      if (!this.#sources.isGenerated(declared) && code.some((declaration) => this.#readsOwn(declaration, declared)))
        return true
      const file = this.#sources.fileOf(declared)
      const near = code
        .filter((declaration) => declaration.file === file)
        .map((declaration) => this.#usesOf(declaration))
      for (const { read, passed } of [...edge, ...near]) {
        if (read.has(declared)) return true
        for (const target of passed.get(declared) ?? []) all.add(target)
      }
    }
    return false
  }

  /** Returns whether code writes one of the declarations of a member, in this type or in one that is passed as it. */
  writes(code: readonly Declaration[], declarations: readonly ts.Node[]): boolean {
    const uses = code.filter(({ file }) => this.#seesWire(file)).map((declaration) => this.#usesOf(declaration))
    const all = new Set(declarations)
    for (const declared of all) {
      // A type of the server has no member that nobody writes.
      if (!this.#sources.isGenerated(declared)) return true
      for (const { written, given } of uses) {
        if (written.has(declared)) return true
        for (const source of given.get(declared) ?? []) all.add(source)
      }
    }
    return false
  }

  /** Returns whether a header is read in code: a property with its name in lower case. */
  readsHeader(code: readonly Declaration[], name: string): boolean {
    return code.some((declaration) => this.#namesIn(declaration).has(name.toLowerCase()))
  }

  /** Returns whether a file handles values of the generated types. */
  #seesWire(file: string): boolean {
    const known = this.#seesTypes.get(file)
    if (known !== undefined) return known
    const sees =
      file.startsWith('src/http/forms/') ||
      isCodec(file) ||
      /generated\/\w+\/types\.gen|JSON\.stringify/.test(this.#sources.source(file)!.text)
    this.#seesTypes.set(file, sees)
    return sees
  }

  /** Returns whether a declaration reads a member of a type of the server. */
  #readsOwn(declaration: Declaration, declared: ts.Node): boolean {
    const name = (declared as ts.NamedDeclaration).name?.getText()
    const nodes = name === undefined ? [] : (this.#namesIn(declaration).get(name) ?? [])
    return nodes.some((node) =>
      this.#membersAt(node).some((symbol) => symbol.declarations?.includes(declared as never)),
    )
  }

  /** Returns the places that read properties in a declaration, by the name of the property. */
  #namesIn({ node }: Declaration): Map<string, ts.Node[]> {
    const known = this.#names.get(node)
    if (known) return known
    const names = new Map<string, ts.Node[]>()
    const visit = (child: ts.Node): void => {
      const name = readName(child)
      if (name !== undefined) names.set(name, [...(names.get(name) ?? []), child])
      ts.forEachChild(child, visit)
    }
    visit(node)
    this.#names.set(node, names)
    return names
  }

  /** Returns the properties that a place reads; several if the object is of one of several types. */
  #membersAt(node: ts.Node): ts.Symbol[] {
    const name = readName(node)
    if (name === undefined) return []
    const object = ts.isBindingElement(node)
      ? node.parent
      : ts.isBinaryExpression(node)
        ? node.right
        : (node as ts.AccessExpression).expression
    const type = this.#checker.getNonNullableType(this.#checker.getTypeAtLocation(object))
    const types = type.isUnion() ? type.types : [type]
    return types.flatMap((part) => this.#checker.getPropertyOfType(this.#checker.getApparentType(part), name) ?? [])
  }

  /** Returns the properties that a member of an object literal writes. */
  #writtenAt(node: ts.Node): ts.Symbol[] {
    if (!ts.isObjectLiteralElementLike(node) || !node.name || !ts.isObjectLiteralExpression(node.parent)) return []
    const name = textOf(node.name)
    const type = this.#checker.getContextualType(node.parent)
    if (name === undefined || !type) return []
    const types = type.isUnion() ? type.types : [type]
    return types.flatMap((part) => this.#checker.getPropertyOfType(part, name) ?? [])
  }

  #usesOf({ node }: Declaration): Uses {
    const known = this.#uses.get(node)
    if (known) return known
    const uses: Uses = { read: new Set(), passed: new Map(), written: new Set(), given: new Map() }
    this.#uses.set(node, uses)
    const visit = (child: ts.Node): void => {
      // Types are not executed.
      if (ts.isTypeNode(child)) return
      for (const member of this.#membersAt(child))
        for (const declared of member.declarations ?? []) uses.read.add(declared)
      for (const member of this.#writtenAt(child))
        for (const declared of member.declarations ?? []) uses.written.add(declared)
      this.#addPassed(child, uses)
      ts.forEachChild(child, visit)
    }
    visit(node)
    return uses
  }

  /** Adds the members of an object that an expression passes: as an argument, a result, a value or a spread. */
  #addPassed(node: ts.Node, uses: Uses): void {
    const checker = this.#checker
    if (ts.isShorthandPropertyAssignment(node)) {
      const value = checker.getShorthandAssignmentValueSymbol(node)
      const object = checker.getContextualType(node.parent)
      const target = object && checker.getPropertyOfType(checker.getNonNullableType(object), node.name.text)
      if (value && target)
        this.#pass(checker.getTypeOfSymbolAtLocation(value, node), checker.getTypeOfSymbol(target), uses)
    } else if (ts.isSpreadAssignment(node)) {
      const target = checker.getContextualType(node.parent)
      if (target) this.#pass(checker.getTypeAtLocation(node.expression), target, uses)
    } else if (isPassable(node)) {
      const target = checker.getContextualType(node)
      if (target && (!ts.isObjectLiteralExpression(node) || isOpaque(checker, target)))
        this.#pass(checker.getTypeAtLocation(node), target, uses)
    }
  }

  #pass(from: ts.Type, to: ts.Type, { read, passed, written, given }: Uses): void {
    const checker = this.#checker
    const seen = new Map<ts.Type, Set<ts.Type>>()
    const pass = (source: ts.Type, target: ts.Type): void => {
      if (source === target || seen.get(source)?.has(target)) return
      seen.set(source, new Set(seen.get(source)).add(target))
      if (isOpaque(checker, source)) this.#writeAll(target, written)
      if (source.isUnion()) for (const part of source.types) pass(part, target)
      else if (target.isUnion()) for (const part of target.types) pass(source, part)
      else if (isList(checker, source)) {
        const targets = isList(checker, target) ? itemsOf(checker, target) : isOpaque(checker, target) ? [target] : []
        for (const item of itemsOf(checker, source)) for (const other of targets) pass(item, other)
      } else if (isObject(source)) {
        for (const value of valuesOf(checker, source)) for (const other of valuesOf(checker, target)) pass(value, other)
        for (const property of checker.getPropertiesOfType(source)) passProperty(property, target)
      }
    }
    const passProperty = (property: ts.Symbol, target: ts.Type): void => {
      const declarations = (property.declarations ?? []).filter((declared) => this.#sources.isOwn(declared))
      if (property.declarations?.length && declarations.length === 0) return
      const isWhole = isOpaque(checker, target)
      const counterpart = isWhole ? undefined : checker.getPropertyOfType(target, property.name)
      if (!isWhole && !counterpart) return
      // A type made from the other one has the same members.
      if (counterpart?.declarations?.some((declared) => declarations.includes(declared as never))) return
      if (isWhole) for (const declared of declarations) read.add(declared)
      for (const other of counterpart?.declarations ?? []) {
        if (declarations.length === 0) written.add(other)
        for (const declared of declarations) {
          passed.set(declared, new Set(passed.get(declared)).add(other))
          given.set(other, new Set(given.get(other)).add(declared))
        }
      }
      pass(checker.getTypeOfSymbol(property), isWhole ? target : checker.getTypeOfSymbol(counterpart!))
    }
    pass(from, to)
  }

  /** Adds all members of a type, at any depth. */
  #writeAll(type: ts.Type, written: Set<ts.Node>, seen = new Set<ts.Type>()): void {
    const checker = this.#checker
    if (seen.has(type)) return
    seen.add(type)
    if (type.isUnion()) for (const part of type.types) this.#writeAll(part, written, seen)
    else if (isList(checker, type)) for (const item of itemsOf(checker, type)) this.#writeAll(item, written, seen)
    else if (isObject(type))
      for (const property of checker.getPropertiesOfType(type)) {
        const declarations = (property.declarations ?? []).filter((declared) => this.#sources.isGenerated(declared))
        for (const declared of declarations) written.add(declared)
        if (declarations.length > 0) this.#writeAll(checker.getTypeOfSymbol(property), written, seen)
      }
  }
}

/** Returns the type of the value of a promise. */
function valuesOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  return type.symbol?.name === 'Promise' ? checker.getTypeArguments(type as ts.TypeReference) : []
}

/** Returns the name of the property that a node reads: `a.name`, `a['name']`, `{ name } = a` or `'name' in a`. */
function readName(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  if (ts.isElementAccessExpression(node)) return textOf(node.argumentExpression)
  if (ts.isBindingElement(node))
    return ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken
      ? textOf(node.propertyName ?? node.name)
      : undefined
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword
    ? textOf(node.left)
    : undefined
}

const textOf = (node: ts.Node): string | undefined =>
  ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? node.text : undefined

/** Returns whether a node is an expression whose value may be an object with members. */
const isPassable = (node: ts.Node): node is ts.Expression =>
  (ts.isIdentifier(node) && !isName(node)) ||
  ts.isPropertyAccessExpression(node) ||
  ts.isObjectLiteralExpression(node) ||
  ts.isCallExpression(node) ||
  ts.isAwaitExpression(node)

/** Returns whether an identifier only names a property or a declaration. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node
  return (parent as ts.NamedDeclaration).name === node || (ts.isBindingElement(parent) && parent.propertyName === node)
}

/** Returns whether a type accepts all members of an object without naming them, such as `unknown`. */
function isOpaque(checker: ts.TypeChecker, type: ts.Type): boolean {
  const { Any, Unknown, NonPrimitive, TypeParameter } = ts.TypeFlags
  if (type.flags & (Any | Unknown | NonPrimitive | TypeParameter)) return true
  if (!isObject(type) || type.getCallSignatures().length > 0 || isList(checker, type)) return false
  return checker.getIndexInfosOfType(type).length > 0 || checker.getPropertiesOfType(type).length === 0
}
