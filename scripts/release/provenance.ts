import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A file or commit, with its digest. */
interface Resource {
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
 * @param archives paths of the packages
 * @param startedAt time in epoch milliseconds
 */
export function provenanceOf(archives: readonly string[], version: string, startedAt: number): Provenance {
  const commit = cleanCommit()
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: archives.map((file) => ({ name: path.basename(file), digest: { sha256: sha256(file) } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:parley:release:1',
        externalParameters: { command: 'npm run release -- --dry-run', version },
        internalParameters: { node: process.version },
        resolvedDependencies: [
          ...(commit === undefined ? [] : [{ uri: 'git+file:.', digest: { gitCommit: commit } }]),
          { name: 'package-lock.json', digest: { sha256: sha256('package-lock.json') } },
        ],
      },
      runDetails: {
        builder: { id: 'urn:parley:rehearsal' },
        metadata: { startedOn: new Date(startedAt).toISOString(), finishedOn: new Date().toISOString() },
      },
    },
  }
}

/** Returns the commit of the sources; undefined outside of a repository and with changes that are not committed. */
function cleanCommit(): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    return git('status', '--porcelain').trim() === '' ? git('rev-parse', 'HEAD').trim() : undefined
  } catch {
    return undefined
  }
}

/** Returns the SHA-256 of a file, in hex. */
export const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')
