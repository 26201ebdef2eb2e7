import { listOperations, type ApiDocument, type Operation, type Schema } from '../generate/document.ts'
import type { Change } from './change.ts'
import { SchemaComparison } from './schemas.ts'

/** Lists what a new version of a bundled document breaks, in the order of the operations' ids. */
export function compareDocuments(before: ApiDocument, after: ApiDocument): Change[] {
  const [old, fresh] = [before, after].map(
    (document) => new Map(listOperations(document).map((operation) => [operation.id, operation])),
  )
  return [...new Set([...old!.keys(), ...fresh!.keys()])].sort().flatMap((id): Change[] => {
    const [was, is] = [old!.get(id), fresh!.get(id)]
    if (!is) return [{ breaks: 'callers', where: id, what: 'the operation was removed' }]
    if (!was) return [{ breaks: 'implementers', where: id, what: 'the operation is new' }]
    return compareOperations([before, after], was, is)
  })
}

function compareOperations(documents: [ApiDocument, ApiDocument], was: Operation, is: Operation): Change[] {
  const both = (what: string): Change[] => [
    { breaks: 'callers', where: was.id, what },
    { breaks: 'implementers', where: was.id, what },
  ]
  const changes: Change[] = []
  const [route, newRoute] = [was, is].map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  if (route !== newRoute) changes.push(...both(`${route} became ${newRoute}`))
  changes.push(...compareSecurity(was, is))
  for (const place of ['path', 'query', 'header'] as const) {
    const comparison = new SchemaComparison(documents, 'request', `${was.id} ${place}`)
    comparison.compare(parametersOf(was, place), parametersOf(is, place))
    changes.push(...comparison.changes)
  }
  changes.push(...compareBodies(documents, was, is))
  return [...changes, ...compareReplies(documents, was, is)]
}

function compareSecurity(was: Operation, is: Operation): Change[] {
  const list = (security: string[]) => (security.length > 0 ? security : ['no credential'])
  const gone = list(was.security).filter((name) => !list(is.security).includes(name))
  const added = list(is.security).filter((name) => !list(was.security).includes(name))
  return [
    ...gone.map((name): Change => ({ breaks: 'callers', where: was.id, what: `${name} no longer suffices` })),
    ...added.map((name): Change => ({ breaks: 'implementers', where: was.id, what: `${name} suffices now` })),
  ]
}

function compareBodies(documents: [ApiDocument, ApiDocument], was: Operation, is: Operation): Change[] {
  const where = `${was.id} body`
  const changes: Change[] = []
  if (is.body?.required && !was.body?.required) changes.push({ breaks: 'callers', where, what: 'became required' })
  if (was.body?.required && !is.body?.required)
    changes.push({ breaks: 'implementers', where, what: 'is no longer required' })
  if (!was.body || !is.body) return changes
  const comparison = new SchemaComparison(documents, 'request', where)
  comparison.compare(was.body.schema, is.body.schema)
  return [...changes, ...comparison.changes]
}

function compareReplies(documents: [ApiDocument, ApiDocument], was: Operation, is: Operation): Change[] {
  const [old, fresh] = [was, is].map(
    (operation) => new Set([...operation.statuses.map(String), ...Object.keys(operation.replies)]),
  )
  return [...new Set([...old!, ...fresh!])].sort().flatMap((status): Change[] => {
    const where = `${was.id} ${status}`
    if (!old!.has(status)) return [{ breaks: 'callers', where, what: 'the status is new' }]
    if (!fresh!.has(status)) return [{ breaks: 'implementers', where, what: 'the status was removed' }]
    if (!is.replies[status])
      return was.replies[status] ? [{ breaks: 'callers', where, what: 'the reply lost its body' }] : []
    if (!was.replies[status]) return [{ breaks: 'implementers', where, what: 'the reply has a body now' }]
    const comparison = new SchemaComparison(documents, 'reply', where)
    comparison.compare(was.replies[status], is.replies[status])
    return comparison.changes
  })
}

function parametersOf(operation: Operation, place: string): Schema {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place)
  return {
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  }
}
