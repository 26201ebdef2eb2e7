import type { DatabaseLog, DeliveryOwners } from './database.ts'

/** Where the wake-ups of a committed transaction go. */
export interface CommitTarget {
  actors(ids: readonly string[]): void
  deliveries(owners: DeliveryOwners): void
  log: DatabaseLog
}

/** What a transaction wants to happen once it is committed. A rolled back one drops it. */
export interface CommitEffects {
  wake(actorId: string): void
  wakeDeliveries(owners: DeliveryOwners): void
  afterCommit(work: () => void): void
  /** Called by the database after COMMIT has succeeded. */
  release(): void
}

/**
 * Collects the effects of one transaction for its `release` after the commit. Work that throws is logged and stops
 * nothing else.
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

/** A read has no effects. */
export const noCommitEffects: CommitEffects = {
  wake: () => reject('wake'),
  wakeDeliveries: () => reject('wakeDeliveries'),
  afterCommit: () => reject('afterCommit'),
  release() {},
}

function reject(name: string): never {
  throw new Error(`tx.${name} belongs to write transactions; this one only reads.`)
}

function runLogged(work: () => void, log: DatabaseLog): void {
  try {
    work()
  } catch (error) {
    log.error({ err: error }, 'work after a commit failed')
  }
}
