import type { ApiDocument, Schema } from '../generate/document.ts'
import type { Change, Level } from './change.ts'
import { readEndpoints, type Content, type Endpoint, type Parameter } from './endpoints.ts'
import { SchemaComparison, type Direction } from './schemas.ts'

type Meaning = Pick<Change, 'callers' | 'implementers'>
type UnplacedChange = Omit<Change, 'operation'>

const mustChange: Meaning = { callers: 'error', implementers: 'error' }

/** Returns all differences between two versions of a bundled document, ordered by endpoint id. */
export function compareDocuments(before: ApiDocument, after: ApiDocument): Change[] {
  const [old, fresh] = [readEndpoints(before), readEndpoints(after)]
  return [...new Set([...old.keys(), ...fresh.keys()])].sort().flatMap((id) => {
    const [was, is] = [old.get(id), fresh.get(id)]
    const changes = was && is ? new EndpointComparison([before, after], was, is).compare() : [presence(id, was, is)]
    return changes.map((change): Change => ({ ...change, operation: id }))
  })
}

function presence(id: string, was: Endpoint | undefined, is: Endpoint | undefined): UnplacedChange {
  const noun = (was ?? is)!.kind === 'webhook' ? 'event' : 'operation'
  const place = { where: id, cause: id }
  if (is) return { rule: `${noun}-added`, ...place, what: `the ${noun} is new`, callers: 'info', implementers: 'error' }
  return { rule: `${noun}-removed`, ...place, what: `the ${noun} was removed`, callers: 'error', implementers: 'info' }
}

/** Compares two versions of one endpoint. Requests that the service itself sends count as replies. */
class EndpointComparison {
  readonly #documents: [ApiDocument, ApiDocument]
  readonly #was: Endpoint
  readonly #is: Endpoint
  readonly #changes: UnplacedChange[] = []

  constructor(documents: [ApiDocument, ApiDocument], was: Endpoint, is: Endpoint) {
    this.#documents = documents
    this.#was = was
    this.#is = is
  }

  compare(): UnplacedChange[] {
    const [was, is] = [this.#was, this.#is]
    if (was.route !== is.route) this.#tell('route-changed', '', `${was.route} became ${is.route}`, mustChange)
    if (is.deprecated && !was.deprecated)
      this.#tell('deprecated', '', 'is deprecated now', { callers: 'warning', implementers: 'info' })
    this.#security()
    for (const place of ['path', 'query', 'header', 'cookie']) this.#parameters(place)
    this.#body()
    if (was.kind === 'operation') this.#responses()
    else this.#answers()
    return this.#changes
  }

  #security(): void {
    const [was, is] = [this.#was.security, this.#is.security]
    for (const name of was.filter((one) => !is.includes(one)))
      this.#tell('security-removed', '', `${name} no longer suffices`, mustChange)
    for (const name of is.filter((one) => !was.includes(one)))
      this.#tell('security-added', '', `${name} suffices now`, { callers: 'info', implementers: 'error' })
  }

  #parameters(place: string): void {
    const [was, is] = [this.#was, this.#is].map(({ parameters }) =>
      schemaOf(parameters.filter((parameter) => parameter.in === place)),
    )
    this.#schemas('request', place, was!, is!)
    for (const { name, writing: old } of this.#was.parameters.filter((parameter) => parameter.in === place)) {
      const fresh = this.#is.parameters.find((one) => one.in === place && one.name === name)?.writing
      if (fresh === undefined || fresh === old) continue
      this.#tell('value-rule-changed', `${place} /${name}`, `is written as ${fresh}, not ${old}`, mustChange)
    }
  }

  #body(): void {
    const [was, is] = [this.#was.body, this.#is.body]
    const direction = this.#was.kind === 'webhook' ? 'reply' : 'request'
    if (is && !was) this.#tell('body-added', 'body', 'is taken now', { callers: 'info', implementers: 'error' })
    if (was && !is) this.#tell('body-removed', 'body', 'is no longer taken', mustChange)
    if (was && is?.required && !was.required) this.#tell('request-narrower', 'body', 'became required', mustChange)
    if (was?.required && is && !is.required)
      this.#tell('request-wider', 'body', 'is no longer required', { callers: 'info', implementers: 'error' })
    if (was && is) this.#content(direction, 'body', was, is)
  }

