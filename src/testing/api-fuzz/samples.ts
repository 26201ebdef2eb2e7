import { resolve, type TestedOperation } from './documents.ts'
import { taskAtAddress } from './a2a-http.ts'
import type { Fixture } from './fixture.ts'
import { attachmentOf, objects, validRequest, type TestRequest } from './requests.ts'

/** Test support: a request of a served document, with real objects in place of the objects of the sample. */
export interface Sample {
  request: TestRequest
  /** Objects of another kind than the one that the operation names, such as a user where a chat is expected. */
  mistaken: string[]
}

/** Handles of the samples. */
const handles = new Set(['ann', 'echo_bot', 'spam_bot'])

/** Members whose values an authenticator or this server issues: the valid request contains real ones. */
const issued = new Set(['ticket', 'credential', 'device_code', 'user_code', 'slug', 'secret', 'filename'])

/** Objects of a fixture by the prefix of their ids, for members that the shortest valid request lacks. */
const byPrefix: Readonly<Record<string, (fixture: Fixture, isUser: boolean) => Promise<string>>> = {
  cnv: async (fixture) => (await fixture.chat()).id,
  msg: async (fixture) => (await fixture.chat()).fromOwner,
  usr: async (fixture) => (await fixture.owner()).id,
  att: async (fixture, isUser) => attachmentOf(fixture, isUser ? 'session' : 'agentToken'),
  whk: async (fixture) => objects.webhook!(fixture),
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  example: string
}

/** Returns the prefix of an id; undefined for other values. */
export function prefixOf(value: unknown): string | undefined {
  return typeof value === 'string' ? /^([a-z]{3})_[0-9a-z_]+$/.exec(value)?.[1] : undefined
}

/** Returns one request for each media type with a sample in the served document. */
export async function samplesOf(document: any, operation: TestedOperation, fixture: Fixture): Promise<Sample[]> {
  const item = document.paths[operation.path]
  const source = item[operation.method.toLowerCase()]
  const valid = await validRequest(operation, fixture)
  const mistaken: string[] = []
  const request = { ...valid, query: { ...valid.query }, headers: {} as Record<string, string> }
  for (const raw of [...(item.parameters ?? []), ...(source.parameters ?? [])]) {
    const { name, in: place, required, example } = resolve(document, raw) as Parameter
    if (place === 'header' && example !== undefined) request.headers[name] = example
    if (place === 'header' || !required) continue
    const real = request[place][name]!
    if (prefixOf(example) !== prefixOf(real) && !handles.has(example))
      mistaken.push(`${name}: ${example} where the server has ${real}`)
    if (place === 'query' && !issued.has(name)) request.query[name] = example
  }
  if (operation.path.startsWith('/a2a/') && !request.path['id'])
    request.path['handle'] = (await taskAtAddress(fixture))['handle']!
  const fill = createFill(operation, fixture, mistaken)
  const bodies = Object.entries<any>(resolve(document, source.requestBody)?.content ?? {}).flatMap(
    ([contentType, { example, examples }]) =>
      [example, ...Object.values<any>(examples ?? {}).map(({ value }) => value)]
        .filter((value) => value !== undefined)
        .map(async (value) => ({ ...request, ...rawBody(contentType, await fill(value, valid.body, ''), valid) })),
  )
  if (bodies.length === 0) return [{ request, mistaken }]
  return (await Promise.all(bodies)).map((one) => ({ request: one, mistaken }))
}

function rawBody(contentType: string, body: unknown, valid: TestRequest): Pick<TestRequest, 'body' | 'raw'> {
  const isForm = contentType === 'application/x-www-form-urlencoded'
  const text = isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body)
  return { body: undefined, raw: { contentType, bytes: Buffer.from(text), headers: valid.raw?.headers ?? {} } }
}

/** Creates a function that puts real ids and handles into a sample: those of the valid request where it has the member. */
function createFill(operation: TestedOperation, fixture: Fixture, mistaken: string[]) {
  const isUser = !operation.security.includes('agentToken')

  return async function fill(sample: unknown, valid: any, name: string): Promise<unknown> {
    if (issued.has(name) && valid !== undefined) return valid
    if (Array.isArray(sample)) return Promise.all(sample.map((item, index) => fill(item, valid?.[index], name)))
    if (typeof sample === 'object' && sample !== null) {
      const isSent = 'message_id' in sample && 'parts' in sample
      const known = isSent ? { ...valid, message_id: fixture.newMessageId() } : valid
      const members = Object.entries(sample).map(async ([key, value]) => [key, await fill(value, known?.[key], key)])
      return Object.fromEntries((await Promise.all(members)) as [string, unknown][])
    }
    if (handles.has(sample as string)) return typeof valid === 'string' ? valid : handleLike(sample)
    const prefix = prefixOf(sample)
    const real = typeof valid === 'string' ? valid : prefix && (await byPrefix[prefix]?.(fixture, isUser))
    if (prefix === undefined || real === undefined) return sample
    if (prefixOf(real) !== prefix) mistaken.push(`${name}: ${String(sample)} where the server has ${real}`)
    return real
  }

  async function handleLike(sample: unknown): Promise<string> {
    return sample === 'ann' ? (await fixture.owner()).handle : fixture.actors.outsider.agent.handle
  }
}
