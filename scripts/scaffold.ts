import path from 'node:path'
import { scaffold } from './scaffold/scaffold.ts'

/**
 * `npm run scaffold -- OPERATION` creates files for an operation that is in a document and has no handler: operation,
 * codec, handler, check and test. It prints the required decisions. Each of these places does not compile until it is
 * decided.
 */
const [id, ...rest] = process.argv.slice(2)
if (id === undefined || rest.length > 0) {
  console.error('usage: npm run scaffold -- OPERATION')
  process.exit(2)
}
try {
  const { files, marks } = await scaffold(path.dirname(import.meta.dirname), id)
  for (const file of files) console.log(`wrote ${file}`)
  console.log(`\nto be decided:`)
  for (const { file, line, question } of marks) console.log(`  ${file}:${line}  ${question}`)
  console.log(`\nthen: npm run check, npm run trace -- ${id}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
