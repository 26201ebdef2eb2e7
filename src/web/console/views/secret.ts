import { html, nothing, type TemplateResult } from 'lit'

import { View } from '../../views/view.ts'

/** A secret that the server shows once: it is in this element alone, and gone when it is closed. */
class Secret extends View {
  static override properties = { label: {}, secret: { attribute: false }, copied: { state: true } }
  declare label: string
  declare secret: string
  declare copied: string

  constructor() {
    super()
    this.secret = ''
    this.copied = ''
  }

  override render(): TemplateResult | typeof nothing {
    if (this.secret === '') return nothing
    return html`<div class="secret" role="group" aria-label=${this.label}>
      <p><strong>${this.label}.</strong> It is shown once: store it now.</p>
      <code tabindex="0">${this.secret}</code>
      <div class="row">
        <button type="button" class="first" @click=${() => void this.#copy()}>Copy</button>
        <button type="button" @click=${() => this.notify('close')}>I have stored it</button>
        <span role="status">${this.copied}</span>
      </div>
    </div>`
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('secret')) this.copied = ''
  }

  async #copy(): Promise<void> {
    this.copied = await navigator.clipboard.writeText(this.secret).then(
      () => 'Copied.',
      () => 'The browser does not allow copying: select the text.',
    )
  }
}

customElements.define('parley-secret', Secret)
