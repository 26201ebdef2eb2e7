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

/** What a history shows. */
export interface Judgement {
  /** At most 20 of each kind, the shortest evidence first. */
  contradictions: Contradiction[]
  /** How many of each kind there are. */
  counts: Partial<Record<ContradictionKind, number>>
  records: number
  calls: { ok: number; rejected: number; unknown: number }
  /** Different events, messages, and sightings of events. */
  events: number
  messages: number
  sightings: number
}

/** Takes a history record by record; `finish` judges it. */
export interface Judge {
  /** @param line where the record stands in the history, from 1; default: after the one before it */
  add(record: HistoryRecord, line?: number): void
  finish(): Judgement
}

/** A judge without any input or output: the same records give the same judgement. */
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
