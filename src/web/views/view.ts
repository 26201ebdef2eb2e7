import { LitElement } from 'lit'

/**
 * An element that draws into the page itself, so that labels work across elements and one style sheet applies. Earlier
 * content is not kept.
 */
export class View extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this
  }

  /** Dispatches an event to parent elements. */
  protected notify(type: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }))
  }
}
