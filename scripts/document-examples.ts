import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { contradictionsOf } from './document-contradictions.ts'
import { isDescribed, propertiesOf } from './document-properties.ts'
import type { ApiDocument } from './generate/document.ts'
import { readExampleValues } from './generate/example-values.ts'
import { examplesOf } from './generate/examples.ts'
import { judgeOf } from './generate/compose-example.ts'
import { parametersOf } from './generate/media-types.ts'

/** Numbers of judged bodies and properties, and the errors. */
export interface Judgement {
  /** Number of bodies with a valid example. */
  bodies: number
  /** Number of required parameters. */
  parameters: number
  /** Number of checked properties. */
  properties: number
  errors: string[]
}

/**
 * Judges the bundled documents of a repository with the values of its spec/.
 * @throws Error when there is no document, or a document without bodies or properties, because nothing was checked
 */
export async function judgeDocuments(root: string): Promise<Judgement> {
  const folder = path.join(root, 'generated')
  const entries = await readdir(folder, { withFileTypes: true })
  const values = await readExampleValues(path.join(root, 'spec'))
  const result: Judgement = { bodies: 0, parameters: 0, properties: 0, errors: [] }
  const forms = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  if (forms.length === 0) throw new Error('generated/ holds no document')
  for (const form of forms) {
    const document = JSON.parse(await readFile(path.join(folder, form, 'openapi.json'), 'utf8')) as ApiDocument
    const examples = examplesOf(document, values)
    const properties = propertiesOf(document)
    if (examples.count + examples.errors.length === 0 || properties.length === 0)
      throw new Error(`${form} describes no body or no property`)
    const parameters = parametersOf(document).filter(({ parameter }) => parameter.required)
    result.bodies += examples.count
    result.parameters += parameters.length
    result.properties += properties.length
    result.errors.push(
      ...examples.errors.map((error) => `${form}: ${error}`),
      ...parameterErrors(document, parameters).map((error) => `${form}: ${error}`),
      ...properties.flatMap(({ where, schema }) =>
        isDescribed(document, schema)
          ? contradictionsOf(document, schema).map((text) => `${form}: ${where}: ${text}`)
          : [`${form}: ${where} has no description`],
      ),
    )
  }
  return result
}

function parameterErrors(document: ApiDocument, parameters: ReturnType<typeof parametersOf>): string[] {
  const judge = judgeOf(document)
  return parameters.flatMap(({ operationId, parameter: { name, schema, example } }) => {
    const error = example === undefined ? 'has no example' : judge(schema, example)
    return error === undefined ? [] : [`${operationId}, parameter ${name} ${error}`]
  })
}
