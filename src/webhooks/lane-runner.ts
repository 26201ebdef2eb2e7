import type { Commits } from '../commit/commits.ts'
import type { Clock } from '../core/clock.ts'
import { createCommitQueue } from '../database/commit-queue.ts'
import type { Database } from '../database/database.ts'
import { judgeAttempt } from './delivery.rules.ts'
import { recordResults, releaseClaims, type ClaimTarget, type DeliveryResult, type Lane } from './delivery.store.ts'
import { loadBodies, type EventBody } from './event-bodies.ts'
import type { SecretBox } from './secret-box.ts'
import type { Sender } from './sender.ts'
import type { ClaimedDelivery } from './webhook.ts'

export interface LaneRunnerParts {
  database: Database
  commits: Commits
  clock: Clock
  sender: Sender
  secretBox: SecretBox
  /** Wait before the second attempt, in milliseconds. */
  backoffMs: number
  /** Longest time of one attempt, in milliseconds: a lease with less left starts none. */
  timeoutMs: number
  random(): number
}

export interface LaneRunner {
  /** Makes one attempt for each delivery and stores the results; answers the waits before the next attempts. */
  run(target: ClaimTarget, lane: Lane, deliveries: readonly ClaimedDelivery[]): Promise<number[]>
  /** Gives back whatever is not being sent yet; requests under way end as they would. */
  stop(): void
}

/** Works through claims: first attempts one after the other, retries side by side. */
export function createLaneRunner(parts: LaneRunnerParts): LaneRunner {
  const { database, clock } = parts
  const results = createCommitQueue<DeliveryResult, void>({
    maxBatch: 256,
    runBatch: async (batch) => {
      await database.write((tx) => recordResults(tx, batch))
      return batch.map(() => ({ ok: undefined }))
    },
  })
  let stopped = false

  async function attempt(target: ClaimTarget, delivery: ClaimedDelivery, event: EventBody): Promise<number | null> {
    const secrets = target.sealedSecrets.map((sealed) => parts.secretBox.open(sealed))
    const outcome = await parts.sender.send({ url: target.url, secrets, eventId: delivery.eventId, body: event.body })
    const verdict = judgeAttempt(outcome, delivery.attempt, delivery.attemptLimit, parts.backoffMs, parts.random())
    // Marked before the result is stored: a crash in between repeats the delivery and never loses the mark (RCP-008).
    if (verdict.state === 'delivered' && event.mark) {
      await parts.commits.submit({ kind: 'delivered', actorId: delivery.actorId, marks: [event.mark] })
    }
    await results.submit({ delivery, outcome, verdict, at: clock.now() })
    return verdict.state === 'pending' ? verdict.waitMs : null
  }

  const mayStart = (delivery: ClaimedDelivery) => !stopped && clock.now() + parts.timeoutMs < delivery.leaseUntil

  return {
    stop: () => { stopped = true },
    async run(target, lane, deliveries) {
      const bodies = await database.read((tx) => loadBodies(tx, deliveries))
      const waits: (number | null)[] = []
      const unsent: ClaimedDelivery[] = []
      const start = async (delivery: ClaimedDelivery) => {
        const event = bodies.get(delivery.eventSequence)!
        if (mayStart(delivery)) waits.push(await attempt(target, delivery, event))
        else unsent.push(delivery)
      }
      if (lane === 'retry') await Promise.all(deliveries.map(start))
      else for (const delivery of deliveries) await start(delivery)
      if (unsent.length > 0) await database.write((tx) => releaseClaims(tx, unsent, clock.now()))
      return waits.filter((wait) => wait !== null)
    },
  }
}
