import { describe, deliver, makeDelivery, makeEvent, type ReceiverTarget } from './delivery.ts'
import { receiverChecks, type Verdict } from './receiver-checks.ts'

export interface ReceiverResult {
  id: string
  requirements: readonly string[]
  title: string
  verdict: Verdict
}

/** No server answers at the address. */
export class ReceiverUnreachable extends Error {
  override name = 'ReceiverUnreachable'
}

/**
 * Judges a receiver, one check after the other.
 * @throws ReceiverUnreachable
 */
export async function judgeReceiver(
  target: ReceiverTarget,
  judged: (result: ReceiverResult) => void = () => undefined,
): Promise<ReceiverResult[]> {
  const first = await deliver(target, makeDelivery(target, makeEvent(target)))
  if (first.status === null) throw new ReceiverUnreachable(`${target.url} does not answer: ${describe(first)}`)
  const results: ReceiverResult[] = []
  for (const { id, requirements, title, judge } of receiverChecks) {
    const result = { id, requirements, title, verdict: await judge(target) }
    results.push(result)
    judged(result)
  }
  return results
}
