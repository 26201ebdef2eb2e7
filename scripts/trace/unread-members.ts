import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { resolveReference, type ApiDocument, type Operation } from '../generate/document.ts'
import { isCodec } from './reach.ts'

/** Members that are stored and forwarded unchanged, so that no code names them. */
const keptWhole: readonly RegExp[] = [
  // The objects of the A2A protocol are exchanged between the two agents.
  /^a2a \S+ (body\/(message|artifact)\/|header\/A2A-Extensions$)/,
  // The A2A bindings read the members of a method's parameters generically, without their names.
  /^a2a http\S+ query\//,
  // A library reads the messages of the Model Context Protocol.
  /^extensions callMcp body\//,
  // Browsers create and read candidates.
  /^extensions addIceCandidate body\/candidate\//,
]

/** Reads the cursor and the limit of a list for its operation. */
const pageReader = 'src/platform/read-page.ts'

/** Texts and imports of source files, each file read once. */
export class SourceTexts {
  readonly #root: string
  readonly #texts = new Map<string, { text: string; imports: string[] }>()

  constructor(root: string) {
    this.#root = root
  }

  text(file: string): string {
    return this.#read(file).text
  }

  /** Returns the given files, and the codecs and the reader of pages that they use. */
  withCodecs(files: readonly string[]): Set<string> {
    const all = new Set(files)
    for (const file of all) {
      const isEdge = isCodec(file) || file.startsWith('src/http/forms/')
      for (const imported of this.#read(file).imports) if (isEdge || imported === pageReader) all.add(imported)
    }
    return all
  }

  #read(file: string): { text: string; imports: string[] } {
    const known = this.#texts.get(file)
    if (known) return known
    const text = readFileSync(path.join(this.#root, file), 'utf8')
    const imports = ts
      .preProcessFile(text)
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => path.posix.join(path.posix.dirname(file), fileName))
      .filter((imported) => imported.startsWith('src/'))
    this.#texts.set(file, { text, imports })
    return { text, imports }
  }
}

/**
 * Returns the members of a request that no code of an operation names: the document accepts them, and the server would
 * drop them. A name counts in snake case or camel case, in any file that the operation reaches.
 */
export function unreadMembers(
  document: ApiDocument,
  form: string,
  operation: Operation,
  files: readonly string[],
  texts: SourceTexts,
): string[] {
  const names = requestMembers(document, operation).filter(
    ({ place }) => !keptWhole.some((pattern) => pattern.test(`${form} ${operation.id} ${place}`)),
  )
  const read = [...texts.withCodecs(files)]
  return names.filter(({ name }) => !read.some((file) => namesMember(texts.text(file), name))).map(({ place }) => place)
}

function namesMember(text: string, name: string): boolean {
  const camel = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  // Header names are read in lower case.
  return [name, camel, name.toLowerCase()].some((spelling) => new RegExp(`(?<![\\w-])${spelling}(?![\\w-])`).test(text))
}

interface Member {
  name: string
  place: string
}

function requestMembers(document: ApiDocument, { body, parameters }: Operation): Member[] {
  const members: Member[] = parameters.map(({ name, in: place }) => ({ name, place: `${place}/${name}` }))
  const seen = new Set<unknown>()
  const visit = (raw: unknown, place: string): void => {
    const schema = resolveReference(document, raw)
    if (typeof schema !== 'object' || schema === null || seen.has(schema)) return
    seen.add(schema)
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      members.push({ name, place: `${place}/${name}` })
      visit(property, `${place}/${name}`)
    }
    for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) visit(part, place)
    if (schema.items) visit(schema.items, `${place}/*`)
  }
  if (body?.schema) visit(body.schema, 'body')
  return members
}
