import { html, type TemplateResult } from 'lit'
import { state } from 'lit/decorators.js'

import type { Cleanup } from '../../../generated/extensions/types.gen.ts'
import './account-end.ts'
import './browser-settings.ts'
import './people-settings.ts'
import './profile-settings.ts'
import { Section } from './section.ts'
import './session-list.ts'

/** Polling interval of a deletion's progress, in milliseconds. */
const lookMs = 1_000

/** The dialog with all settings of the person and of this browser, and after a deletion with its progress. */
class Settings extends Section {
  /** Progress of the deletion, after the account was deleted. */
  @state() erasure: Cleanup | null = null

  show(): void {
    this.querySelector('dialog')?.showModal()
    for (const section of this.querySelectorAll<Section>('.settings > *')) void section.load()
  }

  override render(): TemplateResult {
    return html`<dialog class="large" aria-labelledby="settings-title" @close=${this.#closed}>
      <header class="dialog-head"><h2 id="settings-title">Settings</h2>
        <button type="button" @click=${() => this.querySelector('dialog')?.close()}>Close</button></header>
      ${this.erasure === null ? this.#sections() : erasureView(this.erasure)}
    </dialog>`
  }

  #sections(): TemplateResult {
    const { messenger } = this
    return html`<div class="settings" @erased=${({ detail }: CustomEvent<Cleanup>) => void this.#follow(detail)}>
      <parley-profile-settings .messenger=${messenger}></parley-profile-settings>
      <parley-browser-settings .messenger=${messenger}></parley-browser-settings>
      <parley-people-settings .messenger=${messenger}></parley-people-settings>
      <parley-session-list .messenger=${messenger}></parley-session-list>
      <parley-account-end .messenger=${messenger}></parley-account-end>
    </div>`
  }

  async #follow(cleanup: Cleanup): Promise<void> {
    this.erasure = cleanup
    while (this.isConnected && this.erasure.status === 'pending') {
      await new Promise((resolve) => setTimeout(resolve, lookMs))
      // Without a response, the next poll asks again.
      this.erasure = await this.messenger.api.accountDeletion(cleanup.receipt_id).catch(() => this.erasure!)
    }
  }

  /** Leaves the page of a deleted account, which has no data to show. */
  #closed(): void {
    if (this.erasure !== null) location.assign('/')
  }
}

function erasureView({ status, receipt_id: receipt }: Cleanup): TemplateResult {
  return html`<div role="status">
      <p>Your account is deleted.</p>
      <p>${status === 'pending' ? 'Files and what else is stored are being erased…' : 'Everything of it is erased.'}</p>
    </div>
    <p>Your receipt is <code>${receipt}</code>. With it <code>GET /v1/account-deletions/${receipt}</code> says how far this is, also
      when you have closed this page.</p>`
}

customElements.define('parley-settings', Settings)
