import type { ShardChange, Transport } from './transport.ts'

interface ShardsDependencies {
  transport: Pick<Transport, 'shards' | 'connected' | 'listen'>
  /** Reports followed actors whose shard is subscribed from now on; signals before this time may have been missed. */
  onSubscribed(actorIds: readonly string[]): void
  /** Reports shards that are being subscribed. Resolves when the other processes were notified. */
  onBegin(shards: readonly number[]): Promise<void>
  idleMs?: number
}

/** Shards of the actors that this process follows. */
export interface Shards {
  of(actorId: string): number
  /** Returns shards that are subscribed, or are being subscribed. */
  used(): number[]
  /** Follows an actor; at most once until `unfollow`. */
  follow(actorId: string): void
  unfollow(actorId: string): void
  /** Subscribes to every shard again, on a new connection. */
  renew(): void
  /** Reports every followed actor, after an event of an unknown actor. */
  reportAll(): void
  stop(): void
}

interface Shard {
  followed: Set<string>
  /** Whether no actor of the shard was followed at the last check. */
  idle: boolean
}

/** Time for which an unused shard stays subscribed, in milliseconds. An agent is not followed between two of its pulls. */
const idleMsDefault = 30_000

/**
 * Subscribes to a shard while one of its actors is followed. The subscription starts in the background, without
 * delaying callers. Its actors are reported when it starts, so that commits between a caller's read and the
 * subscription are found. Other processes are notified first, so that they send to the shard by then.
 */
export function createShards({ transport, onSubscribed, onBegin, idleMs = idleMsDefault }: ShardsDependencies): Shards {
  const used = new Map<number, Shard>()
  const begin = new Set<number>()
  const end = new Set<number>()
  let changing = false

  function report(numbers: Iterable<number>): void {
    const actorIds = [...numbers].flatMap((number) => [...(used.get(number)?.followed ?? [])])
    if (actorIds.length > 0) onSubscribed(actorIds)
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
        // The connection ended; the next one subscribes to all used shards.
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

/** FNV-1a: the same in every process, and evenly distributed for ids with equal prefixes. */
function shardOf(actorId: string, shards: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < actorId.length; at++) hash = Math.imul(hash ^ actorId.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % shards
}
