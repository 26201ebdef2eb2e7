/** Gives actors back as they were lent: the next check must not find what an earlier one left. */
import type { Actor } from '../client/actor.ts'
import type { Agent } from '../client/agent.ts'
import type { HookRun, Recorder } from '../client/recorder.ts'
import type { Hooks } from '../target/hooks.ts'
import type { ProvisionName } from '../target/target.ts'

/** Hooks whose effect on an actor nothing undoes, or whose earlier state is unknown. */
const lasting: ReadonlySet<string> = new Set<ProvisionName>([
  'setVisibility',
  'suspendHandle',
  'retireHandle',
  'deleteAgent',
  'uninstall',
  'rotateToken',
  'limitRate',
  'deleteAccount',
])

/**
 * Undoes what a check changed on the actors that it was lent: accepts_tasks goes back to its default (SET-008), blocks
 * are lifted.
 * @returns the actors that are not as they were
 */
export async function undoChanges(
  recorder: Recorder,
  { agents, persons, hooks }: { agents: readonly Agent[]; persons: readonly Actor[]; hooks: Hooks },
): Promise<Set<Actor>> {
  const actors = [...agents, ...persons]
  const changed = new Set(recorder.hookRuns.filter(({ name }) => lasting.has(name)).flatMap(actorsOf(actors)))
  for (const agent of agents.filter((one) => recorder.settingsChanged.has(one.label))) {
    if (!(await succeeds(() => agent.settings({ accepts_tasks: false })))) changed.add(agent)
  }
  for (const { as, parameters } of standingBlocks(recorder.hookRuns)) {
    const lifted = hooks.has('unblock') && (await succeeds(() => hooks.run('unblock', parameters, as)))
    if (!lifted) for (const actor of actorsOf(actors)({ name: 'block', as, parameters })) changed.add(actor)
  }
  return changed
}

/** Who acted in a hook, and whom it names. */
const actorsOf =
  (actors: readonly Actor[]) =>
  ({ name, as, parameters }: HookRun): Actor[] => {
    const named = actors.filter(({ id, handle }) =>
      Object.values(parameters).some((value) => value === id || value === handle),
    )
    // An owner who changes an agent is not changed.
    return named.length > 0 && name !== 'block'
      ? named
      : actors.filter((actor) => actor === as || named.includes(actor))
  }

function standingBlocks(runs: readonly HookRun[]): HookRun[] {
  const standing = new Map<string, HookRun>()
  for (const run of runs) {
    const key = JSON.stringify([run.as?.id, run.parameters['handle']])
    if (run.name === 'block') standing.set(key, run)
    else if (run.name === 'unblock') standing.delete(key)
  }
  return [...standing.values()]
}

async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    const reply = await work()
    return (reply as { ok?: boolean } | undefined)?.ok !== false
  } catch {
    return false
  }
}
