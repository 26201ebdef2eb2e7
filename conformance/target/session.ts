/** One run against one target: clients, hooks and what the probe found out. */
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
  /** Why an area counts as offered or not. */
  reasons: Partial<Record<OptionalArea, string>>
  /** Receipts work in chats between agents (AMB-003). */
  receiptsBetweenAgents: boolean
  /** Agents that the probe made, with the handle of their owner. */
  agents: AgentCredentials[]
}

export interface Session {
  target: Target
  client: HttpClient
  hooks: Hooks
}

export async function openSession(target: Target, documents: Documents): Promise<Session> {
  const { request_timeout_ms: requestTimeoutMs, requests_per_second: requestsPerSecond } = target.timing
  const client = new HttpClient({ baseUrl: target.base_url, documents, requestTimeoutMs, requestsPerSecond })
  const rules = watchExchanges(client, {
    sequenceName: target.names.message_sequence,
    capabilityUrl: target.names.capability_url,
  })
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
