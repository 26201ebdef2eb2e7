import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import { plainSurface } from '../model/plain-surface.rules.ts'
import type { Surface, SurfaceAct, SurfaceItem } from '../model/surfaces.rules.ts'
import { View } from '../views/view.ts'

/**
 * Maximum number of surfaces drawn at once, the last ones of the page; others show their text until the person opens
 * one.
 */
const drawnMax = 12
const drawn = new Set<SurfaceView>()

/** Loads the surface renderer, which is large, at the first surface. Resolves to false when it cannot be loaded. */
let renderer: Promise<boolean> | undefined
function loadRenderer(): Promise<boolean> {
  renderer ??= import('../surfaces/surfaces.ts').then(
    () => true,
    () => false,
  )
  return renderer
}

/** Renders an item in place of a part with A2UI. `act` is null when no action is possible. */
export function surfaceItemView(item: SurfaceItem, act: SurfaceAct | null): TemplateResult {
  if ('surface' in item)
    return html`<parley-surface .surface=${item.surface} .steps=${item.surface.steps.length} .act=${act}></parley-surface>`
  return html`<p class="hint note"><bdi>${item.note}</bdi></p>
    ${item.details ? html`<p class="text" dir="auto">${item.details}</p>` : nothing}`
}

/** A surface: drawn when the renderer is available, and otherwise as its texts and actions. */
class SurfaceView extends View {
  @property({ attribute: false }) surface!: Surface
  /** Number of steps of the surface, which detects new ones. */
  @property({ attribute: false }) steps!: number
  @property({ attribute: false }) act!: SurfaceAct | null
  @state() isReady = false
  @state() isWanted = false

  override connectedCallback(): void {
    super.connectedCallback()
    if (drawn.size >= drawnMax) {
      const [first] = [...drawn].sort(inPage)
      if (inPage(first!, this) > 0) return
      first!.#rest()
    }
    void this.#want()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#rest()
  }

  #rest(): void {
    drawn.delete(this)
    this.isWanted = false
  }

  async #want(): Promise<void> {
    drawn.add(this)
    this.isWanted = true
    this.isReady = await loadRenderer()
  }

  override render(): TemplateResult {
    const { surface } = this
    if (surface.isDeleted) return html`<p class="hint note">This surface was removed.</p>`
    const isDrawn = this.isReady && this.isWanted && !surface.isTooLarge
    if (!isDrawn) return this.#plain()
    return html`<parley-a2ui .surface=${surface} .steps=${this.steps} .act=${this.act}
      @undrawable=${() => void (this.isReady = false)}></parley-a2ui>`
  }

  #plain(): TemplateResult {
    const { texts, actions } = plainSurface(this.surface)
    return html`<div class="surface" role="group" aria-label="Interactive surface">
      ${texts.map((text) => html`<p class="text" dir="auto">${text}</p>`)}
      ${
        actions.length === 0
          ? nothing
          : html`<p class="hint note">It offers these actions:</p>
            <ul>${actions.map((action) => html`<li dir="auto">${action}</li>`)}</ul>`
      }
      ${this.surface.isTooLarge ? html`<p class="hint note">The surface is too large to be drawn.</p>` : nothing}
      ${this.isWanted ? nothing : html`<button type="button" @click=${() => void this.#want()}>Draw the surface</button>`}
    </div>`
  }
}

/** Compares two elements by their order in the page. */
function inPage(one: Element, other: Element): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

customElements.define('parley-surface', SurfaceView)
