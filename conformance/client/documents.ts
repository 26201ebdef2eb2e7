/** Validates answers against the documents in spec/. They are compiled at run time, not read from generated/. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import { pointerSegments } from './json-pointer.ts'
import type { Mismatch } from './exchange.ts'

type Node = Record<string, any>
interface Described {
  id: string
  pattern: RegExp
  method: string
  responses: Node
  file: string
}

/** Maximum mismatches listed per answer, because each wrong item of a list adds one. */
const mismatchesShown = 5

export interface Documents {
  /** Returns the operation of a request, or null where no document describes it. */
  operationOf(method: string, path: string): string | null
  /** All operations as method, path pattern and id, in the order of the lookup. */
  operations: readonly (readonly [method: string, pattern: string, id: string])[]
  /**
   * Returns the differences between an answer and its document; empty for undocumented operations. Where two forms
   * share an operation, an answer may match either form.
   * @param body the text as JSON; undefined when it is not JSON
   */
  judge(operation: string, status: number, contentType: string, text: string, body: unknown): Mismatch[]
}

type Forms = readonly ('current' | 'variant')[]

const opened = new Map<string, Documents>()

/**
 * Reads and compiles the documents of the target's forms once. Project-defined routes are omitted, because they do not
 * apply to other implementations.
 * @throws when no operation was found
 */
export function openDocuments(root: string, forms: Forms = ['current']): Documents {
  const key = [root, ...forms].join('\n')
  const documents = opened.get(key) ?? readDocuments(root, forms)
  opened.set(key, documents)
  return documents
}

function readDocuments(root: string, forms: Forms): Documents {
  const reader = new Reader()
  const operations = forms
    .map((form) => join(root, 'spec', form))
    .filter((folder) => existsSync(join(folder, 'openapi.yaml')))
    .flatMap((folder) => reader.operations(folder))
  if (operations.length === 0) throw new Error(`no operation was found in ${join(root, 'spec')}`)
  operations.sort(
    (one, other) => Number(one.pattern.source.includes('[^')) - Number(other.pattern.source.includes('[^')),
  )
  const byId = Map.groupBy(operations, (operation) => operation.id)
  return {
    operations: operations.map(({ method, pattern, id }) => [method, pattern.source, id]),
    operationOf: (method, path) =>
      operations.find((operation) => operation.method === method.toLowerCase() && operation.pattern.test(path))?.id ??
      null,
    judge: (id, ...answer) => {
      let first: Mismatch[] | undefined
      for (const operation of byId.get(id) ?? []) {
        const found = reader.judge(operation, ...answer)
        if (found.length === 0) return found
        first ??= found
      }
      return first ?? []
    },
  }
}

class Reader {
  readonly #ajv: Ajv2020
  readonly #files = new Map<string, Node>()
  readonly #compiled = new Map<string, ValidateFunction>()

