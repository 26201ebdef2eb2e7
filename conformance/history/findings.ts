import { byEvidence, type Contradiction, type ContradictionKind, type Step } from './contradiction.ts'

/** Maximum number of contradictions kept for each kind. All are counted. */
const keptOfEachKind = 20

/** Collects contradictions with limited memory, because a faulty service may cause very many. */
export class Findings {
  readonly #kept = new Map<ContradictionKind, Contradiction[]>()
  readonly counts = new Map<ContradictionKind, number>()

  add(kind: ContradictionKind, steps: readonly Step[], conclusion: string): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1)
    const kept = this.#kept.get(kind) ?? []
    this.#kept.set(kind, kept)
    const last = kept.at(-1)
    if (kept.length === keptOfEachKind && last !== undefined && last.steps.length <= steps.length) return
    kept.push({ kind, conclusion, steps: steps.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0)) })
    kept.sort(byEvidence)
    kept.length = Math.min(kept.length, keptOfEachKind)
  }

  /** Returns the contradictions, the shortest evidence first. */
  list(): Contradiction[] {
    return [...this.#kept.values()].flat().sort(byEvidence)
  }
}
