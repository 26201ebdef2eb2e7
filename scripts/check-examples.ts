import path from 'node:path'
import { judgeDocuments } from './document-examples.ts'

/**
 * `node scripts/check-examples.ts` fails when a body or a required parameter of an operation has no example that its schema
 * accepts, or when a property of a document has no description, or a description that contradicts its schema. `-- --list` prints all
 * errors.
 */
const root = path.dirname(import.meta.dirname)
const { bodies, parameters, properties, errors } = await judgeDocuments(root)
const shown = process.argv.includes('--list') ? errors : errors.slice(0, 40)
for (const error of shown) console.error(error)
if (errors.length > shown.length) console.error(`and ${errors.length - shown.length} more; --list prints them`)
if (errors.length > 0) process.exitCode = 1
else
  console.log(
    `${bodies} bodies and ${parameters} parameters with an example, ${properties} properties with a description`,
  )
