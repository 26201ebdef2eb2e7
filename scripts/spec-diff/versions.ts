import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { bundle } from '../generate/bundle.ts'
import type { ApiDocument } from '../generate/document.ts'
import { listFiles } from '../generate/manifest.ts'
import type { Change } from './change.ts'
import { compareDocuments } from './compare.ts'

const run = promisify(execFile)

/**
 * Returns the bundled documents of one version, by folder name. A version is a folder of documents, or a git revision
 * that contains spec/.
 * @throws Error when the version does not exist or contains no document
 */
async function readVersion(root: string, version: string): Promise<Map<string, ApiDocument>> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'parley-version-'))
  try {
    const folder = existsSync(version) ? path.resolve(version) : await checkOut(root, version, scratch)
    const documents = new Map<string, ApiDocument>()
    for (const file of await documentsIn(folder)) {
      const parent = path.dirname(file)
      // A document in the version's own folder has no name: the folders of two versions differ.
      documents.set(
        parent === folder ? 'document' : path.basename(parent),
        await bundle(file, path.join(scratch, 'bundled.json')),
      )
    }
    if (documents.size === 0) throw new Error(`${version} holds no openapi.yaml`)
    return documents
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** Returns all differences between two versions, each a folder or a git revision, with the names of the documents. */
export async function compareVersions(root: string, before: string, after: string): Promise<Change[]> {
  const [old, fresh] = await Promise.all([readVersion(root, before), readVersion(root, after)])
  return [...new Set([...old.keys(), ...fresh.keys()])].sort().flatMap((name) =>
    compareDocuments(old.get(name) ?? {}, fresh.get(name) ?? {}).map((change) => ({
      ...change,
      where: `${name} ${change.where}`,
      cause: `${name} ${change.cause}`,
      operation: `${name} ${change.operation}`,
    })),
  )
}

async function documentsIn(folder: string): Promise<string[]> {
  const spec = path.join(folder, 'spec')
  const files = await listFiles(existsSync(spec) ? spec : folder)
  return files.filter((file) => path.basename(file) === 'openapi.yaml')
}

async function checkOut(root: string, revision: string, scratch: string): Promise<string> {
  const archive = path.join(scratch, 'spec.tar')
  try {
    await run('git', ['-C', root, 'archive', '--output', archive, revision, 'spec'])
  } catch (error) {
    throw new Error(`${revision} is neither a folder nor a git revision with a spec/ folder`, { cause: error })
  }
  await run('tar', ['-x', '-f', archive, '-C', scratch])
  return scratch
}
