/** One run against one target: clients, hooks and detected capabilities. */
import { HttpClient } from '../client/http-client.ts'
import { watchExchanges } from '../exchange-rules/rules.ts'
import type { Documents } from '../client/documents.ts'
import type { OptionalArea } from './optional-areas.ts'
import { loadModule } from './load-module.ts'
import type { AgentCredentials, Target } from './target.ts'
import { TemplateHooks } from './template-hooks.ts'
import type { Hooks } from './hooks.ts'

export interface Capabilities {
  offered: Record<OptionalArea, boolean>
  /** Reason why an area counts as offered or not, by area. */
  reasons: Partial<Record<OptionalArea, string>>
  /** Receipts work in chats between agents (AMB-003). */
  receiptsBetweenAgents: boolean
  /** The target hides the A2A addresses of private agents, so new agents are made visible (AMB-074). */
  hidesPrivateAgents: boolean
  /** Agents that the probe created, each with the handle of its owner. */
  agents: AgentCredentials[]
}

export interface Session {
  target: Target
  client: HttpClient
  hooks: Hooks
}

export async function openSession(target: Target, documents: Documents): Promise<Session> {
  const {
    request_timeout_ms: requestTimeoutMs,
    requests_per_second: requestsPerSecond,
    settle_ms: settleMs,
  } = target.timing
  const { message_sequence: sequenceName } = target.names
  const client = new HttpClient({
    baseUrl: target.base_url,
    documents,
    requestTimeoutMs,
    requestsPerSecond,
    settleMs,
    ...(sequenceName !== undefined && { sequenceName }),
  })
  const rules = watchExchanges(client, { sequenceName })
  for (const { token } of target.agents) rules.secrets.know(token)
  for (const { user_id: id, handle, session, ...known } of target.persons)
    rules.know({
      id,
      handle,
      session,
      phoneNumber: known.phone_number,
      email: known.email,
      addressBook: known.address_book,
    })
  return { target, client, hooks: new TemplateHooks(target, client, await loadModule(target.module)) }
}
