import ts from 'typescript'
import type { Operation } from '../generate/document.ts'
import type { Sources } from './sources.ts'

/** A member of a request or a reply, at any depth. */
export interface Member {
  /** Path of names, such as `body/reply_to/message_id`; `*` stands for each item. */
  place: string
  /** Declarations of the member in the generated types; several if it is a member of several alternatives. */
  declarations: readonly ts.Declaration[]
  isOptional: boolean
}

/** Returns the members of the body, the query and the path of an operation's request, as the generated types declare them. */
export const requestMembers = (sources: Sources, form: string, operation: Operation): Member[] =>
  membersOf(sources, form, operation, ['body', 'query', 'path'])

/** Returns the members of the bodies of an operation's successful replies. */
export const replyMembers = (sources: Sources, form: string, operation: Operation): Member[] =>
  membersOf(sources, form, operation, ['replies'])

function membersOf(sources: Sources, form: string, { id }: Operation, parts: readonly string[]): Member[] {
  const { checker } = sources
  const table = sources.interface(`generated/${form}/operation-types.ts`, 'OperationTypes')
  const operation = table && checker.getTypeAtLocation(table).getProperty(id)
  if (!operation) return []
  const found = new Map<string, Pick<Member, 'declarations' | 'isOptional'>>()
  const seen = new Set<ts.Type>()
  const visit = (type: ts.Type, place: string): void => {
    if (seen.has(type)) return
    seen.add(type)
    if (type.isUnion()) for (const part of type.types) visit(part, place)
    else if (isList(checker, type)) for (const item of itemsOf(checker, type)) visit(item, `${place}/*`)
    else if (isObject(type)) {
      for (const property of checker.getPropertiesOfType(type)) addProperty(property, `${place}/${property.name}`)
      for (const index of checker.getIndexInfosOfType(type)) visit(index.type, `${place}/*`)
    }
  }
  const addProperty = (property: ts.Symbol, place: string): void => {
    const declarations = (property.declarations ?? []).filter((node) => sources.isGenerated(node))
    const type = checker.getTypeOfSymbol(property)
    if (declarations.length === 0 || saysNothing(property, type)) return
    const { declarations: others = [], isOptional = false } = found.get(place) ?? {}
    found.set(place, {
      declarations: [...others, ...declarations],
      isOptional: isOptional || (property.flags & ts.SymbolFlags.Optional) !== 0,
    })
    visit(type, place)
  }
  for (const part of checker.getPropertiesOfType(checker.getTypeOfSymbol(operation)))
    if (parts.includes(part.name)) visit(checker.getTypeOfSymbol(part), part.name)
  return [...found].map(([place, member]) => ({ place, ...member }))
}

/** Returns whether a member always has the same value, or is not allowed. */
function saysNothing(property: ts.Symbol, type: ts.Type): boolean {
  const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
  return (
    (type.flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) !== 0 ||
    (!isOptional && (type.flags & ts.TypeFlags.Unit) !== 0)
  )
}

export const isList = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  checker.isArrayType(type) || checker.isTupleType(type)

export const itemsOf = (checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] =>
  checker.getTypeArguments(type as ts.TypeReference)

export const isObject = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0
