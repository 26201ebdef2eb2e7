import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { sourceProvenance } from '../conformance/runner/provenance.ts'
import { build } from './packages/build.ts'
import { manifestOf, packages, type RepositoryManifest } from './packages/packages.ts'

const KEPT = 'package.repository.json'

/**
 * Lets `npm pack` pack both programs, with a manifest without repository-only entries. `--undo` restores the manifest.
 */
async function prepack(): Promise<void> {
  const parts = Object.values(packages)
  await build(parts)
  const repository = JSON.parse(readFileSync('package.json', 'utf8')) as RepositoryManifest & { name: string }
  copyFileSync('package.json', KEPT)
  const manifest = { ...manifestOf(repository, repository.name, parts), provenance: sourceProvenance(process.cwd()) }
  writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
}

if (process.argv.includes('--undo')) renameSync(KEPT, 'package.json')
else await prepack()
