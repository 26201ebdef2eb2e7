import { documents, resolve, testedOperations, type Schema, type TestedOperation } from './documents.ts'

/** A member of a body, or a query parameter, that names an object by its id. */
export interface NamedMember {
  operation: TestedOperation
  /** Path in the body, such as `parts[].attachment_id`; a query parameter begins with `?`. */
  at: string
}

/** JSON-RPC methods of A2A, as operations whose parameters are the body. Their ids begin with `rpc.`. */
const methods: readonly TestedOperation[] = Object.entries<{ params: string }>(
  documents['a2a']['x-json-rpc-methods'],
).flatMap(([method, { params }]) => {
  const operation = testedOperations.find(({ id }) => id === 'callAgent')!
  // An agent that accepts no tasks answers a message in its chat with the caller. A stream reports the same errors.
  const ids = method === 'SendMessage' ? [`rpc.${method}`, `rpc.${method}@chat`] : [`rpc.${method}`]
  return ids.map((id) => ({ ...operation, id, body: { $ref: `#/components/schemas/${params}` } }))
})

/** The documents describe the bodies of the HTTP+JSON binding by the parameters of the methods. */
function withMethod(operation: TestedOperation): TestedOperation {
  const method = methods.find(({ id }) => operation.id === id.replace('rpc.', 'http'))
  return operation.body && method ? { ...operation, body: method.body } : operation
}

const isId = (name: string): boolean => /(^|_)ids?$|Ids?$/.test(name)

/** All members that name ids, in all operations except those of operators, who may name every object. */
export const namedMembers: readonly NamedMember[] = [...testedOperations.map(withMethod), ...methods]
  .filter(({ relation }) => relation !== 'operator')
  .flatMap((operation) => {
    const body = operation.body ? [...membersOf(operation.document, operation.body)] : []
    const query = operation.parameters
      .filter(({ in: place, name }) => place === 'query' && isId(name))
      .map(({ name }) => `?${name}`)
    return [...new Set([...body, ...query])].map((at) => ({ operation, at }))
  })

/** Yields the paths of members that name ids. A data part names surfaces, which its schema does not describe. */
function* membersOf(document: string, raw: unknown, at = '', parents: readonly unknown[] = []): Generator<string> {
  const schema = resolve(documents[document], raw) as Schema | undefined
  if (typeof schema !== 'object' || parents.includes(schema)) return
  const inside = [...parents, schema]
  for (const keyword of ['allOf', 'oneOf', 'anyOf']) {
    for (const part of schema[keyword] ?? []) yield* membersOf(document, part, at, inside)
  }
  for (const keyword of ['if', 'then', 'else']) yield* membersOf(document, schema[keyword], at, inside)
  if (schema.items) yield* membersOf(document, schema.items, `${at}[]`, inside)
  yield* membersOf(document, schema.additionalProperties, `${at}.*`, inside)
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const path = at === '' ? name : `${at}.${name}`
    if (isId(name)) yield path
    if (path.endsWith('parts[].data') && document !== 'a2a') yield path.replace(/data$/, 'surfaceId')
    yield* membersOf(document, member, path, inside)
  }
}
