import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundle } from './bundle.ts'
import { writeClient } from './client.ts'
import { listOperations, type Operation } from './document.ts'
import { listFiles, renderManifest } from './manifest.ts'
import { listMethods, renderMethods } from './methods.ts'
import { renderOperations, renderOperationTypes } from './operations.ts'
import { listPayloads } from './payloads.ts'
import { readRequirements } from './requirement-rows.ts'
import { renderRequirements } from './requirements.ts'
import { readSourceDocuments } from './source-documents.ts'
import { renderValidators } from './validators.ts'

/**
 * Writes everything that is generated from the documents of a spec folder into an empty folder.
 * A document is a folder with an openapi.yaml. Throws when there is none: an empty result would look like success.
 */
export async function generateAll(spec: string, output: string): Promise<{ operations: number; requirements: number }> {
  const sources = (await listFiles(spec)).filter((file) => path.basename(file) === 'openapi.yaml')
  if (sources.length === 0) throw new Error(`${spec} holds no openapi.yaml`)
  const operations: Operation[] = []
  for (const source of sources)
    operations.push(...(await generateDocument(source, path.join(output, path.basename(path.dirname(source))))))
  const requirements = await readRequirements(path.join(spec, 'requirements'))
  await writeFile(
    path.join(output, 'requirements.ts'),
    renderRequirements(requirements, await readSourceDocuments(spec)),
  )
  await writeFile(path.join(output, 'manifest.json'), await renderManifest(path.dirname(spec), await inputsOf(spec)))
  return { operations: operations.length, requirements: requirements.length }
}

async function generateDocument(source: string, folder: string): Promise<Operation[]> {
  await mkdir(folder, { recursive: true })
  const bundled = path.join(folder, 'openapi.json')
  const document = await bundle(source, bundled)
  const text = `${JSON.stringify(document, null, 2)}\n`
  const operations = listOperations(document)
  const methods = listMethods(document)
  await writeClient(bundled, folder)
  const types = await readFile(path.join(folder, 'types.gen.ts'), 'utf8')
  const files = {
    'openapi.json': text,
    'operations.ts': renderOperations(operations),
    'operation-types.ts': renderOperationTypes(operations, types),
    ...(methods.length > 0 ? { 'methods.ts': renderMethods(methods, types) } : {}),
    ...renderValidators(document, { operations, methods, payloads: listPayloads(document) }, path.basename(folder)),
  }
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content)
  return operations
}

/** What the result depends on: documents and requirements, not the decisions, which only people read. */
async function inputsOf(spec: string): Promise<string[]> {
  return (await listFiles(spec)).filter((file) => file.endsWith('.yaml'))
}
