import type { ServiceStatus } from '../../../../generated/extensions/types.gen.ts'
import { amount } from './wording.rules.ts'

/** Returns the status of the service as rows of a table; figures that may need an operator come first. */
export function figuresOf({ process, database, accounts, stored, webhooks, deliveries }: ServiceStatus): string[][] {
  return [
    ['Deliveries given up', amount(deliveries.dead)],
    ['Deliveries that wait', amount(deliveries.pending)],
    ['Webhooks', amount(webhooks)],
    ['Message requests', amount(stored.message_requests)],
    ['Open tasks', amount(stored.open_tasks)],
    ['Drafts', amount(stored.drafts)],
    ['Codes of devices that wait', amount(stored.device_codes)],
    ['People', amount(accounts.persons)],
    ['Agents', amount(accounts.agents)],
    ['Groups', amount(stored.groups)],
    ['Attachments', `${amount(stored.attachments)}, ${amount(stored.attachment_bytes, 'bytes')}`],
    ['Agents that wait for events', amount(process.waiting_pulls)],
    ['Database', database.engine === 'sqlite' ? 'embedded (SQLite)' : 'PostgreSQL'],
  ]
}
