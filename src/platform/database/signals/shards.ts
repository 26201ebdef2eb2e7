import type { ShardChange, Transport } from './transport.ts'

/** What listens to shards, and who asks for it. */
interface ShardsDependencies {
  transport: Pick<Transport, 'shards' | 'connected' | 'listen'>
  /** These actors are heard of from now on; what happened to them before, while they were followed already, is not known. */
  onHeard(actorIds: readonly string[]): void
  /** These shards are about to be heard. Resolves when the other processes were told. */
  onBegin(shards: readonly number[]): Promise<void>
  idleMs?: number
}

/** The actors that this process wants to hear of, and their shards. */
export interface Shards {
  of(actorId: string): number
  /** The numbers of those that are heard, or are about to be. */
  used(): number[]
  /** At most once for an actor until it is unfollowed. */
  follow(actorId: string): void
  unfollow(actorId: string): void
  /** Listens to every shard anew, on a connection that is new. */
  renew(): void
  /** Reports every followed actor: something happened, and nobody knows to whom. */
  reportAll(): void
  stop(): void
}

interface Shard {
  followed: Set<string>
  /** Nobody of it was followed when the idle ones were looked for last. */
  idle: boolean
}

/** A client that pulls again and again leaves its shard between two pulls: an unused one is heard for at least so long. */
const idleMsDefault = 30_000

/**
 * Listens to a shard as long as one of its actors is followed. It begins in the background, so that nobody waits for it:
 * what was committed between a caller's reading and the moment from which the shard is heard is found because its actors
 * are reported as heard of at that moment. The others are told before it begins, so that they know by then.
 */
export function createShards({ transport, onHeard, onBegin, idleMs = idleMsDefault }: ShardsDependencies): Shards {
  const used = new Map<number, Shard>()
  const begin = new Set<number>()
  const end = new Set<number>()
  let changing = false

  function report(numbers: Iterable<number>): void {
    const actorIds = [...numbers].flatMap((number) => [...(used.get(number)?.followed ?? [])])
    if (actorIds.length > 0) onHeard(actorIds)
  }

  async function change(): Promise<void> {
    if (changing) return
    changing = true
    while (transport.connected() && begin.size + end.size > 0) {
      const next: ShardChange = { begin: [...begin], end: [...end] }
      begin.clear()
      end.clear()
      try {
        if (next.begin.length > 0) await onBegin(next.begin)
        await transport.listen(next)
        report(next.begin)
      } catch {
        // The connection ended; the next one listens to everything that is used.
      }
    }
    changing = false
  }

  function endIdle(): void {
    for (const [number, shard] of used) {
      if (shard.followed.size === 0 && shard.idle) {
        used.delete(number)
        begin.delete(number)
        end.add(number)
      } else shard.idle = shard.followed.size === 0
    }
    void change()
  }

  const timer = setInterval(endIdle, idleMs).unref()
  return {
    of: (actorId) => shardOf(actorId, transport.shards),
    used: () => [...used.keys()],
    follow(actorId) {
      const number = shardOf(actorId, transport.shards)
      const shard = used.get(number)
      if (shard) {
        shard.followed.add(actorId)
        shard.idle = false
        return
      }
      used.set(number, { followed: new Set([actorId]), idle: false })
      end.delete(number)
      begin.add(number)
      void change()
    },
    unfollow(actorId) {
      used.get(shardOf(actorId, transport.shards))?.followed.delete(actorId)
    },
    renew() {
      end.clear()
      for (const number of used.keys()) begin.add(number)
      void change()
    },
    reportAll: () => report(used.keys()),
    stop: () => clearInterval(timer),
  }
}

/** FNV-1a: the same in every process, and even where ids begin alike. */
function shardOf(actorId: string, shards: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < actorId.length; at++) hash = Math.imul(hash ^ actorId.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % shards
}
