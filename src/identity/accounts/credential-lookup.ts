import { createBatchLoader } from '../../platform/batching/batch-loader.ts'
import type { Database } from '../../platform/database/database.ts'
import { findCredentials, type Credential } from './credential.store.ts'

/** Creates a loader of credentials by hash. A revocation takes effect at once in every process. */
export function createCredentialLookup(database: Database): (hash: string) => Promise<Credential | undefined> {
  return createBatchLoader(async (hashes) => {
    const found = await database.read((tx) => findCredentials(tx, hashes))
    return new Map(found.map((credential) => [credential.hash, credential]))
  })
}
