/** Validates responses against the schemas in spec/, for the tests of the reference server. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { parse } from 'yaml'

type Node = { [key: string]: unknown }

/**
 * Returns the errors of a reply to METHOD /path/{template}. An undocumented operation or status is an error as well.
 */
export type Judge = (method: string, template: string, status: number, body: unknown) => string[]

export function replyJudge(folder: string): Judge {
  const documents = new Map<string, Node>()
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  ;(formats as unknown as (ajv: Ajv2020) => void)(ajv)
  ajv.addFormat('https-url', (text) => URL.canParse(text) && new URL(text).protocol === 'https:')
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
    const document = parse(readFileSync(join(folder, file), 'utf8')) as Node
    documents.set(file, document)
    ajv.addSchema(document, `http://spec/${file}`)
  }
  if (!documents.has('openapi.yaml')) throw new Error(`${folder} contains no openapi.yaml`)
  const at = (start: string): Location => follow(documents, start)
  return (method, template, status, body) => {
    const key = template.replaceAll('~', '~0').replaceAll('/', '~1')
    const item = at(`openapi.yaml#/paths/${key}`)
    const reply = at(`${item.pointer}/${method.toLowerCase()}/responses/${status}`)
    if (reply.node === undefined) return [`${method} ${template} documents no status ${status}`]
    if (reply.node['content'] === undefined)
      return body === undefined ? [] : ['a body, but the document describes none']
    const validate = ajv.compile({ $ref: `http://spec/${reply.pointer}/content/application~1json/schema` })
    validate(body)
    return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
  }
}

interface Location {
  pointer: string
  node: Node | undefined
}

/** Resolves a JSON pointer and its references. `pointer` is the resolved location. */
function follow(documents: Map<string, Node>, start: string): Location {
  const [file = '', path = ''] = start.split('#')
  let location: Location = { pointer: `${file}#`, node: documents.get(file) }
  for (const segment of path.split('/').slice(1)) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~')
    const node = location.node?.[name] as Node | undefined
    location = { pointer: `${location.pointer}/${segment}`, node }
    const target = node?.['$ref']
    if (typeof target !== 'string') continue
    const [named = '', inside = ''] = target.split('#')
    const own = location.pointer.split('#')[0] ?? ''
    location = follow(documents, `${named === '' ? own : named}#${inside}`)
  }
  return location
}
