import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { Call, Participant } from '../../../generated/extensions/types.gen.ts'
import { calleeOf, chatTitle, managerOf, nameOf, namesAll } from '../model/chats.rules.ts'
import type { ChatEntry } from '../model/state.ts'
import { confirmed } from './confirmation.ts'
import { avatar } from './name.ts'
import { Section } from './section.ts'

/** A dialog about a chat: participants, blocks, and for a group its name, new members and leaving. */
class ChatDetails extends Section {
  @property({ attribute: false }) entry!: ChatEntry
  @state() blocked: readonly string[] = []
  /** Ended calls. */
  @state() calls: readonly Call[] = []

  async show(): Promise<void> {
    this.error = ''
    this.querySelector('dialog')?.showModal()
    this.calls = []
    await this.work(async () => {
      if (!namesAll(this.entry.chat)) await this.messenger.reloadChat(this.entry.chat.id)
      this.blocked = await this.messenger.api.blockedHandles()
      const { calls, state } = this.messenger
      if (calls.isOffered && calleeOf(this.entry.chat, state.me) !== null) {
        this.calls = await (await calls.load()).earlierCalls(this.entry.chat.id)
      }
    })
  }

  override render(): TemplateResult {
    const { chat } = this.entry
    const { me } = this.messenger.state
    const isGroup = chat.kind === 'group'
    const isOwner = isGroup && managerOf(chat.participants)?.id === me.userId
    return html`<dialog aria-labelledby="details-title">
      <header class="dialog-head"><h2 id="details-title"><bdi>${chatTitle(chat, me)}</bdi></h2>
        <button type="button" @click=${() => this.querySelector('dialog')?.close()}>Close</button></header>
      ${this.errorView()}
      ${isOwner ? this.#rename() : nothing}
      <h3>Members</h3>
      <ul class="members">${chat.participants.map((member) => this.#member(member, isOwner))}
        ${chat.invited.map((handle) => html`<li><bdi>${handle}</bdi> <span class="tag">Invited</span></li>`)}</ul>
      ${isGroup ? this.#add() : nothing}
      <parley-earlier-calls .calls=${this.calls}></parley-earlier-calls>
      ${isGroup ? html`<div class="row"><button type="button" @click=${() => this.#leave()}>Leave the group</button></div>` : nothing}
    </dialog>`
  }

  #member(member: Participant, isManaged: boolean): TemplateResult {
    const { id, handle, type, role, avatar: picture } = member
    const isOwn = id === this.messenger.state.me.userId
    const name = nameOf(member)
    const isBlocked = handle !== null && this.blocked.includes(handle)
    const api = this.messenger.api
    const chatId = this.entry.chat.id
    return html`<li>
      ${avatar(name, picture)}
      <span class="who">${handle === null ? name : html`<a href="/@${handle}" target="_blank" rel="noopener"><bdi>${name}</bdi></a>`}
        ${handle === null || handle === name ? nothing : html`<span class="handle">@${handle}</span>`}
        ${type === 'agent' ? html`<span class="tag">Agent</span>` : nothing}
        ${role === 'owner' ? html`<span class="tag">Owner</span>` : nothing}${isOwn ? ' (you)' : nothing}</span>
      ${
        isOwn || handle === null
          ? nothing
          : html`<span class="row">
            <button type="button" aria-label="${isBlocked ? 'Unblock' : 'Block'} ${handle}" @click=${() => this.#block(handle, isBlocked)}>
              ${isBlocked ? 'Unblock' : 'Block'}</button>
            ${
              isManaged && type === 'user'
                ? html`<button type="button" aria-label="Make ${handle} the owner"
                  @click=${() => this.#change(() => api.handOver(chatId, handle))}>Make owner</button>`
                : nothing
            }
            ${
              isManaged
                ? html`<button type="button" aria-label="Remove ${handle}"
                  @click=${() => void this.#remove(handle)}>Remove</button>`
                : nothing
            }
          </span>`
      }
    </li>`
  }

  #rename(): TemplateResult {
    const submit = (event: SubmitEvent) => {
      event.preventDefault()
      const name = this.querySelector<HTMLInputElement>('#group-name')!.value.trim()
      if (name) void this.#change(() => this.messenger.api.renameChat(this.entry.chat.id, name))
    }
    return html`<form @submit=${submit}><label for="group-name">Name of the group</label>
      <div class="row"><input id="group-name" maxlength="100" dir="auto" .value=${this.entry.chat.group_name ?? ''}>
        <button type="submit">Rename</button></div></form>`
  }

  #add(): TemplateResult {
    const submit = (event: SubmitEvent) => {
      event.preventDefault()
      const field = this.querySelector<HTMLInputElement>('#new-member')!
      const handle = field.value.trim().replace(/^@/, '')
      if (handle) void this.#change(() => this.messenger.api.addParticipant(this.entry.chat.id, handle))
      field.value = ''
    }
    return html`<form @submit=${submit}><label for="new-member">Add somebody by handle</label>
      <div class="row"><input id="new-member" autocomplete="off" autocapitalize="none" spellcheck="false">
        <button type="submit">Add</button></div></form>`
  }

  #block(handle: string, isBlocked: boolean): Promise<void> {
    const { api } = this.messenger
    return this.work(async () => {
      await (isBlocked ? api.unblock(handle) : api.block(handle))
      this.blocked = await api.blockedHandles()
    })
  }

  async #remove(handle: string): Promise<void> {
    const title = chatTitle(this.entry.chat, this.messenger.state.me)
    if (!(await confirmed(`Remove ${handle} from “${title}”? ${handle} can then no longer read the group.`, 'Remove')))
      return
    await this.#change(() => this.messenger.api.removeParticipant(this.entry.chat.id, handle))
  }

  async #leave(): Promise<void> {
    const title = chatTitle(this.entry.chat, this.messenger.state.me)
    if (!(await confirmed(`Leave “${title}”? You can then no longer read it.`, 'Leave'))) return
    await this.work(async () => {
      await this.messenger.api.removeParticipant(this.entry.chat.id, this.messenger.state.me.handle)
      this.querySelector('dialog')?.close()
      await this.messenger.lookAround()
      location.hash = ''
    })
  }

  #change(work: () => Promise<unknown>): Promise<void> {
    return this.work(async () => {
      await work()
      await this.messenger.reloadChat(this.entry.chat.id)
    })
  }
}

customElements.define('parley-chat-details', ChatDetails)
