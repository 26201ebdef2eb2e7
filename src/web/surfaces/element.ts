import { A2uiLitElement } from '@a2ui/lit/v0_9'
import type { ComponentApi } from '@a2ui/web_core/v0_9'
import { html, nothing, type TemplateResult } from 'lit'

/** Maximum nesting depth, drawn components of a surface, and children of a component. */
const depthMax = 32
const drawnMax = 1_000
const childrenMax = 200
/** Maximum length of a text in characters. */
export const charactersMax = 20_000

let made = 0

/** The count that all components of one surface share. */
export interface Drawing {
  count: number
}

/** Properties of a component with resolved bindings. Another account wrote their values. */
export type Props = Readonly<Record<string, unknown>>

/**
 * A component of a surface. It draws into the page itself and follows the style sheet of the page. Maximum depth and
 * count stop recursive components and endless lists.
 */
export abstract class SurfaceElement extends A2uiLitElement<ComponentApi> {
  #depth = 0
  #drawing: Drawing | null = null
  #isWithin = false
  /** The component's own state: index of the open tab. */
  chosen = 0

  protected abstract draw(props: Props): unknown

  protected override createRenderRoot(): HTMLElement {
    return this
  }

  override connectedCallback(): void {
    this.dataset['component'] = this.api?.name ?? ''
    const parent = this.parentElement?.closest<HTMLElement>('[data-component]')
    this.#depth = parent instanceof SurfaceElement ? parent.#depth + 1 : 1
    this.#drawing = (this.closest('parley-a2ui') as unknown as { drawing: Drawing } | null)?.drawing ?? null
    if (this.#drawing) this.#drawing.count++
    this.#isWithin = this.#depth <= depthMax && (this.#drawing?.count ?? 0) <= drawnMax
    super.connectedCallback()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    if (this.#drawing) this.#drawing.count--
    this.#drawing = null
  }

  /** An error hides the component and leaves the others unaffected. */
  protected override performUpdate(): void {
    try {
      super.performUpdate()
    } catch {
      this.hidden = true
    }
  }

  override render(): unknown {
    if (!this.#isWithin) return html`<p class="hint note">…</p>`
    const props = this.controller?.props as Props | undefined
    return props ? this.draw(props) : nothing
  }

  /** Links labels to their controls. */
  readonly uid = `surface-${++made}`

  /** Whether actions are possible on the surface. */
  get isLive(): boolean {
    const surface = this.closest('parley-a2ui') as unknown as { act: unknown } | null
    return Boolean(surface?.act)
  }

  /** Draws a referenced component. */
  drawOne(reference: unknown): unknown {
    const isName = typeof reference === 'string' || (typeof reference === 'object' && reference !== null)
    return isName ? this.renderNode(reference as string) : nothing
  }

  /** Draws a list of referenced components, up to the limits. */
  drawAll(list: unknown): readonly unknown[] {
    const references: readonly unknown[] = Array.isArray(list) ? list : []
    const left = drawnMax - (this.#drawing?.count ?? 0)
    return references.slice(0, Math.max(1, Math.min(childrenMax, left))).map((reference) => this.drawOne(reference))
  }

  choose(index: number): void {
    this.chosen = index
    this.requestUpdate()
  }
}

export function component<A extends ComponentApi>(
  api: A,
  draw: (element: SurfaceElement, props: Props) => TemplateResult | typeof nothing,
): A & { tagName: string } {
  const tagName = `parley-a2ui-${api.name.toLowerCase()}`
  class Component extends SurfaceElement {
    protected override readonly api = api
    protected override draw(props: Props): unknown {
      return draw(this, props)
    }
  }
  customElements.define(tagName, Component)
  return { ...api, tagName }
}

/** Returns a value as text, up to the maximum length. */
export function shown(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.slice(0, charactersMax)
}
