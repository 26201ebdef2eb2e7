/** Compares state before and after one restart. Several sections share the restart, because it is slow. */
import { NotTestable } from '../../client/not-testable.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { NotOffered } from '../../check-api/outcome.ts'
import { atOnce } from '../../fixtures/event-log.ts'
import { restart } from '../../fixtures/restart.ts'

/** State that a section created. */
export interface Kept {
  /** Asserts after the restart that the target still has the state. */
  verify(): Promise<void>
  /** Removes state that would disturb other checks. */
  undo?(): Promise<void>
}

/** Creates state as a prerequisite. @throws NotTestable if the target lacks the feature; the section is then skipped */
export type Section = (t: CheckContext) => Promise<Kept>

/** Runs all sections, restarts the target once, and verifies the state of each section. */
export async function survivesRestart(t: CheckContext, sections: readonly Section[]): Promise<void> {
  const made = await t.together(sections.map((section) => () => section(t)))
  const kept: Kept[] = []
  try {
    for (const result of made) {
      if (result.status === 'fulfilled') kept.push(result.value)
      else if (!(result.reason instanceof NotTestable || result.reason instanceof NotOffered)) throw result.reason
    }
    if (kept.length === 0)
      t.notTestable('no state could be created before the restart', 'the hooks of the areas that the target offers')
    await restart(t, 'SIGTERM')
    await atOnce(t, kept, (one) => one.verify())
  } finally {
    await t.together(kept.map((one) => async () => one.undo?.()))
  }
}
