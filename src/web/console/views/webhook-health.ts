import { html, type TemplateResult } from 'lit'

import type { OwnedWebhook } from '../../../../generated/extensions/types.gen.ts'
import { isFailing } from '../model/delivery.rules.ts'

/** Renders the health of a webhook as a tag beside its URL. */
export const healthView = (webhook: OwnedWebhook): TemplateResult =>
  webhook.status === 'active' && isFailing(webhook)
    ? html`<span class="tag failing">failing</span>`
    : html`<span class="tag">${webhook.status}</span>`
