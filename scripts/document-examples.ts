import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { undescribedProperties } from './document-properties.ts'
import type { ApiDocument } from './generate/document.ts'
import { readExampleValues } from './generate/example-values.ts'
import { examplesOf } from './generate/examples.ts'

/** What the documents explain, and where they do not. */
export interface Judgement {
  /** Bodies with a valid example. */
  bodies: number
  /** Properties that were looked at. */
  properties: number
  errors: string[]
}

/**
 * Judges the bundled documents of a repository by the values of its spec/.
 * Throws when there is no document, or one without any body or property: nothing was looked at.
 */
export async function judgeDocuments(root: string): Promise<Judgement> {
  const folder = path.join(root, 'generated')
  const entries = await readdir(folder, { withFileTypes: true })
  const values = await readExampleValues(path.join(root, 'spec'))
  const result: Judgement = { bodies: 0, properties: 0, errors: [] }
  const forms = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  if (forms.length === 0) throw new Error('generated/ holds no document')
  for (const form of forms) {
    const document = JSON.parse(await readFile(path.join(folder, form, 'openapi.json'), 'utf8')) as ApiDocument
    const examples = examplesOf(document, values)
    const properties = undescribedProperties(document)
    if (examples.count + examples.errors.length === 0 || properties.count === 0)
      throw new Error(`${form} describes no body or no property`)
    result.bodies += examples.count
    result.properties += properties.count
    result.errors.push(
      ...examples.errors.map((error) => `${form}: ${error}`),
      ...properties.undescribed.map((where) => `${form}: ${where} has no description`),
    )
  }
  return result
}
