import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../gates/run.ts'
import { client, clientManifest, type RepositoryManifest } from './packages.ts'

/** Builds the folder of the client, ready for `npm publish`: compiled for Node 20 and browsers, with types. */
export async function packClient(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const out = path.join(folder, 'dist')
  if ((await run('tsc', ['-p', 'tsconfig.client.json', '--outDir', out])) !== 0)
    throw new Error('the client does not compile')
  for (const name of globSync('**/*.d.ts', { cwd: out })) {
    const file = path.join(out, name)
    // The compiler rewrites import paths in code, but not in declaration files.
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(['"]\.{1,2}\/[^'"]*)\.ts(['"])/g, '$1.js$2'))
  }
  for (const name of globSync('generated/*/operations.{js,d.ts}', { cwd: out })) {
    const file = path.join(out, name)
    // Members that only the server and the harness read are most of these files.
    const others =
      /\s*(?:readonly )?(?:requirements|statuses|security|area|origin): (?:(?:readonly )?\[[^\]]*\]|(['"])[^'"]*\1)[;,]?/g
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(others, ''))
  }
  const repository = JSON.parse(readFileSync('package.json', 'utf8')) as RepositoryManifest
  const manifest = clientManifest(repository)
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const name of client.dependencies)
    cpSync(path.join('node_modules', name), path.join(folder, 'node_modules', name), {
      recursive: true,
      dereference: true,
      filter: (file) => !/\.(map|cjs|d\.cts)$|\/src$/.test(file),
    })
  for (const file of ['LICENSE', 'CHANGELOG.md']) copyFileSync(file, path.join(folder, file))
  copyFileSync('src/client/README.md', path.join(folder, 'README.md'))
  console.log(`${folder}: ${String(manifest.name)} ${repository.version}`)
}
