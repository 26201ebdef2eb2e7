import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { differingFiles } from './generate/compare.ts'
import { generateAll } from './generate/generate-all.ts'

/**
 * `npm run generate` writes generated/ from spec/. `-- --check` writes to a temporary folder instead, names the first
 * files that differ from the committed ones, and exits with 1 when there are any.
 */
const root = path.dirname(import.meta.dirname)
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    spec: { type: 'string', default: path.join(root, 'spec') },
    output: { type: 'string', default: path.join(root, 'generated') },
  },
})
const spec = path.resolve(values.spec)
const output = path.resolve(values.output)

// The result is written to a temporary folder first, so that an error in a document leaves generated/ unchanged.
const fresh = await mkdtemp(path.join(tmpdir(), 'parley-generated-'))
try {
  const counts = await generateAll(spec, fresh)
  if (values.check) await compare()
  else {
    await rm(output, { recursive: true, force: true })
    await cp(fresh, output, { recursive: true })
    console.log(`generated ${counts.operations} operations and ${counts.requirements} requirements`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await rm(fresh, { recursive: true, force: true })
}

async function compare(): Promise<void> {
  const differing = await differingFiles(output, fresh)
  if (differing.length === 0) return console.log('generated/ agrees with spec/')
  const shown = differing
    .slice(0, 10)
    .map((name) => `  ${name}`)
    .join('\n')
  console.error(`generated/ differs from spec/ in ${differing.length} files; run npm run generate:\n${shown}`)
  process.exitCode = 1
}
