import fc from 'fast-check'

import { testedOperations, type TestedOperation } from './documents.ts'
import { isObject, mutate, mutation } from './mutations.ts'
import { allowsBody, allowsParameter, readsNullAsAbsent } from './schema-oracle.ts'
import { fullBody, type TestRequest } from './requests.ts'
import { badBodies, badSegments, badUploadHeaders, badValues } from './invalid-inputs.ts'
import type { Fixture } from './fixture.ts'

/** Test support: a request that must be rejected. */
export interface Attempt {
  what: string
  /** Path and query as sent. */
  target: string
  init: { headers?: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> }
  /** Field that the error message must name; undefined when no field is invalid. */
  field?: string
  /** Whether the request may also be valid and find nothing. */
  lenient?: boolean
}

const json = { 'content-type': 'application/json' }
const bytesMax = 512 * 1024

/** Returns invalid requests, derived from the document of the operation. */
export async function attemptsAt(
  operation: TestedOperation,
  request: TestRequest,
  fixture: Fixture,
  options: { seed: number; runs: number },
): Promise<Attempt[]> {
  return [
    ...(await changedBodies(operation, request, fixture, options)),
    // These requests are independent of the database; short runs send a quarter of them.
    ...unreadableBodies(operation, request).filter((_attempt, index) => options.runs > 20 || index % 4 === 0),
    ...invalidUploads(operation, request),
    ...invalidPaths(operation, request),
    ...invalidQueries(operation, request),
  ]
}

async function changedBodies(
  operation: TestedOperation,
  request: TestRequest,
  fixture: Fixture,
  { seed, runs }: { seed: number; runs: number },
): Promise<Attempt[]> {
  if (!operation.body) return []
  const full = await Promise.all([0, 1, 2, 3].map((alternative) => fullBody(operation, fixture, alternative)))
  const bodies = [request.body ?? {}, ...full].filter((body) => allowsBody(operation, body))
  const target = targetOf(operation, request)
  return fc
    .sample(fc.tuple(fc.constantFrom(...bodies), mutation), { seed, numRuns: runs })
    .flatMap(([valid, change]) => {
      const { body, at } = mutate(valid, change)
      if (isAllowed(operation, body)) return []
      const namesNone = (at.length === 0 && isObject(body)) || (readsNullAsAbsent(operation) && isOnlyNull(body, at))
      const field = namesNone ? '' : String(at.findLast((key) => typeof key === 'string') ?? 'body')
      const text = JSON.stringify(body)
      const large = text !== undefined && Buffer.byteLength(text) > bytesMax
      const what = `${change.change} at /${at.join('/')} of ${JSON.stringify(valid).slice(0, 200)}`
      return [{ what, target, init: { headers: json, body: text }, ...(!large && { field }) }]
    })
}

/** Returns whether a value is null and the only member of its object, which would be empty without it. */
function isOnlyNull(body: unknown, at: readonly (string | number)[]): boolean {
  const parent = at.slice(0, -1).reduce<any>((value, key) => value?.[key], body)
  return isObject(parent) && Object.keys(parent).length === 1 && Object.values(parent)[0] === null
}

/** Returns whether an operation of this route accepts a body: two forms may share a route and differ by body. */
function isAllowed({ method, path }: TestedOperation, body: unknown): boolean {
  return testedOperations
    .filter((operation) => operation.method === method && operation.path === path && operation.body)
    .some((operation) => (body === undefined ? !operation.bodyRequired : allowsBody(operation, body)))
}

function unreadableBodies(operation: TestedOperation, request: TestRequest): Attempt[] {
  if (!operation.body) return []
  const target = targetOf(operation, request)
  return badBodies(JSON.stringify(request.body ?? {})).map(([what, init]) => ({ what, target, init }))
}

/** If a body is stored unchanged, only its headers can be invalid. */
function invalidUploads(operation: TestedOperation, request: TestRequest): Attempt[] {
  const { raw } = request
  const isUpload = operation.parameters.some(({ name }) => name.toLowerCase() === 'x-svc-filename')
  if (!raw || !isUpload || !operation.mediaTypes.includes('*/*')) return []
  const target = targetOf(operation, request)
  const body = raw.bytes as Uint8Array<ArrayBuffer>
  return badUploadHeaders.map(([field, value]) => {
    const headers = { 'content-type': raw.contentType, [field.toLowerCase()]: value }
    return { what: `${field}: ${value.slice(0, 40)}`, target, init: { headers, body }, field }
  })
}

function invalidPaths(operation: TestedOperation, request: TestRequest): Attempt[] {
  const init = request.body === undefined ? {} : { headers: json, body: JSON.stringify(request.body) }
  return operation.parameters
    .filter(({ in: place }) => place === 'path')
    .flatMap(({ name }) =>
      badSegments.map((segment) => ({
        what: `${segment.slice(0, 30)} as ${name}`,
        target: targetOf(operation, request, { [name]: segment }),
        init,
        lenient: true,
      })),
    )
}

function invalidQueries(operation: TestedOperation, request: TestRequest): Attempt[] {
  const init = request.body === undefined ? {} : { headers: json, body: JSON.stringify(request.body) }
  return operation.parameters
    .filter(({ in: place }) => place === 'query')
    .flatMap(({ name, required }) => {
      const others = Object.fromEntries(Object.entries(request.query).filter(([other]) => other !== name))
      const target = targetOf(operation, { ...request, query: others })
      const attempt = (query: string): Attempt => {
        const read = new URLSearchParams(query).getAll(name)
        const rejected = !allowsParameter(operation, name, read.length > 1 ? read : read[0]!)
        const joined = `${target}${target.includes('?') ? '&' : '?'}${query}`
        return {
          what: `query ${query.slice(0, 40)}`,
          target: joined,
          init,
          ...(rejected ? { field: name } : { lenient: true }),
        }
      }
      const attempts = [...badValues.map((value) => `${name}=${value}`), `${name}=1&${name}=1`].map(attempt)
      return required ? [...attempts, { what: `no ${name}`, target, init, field: name }] : attempts
    })
}

/** Returns the path and the query; `segments` are already encoded. */
function targetOf(operation: TestedOperation, request: TestRequest, segments: Record<string, string> = {}): string {
  const path = operation.path.replaceAll(
    /\{(\w+)\}/g,
    (_all, name: string) => segments[name] ?? encodeURIComponent(request.path[name] ?? ''),
  )
  const query = new URLSearchParams(request.query).toString()
  return query === '' ? path : `${path}?${query}`
}
