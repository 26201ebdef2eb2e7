import {
  Catalog,
  ComponentContext,
  createFunctionImplementation,
  BASIC_FUNCTIONS,
  MessageProcessor,
  OpenUrlApi,
  RegexApi,
  renderA2uiNode,
  type SurfaceModel,
  type WebComponentImplementation,
} from '@a2ui/web_core/v0_9'
import { html, nothing } from 'lit'
import { property, state } from 'lit/decorators.js'

import { fitsPattern } from '../model/pattern.rules.ts'
import { recordOf, type Surface, type SurfaceAct, type SurfaceMessage } from '../model/surfaces.rules.ts'
import { View } from '../views/view.ts'
import * as content from './content.ts'
import type { Drawing } from './element.ts'
import * as inputs from './inputs.ts'
import * as layout from './layout.ts'

const catalogId = 'https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json'
/** Returns whether an id is one of several URLs of the basic catalog. */
const isBasic = (id: string): boolean => id === 'basic' || /^https:\/\/a2ui\.org\/[^?#]*\bbasic[^?#]*\.json$/.test(id)

const components = [...Object.values(content), ...Object.values(layout), ...Object.values(inputs)]

/** Functions that reach outside the surface are replaced with the page's own. */
const functions = [
  ...BASIC_FUNCTIONS.filter(({ name }) => name !== OpenUrlApi.name && name !== RegexApi.name),
  createFunctionImplementation(OpenUrlApi, ({ url }) => {
    if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) open(url, '_blank', 'noopener,noreferrer')
  }),
  createFunctionImplementation(RegexApi, ({ value, pattern }) => fitsPattern(String(value), pattern)),
]

const basic = new Catalog<WebComponentImplementation>(catalogId, components, functions)

/** A drawn surface of the basic catalog. Dispatches `undrawable` when it cannot be drawn. */
class DrawnSurface extends View {
  @property({ attribute: false }) surface!: Surface
  @property({ attribute: false }) steps!: number
  @property({ attribute: false }) act!: SurfaceAct | null
  /** Increases with each processed step, so that the root is drawn when it arrives. */
  @state() version!: number
  readonly drawing: Drawing = { count: 0 }
  #processor = this.#newProcessor()
  #taken: readonly SurfaceMessage[] = []

  override willUpdate(): void {
    const { steps } = this.surface
    // Steps that were read again are equal but not identical; entered values stay.
    const goesOn = this.#taken.length <= steps.length && this.#taken.every((step, at) => isSame(step, steps[at]!))
    if (!goesOn) {
      this.#processor.model.dispose()
      this.#processor = this.#newProcessor()
      this.#taken = []
    }
    for (const step of steps.slice(this.#taken.length)) this.#take(step)
    this.#taken = [...steps]
  }

  override render(): unknown {
    const model = this.#model
    if (!model?.componentsModel.get('root')) return html`<p class="hint note">The surface is not complete yet.</p>`
    return html`<div class="surface" role="group" aria-label="Interactive surface">${renderA2uiNode(
      new ComponentContext(model, 'root', '/'),
      basic,
    )}</div>${this.act ? nothing : html`<p class="hint note">Only those it was sent to can use it.</p>`}`
  }

  override updated(): void {
    if (!isBasic(this.surface.catalogId)) this.notify('undrawable')
  }

  get #model(): SurfaceModel<WebComponentImplementation> | undefined {
    return this.#processor.model.getSurface(this.surface.id)
  }

  #newProcessor(): MessageProcessor<WebComponentImplementation> {
    return new MessageProcessor([basic], (action) => this.#send({ ...action }))
  }

  /** Processes one step. An error in it does not affect later steps. */
  #take(step: SurfaceMessage): void {
    try {
      this.#processor.processMessages([cleaned(step) as never])
    } catch {
      // The surface is drawn without this step.
    }
  }

  #send(action: Record<string, unknown>): void {
    const type = 'application/a2ui+json'
    const data = [{ version: 'v0.9.1', action }]
    const model = this.surface.sendsData ? this.#model?.dataModel.get('/') : undefined
    const metadata = model && {
      a2uiClientDataModel: { version: 'v0.9.1', surfaces: { [this.surface.id]: recordOf(model) } },
    }
    this.act?.([{ type: 'data', data, media_type: type, metadata: { mimeType: type } }], metadata)
  }
}

const isSame = (one: SurfaceMessage, other: SurfaceMessage): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** Returns a step without the components that do not fit the catalog; the others stay unchanged. */
function cleaned(step: SurfaceMessage): SurfaceMessage {
  const { createSurface, updateComponents } = step
  if (createSurface) return { ...step, createSurface: { ...recordOf(createSurface), theme: {}, catalogId } }
  if (!updateComponents) return step
  const { components: list, ...rest } = recordOf(updateComponents)
  const fitting = (Array.isArray(list) ? list : []).filter((one) => {
    const { id, component, ...properties } = recordOf(one)
    const api = basic.components.get(String(component))
    return typeof id === 'string' && api?.schema.safeParse(properties).success === true
  })
  return { ...step, updateComponents: { ...rest, components: fitting } }
}

customElements.define('parley-a2ui', DrawnSurface)
