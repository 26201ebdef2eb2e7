import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { archive, archives } from '../packages/archive.ts'
import { nodePackage, packages, type RepositoryManifest } from '../packages/packages.ts'
import { checkLicenses } from './licenses.ts'
import { provenanceOf, sha256 } from './provenance.ts'
import { readRepositorySboms, sbomOf, type Described } from './sbom.ts'

/** Folder of the files of a release. */
const target = 'out/release'

/**
 * `npm run release -- --dry-run` rehearses a release in out/release/ and publishes nothing: the next version and its
 * changelog, the archives of the packages and their provenance, an SBOM of each package and of the image, and checksums. It
 * needs no network. Only the workflow `release` publishes. Run it in the root folder of the repository.
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
const next = rehearseVersion()
console.log(`version ${next}: ${target}/CHANGELOG.md`)
execFileSync(process.execPath, ['scripts/pack.ts'], { stdio: 'inherit' })
await archive('out/packages/server')
const described = [...readdirSync(archives)].filter((file) => file.endsWith('.tgz')).map((file) => describe(file))
const { production, all } = readRepositorySboms('.')
const image: Described = { ...readManifest('package.json'), name: 'parley-image', type: 'container' }
image.dependencies = image.dependencies.filter((name) => !nodePackage.test(name))
for (const one of [...described, image]) {
  const file = path.join(target, `${one.name.replace(/^@.*\//, '')}.cdx.json`)
  // The dependencies of the harness are development packages of the repository.
  const sbom = sbomOf(one.name === packages.conform.name ? all : production, one)
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
  console.log(`${file}: ${sbom.components.length} components`)
}
writeProvenance()
writeChecksums()

/** Applies the changesets in a copy. @returns the next version; the present one without changesets */
function rehearseVersion(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'parley-release-'))
  try {
    for (const file of ['package.json', 'package-lock.json', 'CHANGELOG.md', '.changeset'])
      cpSync(file, path.join(copy, file), { recursive: true })
    symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
    if (readdirSync('.changeset').some((name) => name.endsWith('.md'))) {
      // The tool requires a repository.
      execFileSync('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd: copy })
      execFileSync(process.execPath, [path.resolve('scripts/release/version.ts')], { cwd: copy, stdio: 'inherit' })
    }
    cpSync(path.join(copy, 'CHANGELOG.md'), path.join(target, 'CHANGELOG.md'))
    return readManifest(path.join(copy, 'package.json')).version
  } finally {
    rmSync(copy, { recursive: true })
  }
}

/** Copies the archive of a package. @returns the package */
function describe(file: string): Described {
  cpSync(path.join(archives, file), path.join(target, file))
  return readManifest(path.join('out/packages', path.basename(file, '.tgz'), 'package.json'))
}

function readManifest(file: string): Described {
  const { name, version, license, dependencies } = JSON.parse(readFileSync(file, 'utf8')) as RepositoryManifest & {
    name: string
  }
  return { name, version, license, type: 'library', dependencies: Object.keys(dependencies) }
}

/** Writes the provenance of the archives, as an in-toto statement. */
function writeProvenance(): void {
  const files = readdirSync(target).filter((file) => file.endsWith('.tgz'))
  const provenance = provenanceOf(
    files.map((file) => path.join(target, file)),
    next,
    startedAt,
  )
  writeFileSync(path.join(target, 'provenance.json'), `${JSON.stringify(provenance)}\n`)
  console.log(`${target}/provenance.json: ${files.length} packages`)
}

/** Writes SHA256SUMS, which `sha256sum --check` reads. */
function writeChecksums(): void {
  const lines = readdirSync(target)
    .toSorted()
    .map((file) => `${sha256(path.join(target, file))}  ${file}\n`)
  writeFileSync(path.join(target, 'SHA256SUMS'), lines.join(''))
  console.log(`${target}/SHA256SUMS: ${lines.length} files`)
}
