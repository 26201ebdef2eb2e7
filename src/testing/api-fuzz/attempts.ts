import fc from 'fast-check'

import { testedOperations, type TestedOperation } from './documents.ts'
import { isObject, mutate, mutation } from './mutations.ts'
import { allowsBody, allowsParameter } from './schema-oracle.ts'
import { fullBody, type TestRequest } from './requests.ts'
import { badBodies, badSegments, badUploadHeaders, badValues } from './invalid-inputs.ts'
import type { Fixture } from './fixture.ts'

/** Test support: a request that nobody should get through. */
export interface Attempt {
  what: string
  /** Path and query as they are sent. */
  target: string
  init: { headers?: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> }
  /** What the message has to name; nothing where no field is at fault. */
  field?: string
  /** Whether a request of this kind may also be one that is valid and finds nothing. */
  lenient?: boolean
}

const json = { 'content-type': 'application/json' }
const bytesMax = 512 * 1024

/** Requests with something wrong in them, as the document of the operation tells it. */
export async function attemptsAt(
  operation: TestedOperation,
  request: TestRequest,
  fixture: Fixture,
  options: { seed: number; runs: number },
): Promise<Attempt[]> {
  return [
    ...(await changedBodies(operation, request, fixture, options)),
    // No database is asked about these: some of them do where little is run.
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
      const field =
        at.length === 0 && isObject(body) ? '' : String(at.findLast((key) => typeof key === 'string') ?? 'body')
      const text = JSON.stringify(body)
      const large = text !== undefined && Buffer.byteLength(text) > bytesMax
      const what = `${change.change} at /${at.join('/')} of ${JSON.stringify(valid).slice(0, 200)}`
      return [{ what, target, init: { headers: json, body: text }, ...(!large && { field }) }]
    })
}

/** Whether an operation of this place takes a body: two forms may share a route, and tell their bodies apart. */
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

/** Of a body that is stored as it is, only what the headers say can be wrong. */
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

/** Path and query; some segments are given as they are to be sent. */
function targetOf(operation: TestedOperation, request: TestRequest, segments: Record<string, string> = {}): string {
  const path = operation.path.replaceAll(
    /\{(\w+)\}/g,
    (_all, name: string) => segments[name] ?? encodeURIComponent(request.path[name] ?? ''),
  )
  const query = new URLSearchParams(request.query).toString()
  return query === '' ? path : `${path}?${query}`
}
