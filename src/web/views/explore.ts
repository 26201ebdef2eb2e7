import { html, nothing, type TemplateResult } from 'lit'
import { state } from 'lit/decorators.js'

import type { CommunityEntry, DirectoryEntry, Installation } from '../../../generated/extensions/types.gen.ts'
import { chatTitle } from '../model/chats.rules.ts'
import './communities.ts'
import { avatar, chatAvatar } from './name.ts'
import { Section } from './section.ts'

/** Milliseconds after the last key until the search starts. */
const searchMs = 200

/** A dialog with the person's agents, and the agents and communities of the directory. */
class Explore extends Section {
  @state() installed: readonly Installation[] = []
  @state() agents: readonly DirectoryEntry[] = []
  @state() communities: readonly CommunityEntry[] = []
  #search = new AbortController()

  async show(): Promise<void> {
    this.querySelector('dialog')?.showModal()
    await this.work(async () => {
      await this.#readInstalled()
      await this.#find(this.querySelector<HTMLInputElement>('#explore-words')!.value, 0)
    })
  }

  override render(): TemplateResult {
    return html`<dialog aria-labelledby="explore-title">
      <header class="dialog-head"><h2 id="explore-title">Agents and communities</h2>
        <button type="button" @click=${() => this.#close()}>Close</button></header>
      ${this.errorView()}
      ${
        this.installed.length > 0
          ? html`<h3>Agents that you use</h3>
          <ul class="members" aria-label="Agents that you use">${this.installed.map((one) => this.#installedView(one))}</ul>`
          : nothing
      }
      <label for="explore-words">Search the directory</label>
      <input id="explore-words" type="search" maxlength="100" autocomplete="off" @input=${this.#typed}>
      <h3>Agents</h3>
      ${this.agents.length === 0 ? html`<p class="hint">No agents found.</p>` : nothing}
      <ul class="members" aria-label="Agents found">${this.agents.map((one) => this.#agentView(one))}</ul>
      <h3>Communities</h3>
      ${this.communities.length === 0 ? html`<p class="hint">No communities found.</p>` : nothing}
      <ul class="members" aria-label="Communities found">${this.communities.map(communityView)}</ul>
      <div class="row">
        <button type="button" @click=${() => this.#showCommunities()}>Your communities</button>
      </div>
    </dialog>
    <parley-communities .messenger=${this.messenger}></parley-communities>`
  }

  #installedView({ agent_handle: handle, chat_id: chatId }: Installation): TemplateResult {
    const { chats, me } = this.messenger.state
    const chat = chats.get(chatId)?.chat
    const name = chat ? chatTitle(chat, me) : handle
    return html`<li>
      ${chat ? chatAvatar(chat, me) : avatar(name)}
      <span class="who">${profileLink(handle, name)} ${name === handle ? nothing : html`<span class="handle">@${handle}</span>`}</span>
      <span class="row">
        <button type="button" aria-label="Open the chat with ${handle}" @click=${() => this.#open(chatId)}>Open</button>
        <button type="button" aria-label="Remove ${handle}"
          @click=${() => this.#change(() => this.messenger.api.uninstall(handle))}>Remove</button>
      </span>
    </li>`
  }

  #agentView({ handle, name, tagline }: DirectoryEntry): TemplateResult {
    const isInstalled = this.installed.some((one) => one.agent_handle === handle)
    return html`<li>
      ${avatar(name)}
      <span class="who">${profileLink(handle, name)} <span class="handle">@${handle}</span>${tagline ? html`<br><span dir="auto">${tagline}</span>` : nothing}</span>
      ${
        isInstalled
          ? html`<span class="tag">Installed</span>`
          : html`<button type="button" aria-label="Install ${handle}"
            @click=${() => this.#change(() => this.messenger.api.install(handle))}>Install</button>`
      }
    </li>`
  }

  #typed({ target }: InputEvent): void {
    void this.work(() => this.#find((target as HTMLInputElement).value, searchMs))
  }

  async #find(text: string, waitMs: number): Promise<void> {
    this.#search.abort()
    this.#search = new AbortController()
    const { signal } = this.#search
    const words = text.trim()
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    if (signal.aborted) return
    const { api } = this.messenger
    try {
      const [agents, communities] = await Promise.all([
        api.searchDirectory(words, signal),
        api.searchCommunities(words, signal),
      ])
      this.agents = agents
      this.communities = communities
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  async #readInstalled(): Promise<void> {
    this.installed = await this.messenger.api.listInstallations()
  }

  #change(work: () => Promise<unknown>): Promise<void> {
    return this.work(async () => {
      await work()
      await this.#readInstalled()
      await this.messenger.lookAround()
    })
  }

  #open(chatId: string): void {
    this.#close()
    location.hash = chatId
  }

  #showCommunities(): void {
    this.#close()
    this.querySelector<HTMLElement & { show(): void }>('parley-communities')?.show()
  }

  #close(): void {
    this.querySelector('dialog')?.close()
  }
}

function profileLink(handle: string, name: string): TemplateResult {
  return html`<a href="/@${handle}" target="_blank" rel="noopener"><bdi>${name}</bdi></a>`
}

function communityView({ slug, name, description, member_count: count }: CommunityEntry): TemplateResult {
  return html`<li>
    <span><a href="/communities/${slug}" target="_blank" rel="noopener"><bdi>${name}</bdi></a>
      ${description ? html`<br><span dir="auto">${description}</span>` : nothing}</span>
    <span class="tag">${count === 1 ? '1 agent' : `${count} agents`}</span>
  </li>`
}

customElements.define('parley-explore', Explore)
