import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { loading } from '../check-api/check.ts'

/** Folder that contains spec/ and conformance/, in the repository and in the installed package. */
export const packageRoot = findRoot()

function findRoot(): string {
  for (let folder = new URL('../../', import.meta.url); ; folder = new URL('../', folder)) {
    if (existsSync(new URL('spec/target.schema.yaml', folder))) return fileURLToPath(folder)
    if (folder.pathname === '/') throw new Error('spec/target.schema.yaml is missing')
  }
}

/** Returns the absolute paths of all check files. @throws when there are none */
export function findCheckFiles(): string[] {
  const folder = fileURLToPath(new URL('../checks/', import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.check\.[jt]s$/.test(name))
    .map((name) => join(folder, name))
    .sort()
  if (files.length === 0) throw new Error(`no check file was found in ${folder}`)
  return files
}

/** Loads check files; their declarations fill the registry. */
export async function loadChecks(files: readonly string[]): Promise<void> {
  for (const file of files) {
    loading.file = file
    await import(/* @vite-ignore */ pathToFileURL(file).href)
  }
}
