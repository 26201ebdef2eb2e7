import { LitElement } from 'lit'

/**
 * An element that draws into the page itself: labels reach across elements, and there is one style sheet. What was in it
 * before is not kept.
 */
export class View extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this
  }

  /** Notifies whoever holds this element. */
  protected notify(type: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }))
  }
}
