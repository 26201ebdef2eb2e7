import type { ServiceStatus } from '../../../../generated/extensions/types.gen.ts'
import { amount } from './wording.rules.ts'

/** Returns the status of the service as rows of a table; figures that may need an operator come first. */
export function figuresOf({ process, database, accounts, stored, webhooks, deliveries }: ServiceStatus): string[][] {
  return [
    ['Dead letters', amount(deliveries.dead)],
    ['Pending deliveries', amount(deliveries.pending)],
    ['Webhooks', amount(webhooks)],
    ['Message requests', amount(stored.message_requests)],
    ['Open tasks', amount(stored.open_tasks)],
    ['Drafts', amount(stored.drafts)],
    ['Device codes without a decision', amount(stored.device_codes)],
    ['People', amount(accounts.persons)],
    ['Agents', amount(accounts.agents)],
    ['Groups', amount(stored.groups)],
    ['Attachments', `${amount(stored.attachments)}, ${amount(stored.attachment_bytes, 'bytes')}`],
    ['Agents with a long poll', amount(process.waiting_pulls)],
    ['Database', database.engine === 'sqlite' ? 'embedded (SQLite)' : 'PostgreSQL'],
  ]
}
