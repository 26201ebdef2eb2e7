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
  readonly body: unknown
  constructor(message: string, unlock: string, { status, body }: Pick<Reply, 'status' | 'body'>) {
    super(message, unlock)
    this.status = status
    this.body = body
  }

  /** error.code of the answer, if it has one. */
  get code(): unknown {
    return valueAt(this.body, '/error/code')
  }
}

/** Result of a hook: the members in `result` of its template. */
export type HookResult = Record<string, unknown>

/** Runs hooks. spec/target.schema.yaml and the target file guide list their parameters and results. */
export interface Hooks {
  /** @param kind kind of the actor, because the target file may have the hook for only one kind */
  has(name: ProvisionName, kind?: Actor['kind']): boolean
  /** Returns whether the hook sends a parameter to the target. Otherwise the target cannot know its value. */
  takes(name: ProvisionName, parameter: string): boolean
  /**
   * Runs a hook as a prerequisite.
   * @throws NotTestable when the target file does not have it, or its request is rejected
   */
  run(name: ProvisionName, parameters: Record<string, unknown>, as?: Actor): Promise<HookResult>
}
