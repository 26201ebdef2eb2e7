import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { arrangeChangelog } from './arrange-changelog.ts'

/**
 * `npm run release:version` applies the changesets in .changeset/ to package.json, package-lock.json, CHANGELOG.md and the
 * upgrade notes, for a pull request. It publishes nothing. Run it in the root folder of the repository.
 */
if (!readdirSync('.changeset').some((name) => name.endsWith('.md'))) {
  console.error('there is no changeset, so there is nothing to release: npx changeset')
  process.exit(1)
}
const before = versionOf('package.json')
execFileSync(process.execPath, ['node_modules/@changesets/cli/bin.js', 'version'], { stdio: 'inherit' })
const version = versionOf('package.json')
const date = new Date().toISOString().slice(0, 10)
writeFileSync('CHANGELOG.md', arrangeChangelog(readFileSync('CHANGELOG.md', 'utf8'), version, date))
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  version: string
  packages: { '': { version: string } }
}
lock.version = lock.packages[''].version = version
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
const guide = 'spec/guides/operating.md'
const notes = readFileSync(guide, 'utf8')
// Without a row, the version has no migration and no step of an upgrade.
writeFileSync(guide, notes.replace(/^\| next \|/m, `| ${version} |`))
console.log(`${before} -> ${version}`)

function versionOf(file: string): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
