import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { asyncApiOf } from './async-api.ts'
import { bundle } from './bundle.ts'
import { writeTypes } from './types.ts'
import { listOperations, type ApiDocument, type Operation } from './document.ts'
import { listEventUnions, renderEvents } from './events.ts'
import { readExampleValues, type ExampleValues } from './example-values.ts'
import { examplesOf } from './examples.ts'
import { renderLimits } from './limits.ts'
import { listFiles, renderManifest } from './manifest.ts'
import { listMethods, renderMethods } from './methods.ts'
import { renderOperations, renderOperationTypes } from './operations.ts'
import { listPayloads } from './payloads.ts'
import { readRequirements } from './requirement-rows.ts'
import { renderRequirements } from './requirements.ts'
import { readSourceDocuments } from './source-documents.ts'
import { renderValidators } from './validators.ts'

/**
 * Writes all files that are generated from the documents of a spec folder into an empty folder. A document is a folder
 * with an openapi.yaml.
 * @throws Error when there is none, because an empty result would look like success
 */
export async function generateAll(spec: string, output: string): Promise<{ operations: number; requirements: number }> {
  const sources = (await listFiles(spec)).filter((file) => path.basename(file) === 'openapi.yaml')
  if (sources.length === 0) throw new Error(`${spec} holds no openapi.yaml`)
  const operations: Operation[] = []
  const events: ReturnType<typeof listEventUnions> = []
  const values = await readExampleValues(spec)
  const documents = new Map<string, ApiDocument>()
  for (const source of sources) {
    const form = path.basename(path.dirname(source))
    const generated = await generateDocument(source, path.join(output, form), values)
    operations.push(...generated.operations)
    events.push(...generated.events)
    documents.set(form, generated.document)
  }
  if (events.length > 0) await writeFile(path.join(output, 'events.ts'), renderEvents(events))
  const asyncApi = asyncApiOf(documents.get('current'), documents.get('extensions'))
  if (asyncApi) await writeFile(path.join(output, 'asyncapi.json'), `${JSON.stringify(asyncApi, null, 2)}\n`)
  await writeFile(path.join(output, 'limits.ts'), renderLimits(documents))
  const requirements = await readRequirements(path.join(spec, 'requirements'))
  await writeFile(
    path.join(output, 'requirements.ts'),
    renderRequirements(requirements, await readSourceDocuments(spec)),
  )
  await writeFile(path.join(output, 'manifest.json'), await renderManifest(path.dirname(spec), await inputsOf(spec)))
  return { operations: operations.length, requirements: requirements.length }
}

async function generateDocument(source: string, folder: string, values: ExampleValues) {
  await mkdir(folder, { recursive: true })
  const bundled = path.join(folder, 'openapi.json')
  const document = await bundle(source, bundled)
  const text = `${JSON.stringify(document, null, 2)}\n`
  const operations = listOperations(document)
  const methods = listMethods(document)
  await writeTypes(bundled, folder)
  const types = await readFile(path.join(folder, 'types.gen.ts'), 'utf8')
  const files = {
    'openapi.json': text,
    'examples.json': `${JSON.stringify(examplesOf(document, values).composed, null, 2)}\n`,
    'operations.ts': renderOperations(operations),
    'operation-types.ts': renderOperationTypes(operations, types),
    ...(methods.length > 0 ? { 'methods.ts': renderMethods(methods, types) } : {}),
    ...renderValidators(document, { operations, methods, payloads: listPayloads(document) }, path.basename(folder)),
  }
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content)
  return { document, operations, events: listEventUnions(document, path.basename(folder)) }
}

/** Returns the inputs of the generator: documents and requirements, but not the decisions, which only people read. */
async function inputsOf(spec: string): Promise<string[]> {
  return (await listFiles(spec)).filter((file) => file.endsWith('.yaml'))
}
