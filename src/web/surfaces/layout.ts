import { CardApi, ColumnApi, ListApi, ModalApi, RowApi, TabsApi } from '@a2ui/web_core/v0_9'
import { html } from 'lit'

import { component, shown } from './element.ts'

export const row = component(
  RowApi,
  (element, { children }) => html`<div class="surface-row">${element.drawAll(children)}</div>`,
)
export const column = component(
  ColumnApi,
  (element, { children }) => html`<div class="surface-column">${element.drawAll(children)}</div>`,
)
export const card = component(
  CardApi,
  (element, { child }) => html`<div class="surface-card">${element.drawOne(child)}</div>`,
)

export const list = component(ListApi, (element, { children, listStyle, direction }) => {
  const drawn = element.drawAll(children)
  const items = drawn.map((item) => html`<li>${item}</li>`)
  if (listStyle === 'ordered') return html`<ol class="surface-list ordered">${items}</ol>`
  if (listStyle === 'unordered') return html`<ul class="surface-list unordered">${items}</ul>`
  return html`<div class=${direction === 'horizontal' ? 'surface-row' : 'surface-column'}>${drawn}</div>`
})

export const tabs = component(TabsApi, (element, { tabs: value }) => {
  const all = (Array.isArray(value) ? value : []).slice(0, 20) as { title?: unknown; child?: unknown }[]
  return html`<div class="row" role="group" aria-label="Tabs">${all.map(
    (tab, index) =>
      html`<button type="button" aria-pressed=${index === element.chosen} @click=${() => element.choose(index)}>
        <bdi>${shown(tab?.title)}</bdi></button>`,
  )}</div>
    <div>${element.drawOne(all[element.chosen]?.child)}</div>`
})

/** A box that opens in place. The trigger, often a button, stays visible above the content. */
export const modal = component(
  ModalApi,
  (element, { trigger, content }) =>
    html`<details class="surface-card"><summary>${element.drawOne(trigger)}</summary>${element.drawOne(content)}</details>`,
)
