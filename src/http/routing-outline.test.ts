import { expect, it } from 'vitest'

import a2aDocument from '../../generated/a2a/openapi.json' with { type: 'json' }
import currentDocument from '../../generated/current/openapi.json' with { type: 'json' }
import extensionsDocument from '../../generated/extensions/openapi.json' with { type: 'json' }
import variantDocument from '../../generated/variant/openapi.json' with { type: 'json' }
import { routingOutline } from './routing-outline.rules.ts'

type Described = Record<string, Record<string, { operationId?: string; requestBody?: { content: object } }>>

const documents = { a2aDocument, currentDocument, extensionsDocument, variantDocument }

it.each(Object.entries(documents))('an outline of %s contains every operation, and no reference', (_name, document) => {
  const outline = routingOutline(document as never)
  const listed = (paths: unknown) =>
    Object.entries(paths as Described).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([, { operationId }]) => operationId !== undefined)
        .map(([method, { operationId, requestBody }]) => [
          `${method} ${path}`,
          operationId,
          requestBody && Object.keys(requestBody.content),
        ]),
    )
  expect(listed(outline.paths).sort()).toEqual(listed(document.paths).sort())
  expect(JSON.stringify(outline)).not.toContain('$ref')
  const bytes = (text: string) => text.split('"format":"binary"').length
  const bodies = Object.values(document.paths).flatMap((item) =>
    Object.values(item).map((operation) => (operation as { requestBody?: unknown }).requestBody),
  )
  expect(bytes(JSON.stringify(outline))).toBe(bytes(JSON.stringify(bodies)))
  expect(Object.keys(outline.components!.securitySchemes!)).toEqual(Object.keys(document.components.securitySchemes))
})
