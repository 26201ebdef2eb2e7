import type { DatabaseLog, DeliveryOwners } from './database.ts'

/** Receivers of the wake-ups of a committed transaction. */
export interface CommitTarget {
  actors(ids: readonly string[]): void
  deliveries(owners: DeliveryOwners): void
  log: DatabaseLog
}

/** Effects of a transaction after its commit. A rollback discards them. */
export interface CommitEffects {
  wake(actorId: string): void
  wakeDeliveries(owners: DeliveryOwners): void
  afterCommit(work: () => void): void
  /** Called by the database after COMMIT has succeeded. */
  release(): void
}

/**
 * Collects the effects of one transaction; `release` runs them after the commit. An error is logged and does not stop
 * other effects.
 */
export function collectEffects(target: CommitTarget): CommitEffects {
  const actors = new Set<string>()
  const works: (() => void)[] = []
  const owners = new Set<string>()
  let isForAll = false

  return {
    wake: (actorId) => void actors.add(actorId),
    wakeDeliveries(some) {
      if (some === 'all') isForAll = true
      else for (const id of some) owners.add(id)
    },
    afterCommit: (work) => void works.push(work),
    release() {
      if (actors.size > 0) target.actors([...actors])
      if (isForAll || owners.size > 0) target.deliveries(isForAll ? 'all' : [...owners])
      for (const work of works) runLogged(work, target.log)
    },
  }
}

/** Effects of a read: none are allowed. */
export const noCommitEffects: CommitEffects = {
  wake: () => reject('wake'),
  wakeDeliveries: () => reject('wakeDeliveries'),
  afterCommit: () => reject('afterCommit'),
  release() {},
}

function reject(name: string): never {
  throw new Error(`tx.${name} requires a write transaction; this transaction is read-only.`)
}

function runLogged(work: () => void, log: DatabaseLog): void {
  try {
    work()
  } catch (error) {
    log.error({ err: error }, 'work after a commit failed')
  }
}
