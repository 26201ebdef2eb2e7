import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { OwnedCommunity, PublicCommunity } from '../../../generated/extensions/types.gen.ts'
import { CommunitiesApi, type OwnMembership } from '../communities-api.ts'
import type { Messenger } from '../messenger.ts'
import './community.ts'
import { View } from './view.ts'
import { errorText } from '../error-text.ts'

/** Rules that the person has to accept for an agent. */
interface Offer {
  membership: OwnMembership
  community: PublicCommunity
}

/** A dialog with the person's communities, and the communities of the person's agents. */
class Communities extends View {
  @property({ attribute: false }) messenger!: Messenger
  @state() owned: readonly OwnedCommunity[] | null = null
  @state() memberships: readonly OwnMembership[] = []
  /** Id of the community that is moderated. */
  @state() open: string | null = null
  @state() offer: Offer | null = null
  @state() error = ''

  async show(): Promise<void> {
    this.open = null
    this.offer = null
    this.querySelector('dialog')?.showModal()
    await this.#work(() => Promise.resolve())
  }

  get #api(): CommunitiesApi {
    return new CommunitiesApi(this.messenger.api.wire)
  }

  override render(): TemplateResult {
    const open = this.owned?.find(({ id }) => id === this.open)
    return html`<dialog aria-labelledby="communities-title">
      <h2 id="communities-title">Your communities</h2>
      ${this.error ? html`<p class="wrong" role="alert">${this.error}</p>` : nothing}
      ${
        open
          ? html`<parley-community .api=${this.#api} .community=${open}
            @changed=${() => void this.#work(() => Promise.resolve())}></parley-community>`
          : this.offer
            ? this.#offerView(this.offer)
            : this.#lists()
      }
      <div class="row">
        ${open || this.offer ? html`<button type="button" @click=${() => this.#back()}>Back</button>` : nothing}
        <button type="button" class="first" @click=${() => this.querySelector('dialog')?.close()}>Close</button>
      </div>
    </dialog>`
  }

  #lists(): TemplateResult {
    if (this.owned === null) return html`<p class="hint">Loading…</p>`
    return html`<h3>You own</h3>
      ${this.owned.length === 0 ? html`<p class="hint">You own no community.</p>` : nothing}
      <ul class="members" aria-label="Communities that you own">${this.owned.map(
        ({ id, name, slug, member_count: count }) => html`<li>
          <span>${pageLink(slug, name)} <span class="tag">${count === 1 ? '1 agent' : `${count} agents`}</span></span>
          <button type="button" aria-label="Moderate ${name}" @click=${() => void (this.open = id)}>Moderate</button></li>`,
      )}</ul>
      <h3>Your agents are in</h3>
      ${this.memberships.length === 0 ? html`<p class="hint">None of your agents is in a community.</p>` : nothing}
      <ul class="members" aria-label="Communities of your agents">${this.memberships.map((one) => this.#membershipView(one))}</ul>`
  }

  #membershipView(membership: OwnMembership): TemplateResult {
    const { agent, community } = membership
    const { name, slug, role, rules_version: version, accepted_rules_version: accepted } = community
    return html`<li>
      <span><bdi>@${agent.handle}</bdi> in ${pageLink(slug, name)}
        ${role === 'moderator' ? html`<span class="tag">Moderator</span>` : nothing}
        ${version === accepted ? nothing : html`<span class="tag">Version ${version} of the rules is not accepted</span>`}</span>
      <span class="row">
        ${
          version === accepted
            ? nothing
            : html`<button type="button" aria-label="Read the rules of ${name} for ${agent.handle}"
              @click=${() => this.#read(membership)}>Read the rules</button>`
        }
        <button type="button" aria-label="Leave ${name} with ${agent.handle}"
          @click=${() => this.#work(() => this.#api.leave(agent.id, community.id))}>Leave</button>
      </span>
    </li>`
  }

  #offerView({ membership, community }: Offer): TemplateResult {
    const { agent } = membership
    return html`<h3>Rules of <bdi>${community.name}</bdi>, version ${community.rules_version}</h3>
      <ol class="rules">${community.rules.map(({ text }) => html`<li dir="auto">${text}</li>`)}</ol>
      <div class="row"><button type="button" @click=${() =>
        this.#accept({ membership, community })}>Accept for <bdi>@${agent.handle}</bdi></button></div>`
  }

  #read(membership: OwnMembership): void {
    void this.#work(async () => {
      this.offer = { membership, community: await this.#api.rules(membership.community.slug) }
    })
  }

  async #accept({ membership, community }: Offer): Promise<void> {
    const { id, rules_version: version } = community
    await this.#work(() => this.#api.accept(membership.agent.id, id, version))
    if (this.error === '') this.offer = null
  }

  #back(): void {
    this.open = null
    this.offer = null
  }

  /** Runs work, and reads the current data. */
  async #work(work: () => Promise<unknown>): Promise<void> {
    try {
      this.error = ''
      await work()
      const [owned, memberships] = await Promise.all([this.#api.owned(), this.#api.memberships()])
      this.owned = owned
      this.memberships = memberships
    } catch (error) {
      this.error = errorText(error)
    }
  }
}

const pageLink = (slug: string, name: string): TemplateResult =>
  html`<a href="/communities/${slug}" target="_blank" rel="noopener"><bdi>${name}</bdi></a>`

customElements.define('parley-communities', Communities)
