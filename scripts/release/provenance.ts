import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A file or commit, with its digest. */
export interface Resource {
  name?: string
  uri?: string
  digest: Record<string, string>
}

/** An in-toto statement with SLSA provenance. */
export interface Provenance {
  _type: 'https://in-toto.io/Statement/v1'
  subject: Resource[]
  predicateType: 'https://slsa.dev/provenance/v1'
  predicate: {
    buildDefinition: {
      buildType: string
      externalParameters: { command: string; version: string }
      internalParameters: { node: string }
      resolvedDependencies: Resource[]
    }
    runDetails: { builder: { id: string }; metadata: { startedOn: string; finishedOn: string } }
  }
}

/**
 * Describes how the archives of a rehearsal were built. This statement is not signed. In a release, npm and the registry of
 * the image sign their own statements.
 * @param archives paths of the packages and of the files of the image
 * @param startedAt time in epoch milliseconds
 */
export function provenanceOf(
  archives: readonly string[],
  version: string,
  sources: readonly Resource[],
  startedAt: number,
): Provenance {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: archives.map((file) => ({ name: path.basename(file), digest: { sha256: sha256(file) } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:parley:release:1',
        externalParameters: { command: 'npm run release -- --dry-run', version },
        internalParameters: { node: process.version },
        resolvedDependencies: [...sources],
      },
      runDetails: {
        builder: { id: 'urn:parley:rehearsal' },
        metadata: { startedOn: new Date(startedAt).toISOString(), finishedOn: new Date().toISOString() },
      },
    },
  }
}

/** Returns the commit and the lock file of a repository. */
export function sourcesOf(root: string): Resource[] {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  return [
    { uri: 'git+file:.', digest: { gitCommit: commit } },
    { name: 'package-lock.json', digest: { sha256: sha256(path.join(root, 'package-lock.json')) } },
  ]
}

/** Returns the SHA-256 of a file, in hex. */
export const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')
