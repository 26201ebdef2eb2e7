import { DatabaseSync } from 'node:sqlite'

import type { Observations } from './observations.ts'

/** Forbidden changes of rows: the rule, its table and statement, and the condition under which a change breaks it. */
const isLive = "EXISTS (SELECT 1 FROM actors a WHERE a.id = OLD.actor_id AND a.status <> 'deleted')"

const forbidden: readonly [rule: string, table: string, event: 'UPDATE' | 'DELETE', when: string, shown: string][] = [
  [
    'watermarks never go back',
    'watermarks',
    'UPDATE',
    'NEW.delivered_sequence < OLD.delivered_sequence OR NEW.read_sequence < OLD.read_sequence',
    "OLD.chat_id || ' ' || OLD.actor_id || ' ' || OLD.delivered_sequence || ' to ' || NEW.delivered_sequence",
  ],
  ['an event never changes', 'events', 'UPDATE', '1', 'OLD.event_id'],
  ['nothing acknowledged is lost', 'events', 'DELETE', isLive, 'OLD.event_id'],
  ['nothing acknowledged is lost', 'messages', 'DELETE', '1', 'OLD.id'],
  ['what was sent', 'messages', 'UPDATE', 'NEW.parts <> OLD.parts OR NEW.sequence <> OLD.sequence', 'OLD.id'],
  ['logs without gaps', 'event_counters', 'UPDATE', 'NEW.last_sequence < OLD.last_sequence', 'OLD.actor_id'],
  ['chats without gaps', 'chats', 'UPDATE', 'NEW.last_sequence < OLD.last_sequence', 'OLD.id'],
  [
    'a settled delivery stays settled',
    'deliveries',
    'UPDATE',
    "OLD.state <> 'pending' AND NEW.state <> OLD.state",
    "OLD.event_id || ' went from ' || OLD.state || ' to ' || NEW.state",
  ],
  ['no eleventh attempt', 'deliveries', 'UPDATE', 'NEW.attempts > 10', "OLD.event_id || ': ' || NEW.attempts"],
  [
    'device codes are used once',
    'device_authorizations',
    'UPDATE',
    "OLD.status = 'exchanged' AND NEW.status <> 'exchanged'",
    'OLD.user_code',
  ],
]

/**
 * Adds triggers to the database that record violations of the rules.
 * @param isPurged whether old events are deleted
 */
export function watch(path: string, isPurged: boolean): void {
  const database = new DatabaseSync(path)
  database.exec('CREATE TABLE simulation_violations (rule text NOT NULL, detail text NOT NULL)')
  forbidden.forEach(([rule, table, event, when, shown], index) => {
    if (isPurged && table === 'events' && event === 'DELETE') return
    database.exec(
      `CREATE TRIGGER simulation_${index} AFTER ${event} ON ${table} WHEN ${when}
       BEGIN INSERT INTO simulation_violations VALUES ('${rule}', ${shown}); END`,
    )
  })
  database.close()
}

/** Reports the violations that the triggers recorded. */
export function readWatch(database: DatabaseSync, observations: Observations): void {
  const rows = database.prepare('SELECT rule, detail FROM simulation_violations').all()
  for (const { rule, detail } of rows as { rule: string; detail: string }[]) observations.violated(rule, detail)
}
