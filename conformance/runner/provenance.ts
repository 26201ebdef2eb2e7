/** Identifies the sources of a verdict, so that another team can repeat it with the same ones. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parse } from 'yaml'

/** Digests are SHA-256, in hex. */
export interface Provenance {
  /** Commit of the harness; ends with `-dirty` when files differ from it. Missing without a repository at build time. */
  commit?: string
  /** Digest of the interface document from which the requirements were written. */
  interface: string
  /** Digest of the API documents. */
  documents: string
  /** Digest of the requirement rows and of the frozen sets. */
  requirements: string
  /** Digest of the sources of the checks, and of the code that runs and judges them. */
  checks: string
}

/** Members that the build stores in the manifest of a package, because its compiled files have other digests. */
export type BuiltProvenance = Pick<Provenance, 'commit' | 'checks'>

const documentFolders = ['current', 'variant', 'extensions', 'a2a'].map((name) => join('spec', name))
const checkFolders = [
  'checks',
  'check-api',
  'client',
  'exchange-rules',
  'fixtures',
  'history',
  'model',
  'runner',
  'target',
].map((name) => join('conformance', name))

/** Returns the provenance of the harness in a folder: the repository, or an installed package. */
export function readProvenance(root: string): Provenance {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { provenance?: BuiltProvenance }
  const { sha256 } = parse(readFileSync(join(root, 'spec', 'interface.yaml'), 'utf8')) as { sha256: string }
  return {
    ...(manifest.provenance ?? sourceProvenance(root)),
    interface: sha256,
    documents: digestOf(root, documentFolders, /\.yaml$/),
    requirements: digestOf(root, [join('spec', 'requirements'), join('spec', 'sets')], /\.yaml$/),
  }
}

/** Returns the members that only the sources determine. */
export function sourceProvenance(root: string): BuiltProvenance {
  const commit = readCommit(root)
  return {
    ...(commit === undefined ? {} : { commit }),
    checks: digestOf(root, checkFolders, /(?<!\.test)\.ts$/),
  }
}

/** A folder above the harness may be a repository of another project, so only the own one counts. */
function readCommit(root: string): string | undefined {
  if (!existsSync(join(root, '.git'))) return undefined
  const described = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*']
  const { status, stdout } = spawnSync('git', described, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Returns a digest over the paths and the contents of files, in the order of their paths. @throws without a file */
function digestOf(root: string, folders: readonly string[], names: RegExp): string {
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => names.test(file))
    .map((file) => file.replaceAll(sep, '/'))
    .sort()
  if (files.length === 0) throw new Error(`no file of ${folders.join(', ')} was found`)
  const digest = createHash('sha256')
  for (const file of files)
    digest
      .update(`${file}\n`)
      .update(readFileSync(join(root, file)))
      .update('\n')
  return digest.digest('hex')
}
