/** Candidates of `npm run mutants`: faults of the reference server and of the proxy, stub servers, legal choices. */
import { excludedRequirements, requirementLevels, type RequirementId } from '../../generated/requirements.ts'
import { combinedChoices, contrary, singleChoices, type Configuration } from '../legal-choices/configurations.ts'
import type { Fault } from '../reference-server/faults/fault.ts'
import { type FaultName, faults } from '../reference-server/faults/faults.ts'
import { packageRoot } from '../runner/check-files.ts'
import { mayFail, readRequirements } from '../runner/requirements.ts'
import { proxyFaults } from './proxy/faults/proxy-faults.ts'
import { stubNames, type StubName } from './stub-server.ts'

interface MutantBase {
  name: string
  violates: readonly string[]
  description: string
}

type FaultMutant = MutantBase & {
  kind: 'fault'
  fault: FaultName
  mode?: 'full'
  warns?: true
  /** Checks whose exchanges show the fault, for faults that only an exchange rule detects. */
  through?: readonly string[]
}

/** A server with one fault. */
export type Mutant = FaultMutant | (MutantBase & { kind: 'proxy'; fault: string })

export type Candidate =
  | Mutant
  | { kind: 'stub'; name: string; server: StubName }
  | { kind: 'choice'; name: string; configuration: Configuration }

/** Returns the status of a check that kills the mutant. */
export const killingStatus = (mutant: Mutant): 'failed' | 'warned' =>
  mutant.kind === 'fault' && mutant.warns === true ? 'warned' : 'failed'

/** A requirement that can fail a target, with the mutants that violate it. */
export interface Row {
  kind: 'row'
  name: RequirementId
  mutants: readonly Mutant[]
}

export interface Selection {
  /** Names, or prefixes with a trailing *. Empty means all. */
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

/** Returns the requirements of level MUST that a black-box test can observe, each with its mutants. */
export function selectRows({ only, ...selection }: Selection): Row[] {
  const mutants = allCandidates({ only, ...selection }).filter(isMutant)
  const rows = (Object.keys(requirementLevels) as RequirementId[]).filter(
    (id) =>
      requirementLevels[id] === 'MUST' &&
      excludedRequirements[id] === undefined &&
      (only.length === 0 || only.some((name) => matches(name, id))),
  )
  if (rows.length === 0) throw new Error('no requirement of level MUST has this name')
  const known = readRequirements(packageRoot)
  const violating = (id: RequirementId): Mutant[] => {
    const all = mutants.filter((mutant) => mutant.violates.includes(id))
    const failing = all.filter((mutant) => killingStatus(mutant) === 'failed')
    // A derived requirement can only warn.
    const warning = known.get(id)?.basis === 'derived' ? all.filter(({ kind }) => kind === 'fault') : []
    return [...failing, ...warning.map((mutant): Mutant => ({ ...(mutant as FaultMutant), warns: true }))]
  }
  return rows.map((id) => ({ kind: 'row', name: id, mutants: violating(id) }))
}

const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

function allCandidates({ seed, combinations }: Selection): Candidate[] {
  const known = readRequirements(packageRoot)
  const canFail = ({ violates }: Fault): boolean => violates.some((id) => mayFail(known.get(id)!, 'lost'))
  return [
    ...faults.map((fault): Candidate => ({
      ...fault,
      kind: 'fault',
      fault: fault.name,
      ...(canFail(fault) ? {} : { warns: true }),
    })),
    ...proxyFaults.map(({ name, violates, description }): Candidate => ({
      kind: 'proxy',
      name: `proxy:${name}`,
      fault: name,
      violates,
      description,
    })),
    ...stubNames.map((server): Candidate => ({ kind: 'stub', name: `stub:${server}`, server })),
    ...[...singleChoices, ...contrary, ...combinedChoices(seed, combinations)].map((configuration): Candidate => ({
      kind: 'choice',
      name: `choice:${configuration.name}`,
      configuration,
    })),
  ]
}
