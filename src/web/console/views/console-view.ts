import { html, nothing, type TemplateResult } from 'lit'
import { state } from 'lit/decorators.js'

import { View } from '../../views/view.ts'
import { errorText } from '../../error-text.ts'

/** A view that sends requests: it shows their errors, and its repeated requests end when the view is removed. */
export class ConsoleView extends View {
  @state() problem = ''
  /** The last completed action, for screen readers. */
  @state() done = ''
  #ended = new AbortController()
  #timer: number | undefined
  #last: Promise<unknown> = Promise.resolve()
  #isActing = false

  /** Aborts when the view is removed from the page. */
  protected get ended(): AbortSignal {
    return this.#ended.signal
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#ended = new AbortController()
    if (this.loadEveryMs === undefined) void this.attempt(() => this.load())
    else this.repeat(() => this.load(), this.loadEveryMs)
  }

  /** Reads the shown data when the view is connected, and again every `loadEveryMs`. */
  protected async load(): Promise<void> {}
  protected readonly loadEveryMs: number | undefined

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#ended.abort()
    clearTimeout(this.#timer)
  }

  /** Runs work once, after all earlier work, and shows its error. @returns whether the work succeeded */
  protected attempt(work: () => Promise<unknown>, done = ''): Promise<boolean> {
    const turn = this.#last.then(() => this.#attempt(work, done))
    this.#last = turn
    return turn
  }

  /** Runs the action of a button. Ignores a second press during the action, so that an object is created once. */
  protected async act(work: () => Promise<unknown>, done = ''): Promise<boolean> {
    if (this.#isActing) return false
    this.#isActing = true
    const isDone = await this.attempt(work, done)
    this.#isActing = false
    return isDone
  }

  async #attempt(work: () => Promise<unknown>, done: string): Promise<boolean> {
    this.problem = ''
    this.done = ''
    try {
      await work()
      this.done = done
      return true
    } catch (error) {
      if (!this.ended.aborted) this.problem = errorText(error)
      return false
    }
  }

  /**
   * Repeats work while the page is visible, until the view is removed. Shows a failure until the work succeeds again.
   */
  protected repeat(work: () => Promise<unknown>, milliseconds: number): void {
    const { signal } = this.#ended
    let failure = ''
    const step = async () => {
      try {
        if (!document.hidden) await work()
        if (failure !== '' && this.problem === failure) this.problem = ''
        failure = ''
      } catch (error) {
        failure = errorText(error)
        if (!signal.aborted) this.problem = failure
      }
      if (!signal.aborted) this.#timer = setTimeout(() => void step(), milliseconds)
    }
    void step()
  }

  protected notices(): TemplateResult {
    return html`${this.problem ? html`<p class="wrong" role="alert">${this.problem}</p>` : nothing}
      <p class="done" role="status">${this.done}</p>`
  }
}

/** Returns the trimmed value of a field of the event's form. */
export function fieldOf(event: Event, name: string): string {
  const value = new FormData(event.currentTarget as HTMLFormElement).get(name)
  return typeof value === 'string' ? value.trim() : ''
}
