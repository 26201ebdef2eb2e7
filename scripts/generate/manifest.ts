import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
const generators = ['@redocly/cli', '@hey-api/openapi-ts', 'ajv', 'ajv-formats', 'yaml']

/** Renders manifest.json: the hash of every input and the version of every generator. */
export async function renderManifest(root: string, inputs: string[]): Promise<string> {
  const hashes: Record<string, string> = {}
  for (const input of [...inputs].sort()) hashes[path.relative(root, input)] = await sha256(input)
  const versions = Object.fromEntries(
    generators.map((name) => [name, require(`${name}/package.json`).version as string]),
  )
  const comment = 'Generated from spec/ by `npm run generate`. Never edited by hand.'
  return `${JSON.stringify({ comment, generators: versions, inputs: hashes }, null, 2)}\n`
}

/** Returns all files below a folder, sorted; none if the folder does not exist. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

async function sha256(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}
