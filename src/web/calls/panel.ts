import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import { callLine, callTime, type CallView } from '../model/call.rules.ts'
import { View } from '../views/view.ts'
import type { Phone } from './phone.ts'

/** The current call of the page, above any chat: its state, its audio and its controls. */
class CallPanel extends View {
  @property({ attribute: false }) phone!: Phone
  /** Whether the browser blocks audio until the person interacts with the page. */
  @state() isSilent = false
  #tick = 0
  #shown: CallView | null = null
  readonly #onChange = () => this.requestUpdate()

  override connectedCallback(): void {
    super.connectedCallback()
    this.phone.addEventListener('change', this.#onChange)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.phone.removeEventListener('change', this.#onChange)
    clearInterval(this.#tick)
  }

  override render(): TemplateResult | typeof nothing {
    const { view } = this.phone
    if (!view) return nothing
    return html`<section class="call" aria-label="Call">
      <p><a href="#${view.chatId}"><bdi>${view.handle}</bdi></a>
        <span id="call-line" role="status">${callLine(view)}</span>
        <span class="stamp" role="timer" aria-label=${view.phase === 'ringing' ? 'Time left' : 'Duration'}>${callTime(view, Date.now())}</span></p>
      <div class="row">${view.phase === 'ended' ? this.#endedView(view) : this.#currentView(view)}</div>
      <audio autoplay .srcObject=${this.phone.sound}></audio>
    </section>`
  }

  #currentView({ isMuted }: CallView): TemplateResult {
    return html`
      ${this.isSilent ? html`<button type="button" @click=${() => void this.#play()}>Play the sound</button>` : nothing}
      <button type="button" aria-pressed=${isMuted} @click=${() => this.phone.setMuted(!isMuted)}>Mute</button>
      <button type="button" class="hang-up" aria-describedby="call-line" @click=${() => void this.phone.hangUp()}>Hang up</button>`
  }

  #endedView({ chatId, handle, isElsewhere }: CallView): TemplateResult {
    const again = isElsewhere
      ? html`<button type="button" @click=${() => void this.phone.callInstead()}>End that call and call again</button>`
      : html`<button type="button" @click=${() => void this.phone.call(chatId, handle)}>Call again</button>`
    return html`${again}
      <button type="button" class="close-call" aria-describedby="call-line" @click=${() => this.#close()}>Close</button>`
  }

  override updated(): void {
    const { view } = this.phone
    const [before, isGoingOn] = [this.#shown, view !== null && view.phase !== 'ended']
    this.#shown = view
    clearTimeout(this.#tick)
    if (!view) return
    if (isGoingOn) this.#tick = window.setTimeout(this.#onChange, 1000 - (Date.now() % 1000))
    if (before === null || before.phase === 'ended') {
      if (isGoingOn) this.#focus('.hang-up')
      return
    }
    // The button with the focus was removed.
    if (!isGoingOn && document.activeElement === document.body) this.#focus('.close-call')
    if (this.phone.sound) void this.#play()
  }

  async #play(): Promise<void> {
    const audio = this.querySelector('audio')
    if (!audio?.srcObject || !audio.paused) return
    try {
      await audio.play()
      this.isSilent = false
    } catch (error) {
      this.isSilent = (error as DOMException).name === 'NotAllowedError'
    }
  }

  #close(): void {
    this.phone.dismiss()
    void this.updateComplete.then(() => document.querySelector<HTMLElement>('parley-call-button button')?.focus())
  }

  #focus(selector: string): void {
    this.querySelector<HTMLElement>(selector)?.focus()
  }
}

customElements.define('parley-call', CallPanel)
