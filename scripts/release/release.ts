import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { archive, archives } from '../packages/archive.ts'
import { nodePackage, packages, type RepositoryManifest } from '../packages/packages.ts'
import { packImageContext } from './image-context.ts'
import { checkLicenses } from './licenses.ts'
import { provenanceOf, sha256, sourcesOf } from './provenance.ts'
import { readRepositorySboms, sbomOf, type Described } from './sbom.ts'

/** Folder of the files of a release. */
const target = path.resolve('out/release')

/**
 * `npm run release -- --dry-run` rehearses a release of the present commit in out/release/ and publishes nothing: the next
 * version and its changelog, the archives of the packages, the files from which the image is built, the provenance of
 * these archives, an SBOM of each package and of the image, and checksums. It needs no network. Only the workflow
 * `release` publishes. Run it in the root folder of the repository.
 */
if (!process.argv.includes('--dry-run')) {
  console.error('usage: npm run release -- --dry-run (the workflow of a tag publishes)')
  process.exit(2)
}
const { problems } = checkLicenses('.')
if (problems.length > 0) throw new Error(`licences that are not allowed: ${JSON.stringify(problems)}`)
const startedAt = Date.now()
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
const sources = sourcesOf('.')
if (git('status', '--porcelain') !== '') console.warn('changes that are not committed are not part of the release')
const copy = mkdtempSync(path.join(tmpdir(), 'parley-release-'))
try {
  git('clone', '--quiet', '--no-hardlinks', '.', copy)
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  process.chdir(copy)
  await rehearse()
} finally {
  rmSync(copy, { recursive: true })
}

/** Makes the files of a release in a copy of the repository. */
async function rehearse(): Promise<void> {
  const run = (script: string) => execFileSync(process.execPath, [script], { stdio: 'inherit' })
  // Without changesets, the present version is the next one.
  if (readdirSync('.changeset').some((name) => name.endsWith('.md'))) run('scripts/release/version.ts')
  const repository = readManifest('package.json')
  copyFileSync('CHANGELOG.md', path.join(target, 'CHANGELOG.md'))
  console.log(`version ${repository.version}: ${target}/CHANGELOG.md`)
  run('scripts/pack.ts')
  await archive('out/packages/server')
  const described = readdirSync(archives)
    .filter((file) => file.endsWith('.tgz'))
    .map((file) => describe(file))
  packImageContext('.', path.join(target, 'image-context.tgz'))
  const { production, all } = readRepositorySboms('.')
  const image: Described = { ...repository, name: 'parley-image', type: 'container' }
  image.dependencies = image.dependencies.filter((name) => !nodePackage.test(name))
  for (const one of [...described, image]) {
    const file = path.join(target, `${one.name.replace(/^@.*\//, '')}.cdx.json`)
    // The dependencies of the harness are development packages of the repository.
    const sbom = sbomOf(one.name === packages.conform.name ? all : production, one)
    writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
    console.log(`${file}: ${sbom.components.length} components`)
  }
  writeProvenance(repository.version)
  writeChecksums()
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}

/** Copies the archive of a package. @returns the package */
function describe(file: string): Described {
  copyFileSync(path.join(archives, file), path.join(target, file))
  return readManifest(path.join('out/packages', path.basename(file, '.tgz'), 'package.json'))
}

function readManifest(file: string): Described {
  const { name, version, license, dependencies } = JSON.parse(readFileSync(file, 'utf8')) as RepositoryManifest & {
    name: string
  }
  return { name, version, license, type: 'library', dependencies: Object.keys(dependencies) }
}

/** Writes the provenance of the archives, as an in-toto statement. */
function writeProvenance(version: string): void {
  const files = readdirSync(target).filter((file) => file.endsWith('.tgz'))
  const paths = files.map((file) => path.join(target, file))
  writeFileSync(
    path.join(target, 'provenance.json'),
    `${JSON.stringify(provenanceOf(paths, version, sources, startedAt))}\n`,
  )
  console.log(`${target}/provenance.json: ${files.length} archives`)
}

/** Writes SHA256SUMS, which `sha256sum --check` reads. */
function writeChecksums(): void {
  const lines = readdirSync(target)
    .toSorted()
    .map((file) => `${sha256(path.join(target, file))}  ${file}\n`)
  writeFileSync(path.join(target, 'SHA256SUMS'), lines.join(''))
  console.log(`${target}/SHA256SUMS: ${lines.length} files`)
}
