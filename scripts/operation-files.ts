import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { listFiles } from './generate/manifest.ts'
import { readSourceDocuments, type SourceDocument, type SourceOperation } from './generate/source-documents.ts'
import { parseSource } from './source/parse.ts'

/** The file that declares an operation. */
export interface OperationFile {
  id: string
  form: string
  document: string
  /** Files of the area that export a function of this name. None if the handler calls another operation. */
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
export async function findOperationFiles(
  root: string,
  documents?: readonly SourceDocument[],
  isChosen: (operation: SourceOperation) => boolean = () => true,
): Promise<OperationFile[]> {
  documents ??= await readSourceDocuments(path.join(root, 'spec'))
  const sources = await readAreaFiles(root)
  const files = documents.flatMap((document) =>
    document.operations.filter(isChosen).map((operation) => locate(sources, document, operation)),
  )
  if (files.length === 0) throw new Error('spec/ describes no operation')
  return files
}

interface AreaFile {
  file: string
  area: string
  text: string
}

/** Reads the files of `src/<layer>/<area>/`, without tests. */
async function readAreaFiles(root: string): Promise<AreaFile[]> {
  const files = (await listFiles(path.join(root, 'src'))).filter((file) => /(?<!\.test)\.ts$/.test(file))
  return files.map((file) => ({
    file: path.relative(root, file),
    area: path.basename(path.dirname(file)),
    text: readFileSync(file, 'utf8'),
  }))
}

function locate(
  sources: readonly AreaFile[],
  { form, file: document, name }: SourceDocument,
  { id, area }: SourceOperation,
): OperationFile {
  const found = sources.filter((source) => source.area === area && exportsName(source, id)).map(({ file }) => file)
  const errors: string[] = []
  if (name !== area && !name.startsWith(`${String(area)}-`)) errors.push(`its x-area is ${String(area)}, not ${name}`)
  if (found.length > 1) errors.push(`several files export it: ${found.join(', ')}`)
  return { id, form, document, found, errors }
}

function exportsName({ file, text }: AreaFile, name: string): boolean {
  // Only files with this name are parsed: parsing takes most of the time.
  if (!text.includes(name)) return false
  return parseSource(file, text).statements.some((statement) => {
    if (!ts.canHaveModifiers(statement)) return false
    if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return false
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text === name
    return (
      ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.some((declaration) => declaration.name.getText() === name)
    )
  })
}
