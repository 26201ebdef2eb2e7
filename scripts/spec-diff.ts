import path from 'node:path'
import { compareDocuments } from './spec-diff/documents.ts'
import type { Change, Party } from './spec-diff/change.ts'
import { readVersion } from './spec-diff/versions.ts'

/**
 * `npm run spec:diff -- OLD NEW` says what a change of the documents breaks. OLD and NEW are folders or git
 * revisions. Exits with 0 when nothing breaks, with 1 when something does, with 2 when it could not compare.
 */
const [before, after] = process.argv.slice(2)
if (before === undefined || after === undefined) {
  console.error('usage: npm run spec:diff -- OLD NEW    (folders or git revisions)')
  process.exit(2)
}

const root = path.dirname(import.meta.dirname)
try {
  const [old, fresh] = await Promise.all([readVersion(root, before), readVersion(root, after)])
  const changes = [...new Set([...old.keys(), ...fresh.keys()])].sort().flatMap((name) =>
    compareDocuments(old.get(name) ?? {}, fresh.get(name) ?? {}).map((change) => ({
      ...change,
      where: `${name} ${change.where}`,
    })),
  )
  print('callers', changes)
  print('implementers', changes)
  process.exitCode = changes.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

function print(party: Party, changes: Change[]): void {
  const own = changes.filter(({ breaks }) => breaks === party)
  console.log(own.length === 0 ? `nothing changes for ${party}` : `for ${party}:`)
  for (const { where, what } of own) console.log(`  ${where}: ${what}`)
}
