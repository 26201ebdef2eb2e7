/** What `npm run mutants` tries: faults of the subject, faults of the proxy, empty servers, legal choices. */
import { combinedVariants, singleVariants, type Variant } from '../legal-choices/configurations.ts'
import type { Fault } from '../reference-server/faults/fault.ts'
import { type FaultName, faults } from '../reference-server/faults/faults.ts'
import { proxyFaults } from './proxy/faults/proxy-faults.ts'
import { vacuityNames, type VacuityName } from './stub-server.ts'

export type Trial =
  | {
      kind: 'subject'
      name: string
      fault: FaultName
      violates: readonly string[]
      description: string
      mode?: 'full'
      warns?: true
    }
  | { kind: 'proxy'; name: string; fault: string; violates: readonly string[]; description: string }
  | { kind: 'vacuity'; name: string; server: VacuityName }
  | { kind: 'variant'; name: string; variant: Variant }

export interface Selection {
  /** Names or prefixes ending in *; empty means all. */
  only: readonly string[]
  kinds: readonly Trial['kind'][]
  seed: number
  combinations: number
}

export const kinds = ['subject', 'proxy', 'vacuity', 'variant'] as const satisfies readonly Trial['kind'][]

export function selectTrials(selection: Selection): Trial[] {
  const all = allTrials(selection)
  const kept = all.filter(
    (trial) =>
      selection.kinds.includes(trial.kind) &&
      (selection.only.length === 0 || selection.only.some((name) => matches(name, trial.name))),
  )
  if (kept.length === 0) throw new Error('no mutant, server or variant has this name')
  return kept
}

const matches = (wanted: string, name: string): boolean =>
  wanted.endsWith('*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted

function allTrials({ seed, combinations }: Selection): Trial[] {
  const named: readonly (Fault & { name: FaultName })[] = faults
  return [
    ...named.map((fault): Trial => ({ ...fault, kind: 'subject', fault: fault.name })),
    ...proxyFaults.map((fault): Trial => ({
      kind: 'proxy',
      name: `proxy:${fault.name}`,
      fault: fault.name,
      violates: fault.violates,
      description: fault.description,
    })),
    ...vacuityNames.map((server): Trial => ({ kind: 'vacuity', name: `vacuity:${server}`, server })),
    ...[...singleVariants, ...combinedVariants(seed, combinations)].map((variant): Trial => ({
      kind: 'variant',
      name: `variant:${variant.name}`,
      variant,
    })),
  ]
}
