import type { Trial } from './trial.ts'

/** One case of the client judge. It judges a new client, or one that receives events by pull. */
export type ClientCase = CaseText & (Judge<'judge'> | Judge<'judgeReceiving'>)

/** @throws Violation, NotTestable */
type Judge<Name extends string> = Record<Name, (trial: Trial) => Promise<void>>

interface CaseText {
  id: string
  /** Requirement ids. */
  requirements: readonly string[]
  /** The required behaviour of a client. */
  title: string
  /** Explains the requirement, and what to change in a client that fails. */
  advice: string
}
