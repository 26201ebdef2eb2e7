/** Restores leased actors, so that the next check does not find changes of an earlier one. */
import type { Actor } from '../client/actor.ts'
import type { Agent } from '../client/agent.ts'
import type { HookRun, Recorder } from '../client/recorder.ts'
import type { Hooks } from '../target/hooks.ts'
import type { ProvisionName } from '../target/target.ts'

/** Hooks whose effect on an actor cannot be undone, or whose earlier state is unknown. */
const permanentHooks: ReadonlySet<string> = new Set<ProvisionName>([
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
 * Undoes the changes of a check on its leased actors: resets accepts_tasks to its default (SET-008) and lifts blocks.
 * @returns the actors whose changes remain
 */
export async function undoChanges(
  recorder: Recorder,
  { agents, persons, hooks }: { agents: readonly Agent[]; persons: readonly Actor[]; hooks: Hooks },
): Promise<Set<Actor>> {
  const actors = [...agents, ...persons]
  const changed = new Set(recorder.hookRuns.filter(({ name }) => permanentHooks.has(name)).flatMap(actorsOf(actors)))
  for (const agent of agents.filter((one) => recorder.settingsChanged.has(one.label))) {
    if (!(await succeeds(() => agent.settings({ accepts_tasks: false })))) changed.add(agent)
  }
  for (const { as, parameters } of activeBlocks(recorder.hookRuns)) {
    const lifted =
      hooks.has('unblock') && (await succeeds(() => hooks.run('unblock', parameters, as as Actor | undefined)))
    if (!lifted) for (const actor of actorsOf(actors)({ name: 'block', as, parameters })) changed.add(actor)
  }
  return changed
}

/** Returns the actors that a hook changes: those in its parameters, or the actor that ran it; for a block, both. */
const actorsOf =
  (actors: readonly Actor[]) =>
  ({ name, as, parameters }: HookRun): Actor[] => {
    const named = actors.filter(({ id, handle }) =>
      Object.values(parameters).some((value) => value === id || value === handle),
    )
    // An owner who changes an agent does not change itself.
    return named.length > 0 && name !== 'block'
      ? named
      : actors.filter((actor) => actor === as || named.includes(actor))
  }

function activeBlocks(runs: readonly HookRun[]): HookRun[] {
  const active = new Map<string, HookRun>()
  for (const run of runs) {
    const key = JSON.stringify([run.as?.id, run.parameters['handle']])
    if (run.name === 'block') active.set(key, run)
    else if (run.name === 'unblock') active.delete(key)
  }
  return [...active.values()]
}

async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    const reply = await work()
    return (reply as { ok?: boolean } | undefined)?.ok !== false
  } catch {
    return false
  }
}
