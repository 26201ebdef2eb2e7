import { html, type TemplateResult } from 'lit'
import { state } from 'lit/decorators.js'

import type { Invitation } from '../../../../generated/extensions/types.gen.ts'
import { fieldOf } from './console-view.ts'
import { timeView } from './fragments.ts'
import { PagedList } from './paged-list.ts'
import './secret.ts'

const secondsPerDay = 86_400

/** Links with which several people create accounts. */
class Invitations extends PagedList<Invitation> {
  /** Link of the newest invitation. */
  @state() url = ''

  protected override readonly member = 'invitations'

  protected override get path(): string {
    return '/_ops/invitations?limit=50'
  }

  override render(): TemplateResult {
    return html`<section class="card"><h2>Invitations</h2>
      ${this.notices()}
      <p class="faint">Everybody with the link can make an account, until its uses or its time end.</p>
      <parley-secret label="Invitation link" .secret=${this.url} @close=${() => void (this.url = '')}></parley-secret>
      ${this.listView('Invitations', 'More invitations')}
      <details><summary>Invite people</summary>
        <form @submit=${(event: SubmitEvent) => void this.#create(event)}>
          <label for="uses">Number of people</label>
          <input id="uses" name="uses" type="number" required min="1" max="10000" value="10">
          <label for="days">Days</label>
          <input id="days" name="days" type="number" required min="1" max="365" value="7">
          <label for="note">Note for this list (optional)</label>
          <input id="note" name="note" maxlength="200" autocomplete="off">
          <div class="row"><button type="submit">Make the invitation link</button></div>
        </form></details>
    </section>`
  }

  protected override itemView({ id, note, used, uses, expires_at: expires }: Invitation): TemplateResult {
    const isOver = new Date(expires).getTime() <= Date.now()
    return html`<li><bdi>${note ?? 'Without a note'}</bdi>: ${used} of ${uses} used, ${isOver ? 'ended' : 'until'} ${timeView(expires)}
      <button type="button" aria-label=${`Remove the invitation ${note ?? id}`} @click=${() => void this.#remove(id)}>Remove</button></li>`
  }

  async #create(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const [uses, days, note] = [fieldOf(event, 'uses'), fieldOf(event, 'days'), fieldOf(event, 'note')]
    const body = { uses: Number(uses), expires_in: Number(days) * secondsPerDay, ...(note !== '' && { note }) }
    await this.act(async () => {
      this.url = (await this.wire.call<{ url: string }>('POST', '/_ops/invitations', body)).url
      this.notify('changed')
      await this.readPage(null)
    })
  }

  async #remove(id: string): Promise<void> {
    await this.act(async () => {
      await this.wire.call('DELETE', `/_ops/invitations/${id}`)
      this.notify('changed')
      await this.readPage(null)
    }, 'The invitation is removed.')
  }
}

customElements.define('parley-invitations', Invitations)
