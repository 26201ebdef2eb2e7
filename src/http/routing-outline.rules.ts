import type { Document } from 'openapi-backend'

/** The media types of an operation's body, and which of them are binary. */
export interface BodyOutline {
  required?: boolean
  content: Record<string, { schema: { format?: string } }>
}

interface DescribedOperation {
  operationId: string
  security?: unknown
  requestBody?: { required?: boolean; content?: Record<string, { schema?: { format?: string } }> }
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const

/**
 * Returns the parts of a document that routing and authentication need: operations by path and method, with their
 * security and the media types of their bodies. openapi-backend resolves every reference of its input, and a whole
 * document would take a fifth of the startup time.
 */
export function routingOutline(document: Document): Document {
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => [path, outlineOf(item ?? {})])
  const { openapi, info, security, components } = document
  return {
    openapi,
    info,
    ...(security && { security }),
    components: { securitySchemes: components?.securitySchemes ?? {} },
    paths: Object.fromEntries(paths),
  } as Document
}

function outlineOf(item: object): object {
  const operations = item as Partial<Record<(typeof methods)[number], DescribedOperation>>
  return Object.fromEntries(
    methods.flatMap((method) => {
      const operation = operations[method]
      return operation ? [[method, outlineOfOperation(operation)]] : []
    }),
  )
}

const outlineOfOperation = ({ operationId, security, requestBody }: DescribedOperation) => ({
  operationId,
  ...(security !== undefined && { security }),
  ...(requestBody && { requestBody: outlineOfBody(requestBody) }),
})

/** Schemas of binary bodies are inline in the document, never references. */
function outlineOfBody({ required, content = {} }: NonNullable<DescribedOperation['requestBody']>): BodyOutline {
  const types = Object.entries(content).map(([type, { schema }]) => {
    const format = schema?.format
    return [type, { schema: format === undefined ? {} : { format } }]
  })
  return { ...(required !== undefined && { required }), content: Object.fromEntries(types) }
}
