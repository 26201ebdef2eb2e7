import { html, nothing, type TemplateResult } from 'lit'
import { property } from 'lit/decorators.js'

import type { Call } from '../../../generated/extensions/types.gen.ts'
import { durationOf, outcomeOf } from '../model/call.rules.ts'
import { fullTime } from '../model/dates.ts'
import { View } from '../views/view.ts'

/** Maximum number of listed calls. */
const shownMax = 10

/** Ended calls of a chat, newest first. */
class EarlierCalls extends View {
  @property({ attribute: false }) calls: readonly Call[] = []

  override render(): TemplateResult | typeof nothing {
    if (this.calls.length === 0) return nothing
    return html`<h3>Calls</h3>
      <ul class="members" aria-label="Calls">${this.calls.slice(0, shownMax).map(callView)}</ul>`
  }
}

function callView(call: Call): TemplateResult {
  const duration = durationOf(call)
  return html`<li>
    <span><bdi>${outcomeOf(call, call.agent.handle ?? 'The agent')}</bdi>
      ${duration === null ? nothing : html`<span class="stamp">${duration}</span>`}</span>
    <time datetime=${call.started_at}>${fullTime(call.started_at)}</time>
  </li>`
}

customElements.define('parley-earlier-calls', EarlierCalls)
