import { html, nothing, type TemplateResult } from 'lit'

import { View } from '../../views/view.ts'

/** A view that asks the server: what goes wrong is shown in it, and what is repeated ends with it. */
export class ConsoleView extends View {
  static override properties = { problem: { state: true }, done: { state: true } }
  declare problem: string
  /** What was done last, for who listens. */
  declare done: string
  #ended = new AbortController()
  #timer: number | undefined
  #last: Promise<unknown> = Promise.resolve()
  #isActing = false

  constructor() {
    super()
    this.problem = ''
    this.done = ''
  }

  /** Aborted when the view leaves the page. */
  protected get ended(): AbortSignal {
    return this.#ended.signal
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#ended = new AbortController()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#ended.abort()
    clearTimeout(this.#timer)
  }

  /** Does something once, after all that was asked for before; what it throws is shown. @returns whether it was done */
  protected attempt(work: () => Promise<unknown>, done = ''): Promise<boolean> {
    const turn = this.#last.then(() => this.#attempt(work, done))
    this.#last = turn
    return turn
  }

  /** Does what a button asks for. A second press while it is under way asks for nothing more: what it makes, it makes once. */
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
      if (!this.ended.aborted) this.problem = error instanceof Error ? error.message : String(error)
      return false
    }
  }

  /** Does something again and again while the page is seen, until the view is gone. A failure is shown until it works again. */
  protected repeat(work: () => Promise<unknown>, milliseconds: number): void {
    const { signal } = this.#ended
    let failure = ''
    const step = async () => {
      try {
        if (!document.hidden) await work()
        if (failure !== '' && this.problem === failure) this.problem = ''
        failure = ''
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error)
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

/** The text of a field of the form that an event is about. */
export function fieldOf(event: Event, name: string): string {
  const value = new FormData(event.currentTarget as HTMLFormElement).get(name)
  return typeof value === 'string' ? value.trim() : ''
}
