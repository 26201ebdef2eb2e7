/** What `npm run mutants` judges: faults of the reference server, faults of the proxy, stub servers, legal choices. */
import { combinedChoices, singleChoices, type Configuration } from '../legal-choices/configurations.ts'
import type { Fault } from '../reference-server/faults/fault.ts'
import { type FaultName, faults } from '../reference-server/faults/faults.ts'
import { proxyFaults } from './proxy/faults/proxy-faults.ts'
import { stubNames, type StubName } from './stub-server.ts'

interface MutantBase {
  name: string
  violates: readonly string[]
  description: string
}

/** A server with one fault. */
export type Mutant =
  | (MutantBase & { kind: 'fault'; fault: FaultName; mode?: 'full'; warns?: true; through?: readonly string[] })
  | (MutantBase & { kind: 'proxy'; fault: string })

export type Candidate =
  | Mutant
  | { kind: 'stub'; name: string; server: StubName }
  | { kind: 'choice'; name: string; configuration: Configuration }

export interface Selection {
  /** Names or prefixes ending in *; empty means all. */
  only: readonly string[]
  kinds: readonly Candidate['kind'][]
  seed: number
  combinations: number
}

export const kinds = ['fault', 'proxy', 'stub', 'choice'] as const satisfies readonly Candidate['kind'][]

export const isMutant = (candidate: Candidate): candidate is Mutant =>
  candidate.kind === 'fault' || candidate.kind === 'proxy'

export function selectCandidates(selection: Selection): Candidate[] {
  const kept = allCandidates(selection).filter(
    (candidate) =>
      selection.kinds.includes(candidate.kind) &&
      (selection.only.length === 0 || selection.only.some((name) => matches(name, candidate.name))),
  )
  if (kept.length === 0) throw new Error('no mutant, stub server or legal choice has this name')
  return kept
}

const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

function allCandidates({ seed, combinations }: Selection): Candidate[] {
  const planted: readonly (Fault & { name: FaultName })[] = faults
  return [
    ...planted.map((fault): Candidate => ({ ...fault, kind: 'fault', fault: fault.name })),
    ...proxyFaults.map(({ name, violates, description }): Candidate => ({
      kind: 'proxy',
      name: `proxy:${name}`,
      fault: name,
      violates,
      description,
    })),
    ...stubNames.map((server): Candidate => ({ kind: 'stub', name: `stub:${server}`, server })),
    ...[...singleChoices, ...combinedChoices(seed, combinations)].map((configuration): Candidate => ({
      kind: 'choice',
      name: `choice:${configuration.name}`,
      configuration,
    })),
  ]
}
