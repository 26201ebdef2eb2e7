import { html, type TemplateResult } from 'lit'

import type { Json, OwnerApi } from '../api.ts'
import { ConsoleView } from './console-view.ts'
import { jsonView } from './json.ts'

/** The tasks of an agent, asked for and taken on, with their history. */
class Tasks extends ConsoleView {
  static override properties = {
    ...ConsoleView.properties,
    api: { attribute: false },
    agentId: { attribute: false },
    tasks: { state: true },
  }
  declare api: OwnerApi
  declare agentId: string
  declare tasks: { requester: readonly Json[]; worker: readonly Json[] } | null

  constructor() {
    super()
    this.tasks = null
  }

  override connectedCallback(): void {
    super.connectedCallback()
    void this.attempt(async () => {
      const roles = ['worker', 'requester'] as const
      const [worker, requester] = await Promise.all(roles.map((role) => this.api.tasks(this.agentId, role)))
      this.tasks = { worker: worker!, requester: requester! }
    })
  }

  override render(): TemplateResult {
    const { tasks } = this
    return html`<h2>Tasks</h2>
      ${this.notices()}
      ${
        tasks === null
          ? html`<p class="hint">Loading…</p>`
          : html`<h3>Taken on</h3>${list(tasks.worker)}<h3>Asked for</h3>${list(tasks.requester)}`
      }`
  }
}

function list(tasks: readonly Json[]): TemplateResult {
  if (tasks.length === 0) return html`<p>None.</p>`
  return html`<ul class="cards">${tasks.map((task) => {
    const { state } = (task['status'] ?? {}) as { state?: string }
    const history = Array.isArray(task['history']) ? task['history'].length : 0
    return html`<li class="card"><details>
      <summary><code>${task['id']}</code> <strong>${state}</strong>, ${history} messages</summary>
      ${jsonView(task, `Task ${String(task['id'])}`)}
    </details></li>`
  })}</ul>`
}

customElements.define('parley-tasks', Tasks)
