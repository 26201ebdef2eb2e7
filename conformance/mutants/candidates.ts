/** What `npm run mutants` tries: faults of the subject, faults of the proxy, empty servers, legal choices. */
import { combinedChoices, singleChoices, type Configuration } from '../legal-choices/configurations.ts'
import type { Fault } from '../reference-server/faults/fault.ts'
import { type FaultName, faults } from '../reference-server/faults/faults.ts'
import { proxyFaults } from './proxy/faults/proxy-faults.ts'
import { stubNames, type StubName } from './stub-server.ts'

export type Candidate =
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
  | { kind: 'vacuity'; name: string; server: StubName }
  | { kind: 'variant'; name: string; configuration: Configuration }

export interface Selection {
  /** Names or prefixes ending in *; empty means all. */
  only: readonly string[]
  kinds: readonly Candidate['kind'][]
  seed: number
  combinations: number
}

export const kinds = ['subject', 'proxy', 'vacuity', 'variant'] as const satisfies readonly Candidate['kind'][]

export function selectCandidates(selection: Selection): Candidate[] {
  const all = allCandidates(selection)
  const kept = all.filter(
    (candidate) =>
      selection.kinds.includes(candidate.kind) &&
      (selection.only.length === 0 || selection.only.some((name) => matches(name, candidate.name))),
  )
  if (kept.length === 0) throw new Error('no mutant, server or variant has this name')
  return kept
}

const matches = (wanted: string, name: string): boolean =>
  wanted.endsWith('*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted

function allCandidates({ seed, combinations }: Selection): Candidate[] {
  const named: readonly (Fault & { name: FaultName })[] = faults
  return [
    ...named.map((fault): Candidate => ({ ...fault, kind: 'subject', fault: fault.name })),
    ...proxyFaults.map((fault): Candidate => ({
      kind: 'proxy',
      name: `proxy:${fault.name}`,
      fault: fault.name,
      violates: fault.violates,
      description: fault.description,
    })),
    ...stubNames.map((server): Candidate => ({ kind: 'vacuity', name: `vacuity:${server}`, server })),
    ...[...singleChoices, ...combinedChoices(seed, combinations)].map((configuration): Candidate => ({
      kind: 'variant',
      name: `variant:${configuration.name}`,
      configuration,
    })),
  ]
}
