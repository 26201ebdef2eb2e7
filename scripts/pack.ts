import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from './packages/build.ts'
import { packClient } from './packages/pack-client.ts'
import { manifestOf, packages, type PackageDeclaration, type RepositoryManifest } from './packages/packages.ts'

/** `npm run packages`: makes a folder for each package in out/packages/, ready for `npm publish`. */
const target = 'out/packages'
const beside = ['LICENSE', 'CHANGELOG.md']

rmSync(target, { recursive: true, force: true })
await build(Object.values(packages))
const repository = JSON.parse(readFileSync('package.json', 'utf8')) as RepositoryManifest
for (const [folder, declaration] of Object.entries(packages)) write(path.join(target, folder), declaration)
await packClient(path.join(target, 'client'))

function write(folder: string, declaration: PackageDeclaration): void {
  mkdirSync(path.join(folder, 'dist'), { recursive: true })
  const { name, sources, bin, files } = declaration
  const server = sources.includes('src')
  const compiled = [...sources, 'launch.js', `${bin.command}.js`, ...(server ? ['vendor'] : [])]
  for (const entry of compiled) cpSync(path.join('dist', entry), path.join(folder, 'dist', entry), { recursive: true })
  for (const file of [...files.filter((entry) => entry !== 'dist'), ...beside].filter((entry) => existsSync(entry)))
    cpSync(file, path.join(folder, file), { recursive: true })
  // That of the repository speaks of its npm scripts, which who installs a package has not.
  cpSync(declaration.readme, path.join(folder, 'README.md'))
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify(manifestOf(repository, name, [declaration]), null, 2)}\n`,
  )
  console.log(`${folder}: ${name} ${repository.version}`)
}
