/** Compares the servers of two target files. */
import { openDocuments } from '../client/documents.ts'
import type { Receiver } from '../client/receiver.ts'
import { startReceiver } from '../client/tls-receiver.ts'
import type { Form } from '../check-api/needs.ts'
import { packageRoot } from '../runner/check-files.ts'
import { probe } from '../target/probe.ts'
import { openSession, type Session } from '../target/session.ts'
import type { Target } from '../target/target.ts'
import { ActorSupply } from './actor-supply.ts'
import { compareServers, type Comparison, type ComparisonOptions } from './compare-servers.ts'
import { RuleLog } from './rules.ts'
import { sharedBy } from './shared.ts'

/**
 * @param form `current` excludes the variant form
 * @throws UntestableTarget, NotComparable, CreationError when a server cannot be used
 */
export async function compareTargets(
  targets: readonly [Target, Target],
  options: ComparisonOptions & { form?: Form | undefined },
): Promise<Comparison> {
  const opened: Session[] = []
  const receivers: (Receiver | undefined)[] = []
  try {
    for (const target of targets) opened.push(await openSession(target, openDocuments(packageRoot, target.forms)))
    const sessions = opened as [Session, Session]
    const surveyed = await Promise.all(
      sessions.map(async (session) => ({ session, capabilities: await probe(session) })),
    )
    const shared = sharedBy(surveyed, options.form)
    for (const { receiver } of targets)
      receivers.push(shared.hasReceiver && receiver !== undefined ? await startReceiver(receiver) : undefined)
    const log = new RuleLog()
    log.note('areas-of-both')
    const supplies = sessions.map((session) => new ActorSupply(session)) as [ActorSupply, ActorSupply]
    return await compareServers(
      { sessions, supplies, shared, receivers: receivers as [Receiver, Receiver], log },
      options,
    )
  } finally {
    await Promise.all([
      ...receivers.map((receiver) => receiver?.close()),
      ...opened.map(({ client }) => client.close()),
    ])
  }
}
