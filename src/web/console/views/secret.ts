import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import { View } from '../../views/view.ts'

/** A secret that the server shows once. Only this element contains the secret, until it is closed. */
class Secret extends View {
  @property() label!: string
  /** Purpose of the secret, when the page has several. */
  @property({ attribute: false }) about = ''
  @property({ attribute: false }) secret = ''
  @state() copied = ''
  /** The element with the focus before the secret appeared, which gets the focus back. */
  #before: HTMLElement | null = null

  override render(): TemplateResult | typeof nothing {
    if (this.secret === '') return nothing
    return html`<div class="secret" role="group" tabindex="-1" aria-label=${this.label}>
      <p><strong>${this.label}${this.about ? html` of <bdi>${this.about}</bdi>` : nothing}.</strong> It is shown once: store it now.</p>
      <code tabindex="0">${this.secret}</code>
      <div class="row">
        <button type="button" class="first" @click=${() => void this.#copy()}>Copy</button>
        <button type="button" @click=${() => this.notify('close')}>I have stored it</button>
        <span role="status">${this.copied}</span>
      </div>
    </div>`
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('secret')) return
    this.copied = ''
    const { activeElement } = document
    if (this.secret !== '' && activeElement instanceof HTMLElement && !this.contains(activeElement))
      this.#before = activeElement
  }

  /** Focuses the secret, which is shown only once and may be far from the button that created it. */
  override updated(changed: Map<string, unknown>): void {
    if (!changed.has('secret')) return
    if (this.secret !== '') {
      const group = this.querySelector<HTMLElement>('.secret')
      group?.focus({ preventScroll: true })
      group?.scrollIntoView({ block: 'nearest' })
    } else if (changed.get('secret') !== undefined && document.activeElement === document.body) this.#before?.focus()
  }

  async #copy(): Promise<void> {
    this.copied = await navigator.clipboard.writeText(this.secret).then(
      () => 'Copied.',
      () => 'The browser does not allow copying: select the text.',
    )
  }
}

customElements.define('parley-secret', Secret)
