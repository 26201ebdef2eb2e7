import type { Topic } from './transport.ts'

/** The shards that a process hears; null: all of them, or nobody knows which. */
export type HeardShards = readonly number[] | null

/** Which other processes there are on the same database, and what they hear. */
export interface Presence {
  /** Connected, for the first time or again: whoever is there is asked to say so. */
  joined(): void
  /** The connection is lost: what others hear is not known until it is back. */
  left(): void
  /** Another process said what it hears, and may have asked the others for the same. */
  announced(process: string, shards: HeardShards, asks: boolean): void
  /** Another process is about to hear these shards, too. */
  begins(process: string, shards: readonly number[]): void
  /** Another process said something else. */
  heard(process: string): void
  /** Whether a message may reach somebody. Others that come, and what they begin to hear, are known at once. */
  isHeard(topic: Topic): boolean
  stop(): void
}

/** Between two announcements of what this process hears. */
const announcedMs = 10_000
/** So long the others have to answer the first one. Until then they are taken to be there, and to hear everything. */
const answeredMs = 5_000
/** Another process is taken to be there for so long after it was heard: three announcements. */
const presentMs = 3 * announcedMs

interface Other {
  heardAt: number
  shards: Set<number> | null
}

/**
 * Keeps in mind whether there is anybody to talk to. One that is wrongly overlooked waits up to a second longer, since every
 * process looks at the database once a second, whatever it hears.
 * @param announce tells the others what this process hears, and may ask them for the same
 */
export function createPresence(announce: (asks: boolean) => void): Presence {
  const others = new Map<string, Other>()
  let joinedAt: number | undefined
  const timer = setInterval(() => {
    announce(false)
    const gone = performance.now() - presentMs
    for (const [process, { heardAt }] of others) if (heardAt < gone) others.delete(process)
  }, announcedMs).unref()

  function seen(process: string): Other {
    const other = others.get(process) ?? { heardAt: 0, shards: null }
    other.heardAt = performance.now()
    others.set(process, other)
    return other
  }

  return {
    joined() {
      joinedAt = performance.now()
      announce(true)
    },
    left: () => void (joinedAt = undefined),
    announced(process, shards, asks) {
      seen(process).shards = shards && new Set(shards)
      if (asks) announce(false)
    },
    begins(process, shards) {
      const known = seen(process).shards
      for (const shard of shards) known?.add(shard)
    },
    heard: (process) => void seen(process),
    isHeard(topic) {
      if (joinedAt === undefined || performance.now() < joinedAt + answeredMs) return true
      for (const { shards } of others.values()) if (topic === 'all' || !shards || shards.has(topic)) return true
      return false
    },
    stop: () => clearInterval(timer),
  }
}
