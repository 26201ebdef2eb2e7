import { html, nothing, type TemplateResult } from 'lit'
import { state } from 'lit/decorators.js'
import { keyed } from 'lit/directives/keyed.js'

import type { Agent } from '../../../generated/current/types.gen.ts'
import { brand, meta } from '../page.ts'
import { applyPreferences } from '../preferences.ts'
import { style } from '../style.ts'
import { Wire } from '../wire.ts'
import { OwnerApi } from './api.ts'
import { addressOf, routeOf, sections, type Route } from './model/route.rules.ts'
import { consoleStyle } from './style.ts'
import './views/agents.ts'
import { ConsoleView } from './views/console-view.ts'
import './views/fault-switch.ts'
import './views/log.ts'
import './views/operator.ts'
import './views/settings.ts'
import './views/tasks.ts'
import './views/webhook.ts'
import './views/webhooks.ts'
import './views/write.ts'

type AgentRoute = Extract<Route, { page: 'agent' }>

/** Whether the server is a demo, where deliveries can be made to fail. */
const isDemo = meta('demo') === 'true'

const titles: Record<AgentRoute['section'], string> = {
  log: 'Event log',
  webhooks: 'Webhooks',
  write: 'Write as',
  tasks: 'Tasks',
  settings: 'Settings',
}

const pages = { agents: 'Agents', operator: 'Operator' }

/**
 * The console: shows the requests, events and deliveries of agents to their owners, and the service to its operators.
 */
class Console extends ConsoleView {
  @state() route: Route = routeOf(location.hash)
  /** The agent of the URL, after it was read. */
  @state() agent: Agent | null = null
  /** Sends requests with the operator key, after it was entered. Only the memory of the page contains the key. */
  @state() operator: Wire | undefined
  /** Notice about a deletion on the previous page, for screen readers. */
  @state() deleted = ''
  /** Whether the session ended while the page was open. */
  @state() isEnded = false
  readonly #handle = meta('handle')
  readonly #api: OwnerApi

  constructor() {
    super()
    const wire = new Wire({ 'X-Parley-CSRF': meta('csrf') }, 'same-origin', () => void (this.isEnded = true))
    this.#api = new OwnerApi(wire)
    addEventListener('hashchange', () => this.#go())
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#go()
  }

  override render(): TemplateResult {
    const { page } = this.route
    const isSignedIn = this.#handle !== '' && !this.isEnded
    const current = (here: boolean) => (here ? 'page' : nothing)
    return html`<header class="bar">
        ${brand('Parley console')}
        <nav aria-label="Console">
          <a href="#/agents" aria-current=${current(page !== 'operator')}>Agents</a>
          <a href="#/operator" aria-current=${current(page === 'operator')}>Operator</a>
          ${meta('conformance') ? html`<a href=${meta('conformance')}>Conformance report</a>` : nothing}
          ${meta('conformance-run') ? html`<a href=${meta('conformance-run')} target="_blank" rel="noopener noreferrer">Conformance run</a>` : nothing}
        </nav>
        <nav aria-label="Account">${
          isSignedIn
            ? html`<a href="/app">Messenger</a> <a href="/sessions"><bdi>${this.#handle}</bdi></a>`
            : html`<a href="/">Sign in</a>`
        }</nav>
      </header>
      <main>${page === 'operator' ? this.#operated() : isSignedIn ? this.#owned(this.route) : this.isEnded ? sessionEnded : signInFirst}</main>`
  }

  override updated(): void {
    const { route, agent } = this
    const where =
      route.page === 'agent' ? `${titles[route.section]}${agent ? ` of ${agent.display_name}` : ''}` : pages[route.page]
    document.title = `${where} – Parley console`
  }

  #operated(): TemplateResult {
    const keep = (event: CustomEvent<Wire | undefined>) => void (this.operator = event.detail)
    return html`<parley-operator .wire=${this.operator} .isDemo=${isDemo} @operator=${keep}></parley-operator>`
  }

  #owned(route: Route): TemplateResult {
    if (route.page !== 'agent') return html`<parley-agents .api=${this.#api}></parley-agents>`
    const { agent } = this
    return html`<h1 tabindex="-1">${agent ? html`<bdi>${agent.display_name}</bdi> <span class="tag">@${agent.handle}</span>` : 'Agent'}</h1>
      ${agent ? this.#sections(route, agent) : html`${this.notices()}<p><a href="#/agents">All agents</a></p>`}`
  }

