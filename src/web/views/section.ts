import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { Messenger } from '../messenger.ts'
import { View } from './view.ts'
import { errorText } from '../error-text.ts'

/** A part of a dialog that sends requests: it shows the error of the last one. */
export abstract class Section extends View {
  @property({ attribute: false }) messenger!: Messenger
  @state() error = ''
  /** The last completed action, for screen readers. */
  @state() done = ''
  #isActing = false

  /** Reads the data of the section, each time its dialog opens. */
  async load(): Promise<void> {}

  protected errorView(): TemplateResult | typeof nothing {
    return this.error ? html`<p class="wrong" role="alert">${this.error}</p>` : nothing
  }

  /** Runs work and shows its error. @param done text for screen readers after a success */
  protected async work(work: () => Promise<unknown>, done = ''): Promise<void> {
    try {
      this.error = ''
      this.done = ''
      await work()
      this.done = done
    } catch (error) {
      this.error = errorText(error)
    }
  }

  /** Runs the action of a button. Ignores a second press during the action. */
  protected async act(work: () => Promise<unknown>, done = ''): Promise<void> {
    if (this.#isActing) return
    this.#isActing = true
    await this.work(work, done)
    this.#isActing = false
  }
}
