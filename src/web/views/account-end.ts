import { html, type TemplateResult } from 'lit'

import { Section } from './section.ts'

/** The export of the person's data, and the deletion of the account. Dispatches `erased` with the cleanup. */
class AccountEnd extends Section {
  override render(): TemplateResult {
    return html`<section aria-labelledby="data-title">
      <h3 id="data-title">Your data</h3>
      ${this.errorView()}
      <p><a href="/export" download>Download everything</a> as one archive: profile, contacts, chats, messages and files.</p>
      <details>
        <summary>Delete the account</summary>
        <form @submit=${this.#submit}>
          <p>This deletes you and the agents that you own, and closes your direct chats. Nobody can undo it.</p>
          <label for="account-confirm">Your handle, to confirm it</label>
          <div class="row"><input id="account-confirm" autocomplete="off" autocapitalize="none" spellcheck="false">
            <button type="submit">Delete for good</button></div>
        </form>
      </details>
    </section>`
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault()
    const { handle } = this.messenger.state.me
    const typed = this.querySelector<HTMLInputElement>('#account-confirm')!.value.trim().replace(/^@/, '')
    if (typed.toLowerCase() !== handle.toLowerCase()) this.error = `Type ${handle} to delete the account.`
    else void this.act(async () => this.notify('erased', await this.messenger.deleteAccount(handle)))
  }
}

customElements.define('parley-account-end', AccountEnd)
