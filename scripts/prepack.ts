import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const KEPT = 'package.repository.json'

/**
 * Builds `dist/` for the published package, because Node does not strip types under node_modules, and takes out of
 * package.json what only the repository needs: its own Node, its scripts, its development tools. `--undo` puts it back.
 */
function prepack(): void {
  rmSync('dist', { recursive: true, force: true })
  execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' })
  for (const file of globSync(['generated/**/*.js', 'conformance/**/*.{mjs,yaml}'])) {
    mkdirSync(dirname(join('dist', file)), { recursive: true })
    copyFileSync(file, join('dist', file))
  }
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  copyFileSync('package.json', KEPT)
  const {
    scripts: _scripts,
    devDependencies: _tools,
    optionalDependencies: _node,
    private: _private,
    ...published
  } = manifest
  writeFileSync('package.json', `${JSON.stringify({ ...published, engines: { node: '>=24' } }, null, 2)}\n`)
}

if (process.argv.includes('--undo')) renameSync(KEPT, 'package.json')
else prepack()
