import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sourceProvenance } from '../conformance/runner/provenance.ts'
import { archive, archives } from './packages/archive.ts'
import { build } from './packages/build.ts'
import { packClient } from './packages/pack-client.ts'
import { manifestOf, packages, type PackageDeclaration, type RepositoryManifest } from './packages/packages.ts'

/**
 * `npm run packages` creates a folder for each package in out/packages/, ready for `npm publish`, and archives of the
 * client and the harness, which the server serves at /packages/. An argument selects one of these two.
 */
const target = 'out/packages'
const beside = ['LICENSE', 'CHANGELOG.md']
const selected = process.argv[2]
const isSelected = (name: string) => selected === undefined || selected === name

const repository = JSON.parse(readFileSync('package.json', 'utf8')) as RepositoryManifest
const programs = Object.entries(packages).filter(([name]) => isSelected(name))
if (programs.length > 0) await build(programs.map(([, declaration]) => declaration))
for (const [folder, declaration] of programs) write(path.join(target, folder), declaration)
if (isSelected('client')) {
  await packClient(path.join(target, 'client'))
  await archive(path.join(target, 'client'))
}
if (isSelected('conform')) await archive(path.join(target, 'conform'))
if (selected === undefined) cpSync(archives, path.join(target, 'server', 'packages'), { recursive: true })

function write(folder: string, declaration: PackageDeclaration): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'dist'), { recursive: true })
  const { name, sources, bin, files } = declaration
  const server = sources.includes('src')
  const compiled = [...sources, 'launch.js', `${bin.command}.js`, ...(server ? ['vendor'] : [])]
  for (const entry of compiled) cpSync(path.join('dist', entry), path.join(folder, 'dist', entry), { recursive: true })
  for (const file of [...files.filter((entry) => entry !== 'dist'), ...beside].filter((entry) => existsSync(entry)))
    cpSync(file, path.join(folder, file), { recursive: true })
  // The README of the repository describes npm scripts that the package does not contain.
  cpSync(declaration.readme, path.join(folder, 'README.md'))
  const manifest = { ...manifestOf(repository, name, [declaration]), provenance: sourceProvenance(process.cwd()) }
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  console.log(`${folder}: ${name} ${repository.version}`)
}