  #responses(): void {
    const [old, fresh] = [this.#was.responses, this.#is.responses]
    for (const status of [...new Set([...old.keys(), ...fresh.keys()])].sort()) {
      const [was, is] = [old.get(status), fresh.get(status)]
      if (!was)
        this.#tell('status-added', status, 'the status is new', { callers: newStatus(status), implementers: 'info' })
      else if (!is) this.#tell('status-removed', status, 'the status was removed', lostStatus(status))
      else {
        this.#headers(status, was.headers, is.headers)
        this.#content('reply', status, was, is)
      }
    }
  }

  /** The implementation receives the responses to its events, so these responses are compared as requests. */
  #answers(): void {
    const [old, fresh] = [this.#was.responses, this.#is.responses]
    for (const status of [...new Set([...old.keys(), ...fresh.keys()])].sort()) {
      const [was, is] = [old.get(status), fresh.get(status)]
      if (!was) this.#tell('answer-added', status, 'is understood now', { callers: 'info', implementers: 'error' })
      else if (!is) this.#tell('answer-removed', status, 'is no longer understood', mustChange)
      else {
        this.#headers(status, was.headers, is.headers, 'request')
        this.#content('request', status, was, is)
      }
    }
  }

  #headers(status: string, was: Headers, is: Headers, direction: Direction = 'reply'): void {
    const [before, after] = [was, is].map((headers) =>
      schemaOf([...headers].map(([name, header]) => ({ name, in: 'header', ...header }))),
    )
    this.#schemas(direction, `${status} headers`, before!, after!)
  }

  #content(direction: Direction, part: string, was: Content, is: Content): void {
    for (const type of new Set([...was.types.keys(), ...is.types.keys()])) {
      const where = type === 'application/json' ? part : `${part} ${type}`
      const isRequest = direction === 'request'
      if (!is.types.has(type))
        this.#tell('media-type-removed', where, `${type} was removed`, {
          callers: 'error',
          implementers: isRequest ? 'info' : 'error',
        })
      else if (!was.types.has(type))
        this.#tell('media-type-added', where, `${type} is new`, { callers: 'info', implementers: 'error' })
      else {
        this.#schemas(direction, where, was.types.get(type), is.types.get(type))
        this.#encodings(where, was.encodings.get(type)!, is.encodings.get(type)!)
      }
    }
  }

  /** Readers of one encoding of a member cannot read the other encoding. */
  #encodings(where: string, was: Map<string, string>, is: Map<string, string>): void {
    for (const member of new Set([...was.keys(), ...is.keys()])) {
      const [old = 'the usual way', fresh = 'the usual way'] = [was.get(member), is.get(member)]
      if (old !== fresh)
        this.#tell('encoding-changed', `${where} /${member}`, `is written as ${fresh}, not ${old}`, mustChange)
    }
  }

  #schemas(direction: Direction, part: string, was: Schema | undefined, is: Schema | undefined): void {
    const comparison = new SchemaComparison(this.#documents, direction, `${this.#was.id} ${part}`)
    comparison.compare(was, is)
    this.#changes.push(...comparison.changes)
  }

  #tell(rule: string, part: string, what: string, meaning: Meaning): void {
    const where = `${this.#was.id}${part && ` ${part}`}`
    this.#changes.push({ rule, where, cause: where, what, ...meaning })
  }
}

type Headers =
  Endpoint['responses'] extends Map<string, infer Response extends { headers: unknown }> ? Response['headers'] : never

/** Callers handle an unknown error by its class, but not an unknown success status. */
const newStatus = (status: string): Level => (status.startsWith('2') || status.startsWith('3') ? 'error' : 'warning')

const lostStatus = (status: string): Meaning => ({
  callers: status.startsWith('2') ? 'error' : 'info',
  implementers: 'error',
})

/** Returns parameters or headers as members of one object schema. */
function schemaOf(parameters: readonly Parameter[]): Schema {
  return {
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  }
}
