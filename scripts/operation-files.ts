import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { listFiles } from './generate/manifest.ts'
import { readSourceDocuments, type SourceDocument, type SourceOperation } from './generate/source-documents.ts'
import { parseSource } from './source/imports.ts'

/** The expected file of an operation, from its name and its document, and the files that exist. */
export interface OperationFile {
  id: string
  form: string
  document: string
  /** Expected path: `<area>/<operation-id>.ts`, in any layer of src. */
  expected: string
  /** Matching files of src; exactly one is correct. */
  found: string[]
  /** Error messages; empty if there is no error. */
  errors: string[]
}

/** Returns the file name of an operation: `sendOwnMessage` is in `send-own-message.ts`. */
export const fileNameOf = (operationId: string): string =>
  `${operationId.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()}.ts`

/**
 * Finds the file of each operation of each document. The name of a document is its area, or the area and a suffix:
 * admin-listings.yaml belongs to admin.
 * @throws Error when there is no operation
 */
export async function findOperationFiles(root: string): Promise<OperationFile[]> {
  const documents = await readSourceDocuments(path.join(root, 'spec'))
  const sources = (await listFiles(path.join(root, 'src'))).map((file) => path.relative(root, file))
  const files = documents.flatMap((document) =>
    document.operations.map((operation) => locate(root, sources, document, operation)),
  )
  if (files.length === 0) throw new Error('spec/ describes no operation')
  return files
}

function locate(
  root: string,
  sources: readonly string[],
  { form, file: document, name }: SourceDocument,
  { id, area }: SourceOperation,
): OperationFile {
  const expected = `${String(area)}/${fileNameOf(id)}`
  const found = sources.filter((source) => source.endsWith(`/${expected}`))
  const errors: string[] = []
  if (name !== area && !name.startsWith(`${String(area)}-`)) errors.push(`its x-area is ${String(area)}, not ${name}`)
  if (found.length === 0) errors.push(`there is no ${expected}`)
  if (found.length > 1) errors.push(`there are several: ${found.join(', ')}`)
  for (const file of found)
    if (!exportsName(path.join(root, file), id)) errors.push(`${file} exports nothing of this name`)
  return { id, form, document, expected, found, errors }
}

function exportsName(file: string, name: string): boolean {
  return parseSource(file, readFileSync(file, 'utf8')).statements.some((statement) => {
    if (!ts.canHaveModifiers(statement)) return false
    if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return false
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text === name
    return (
      ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.some((declaration) => declaration.name.getText() === name)
    )
  })
}
