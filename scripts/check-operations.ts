import path from 'node:path'
import { findOperationFiles } from './operation-files.ts'
import { requirementCoverage } from './requirement-coverage.ts'

/**
 * `node scripts/check-operations.ts` fails when several files of an area export an operation, when an operation is in
 * the document of another area, or when no document names a requirement. `-- --list` prints the file of each operation.
 * An operation without a file of its own calls another one, which `scripts/trace.ts` finds through its handler.
 */
const root = path.dirname(import.meta.dirname)
const files = await findOperationFiles(root)
const coverage = await requirementCoverage(path.join(root, 'spec'))

if (process.argv.includes('--list'))
  for (const { id, document, found } of files)
    console.log(`${id}  ${document}  ${found.join(', ') || 'in its handler'}`)

const errors = [
  ...files.flatMap((file) => file.errors.map((error) => `${file.id} (${file.document}): ${error}`)),
  ...coverage.errors,
]
for (const error of errors) console.error(error)
if (errors.length > 0) process.exitCode = 1
else {
  console.log(`${files.length} operations, each in one file of its area`)
  console.log(`${coverage.own} requirements at operations, ${coverage.inherited} inherited from documents`)
}
