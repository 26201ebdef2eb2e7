import { gather } from '../core/gathering.ts'
import type { Database } from '../database/database.ts'
import { findCredentials, type Credential } from './credential.store.ts'

/** Most hashes in one query. */
const batchMax = 256

interface Waiting {
  hash: string
  resolve(credential: Credential | undefined): void
  reject(error: unknown): void
}

/**
 * Finds credentials by hash. Nothing is remembered, so that a revoked credential ends at once in every process;
 * look-ups that arrive together, or while one is under way, share a query instead.
 */
export function createCredentialLookup(database: Database): (hash: string) => Promise<Credential | undefined> {
  const waiting: Waiting[] = []
  let running = false

  function begin(): void {
    gather({ count: () => waiting.length, enough: batchMax, quietTurns: 1 }, () => void run())
  }

  async function run(): Promise<void> {
    const batch = waiting.splice(0, batchMax)
    try {
      const hashes = [...new Set(batch.map(({ hash }) => hash))]
      const found = await database.read((tx) => findCredentials(tx, hashes))
      const byHash = new Map(found.map((credential) => [credential.hash, credential]))
      for (const { hash, resolve } of batch) resolve(byHash.get(hash))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    if (waiting.length > 0) begin()
    else running = false
  }

  return (hash) => new Promise((resolve, reject) => {
    waiting.push({ hash, resolve, reject })
    if (running) return
    running = true
    begin()
  })
}
