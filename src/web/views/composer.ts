import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { Message, Part } from '../../../generated/current/types.gen.ts'
import type { Limits } from '../../../generated/limits.ts'
import { AttachedFiles } from '../attached-files.ts'
import { mediaParts, sendProblem } from '../model/attached.rules.ts'
import { nameOf, summaryOf } from '../model/chats.rules.ts'
import { mentionIn, type Mentionable } from '../model/text.rules.ts'
import type { Messenger } from '../messenger.ts'
import { canRecord, startRecording, type Recording } from '../recording.ts'
import { keepDraft, takeDraft } from '../storage.ts'
import { attachedList } from './attached-list.ts'
import { cross, microphone, paperclip, sendSign, smile } from './icons.ts'
import { MentionList } from './mention-list.ts'
import './recording.ts'
import { View } from './view.ts'

/** Maximum size of a text in UTF-8 bytes. */
const textBytesMax = 8192 satisfies Limits['current TextPart/text x-max-bytes']
/** Interval of typing signals, and silence after which typing has stopped, in milliseconds. */
const typingMs = 4_000

/** Key code of a key that an input method handles: WebKit reports its Enter after the composition has ended. */
const imeKeyCode = 229

/** Unsent texts, by chat id. */
const unfinished = new Map<string, string>()
/** Unsent files, by chat id. */
const unsentFiles = new Map<string, AttachedFiles>()

