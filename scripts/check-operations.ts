import path from 'node:path'
import { findOperationFiles } from './operation-files.ts'
import { requirementCoverage } from './requirement-coverage.ts'

/**
 * `node scripts/check-operations.ts` fails when an operation is not in the file of its name in its document's area, or
 * when no document names a requirement. `-- --list` prints the expected and the found file of each operation.
 */
const root = path.dirname(import.meta.dirname)
const files = await findOperationFiles(root)
const coverage = await requirementCoverage(path.join(root, 'spec'))

if (process.argv.includes('--list'))
  for (const { id, document, expected, found } of files)
    console.log(`${id}  ${document}  expected ${expected}  found ${found.join(', ') || 'nothing'}`)

const errors = [
  ...files.flatMap((file) => file.errors.map((error) => `${file.id} (${file.document}): ${error}`)),
  ...coverage.errors,
]
for (const error of errors) console.error(error)
if (errors.length > 0) process.exitCode = 1
else {
  console.log(`${files.length} operations, each in the file of its name`)
  console.log(`${coverage.own} requirements at operations, ${coverage.inherited} inherited from documents`)
}
