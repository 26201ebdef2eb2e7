import { html, nothing, type TemplateResult } from 'lit'
import { classMap } from 'lit/directives/class-map.js'

import type { Message } from '../../../generated/current/types.gen.ts'
import type { Draft } from '../../../generated/extensions/types.gen.ts'
import { summaryOf } from '../model/chats.rules.ts'
import { statusOf } from '../model/conversation.rules.ts'
import { clockTime, fullTime } from '../model/dates.ts'
import { continuesRun } from '../model/message-order.rules.ts'
import type { Conversation, Me, Pending } from '../model/state.ts'
import { placeOf, type SurfaceAct, type SurfaceItems } from '../model/surfaces.rules.ts'
import { partView } from '../parts/part.ts'
import { surfaceItemView } from '../parts/surface.ts'
import { answer, plus } from './icons.ts'
import { avatar } from './name.ts'

/** The most common reactions. */
const emojis = ['👍', '❤️', '😂', '😮', '🙏', '✅']

export interface MessageActions {
  reply(message: Message): void
  react(message: Message, emoji: string): void
  /** Asks the person for an emoji. */
  chooseEmoji(choose: (emoji: string) => void): void
  sendAgain(pending: Pending): void
  giveUp(messageId: string): void
  /** Shows another message of the chat. */
  show(messageId: string): void
  act: SurfaceAct
}

export interface MessageContext {
  me: Me
  isDirect: boolean
  nameOf(message: Pick<Message, 'sender'>): string
  /** Returns the URL of a sender's picture, null without one. */
  pictureOf(message: Pick<Message, 'sender'>): string | null
  conversation: Conversation
  surfaces: SurfaceItems
  quoted: Message | undefined
  /** Whether the Tab key stops here. */
  isTabStop: boolean
  /** Whether the message continues the one before it, so that its sender is not shown again. */
  isContinued: boolean
  actions: MessageActions
}

export function messageView(message: Message, context: MessageContext): TemplateResult {
  const { me, quoted, isDirect } = context
  const isOwn = message.sender.id === me.userId
  const textStyle = message.sender.type === 'agent' ? 'markdown' : 'plain'
  const name = isOwn ? 'You' : context.nameOf(message)
  // In a direct chat, the side of a message shows its sender.
  const isNamed = !isOwn && !isDirect
  const { isContinued } = context
  return html`<article class=${classMap({ message: true, own: isOwn, named: isNamed, continued: isContinued })}>
    ${isNamed && !isContinued ? avatar(name, context.pictureOf(message)) : nothing}
    <h3 class=${isNamed ? '' : 'unseen'}><bdi>${name}</bdi>${message.sender.type === 'agent' ? html` <span class="tag">Agent</span>` : nothing}</h3>
    ${message.reply_to ? quoteView(message.reply_to.message_id, quoted, context) : nothing}
    ${message.parts.map((part, at) => surfacesAt(message, at, context) ?? partView(part, textStyle))}
    ${reactionsView(message, context)}
    <div class="below">
      ${timeView(message.created_at)}
      ${isOwn && isDirect ? html`<span class="stamp">${stamps[statusOf(context.conversation, message)]}</span>` : nothing}
      ${actionsView(message, context)}
    </div>
  </article>`
}

/** Renders a part with A2UI. The creator of a surface cannot act on it. */
function surfacesAt(message: Message, partIndex: number, { surfaces, actions, me }: MessageContext) {
  const items = surfaces.get(placeOf(message.message_id, partIndex)) ?? []
  if (items.length === 0) return undefined
  return items.map((item) => surfaceItemView(item, message.sender.id === me.userId ? null : actions.act))
}

/**
 * Renders a message that an agent is still writing. Screen readers skip it while it grows, so the button is outside of it.
 *
 * @param stop asks the agent to stop the message
 */
export function draftView(
  draft: Draft,
  { nameOf, pictureOf, isDirect }: Pick<MessageContext, 'nameOf' | 'pictureOf' | 'isDirect'>,
  stop: () => void,
): TemplateResult {
  const name = nameOf(draft)
  return html`<article class=${classMap({ message: true, draft: true, named: !isDirect })} aria-busy="true">
    ${isDirect ? nothing : avatar(name, pictureOf(draft))}
    <h3 class=${isDirect ? 'unseen' : ''}><bdi>${name}</bdi> <span class="tag">Agent</span></h3>
    ${draft.parts.map((part) => partView(part, 'growing'))}
      <div class="below"><span class="stamp">Writing…</span></div>
    </article>
    <button class="quiet stop" aria-label=${`Stop the answer of ${name}`} @click=${stop}>Stop</button>`
}