/** The input of a message. Dispatches `compose` with the parts, and `typing`. */
export class Composer extends View {
  @property({ attribute: false }) messenger!: Messenger
  @property({ attribute: false }) chatId = ''
  /** Participants that can be mentioned. */
  @property({ attribute: false }) people: readonly Mentionable[] = []
  @property({ attribute: false }) replyTo: Message | null = null
  @state() error = ''
  @state() recording: Recording | null = null
  readonly #filesChanged = () => this.requestUpdate()
  readonly #mentions = new MentionList(
    () => this.querySelector('textarea')!,
    () => this.requestUpdate(),
  )
  #typedAt = 0
  #silence = 0

  override render(): TemplateResult {
    return html`<form class="composer" @submit=${this.#submit} @paste=${this.#pasted}>
      ${
        this.replyTo
          ? html`<p class="replying"><span><b>Answer to <bdi>${this.#nameOf(this.replyTo)}</bdi></b><span dir="auto">${summaryOf(this.replyTo)}</span></span>
            <button type="button" class="drawn" aria-label="Cancel the answer" title="Cancel the answer" @click=${() => this.notify('reply-end')}>${cross}</button></p>`
          : nothing
      }
      ${this.error ? html`<p class="wrong" role="alert">${this.error}</p>` : nothing}
      ${attachedList(this.#files)}
      ${this.#mentions.render()}
      ${this.recording ? this.#recordingView() : this.#addView()}
      <label for="message-text" class="unseen">Message</label>
      <textarea id="message-text" rows="1" dir="auto" placeholder="Message" aria-describedby="message-hint"
        aria-autocomplete="list" aria-activedescendant=${this.#mentions.activeId}
        @keydown=${this.#key} @input=${this.#typed} @click=${() => this.#mentions.update(this.people)} @blur=${this.#left}></textarea>
      <button class="first drawn" type="submit" aria-label="Send" title="Send">${sendSign}</button>
      <span id="message-hint" class="unseen">Enter sends, Shift and Enter begin a new line.</span>
    </form>`
  }

  #nameOf({ sender }: Message): string {
    if (sender.id === this.messenger.state.me.userId) return 'yourself'
    return this.people.find(({ handle }) => handle === sender.handle)?.name ?? nameOf(sender)
  }

  #addView(): TemplateResult {
    const choose = () => this.querySelector<HTMLInputElement>('#message-files')!.click()
    return html`<div class="add">
      <button type="button" class="drawn" aria-label="Attach files" title="Attach files" @click=${choose}>${paperclip}</button>
      <input id="message-files" type="file" multiple hidden @change=${this.#chosen}>
      ${
        canRecord()
          ? html`<button type="button" class="drawn" aria-label="Record a voice memo" title="Record a voice memo"
            @click=${this.#record}>${microphone}</button>`
          : nothing
      }
      <button type="button" class="drawn" aria-label="Insert an emoji" title="Insert an emoji"
        @click=${() => this.notify('emoji', (emoji: string) => this.#insert(emoji))}>${smile}</button>
    </div>`
  }

  #insert(emoji: string): void {
    const field = this.querySelector('textarea')!
    field.setRangeText(emoji, field.selectionStart, field.selectionEnd, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    field.focus()
  }

  #recordingView(): TemplateResult {
    return html`<div class="row">
      <parley-recording .recording=${this.recording}></parley-recording>
      <button type="button" @click=${this.#keepRecording}>Stop recording</button>
      <button type="button" @click=${this.#dropRecording}>Discard recording</button>
    </div>`
  }

  /** The files of this chat, which outlive the composer. */
  get #files(): AttachedFiles {
    const known = unsentFiles.get(this.chatId)
    if (known) return known
    const { api } = this.messenger
    const files = new AttachedFiles((file, options) => api.upload(file, options))
    unsentFiles.set(this.chatId, files)
    return files
  }

  /** Attaches files to the message that is being written. */
  addFiles(files: Iterable<File>): void {
    this.error = ''
    for (const file of files) this.error = this.#files.add(file, file.name) ?? this.error
  }

  #chosen({ target }: Event): void {
    const input = target as HTMLInputElement
    this.addFiles(input.files ?? [])
    // Allows the person to choose the same file again.
    input.value = ''
  }

  #pasted(event: ClipboardEvent): void {
    const files = event.clipboardData?.files ?? []
    if (files.length === 0) return
    event.preventDefault()
    this.addFiles(files)
  }

  async #record(): Promise<void> {
    this.error = ''
    try {
      const recording = await startRecording()
      if (this.isConnected) this.recording = recording
      else recording.discard()
    } catch {
      this.error = 'There is no microphone, or this page may not use it.'
    }
  }

  async #keepRecording(): Promise<void> {
    const { recording } = this
    this.recording = null
    if (!recording) return
    const { blob, durationMs } = await recording.stop()
    const ending = /^audio\/(\w+)/.exec(blob.type)?.[1] ?? 'bin'
    this.error = this.#files.add(blob, `voice-memo.${ending}`, durationMs) ?? ''
    this.focus()
  }

  #dropRecording(): void {
    this.recording?.discard()
    this.recording = null
    this.focus()
  }

  /** Focuses the text field. */
  override focus(): void {
    this.querySelector('textarea')?.focus()
  }

  override firstUpdated(): void {
    const { me } = this.messenger.state
    this.querySelector('textarea')!.value = unfinished.get(this.chatId) ?? takeDraft(me, this.chatId)
    this.#files.addEventListener('change', this.#filesChanged)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stop()
    this.recording?.discard()
    this.#files.removeEventListener('change', this.#filesChanged)
  }

  override updated(changed: Map<string, unknown>): void {
    if (changed.has('replyTo') && this.replyTo) this.focus()
  }

  #key(event: KeyboardEvent): void {
    if (this.#mentions.key(event)) return
    if (event.key === 'Escape' && this.replyTo) this.notify('reply-end')
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === imeKeyCode) return
    event.preventDefault()
    this.querySelector('form')?.requestSubmit()
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault()
    const field = this.querySelector('textarea')!
    const text = field.value.trim()
    if (text === '' && this.#files.files.length === 0) return
    const bytes = new TextEncoder().encode(text).length
    if (bytes > textBytesMax) {
      this.error = `This text has ${bytes} bytes; a message takes ${textBytesMax}.`
      return
    }
    this.error = sendProblem(this.#files.files) ?? ''
    if (this.error !== '') return
    field.value = ''
    this.#keep('')
    this.#stop()
    const words: Part[] =
      text === ''
        ? []
        : [
            {
              type: 'text',
              text,
              ...mentionIn(
                text,
                this.people.map(({ handle }) => handle),
              ),
            },
          ]
    const parts = [...words, ...mediaParts(this.#files.take())]
    this.notify('compose', { parts, replyTo: this.replyTo?.message_id ?? null })
  }

  #typed({ target }: InputEvent): void {
    this.#keep((target as HTMLTextAreaElement).value)
    this.#mentions.update(this.people)
    clearTimeout(this.#silence)
    this.#silence = window.setTimeout(() => this.#stop(), typingMs * 2)
    if (Date.now() - this.#typedAt < typingMs) return
    this.#typedAt = Date.now()
    this.notify('typing', true)
  }

  /** Keeps the unsent text while other chats are shown, and over a reload. */
  #keep(text: string): void {
    unfinished.set(this.chatId, text)
    keepDraft(this.messenger.state.me, this.chatId, text)
  }

  #left(): void {
    this.#mentions.close()
    this.#stop()
  }

  #stop(): void {
    clearTimeout(this.#silence)
    if (this.#typedAt === 0) return
    this.#typedAt = 0
    this.notify('typing', false)
  }
}

customElements.define('parley-composer', Composer)