  constructor() {
    this.#ajv = new Ajv2020({ strict: false, allErrors: true, logger: false })
    addFormats.default(this.#ajv)
    this.#ajv.addFormat('https-url', (text: string) => text.startsWith('https://') && URL.canParse(text))
  }

  operations(folder: string): Described[] {
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.yaml'))) this.#load(join(folder, name))
    const entry = pathToFileURL(join(folder, 'openapi.yaml')).href
    const paths = (this.#files.get(entry)?.['paths'] ?? {}) as Node
    return Object.entries(paths).flatMap(([path, raw]) => {
      const { node, file } = this.#resolve(raw as Node, entry)
      const described = (method: string) => node[method] !== undefined && node[method]['x-origin'] !== 'project'
      return ['get', 'post', 'put', 'patch', 'delete'].filter(described).map((method) => ({
        id: String(node[method].operationId),
        method,
        file,
        responses: node[method].responses as Node,
        pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
      }))
    })
  }

  #load(file: string): void {
    const uri = pathToFileURL(file).href
    const document = asOfAnswers(parse(readFileSync(file, 'utf8'))) as Node
    this.#files.set(uri, document)
    this.#ajv.addSchema(document, uri)
  }

  #resolve(node: Node, file: string): { node: Node; file: string; pointer: string | null } {
    let [current, base, pointer]: [Node, string, string | null] = [node, file, null]
    while (typeof current['$ref'] === 'string') {
      const address = new URL(current['$ref'], base)
      pointer = address.hash.slice(1)
      base = address.href.slice(0, address.href.length - address.hash.length)
      current = pointerSegments(pointer).reduce<Node>((inner, name) => inner[name], this.#files.get(base) as Node)
      if (current === undefined) throw new Error(`${basename(file)}: ${address.href} refers to nothing`)
    }
    return { node: current, file: base, pointer }
  }

  judge(operation: Described, status: number, contentType: string, text: string, body: unknown): Mismatch[] {
    const found = (pointer: string, message: string): Mismatch => ({
      operation: operation.id,
      pointer,
      message: `${status}: ${message}`,
    })
    const raw =
      operation.responses[String(status)] ??
      operation.responses[`${String(status)[0]}XX`] ??
      operation.responses['default']
    // The documents often leave the status among the 4xx of a rejection open; checks test it where it is stated.
    if (raw === undefined)
      return status < 300 ? [found('', 'the documents list no such status for this operation')] : []
    const { node: response, file } = this.#resolve(raw as Node, operation.file)
    const content = response['content'] as Node | undefined
    if (content === undefined) return text === '' ? [] : [found('', 'a body, but the documents describe none')]
    if (!/^application\/([a-z0-9.+-]*\+)?json\b/i.test(contentType))
      return [found('', `media type ${contentType || 'missing'}`)]
    if (body === undefined) return [found('', 'the body is not JSON')]
    if (text.startsWith(byteOrderMark))
      return [found('', 'the body begins with a byte order mark, which RFC 8259, 8.1 forbids')]
    const schema = (content['application/json'] as Node | undefined)?.['schema'] as Node | undefined
    if (schema === undefined) return []
    const validate = this.#validator(`${operation.id} ${status} ${operation.file}`, schema, file)
    if (validate(body)) return []
    return withoutAlternatives(validate.errors ?? [])
      .slice(0, mismatchesShown)
      .map(({ keyword, instancePath, message }) =>
        found(
          instancePath.replaceAll(/\/\d+/g, '/*'),
          keyword === 'anyOf' ? 'matches none of the alternatives in the document' : (message ?? 'does not match'),
        ),
      )
  }

  #validator(key: string, schema: Node, file: string): ValidateFunction {
    let validate = this.#compiled.get(key)
    if (validate === undefined) {
      validate = this.#ajv.compile({
        ...(absolute(schema, file) as object),
        $id: `urn:judge:${encodeURIComponent(key)}`,
      })
      this.#compiled.set(key, validate)
    }
    return validate
  }
}

/**
 * Adapts a schema for answers: additional members are allowed everywhere, and a value that matches several
 * alternatives is valid, because additional members may cause the second match.
 */
function asOfAnswers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asOfAnswers)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if ((key === 'additionalProperties' || key === 'unevaluatedProperties') && inner === false) return []
      return [[key === 'oneOf' && Array.isArray(inner) ? 'anyOf' : key, asOfAnswers(inner)]]
    }),
  )
}

/** Merges the errors of alternatives: a value that matches none of them is one error. */
function withoutAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath)
  const inside = (path: string): boolean => unions.some((union) => path === union || path.startsWith(`${union}/`))
  const outermost = (path: string): boolean => !unions.some((union) => path.startsWith(`${union}/`))
  return errors.filter(({ keyword, instancePath: path }) => (keyword === 'anyOf' ? outermost(path) : !inside(path)))
}

/** Makes the references of an inline schema absolute, so that the schema can be compiled separately from its file. */
function absolute(value: unknown, file: string): unknown {
  if (Array.isArray(value)) return value.map((item) => absolute(item, file))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? new URL(inner, file).href : absolute(inner, file),
    ]),
  )
}

/** Parses a JSON text. Returns undefined for other texts. Skips a byte order mark at the start (AMB-215). */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.startsWith(byteOrderMark) ? text.slice(1) : text)
  } catch {
    return undefined
  }
}

/**
 * Returns the text of a body for searches: JSON without the escapes that a server may choose, such as \/ and \u0061.
 * @param parsed the text as JSON, or undefined
 */
export function searchable(text: string, parsed: unknown): string {
  return parsed !== undefined && !text.startsWith(byteOrderMark) && /\\[/u]/.test(text) ? JSON.stringify(parsed) : text
}

/** A JSON text of a network protocol must not begin with a byte order mark (RFC 8259, 8.1). */
export const byteOrderMark = '\uFEFF'
