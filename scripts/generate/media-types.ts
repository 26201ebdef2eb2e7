import type { ApiDocument } from './document.ts'

/** A place of a document that has a schema and should have an example. */
export interface MediaTypePlace {
  /** JSON pointer of the media type object. */
  pointer: string
  /** The first operation that uses it. */
  operationId: string
  /** `request`, or the status of the response. */
  role: string
  mediaType: string
  /** The media type object: a schema, and possibly an example. */
  content: Record<string, any>
}

const methods = ['get', 'put', 'post', 'delete', 'patch']

/**
 * Returns the bodies of all operations and webhooks: requests, success responses and client errors. A response that
 * several operations share by reference is listed once. Binary bodies are left out.
 */
export function listMediaTypes(document: ApiDocument): MediaTypePlace[] {
  const places = new Map<string, MediaTypePlace>()
  for (const section of ['paths', 'webhooks'])
    for (const [name, item] of Object.entries<Record<string, any>>(document[section] ?? {}))
      for (const method of methods) {
        const operation = item[method]
        if (!operation) continue
        const at = `#/${section}/${escapePointer(name)}/${method}`
        const bodies = [
          { role: 'request', value: operation.requestBody, at: `${at}/requestBody` },
          ...Object.entries(operation.responses ?? {})
            .filter(([status]) => /^[24]/.test(status))
            .map(([status, value]) => ({ role: status, value, at: `${at}/responses/${status}` })),
        ]
        for (const body of bodies) {
          const { node, pointer } = follow(document, body.value, body.at)
          for (const [mediaType, content] of Object.entries<any>(node?.content ?? {})) {
            const place = `${pointer}/content/${escapePointer(mediaType)}`
            if (!isText(mediaType) || places.has(place)) continue
            const operationId = String(operation.operationId ?? `${method} ${name}`)
            places.set(place, { pointer: place, operationId, role: body.role, mediaType, content })
          }
        }
      }
  return [...places.values()]
}

/** Returns the parameters of all operations, also those that a path declares for its operations. */
export function parametersOf(document: ApiDocument): { operationId: string; parameter: Record<string, any> }[] {
  return Object.values<Record<string, any>>(document.paths ?? {}).flatMap((item) =>
    methods.flatMap((method) =>
      [...(item.parameters ?? []), ...(item[method]?.parameters ?? [])].flatMap((parameter) =>
        item[method]
          ? [{ operationId: String(item[method].operationId), parameter: follow(document, parameter, '').node }]
          : [],
      ),
    ),
  )
}

/** Follows references. @returns the referenced node and its pointer */
export function follow(document: ApiDocument, value: any, pointer: string): { node: any; pointer: string } {
  if (typeof value?.$ref !== 'string') return { node: value, pointer }
  return follow(document, at(document, value.$ref), value.$ref)
}

/** Returns the node at a pointer such as `#/components/schemas/Chat`; undefined if it does not exist. */
export function at(document: ApiDocument, pointer: string): any {
  return pointer
    .slice(2)
    .split('/')
    .reduce((node: any, key) => node?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
}

const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

const isText = (mediaType: string): boolean =>
  mediaType.endsWith('json') || ['application/x-www-form-urlencoded', 'text/event-stream'].includes(mediaType)
