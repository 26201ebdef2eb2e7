/** One session on two servers, from new actors to the final comparison. */
import type { Receiver } from '../client/receiver.ts'
import type { Session } from '../target/session.ts'
import type { SessionActors, ActorSupply } from './actor-supply.ts'
import { PairedSession, type Shared } from './paired-session.ts'
import { readLog, readHistory } from './commands/reads.ts'
import { deliveries } from './commands/webhooks.ts'
import { agentNames, isAgent, type AgentName } from '../model/conversation.ts'
import { Model } from './model.ts'
import type { RuleLog } from './rules.ts'
import { withRoles } from './shared.ts'
import { Side } from './side.ts'
import { recording } from '../client/recorder.ts'

export interface Setup {
  sessions: readonly [Session, Session]
  supplies: readonly [ActorSupply, ActorSupply]
  receivers: readonly [Receiver | undefined, Receiver | undefined]
  shared: Shared
  log: RuleLog
}

/** Leases actors on both servers and records the current end of each log. */
export async function startSession(setup: Setup): Promise<PairedSession> {
  const [one, other] = await Promise.all(setup.supplies.map((supply) => supply.take()))
  const taken = [one, other] as [SessionActors, SessionActors]
  const sides = taken.map(
    (actors, index) => new Side(setup.sessions[index] as Session, actors, setup.receivers[index]),
  ) as [Side, Side]
  await Promise.all(sides.map((side) => recording.run(side.recorder, () => placeCursors(side))))
  return new PairedSession(sides, new Model(), withRoles(setup.shared, taken), setup.log)
}

async function placeCursors(side: Side): Promise<void> {
  await Promise.all([...side.actors.agents].map(async ([name, agent]) => side.bases.set(name, await agent.cursor())))
}

/** Compares all histories, logs and deliveries at the end. @throws Difference */
export async function compareFinalState(paired: PairedSession): Promise<void> {
  paired.endSteps()
  for (const { name, members } of paired.model.chats.values()) {
    paired.startStep()
    for (const member of members) {
      if (!isAgent(member) && !paired.shared.has('historyAsPerson')) continue
      if (name === 'person' && isAgent(member) && paired.model.uninstalled.has(member)) continue
      await readHistory(paired, name, member)
    }
  }
  for (const owner of agentNames.filter((agent) => paired.shared.roles.has(agent))) {
    paired.startStep()
    await readLog(paired, owner, 100)
  }
  await deliveries(paired)
}

/** Undoes the changes of the session and returns the actors. Actors with remaining changes are marked as worn. */
export async function endSession(setup: Setup, paired: PairedSession): Promise<void> {
  await Promise.all(
    paired.sides.map(async (side, index) => {
      const undone = await undo(side, paired.model)
      setup.supplies[index]?.giveBack(side.actors, !undone || paired.model.leftovers.has('lasting'))
    }),
  )
}

async function undo(side: Side, model: Model): Promise<boolean> {
  const work = [
    ...[...model.blocks].map((block) => {
      const [by, whom] = block.split('>') as [AgentName, AgentName]
      const { handle, id } = side.actor(whom)
      return () => side.hook('unblock', { handle, id }, by)
    }),
    ...[...side.endpoints].map(
      ([owner, { id }]) =>
        () =>
          side.hook('deleteWebhook', { id }, owner),
    ),
    ...[...model.changedSettings].map((name) => () => side.agent(name).settings({ accepts_tasks: false })),
  ]
  const done = await Promise.allSettled(work.map((undoing) => undoing()))
  return done.every(({ status }) => status === 'fulfilled')
}
