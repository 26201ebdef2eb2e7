import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { compareText } from './generate/document.ts'
import { readRequirements } from './generate/requirement-rows.ts'

/**
 * `node scripts/freeze-requirements.ts RELEASE` writes the current requirements and their levels to
 * spec/sets/RELEASE.yaml. It never overwrites a set, because sets compare verdicts of different years.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: path.dirname(import.meta.dirname) } },
})
const [release, ...rest] = positionals
if (release === undefined || rest.length > 0 || !/^\d+\.\d+$/.test(release))
  fail('usage: freeze-requirements.ts RELEASE, such as 1.0')
const file = path.join(values.root, 'spec/sets', `${release}.yaml`)
if (existsSync(file)) fail(`${path.relative(values.root, file)} is frozen: a set never changes`)

const rows = (await readRequirements(path.join(values.root, 'spec/requirements')))
  .filter(({ status }) => status !== 'excluded')
  .toSorted((one, other) => compareText(one.id, other.id))
await mkdir(path.dirname(file), { recursive: true })
await writeFile(
  file,
  `# The requirements of release ${release}, with their levels. Never changed: a test holds its digest.
release: '${release}'
requirements:
${rows.map(({ id, level }) => `  ${id}: ${level}\n`).join('')}`,
)
console.log(`froze ${rows.length} requirements in ${path.relative(values.root, file)}`)

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}
