import { html, type TemplateResult } from 'lit'
import type { Agent } from '../../../../generated/current/types.gen.ts'
import type { OwnedWebhook } from '../../../../generated/extensions/types.gen.ts'
import { fullTime } from '../../model/dates.ts'
import { isFailing } from '../model/delivery.rules.ts'

/** Renders a value as JSON, in a block that scrolls with the keyboard. */
export const jsonView = (value: unknown, label: string): TemplateResult =>
  codeView(JSON.stringify(value, null, 2) ?? '', label)

/** Renders text in a block that scrolls with the keyboard. */
export const codeView = (text: string, label: string): TemplateResult =>
  html`<pre tabindex="0" dir="ltr" role="region" aria-label=${label}>${text}</pre>`

/** Renders a time in the reader's time zone. */
export const timeView = (time: string): TemplateResult => html`<time datetime=${time}>${fullTime(time)}</time>`

/** Renders a link to the messenger that starts a chat with an agent. */
export const writeTo = ({ handle }: Agent): TemplateResult =>
  html`<a href=${`/app#@${handle}`}>Write to @${handle} in the messenger</a>`

/** Renders the health of a webhook as a tag beside its URL. */
export const healthView = (webhook: OwnedWebhook): TemplateResult =>
  webhook.health === 'disabled'
    ? html`<span class="tag failing">disabled by its receiver</span>`
    : webhook.status === 'active' && isFailing(webhook)
      ? html`<span class="tag failing">failing</span>`
      : html`<span class="tag">${webhook.status}</span>`

/** Renders a list that may not be loaded yet, or may be empty. */
export function loadedList<T>(
  items: readonly T[] | null,
  empty: string | TemplateResult,
  view: (items: readonly T[]) => TemplateResult,
): TemplateResult {
  if (items === null) return html`<p class="hint">Loading…</p>`
  return items.length === 0 ? html`<p>${empty}</p>` : view(items)
}
