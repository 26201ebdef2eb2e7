/** Operations that the document leaves open, as the target file describes them. */
import type { Actor } from '../client/actor.ts'
import type { Reply } from '../client/exchange.ts'
import { valueAt } from '../client/json-pointer.ts'
import { NotTestable } from '../client/not-testable.ts'
import type { ProvisionName } from './target.ts'

/** The target rejected the request of a hook. */
export class RejectedHook extends NotTestable {
  override name = 'RejectedHook'
  readonly status: number
  /** error.code of the answer, where it has one. */
  readonly code: unknown
  constructor(message: string, unlock: string, { status, body }: Pick<Reply, 'status' | 'body'>) {
    super(message, unlock)
    this.status = status
    this.code = valueAt(body, '/error/code')
  }
}

/** What a hook gives back: the members that its template's `result` names. */
export type HookResult = Record<string, unknown>

/** Runs hooks. Their parameters and results stand in spec/target.schema.yaml, and as a table in the guide of the target file. */
export interface Hooks {
  has(name: ProvisionName): boolean
  /** Whether the hook hands a parameter on to the target: only then the target can know its value. */
  takes(name: ProvisionName, parameter: string): boolean
  /**
   * Runs a hook as a prerequisite.
   * @throws NotTestable when the target file lacks it or its request is rejected
   */
  run(name: ProvisionName, parameters: Record<string, unknown>, as?: Actor): Promise<HookResult>
}
