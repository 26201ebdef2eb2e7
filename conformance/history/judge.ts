import { Collector } from './collect.ts'
import type { Contradiction, ContradictionKind } from './contradiction.ts'
import { Findings } from './findings.ts'
import type { HistoryRecord } from './record.ts'
import { judgeChats } from './rules/chats.rules.ts'
import { judgeLogs } from './rules/logs.rules.ts'
import { judgeOthers } from './rules/others.rules.ts'
import { judgeReaders } from './rules/readers.rules.ts'
import { judgeReceipts } from './rules/receipts.rules.ts'
import { storedMessages } from './stored.ts'

/** Result of judging a history. */
export interface Judgement {
  /** At most 20 of each kind, the shortest evidence first. */
  contradictions: Contradiction[]
  /** Number of contradictions of each kind. */
  counts: Partial<Record<ContradictionKind, number>>
  records: number
  calls: { ok: number; rejected: number; unknown: number }
  /** Numbers of distinct events, of messages, and of sightings of events. */
  events: number
  messages: number
  sightings: number
}

/** Accepts a history record by record. `finish` judges it. */
export interface Judge {
  /** @param line line of the record in the history, from 1; default: the line after the previous record */
  add(record: HistoryRecord, line?: number): void
  finish(): Judgement
}

/** Creates a judge without input or output. Equal records give equal judgements. */
export function createJudge(): Judge {
  const findings = new Findings()
  const collector = new Collector(findings)
  const calls = { ok: 0, rejected: 0, unknown: 0 }
  let records = 0
  let sightings = 0
  return {
    add(record, line = records + 1) {
      records += 1
      if (record.record === 'call') calls[record.outcome] += 1
      if (record.record === 'events') sightings += record.events.length
      collector.add(record, line)
    },
    finish() {
      const stored = storedMessages(collector, findings)
      judgeChats(collector, stored, findings)
      judgeReaders(collector, stored, findings)
      judgeLogs(collector, stored, findings)
      judgeReceipts(collector, stored, findings)
      judgeOthers(collector, findings)
      return {
        contradictions: findings.list(),
        counts: Object.fromEntries(findings.counts),
        records,
        calls,
        events: collector.events.size,
        messages: collector.messages.size,
        sightings,
      }
    },
  }
}

/** Judges a whole history at once. */
export function judgeHistory(records: Iterable<HistoryRecord>): Judgement {
  const judge = createJudge()
  for (const record of records) judge.add(record)
  return judge.finish()
}
