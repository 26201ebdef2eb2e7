import type { ApiDocument, Json } from './document.ts'
import { ExampleComposer, judgeOf } from './compose-example.ts'
import type { ExampleValues } from './example-values.ts'
import { listMediaTypes, type MediaTypePlace } from './media-types.ts'

/** Examples of one document. */
export interface DocumentExamples {
  /** Composed examples by the JSON pointer of their media type object. */
  composed: Record<string, Json>
  /** Number of bodies with an example, from the document or composed. */
  count: number
  /** Bodies without an example, or with an example that their schema rejects. */
  errors: string[]
}

/**
 * Finds an example for each body of a document. Examples of the document itself are validated in place. The others are
 * composed and stored separately, so that the document of the running server stays small.
 */
export function examplesOf(document: ApiDocument, values: ExampleValues): DocumentExamples {
  const judge = judgeOf(document)
  const composer = new ExampleComposer(document, values, judge)
  const result: DocumentExamples = { composed: {}, count: 0, errors: [] }
  for (const place of listMediaTypes(document)) {
    const own = ownExamples(place)
    const problems = own.flatMap((example) => judge(place.content.schema ?? {}, example) ?? [])
    const report = (reason: string) =>
      result.errors.push(`${place.operationId}, ${place.role} as ${place.mediaType}: ${reason}`)
    if (problems.length > 0) report(`the example ${problems[0]}`)
    else if (own.length > 0) result.count += 1
    else {
      const found = composer.compose(place)
      if ('reason' in found) report(`no example: ${found.reason}`)
      else {
        result.composed[place.pointer] = found.example
        result.count += 1
      }
    }
  }
  return result
}

function ownExamples({ content }: MediaTypePlace): Json[] {
  if (content.example !== undefined) return [content.example as Json]
  return Object.values<{ value?: Json }>(content.examples ?? {}).flatMap(({ value }) =>
    value === undefined ? [] : [value],
  )
}
