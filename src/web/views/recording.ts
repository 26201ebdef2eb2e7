import { html, type TemplateResult } from 'lit'
import { property } from 'lit/decorators.js'

import type { Recording } from '../recording.ts'
import { durationText } from '../model/media.rules.ts'
import { View } from './view.ts'

/** Interval in which the time and the level are drawn, in milliseconds. */
const drawMs = 100

/** The time and the level of a recording in progress. */
class RecordingView extends View {
  @property({ attribute: false }) recording!: Recording
  #timer = 0

  override connectedCallback(): void {
    super.connectedCallback()
    this.#timer = window.setInterval(() => this.requestUpdate(), drawMs)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearInterval(this.#timer)
  }

  override render(): TemplateResult {
    return html`<span class="recording" role="status">Recording…</span>
      <span class="time" role="timer">${durationText(Date.now() - this.recording.startedAt)}</span>
      <meter min="0" max="1" .value=${this.recording.level()} aria-label="Level of the microphone"></meter>`
  }
}

customElements.define('parley-recording', RecordingView)
