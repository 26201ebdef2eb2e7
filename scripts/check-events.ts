import { readFile } from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'
import type { ApiDocument } from './generate/document.ts'
import { listFiles } from './generate/manifest.ts'

/** Schema that lists the event types to which clients can subscribe. */
const subscribable = 'EventName'

/** Entry of the server: events that no file reachable from here emits are not emitted. */
const entry = 'src/main.ts'

/**
 * Reports event types that clients can subscribe to but the server never emits. Reports types in the logs of agents
 * that clients cannot subscribe to, unless the document allows that. An emitted type is a value that the type system
 * allows for `eventType` in an object with `actorId`, `eventType` and `data`, in a file reachable from the entry.
 * @param root root folder of the repository
 * @throws Error when no document names types, or nothing is emitted
 */
export async function checkEvents(root: string): Promise<string[]> {
  const documents = await readDocuments(root)
  const named = new Set(documents.flatMap((document) => enumOf(document)))
  if (named.size === 0)
    throw new Error(`no document under generated/ has a schema ${subscribable} with types of events`)
  const logged = new Set(documents.flatMap((document) => loggedTypes(document)))
  const emitted = emittedTypes(root)
  if (emitted.size === 0) throw new Error(`nothing that ${entry} reaches emits an event`)
  return [
    ...[...named]
      .filter((type) => !emitted.has(type))
      .map((type) => `${type} can be subscribed to, and nobody emits it`),
    ...[...logged]
      .filter((type) => !named.has(type))
      .map((type) => `${type} stands in logs of agents, and cannot be subscribed to`),
  ]
}

type SchemaNode = Readonly<Record<string, unknown>>

async function readDocuments(root: string): Promise<ApiDocument[]> {
  const files = await listFiles(path.join(root, 'generated'))
  return Promise.all(
    files
      .filter((file) => path.basename(file) === 'openapi.json')
      .map(async (file) => JSON.parse(await readFile(file, 'utf8')) as ApiDocument),
  )
}

const schemasOf = (document: ApiDocument) =>
  (document.components?.schemas ?? {}) as unknown as Readonly<Record<string, SchemaNode>>

const enumOf = (document: ApiDocument): string[] => (schemasOf(document)[subscribable]?.enum as string[]) ?? []

/** Returns the event types that a document lists for the logs of agents: the constants of event_type. */
function loggedTypes(document: ApiDocument): string[] {
  const schemas = schemasOf(document)
  const typesOf = (schema: SchemaNode): string[] => {
    if (typeof schema.$ref === 'string') return typesOf(schemas[schema.$ref.split('/').at(-1)!]!)
    const members = (schema.anyOf ?? schema.oneOf) as SchemaNode[] | undefined
    if (members) return members.flatMap(typesOf)
    const { event_type: type } = (schema.properties ?? {}) as Record<string, { const?: string }>
    return type?.const === undefined || schema['x-not-subscribable'] === true ? [] : [type.const]
  }
  return Object.values(schemas)
    .filter((schema) => schema['x-event-log'] === 'agent')
    .flatMap(typesOf)
}

/** Returns the types of events that the program can emit. */
function emittedTypes(root: string): Set<string> {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone
  // The types of packages, which no event has, are half of the work.
  host.resolveModuleNameLiterals = (literals, file, _redirected, options) =>
    literals.map(({ text }) =>
      text.startsWith('.') ? ts.resolveModuleName(text, file, options, host) : { resolvedModule: undefined },
    )
  const program = ts.createProgram([path.join(root, entry)], options, host)
  const checker = program.getTypeChecker()
  const emitted = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) for (const type of eventTypesOf(checker, node)) emitted.add(type)
    ts.forEachChild(node, visit)
  }
  const own = path.join(root, 'src') + path.sep
  for (const file of program.getSourceFiles()) {
    if (path.normalize(file.fileName).startsWith(own) && file.text.includes('eventType')) visit(file)
  }
  return emitted
}

/** Returns the possible values of `eventType` of an event object; none for other objects. */
function eventTypesOf(checker: ts.TypeChecker, object: ts.ObjectLiteralExpression): string[] {
  const given = object.properties.find((property) => property.name?.getText() === 'eventType')
  if (!given) return []
  const whole = checker.getTypeAtLocation(object)
  if (!['actorId', 'data'].every((name) => checker.getPropertyOfType(whole, name))) return []
  const value = ts.isPropertyAssignment(given) ? given.initializer : given.name!
  const type = checker.getTypeAtLocation(value)
  const alternatives = type.isUnion() ? type.types : [type]
  return alternatives.flatMap((one) => (one.isStringLiteral() ? [one.value] : []))
}

if (import.meta.main) {
  const errors = await checkEvents(path.dirname(import.meta.dirname))
  for (const error of errors) console.error(error)
  if (errors.length > 0) process.exitCode = 1
  else console.log('every type of event that one can subscribe to is emitted')
}
