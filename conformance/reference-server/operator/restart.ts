/** POST /_ops/restart: what a process that stops and starts keeps, which is everything, and what each fault forgets. */
import type { OpenCall, Reply } from '../protocol/route.ts'
import { mint } from '../state/ids.ts'
import type { Actor } from '../state/model.ts'
import type { Subject } from '../state/server.ts'

export function restart({ subject }: OpenCall): Reply {
  subject.epoch += 1
  for (const actor of subject.actors.values()) restartLog(subject, actor)
  if (subject.faulty('restart-forgets-message-ids')) subject.messages.clear()
  if (subject.faulty('restart-changes-messages'))
    for (const message of subject.messages.values()) message.parts = message.parts.map(dotted)
  if (subject.faulty('restart-forgets-subscriptions')) {
    for (const webhook of subject.webhooks.values()) webhook.status = 'deleted'
    subject.webhooks.clear()
  }
  for (const [token, { kind }] of subject.credentials) {
    if (subject.faulty(kind === 'agent' ? 'restart-forgets-tokens' : 'restart-forgets-sessions'))
      subject.credentials.delete(token)
  }
  subject.cutConnections()
  return { status: 204 }
}

function restartLog(subject: Subject, actor: Actor): void {
  if (subject.faulty('restart-empties-logs')) actor.log = []
  if (subject.faulty('restart-numbers-anew')) actor.lastSequence = 0
  for (const event of actor.log) {
    if (subject.faulty('restart-mints-event-ids')) event.event_id = mint('evt')
    if (subject.faulty('restart-dates-events-anew')) event.createdAt = Date.now()
  }
}

const dotted = (part: Record<string, unknown>): Actor['profile'] =>
  ({ ...part, ...(typeof part['text'] === 'string' ? { text: `${part['text']}.` } : {}) }) as Actor['profile']
