import type { Trial } from './trial.ts'

/** One case of the client judge. */
export interface ClientCase {
  id: string
  /** Requirement ids. */
  requirements: readonly string[]
  /** The required behaviour of a client. */
  title: string
  /** Explains the requirement, and what to change in a client that fails. */
  advice: string
  /** @throws Violation, NotTestable */
  judge(trial: Trial): Promise<void>
}