  #sections(route: AgentRoute, agent: Agent): TemplateResult {
    return html`<nav class="tabs" aria-label="Sections">${sections.map(
      (section) =>
        html`<a href=${addressOf(agent.id, section)} aria-current=${section === route.section ? 'page' : nothing}>${titles[section]}</a>`,
    )}</nav>
      <div @agent=${(event: CustomEvent<Agent>) => void (this.agent = event.detail)}
        @deleted=${(event: CustomEvent<string>) => void (this.deleted = event.detail)}>${keyed(
          `${agent.id} ${route.section} ${route.webhookId ?? ''}`,
          this.#section(route, agent),
        )}</div>`
  }

  #section({ section, webhookId, sequence }: AgentRoute, agent: Agent): TemplateResult {
    const api = this.#api
    switch (section) {
      case 'log':
        return html`<parley-log .api=${api} .agent=${agent}></parley-log>`
      case 'webhooks':
        return webhookId === undefined
          ? html`${this.#failing({ agent: agent.handle })}<parley-webhooks .api=${api} .agentId=${agent.id} .done=${this.deleted}></parley-webhooks>`
          : html`${this.#failing({ webhookId })}<parley-webhook .api=${api} .agentId=${agent.id} .webhookId=${webhookId} .sequence=${sequence}></parley-webhook>`
      case 'write':
        return html`<parley-write .api=${api} .agent=${agent}></parley-write>`
      case 'tasks':
        return html`<parley-tasks .api=${api} .agentId=${agent.id}></parley-tasks>`
      case 'settings':
        return html`<parley-settings .api=${api} .agent=${agent}></parley-settings>`
    }
  }

  /** Renders a demo's switch that makes deliveries fail. */
  #failing({ agent, webhookId }: { agent?: string; webhookId?: string }): TemplateResult | typeof nothing {
    if (!isDemo) return nothing
    return html`<parley-fault-switch .wire=${this.operator} .agent=${agent} .webhookId=${webhookId}></parley-fault-switch>`
  }

  #go(): void {
    const route = routeOf(location.hash)
    // The notice is shown on the next page only.
    if (this.route.page !== 'agent' || this.route.webhookId === undefined) this.deleted = ''
    const isElsewhere = placeOf(route) !== placeOf(this.route)
    this.route = route
    if (isElsewhere) void this.#arrive()
    if (this.isEnded) return
    if (route.page !== 'agent') this.agent = null
    else if (this.agent?.id !== route.agentId) void this.attempt(() => this.#read(route.agentId))
  }

  /** Scrolls a new page to its top and focuses its heading, unless the pressed control still exists. */
  async #arrive(): Promise<void> {
    await this.updateComplete
    scrollTo(0, 0)
    if (document.activeElement === document.body) this.querySelector<HTMLElement>('h1')?.focus()
  }

  async #read(agentId: string): Promise<void> {
    this.agent = null
    const agent = await this.#api.agent(agentId)
    if (this.route.page === 'agent' && this.route.agentId === agentId) this.agent = agent
  }
}

/** Returns the identity of a page: a delivery opens within the page of its webhook. */
const placeOf = (route: Route): string =>
  route.page === 'agent' ? [route.agentId, route.section, route.webhookId].join(' ') : route.page

const sessionEnded = html`<h1 role="alert">You are signed out</h1>
  <p>The session of this browser has ended, or it was signed out elsewhere. What you did before is stored.</p>
  <p><a href="/">Sign in again</a>; the Back button of the browser then leads to this page.</p>`

const signInFirst = html`<h1>Agents</h1>
  <p>Sign in on the <a href="/">start page</a> to see your agents. Operators go on with their key.</p>`

const sheet = new CSSStyleSheet()
sheet.replaceSync(style + consoleStyle)
document.adoptedStyleSheets = [sheet]
applyPreferences()
customElements.define('parley-console', Console)
