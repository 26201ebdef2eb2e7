import { readFile } from 'node:fs/promises'
import a2aDocument from '../../../generated/a2a/openapi.json' with { type: 'json' }
import currentDocument from '../../../generated/current/openapi.json' with { type: 'json' }
import extensionsDocument from '../../../generated/extensions/openapi.json' with { type: 'json' }
import variantDocument from '../../../generated/variant/openapi.json' with { type: 'json' }
import type { Config } from '../../platform/configuration/configuration.ts'
import { servedPaths, type RouteSettings } from '../served-paths.ts'
import { storeText, type StoredText } from './stored-text.ts'

const mediaType = 'application/json; charset=utf-8'
const generated = new URL('../../../generated/', import.meta.url)

/** The documents as the server publishes them: with examples, without members for internal use. */
export interface Descriptions {
  current(): Promise<StoredText>
  variant(): Promise<StoredText>
  extensions(): Promise<StoredText>
  /** Returns the document of tasks and A2A. */
  a2a(): Promise<StoredText>
  events(): Promise<StoredText>
}

/**
 * Builds each document at its first request, when the server's own address is known. Examples are read at that time,
 * too.
 */
export function createDescriptions(config: Pick<Config, 'publicUrl'> & RouteSettings, isDemo = false): Descriptions {
  const served = async (form: string, document: object) => {
    const shown = withoutInternalMembers(document) as object
    addExamples(shown, (await readGenerated(`${form}/examples.json`)) as Record<string, unknown>)
    return storeJson({ ...shown, servers: [{ url: config.publicUrl, description: 'This server' }] })
  }
  return {
    current: once(() => served('current', currentDocument)),
    variant: once(() => served('variant', variantDocument)),
    extensions: once(() =>
      served('extensions', { ...extensionsDocument, paths: servedPaths(extensionsDocument.paths, config, isDemo) }),
    ),
    a2a: once(() => served('a2a', a2aDocument)),
    events: once(async () => storeJson(await readGenerated('asyncapi.json'))),
  }
}

const storeJson = (value: unknown): Promise<StoredText> => storeText(mediaType, JSON.stringify(value))

const readGenerated = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(name, generated), 'utf8'))

/** Returns the result of the first successful call. A failure is not cached, so the next call tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
}

/** Members whose value is example data, not part of the description. */
const data = new Set(['example', 'examples', 'default', 'enum', 'const'])

/** Members whose keys are names from the document, which may also begin with `x-`. */
const named = new Set(['properties', 'patternProperties', 'headers', 'paths', 'schemas'])

/** `x-` members that readers need, because the description refers to them. */
const shown = new Set(['x-json-rpc-methods'])

/** Returns the document without the members for internal use (`x-…`). Data and names stay unchanged. */
export function withoutInternalMembers(node: unknown, names = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutInternalMembers(item))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => names || !key.startsWith('x-') || shown.has(key))
      .map(([key, value]) => [
        key,
        data.has(key) && !names ? value : withoutInternalMembers(value, !names && named.has(key)),
      ]),
  )
}

/**
 * Adds each example to the media type object at its JSON pointer. Skips a pointer into a path that is not served.
 * Changes the given document, which must belong to the caller.
 */
export function addExamples(document: object, examples: Readonly<Record<string, unknown>>): void {
  for (const [pointer, example] of Object.entries(examples)) {
    const target = pointer
      .slice(2)
      .split('/')
      .reduce<any>((node, key) => node?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
    if (target) target.example = example
  }
}
