/** One step of a session: generated as data, performed on both servers. */
import type { Arbitrary, AsyncCommand } from 'fast-check'
import type { PairedSession, Shared } from './paired-session.ts'
import type { Model } from './model.ts'

/** A kind of step. Its parameters have the same meaning in all sessions. */
export interface Kind<P> {
  name: string
  /** Relative frequency of the kind. Default: 1. */
  weight?: number
  parameters: Arbitrary<P>
  /** Returns whether both servers have the required areas. */
  offered?(shared: Shared): boolean
  /** Returns whether the state of the session allows the step. Default: always. */
  ready?(model: Model, parameters: P, shared: Shared): boolean
  perform(paired: PairedSession, parameters: P): Promise<void>
}

/** Erases the parameter type of a kind. */
export const kind = <P>(described: Kind<P>): Kind<unknown> => described as unknown as Kind<unknown>

export class Step implements AsyncCommand<Model, PairedSession> {
  readonly #kind: Kind<unknown>
  readonly #parameters: unknown
  readonly #shared: Shared

  constructor(played: Kind<unknown>, parameters: unknown, shared: Shared) {
    this.#kind = played
    this.#parameters = parameters
    this.#shared = shared
  }

  check(model: Model): boolean {
    return this.#kind.ready?.(model, this.#parameters, this.#shared) ?? true
  }

  async run(_model: Model, paired: PairedSession): Promise<void> {
    paired.startStep()
    await this.#kind.perform(paired, this.#parameters)
  }

  toString(): string {
    return `${this.#kind.name} ${JSON.stringify(this.#parameters)}`
  }
}
