import { html, nothing, type TemplateResult } from 'lit'

import { dayName } from '../model/dates.ts'
import { groupLines, type GroupLine } from '../model/group-lines.rules.ts'
import type { Conversation, Me } from '../model/state.ts'

/** Is after every ISO 8601 time. */
const endOfTime = '~'

/** Renders the day on which the next messages were sent. */
export function dayView(time: string): TemplateResult {
  return html`<p class="day"><time datetime=${time.slice(0, 10)}>${dayName(time)}</time></p>`
}

/** Renders the changes of a group between two messages. @param from time of the earlier one @param to of the later */
export function lineViews(lines: readonly GroupLine[], from: string, to: string): TemplateResult[] {
  return lines
    .filter(({ at }) => at > from && at <= to)
    .map(({ text }) => html`<p class="change"><bdi>${text}</bdi></p>`)
}

/** Renders the changes of a group after its newest message. */
export function linesAtEnd({ changes, ...conversation }: Conversation, me: Me): TemplateResult[] | typeof nothing {
  if (conversation.hasNewer || !conversation.isLoaded) return nothing
  return lineViews(groupLines(changes, me), conversation.messages.at(-1)?.created_at ?? '', endOfTime)
}
