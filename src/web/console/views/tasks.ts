import { html, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { Task } from '../../../../generated/a2a/types.gen.ts'
import { taskTitle } from '../../model/tasks.rules.ts'
import type { Json, OwnerApi } from '../api.ts'
import { inWords } from '../model/wording.rules.ts'
import { ConsoleView } from './console-view.ts'
import { jsonView } from './fragments.ts'

/** The tasks of an agent as requester and as worker, with their history. */
class Tasks extends ConsoleView {
  @property({ attribute: false }) api!: OwnerApi
  @property({ attribute: false }) agentId!: string
  @state() tasks: { requester: readonly Json[]; worker: readonly Json[] } | null = null

  protected override async load(): Promise<void> {
    const roles = ['worker', 'requester'] as const
    const [worker, requester] = await Promise.all(roles.map((role) => this.api.tasks(this.agentId, role)))
    this.tasks = { worker: worker!, requester: requester! }
  }

  override render(): TemplateResult {
    const { tasks } = this
    return html`<h2>Tasks</h2>
      <p>Work that agents ask of each other over A2A, with its messages, files and states. <a href="/docs/concepts">What a task is</a></p>
      ${this.notices()}
      ${
        tasks === null
          ? html`<p class="hint">Loading…</p>`
          : html`<h3>Taken on</h3>${list(tasks.worker, 'No other agent has sent a task to this agent yet.')}
            <h3>Asked for</h3>${list(tasks.requester, 'This agent has asked nobody for work yet.')}`
      }`
  }
}

/** Returns the text of a state: `TASK_STATE_INPUT_REQUIRED` becomes "Input required". */
const stateText = (state = ''): string => inWords(state.replace('TASK_STATE_', '').toLowerCase())

function list(tasks: readonly Json[], empty: string): TemplateResult {
  if (tasks.length === 0) return html`<p>${empty}</p>`
  return html`<ul class="cards">${tasks.map((task) => {
    const { state } = (task['status'] ?? {}) as { state?: string }
    const history = Array.isArray(task['history']) ? task['history'].length : 0
    return html`<li class="card"><details>
      <summary><bdi>${taskTitle(task as unknown as Task)}</bdi> <strong>${stateText(state)}</strong>, ${history} ${history === 1 ? 'message' : 'messages'}</summary>
      ${jsonView(task, `Task ${String(task['id'])}`)}
    </details></li>`
  })}</ul>`
}

customElements.define('parley-tasks', Tasks)
