import type { Topic } from './transport.ts'

/** Shards that a process listens to; null: all, or unknown. */
export type SubscribedShards = readonly number[] | null

/** Other processes on the same database, and the shards they listen to. */
export interface Presence {
  /** Reports a new connection: the process requests announcements from the other processes. */
  joined(): void
  /** Reports a lost connection: the shards of other processes are unknown until it is restored. */
  left(): void
  /** Records the announcement of another process, which may request one in return. */
  announced(process: string, shards: SubscribedShards, asks: boolean): void
  /** Another process is subscribing to these shards. */
  begins(process: string, shards: readonly number[]): void
  /** Records a message other than an announcement, which shows that the process exists. */
  received(process: string): void
  /** Returns whether any process may receive a message. New processes and subscriptions are known immediately. */
  hasSubscriber(topic: Topic): boolean
  stop(): void
}

/** Interval between two announcements, in milliseconds. */
const announcedMs = 10_000
/** Time for answers to the first announcement, in milliseconds. Until then, others may listen to any shard. */
const answeredMs = 5_000
/** Time for which a process is assumed to exist after its last message, in milliseconds: three announcements. */
const presentMs = 3 * announcedMs

interface Other {
  lastMessageAt: number
  shards: Set<number> | null
}

/**
 * Tracks which processes receive messages. A process that is wrongly excluded finds its events up to a second later,
 * because every process polls the database once a second.
 * @param announce sends the shards of this process to the others, and may request the same from them
 */
export function createPresence(announce: (asks: boolean) => void): Presence {
  const others = new Map<string, Other>()
  let joinedAt: number | undefined
  const timer = setInterval(() => {
    announce(false)
    const gone = performance.now() - presentMs
    for (const [process, { lastMessageAt }] of others) if (lastMessageAt < gone) others.delete(process)
  }, announcedMs).unref()

  function seen(process: string): Other {
    const other = others.get(process) ?? { lastMessageAt: 0, shards: null }
    other.lastMessageAt = performance.now()
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
    received: (process) => void seen(process),
    hasSubscriber(topic) {
      if (joinedAt === undefined || performance.now() < joinedAt + answeredMs) return true
      for (const { shards } of others.values()) if (topic === 'all' || !shards || shards.has(topic)) return true
      return false
    },
    stop: () => clearInterval(timer),
  }
}
