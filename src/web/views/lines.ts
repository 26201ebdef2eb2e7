import { html, nothing, type TemplateResult } from 'lit'

import { dayName } from '../model/message-order.rules.ts'
import { groupLines } from '../model/group-lines.rules.ts'
import type { ChatEntry, GroupLine, Me } from '../model/state.ts'

/** Renders the day on which the next messages were sent. */
export function dayView(time: string): TemplateResult {
  return html`<p class="day"><time datetime=${time.slice(0, 10)}>${dayName(time)}</time></p>`
}

/** Renders the changes of a group between two messages. @param from sequence of the earlier one @param to of the later */
export function lineViews(lines: readonly GroupLine[], from: number, to: number): TemplateResult[] {
  return lines
    .filter(({ after }) => after >= from && after < to)
    .map(({ text }) => html`<p class="change"><bdi>${text}</bdi></p>`)
}

/** Renders the changes of a group after its newest message. */
export function linesAtEnd({ chat, lines, conversation }: ChatEntry, me: Me): TemplateResult[] | typeof nothing {
  if (conversation.hasNewer || !conversation.isLoaded) return nothing
  return lineViews(groupLines(chat, lines ?? [], me), conversation.messages.at(-1)?.sequence ?? 0, Infinity)
}
