import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { minify } from 'rolldown/utils'
import { run } from '../gates/run.ts'
import type { PackageDeclaration } from './packages.ts'

/** Script of the API reference page: one file of a library that the server does not need otherwise. */
const viewer = 'redoc/bundles/redoc.standalone.js'

/**
 * Compiles the programs into dist/, because Node strips no types under node_modules, and copies the files that they
 * read.
 */
export async function build(parts: readonly PackageDeclaration[]): Promise<void> {
  rmSync('dist', { recursive: true, force: true })
  if ((await run('tsc', ['-p', 'tsconfig.build.json'])) !== 0) throw new Error('the sources do not compile')
  // Modules that tsc does not write, and documents that are read on first use.
  for (const file of globSync(['generated/**/*.js', 'generated/**/examples.json', 'generated/asyncapi.json']))
    copy(file, path.join('dist', file))
  for (const file of globSync('dist/generated/**/*.{js,json}')) await shorten(file)
  copy('scripts/launch.js', 'dist/launch.js')
  const bundle = execFileSync(process.execPath, ['src/http/web/build-bundle.ts'], { maxBuffer: 10_000_000 })
  mkdirSync('dist/src/web', { recursive: true })
  writeFileSync('dist/src/web/bundle.json', bundle)
  const { resolve } = createRequire(import.meta.url)
  for (const suffix of ['', '.LICENSE.txt'])
    copy(resolve(viewer) + suffix, `dist/vendor/${path.basename(viewer)}${suffix}`)
  for (const { bin } of parts) writeFileSync(`dist/${bin.command}.js`, programOf(bin.program), { mode: 0o755 })
}

/** Returns the script that npm links as a command: it checks the version of Node before it loads the program. */
function programOf(program: string): string {
  return [
    '#!/usr/bin/env node',
    "import { launch } from './launch.js'",
    `launch(new URL('./${program}', import.meta.url), process.argv.slice(2))`,
    '',
  ].join('\n')
}

/** Removes what only readers of generated code need: white space, comments and long names are half of it. */
async function shorten(file: string): Promise<void> {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.json')) return writeFileSync(file, JSON.stringify(JSON.parse(text)))
  const { code, errors } = await minify(file, text, { module: true })
  if (errors.length > 0) throw new Error(`${file} cannot be minified: ${errors[0]!.message}`)
  writeFileSync(file, code)
}

function copy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  copyFileSync(from, to)
}