/** Renders the messages that the server has not stored yet. */
export function pendingViews({ messages, pending }: Conversation, me: Me, actions: MessageActions): TemplateResult[] {
  const sender = { id: me.userId }
  const placed = pending.map(({ createdAt }) => ({ sender, created_at: new Date(createdAt).toISOString() }))
  return pending.map((one, at) =>
    pendingView(one, {
      actions,
      isContinued: one.replyTo === null && continuesRun(placed[at]!, placed[at - 1] ?? messages.at(-1)),
    }),
  )
}

/** Renders a message that the server has not accepted yet, or has rejected. */
function pendingView(
  pending: Pending,
  { actions, isContinued }: Pick<MessageContext, 'actions' | 'isContinued'>,
): TemplateResult {
  const texts = { sending: 'Sending…', waiting: 'Waiting for the connection', rejected: 'Not sent' }
  return html`<article class=${classMap({ message: true, own: true, continued: isContinued, [pending.status]: true })}>
    <h3 class="unseen">You</h3>
    ${pending.parts.map((part) => partView(part))}
    <div class="below">${timeView(new Date(pending.createdAt).toISOString())} <span class="stamp">${texts[pending.status]}${pending.error ? `: ${pending.error}` : ''}</span></div>
    ${
      pending.status === 'rejected'
        ? html`<div class="row">
          <button type="button" @click=${() => actions.sendAgain(pending)}>Try again</button>
          <button type="button" @click=${() => actions.giveUp(pending.messageId)}>Discard</button>
        </div>`
        : nothing
    }
  </article>`
}

function quoteView(
  messageId: string,
  quoted: Message | undefined,
  { me, nameOf, actions }: MessageContext,
): TemplateResult {
  return html`<blockquote><button type="button" class="quote" title="Show this message" tabindex="-1"
    @click=${() => actions.show(messageId)}>
    ${quoted ? html`<span><bdi>${quoted.sender.id === me.userId ? 'You' : nameOf(quoted)}</bdi>: <bdi>${summaryOf(quoted)}</bdi></span>` : 'An earlier message'}
  </button></blockquote>`
}

function reactionsView(message: Message, { me, actions, nameOf }: MessageContext): TemplateResult | typeof nothing {
  const byEmoji = Map.groupBy(
    (message.reactions ?? []).filter(({ emoji }) => emoji !== null),
    ({ emoji }) => emoji!,
  )
  if (byEmoji.size === 0) return nothing
  return html`<ul class="reactions" aria-label="Reactions">
    ${[...byEmoji].map(([emoji, reactions]) => {
      const isOwn = reactions.some(({ actor }) => actor.id === me.userId)
      const who = reactions.map(({ actor }) => (actor.id === me.userId ? 'you' : nameOf({ sender: actor })))
      const label = `${emoji} by ${who.join(', ')}`
      return html`<li><button type="button" class="reaction" aria-pressed=${isOwn} aria-label=${label} title=${label}
        tabindex="-1" @click=${() => actions.react(message, emoji)}>${emoji} ${reactions.length}</button></li>`
    })}
  </ul>`
}

/** Renders the menu of a message over the conversation, so that no text moves. */
function actionsView(message: Message, { actions, isTabStop }: MessageContext): TemplateResult {
  const id = `actions-${message.message_id}`
  const act = (work: () => void) => (event: Event) => {
    ;(event.currentTarget as HTMLElement).closest<HTMLElement>('[popover]')?.hidePopover()
    work()
  }
  return html`<button type="button" class="menu" aria-label="Actions" popovertarget=${id}
      tabindex=${isTabStop ? 0 : -1}>⋯</button>
    <div class="actions" id=${id} popover role="group" aria-label="Actions">
      <div class="row">
        ${emojis.map(
          (emoji) =>
            html`<button type="button" aria-label="React with ${emoji}"
              @click=${act(() => actions.react(message, emoji))}>${emoji}</button>`,
        )}
        <button type="button" class="drawn" aria-label="More emojis" title="More emojis"
          @click=${act(() => actions.chooseEmoji((emoji) => actions.react(message, emoji)))}>${plus}</button>
      </div>
      <button type="button" class="labelled" autofocus @click=${act(() => actions.reply(message))}>${answer}<span>Reply</span></button>
    </div>`
}

const stamps = { sent: 'Sent', delivered: 'Delivered', read: 'Read' }

function timeView(time: string): TemplateResult {
  return html`<time datetime=${time} title=${fullTime(time)}>${clockTime(time)}</time>`
}
