/** Reactions, attachments and tasks: acknowledged data exists, once and unchanged. */
import { callStep, effectEnd, pair, type At, type Chat, type Collected } from '../collected.ts'
import { certainState } from '../../model/intervals.ts'
import type { Findings } from '../findings.ts'
import type { BytesCall, ReactCall, TaskCall } from '../record.ts'

export function judgeOthers(collected: Collected, findings: Findings): void {
  for (const chat of collected.chats.values()) judgeReactions(collected, chat, findings)
  for (const calls of Map.groupBy(collected.bytes, ({ record }) => record.attachment ?? '').values())
    judgeBytes(calls, findings)
  judgeTasks(collected, findings)
}

/**
 * Asserts that the last read of an actor contains its last reaction to each message, unless another change is pending.
 */
function judgeReactions({ settledAt, rules }: Collected, chat: Chat, findings: Findings): void {
  if (settledAt === undefined) return
  const byTarget = Map.groupBy(chat.reactions, ({ record }) => pair(record.actor, record.message))
  for (const calls of byTarget.values()) {
    const last = calls.findLast(
      (call) =>
        call.record.outcome === 'ok' &&
        calls.every((other) => other === call || effectEnd(other.record, rules) < call.record.start),
    )
    if (last === undefined) continue
    const { actor, message, value, operation } = last.record
    const reading = chat.readings.get(actor)
    const shown = reading?.byId.get(message)
    if (reading === undefined || shown?.reactions === undefined) continue
    if (reading.record.start < Math.max(settledAt, last.record.end)) continue
    if (shown.reactions.includes(pair(actor, value)) === (operation === 'react')) continue
    findings.add(
      'reaction-lost',
      [
        callStep(
          last as At<ReactCall>,
          `received the acknowledgement that its ${operation} of ${value} on ${message} is done`,
          'end',
        ),
        {
          text: `the history of ${actor} has ${message} with ${shown.reactions.join(', ') || 'no reaction'}`,
          at: reading.record.end,
          line: reading.line,
        },
      ],
      `the last change of ${actor} on ${message} is missing`,
    )
  }
}

function judgeBytes(calls: readonly At<BytesCall>[], findings: Findings): void {
  const upload = calls.find(({ record }) => record.operation === 'upload' && record.outcome === 'ok')
  if (upload?.record.attachment === undefined) return
  const { attachment, content } = upload.record
  const stored = callStep(upload, `received the acknowledgement that ${attachment} is stored`, 'end')
  for (const download of calls.filter(({ record }) => record.operation === 'download')) {
    const { outcome, start, status } = download.record
    if (outcome === 'rejected' && start > upload.record.end)
      findings.add(
        'bytes-lost',
        [stored, callStep(download, `requested ${attachment} and was answered ${status}`, 'end')],
        `${attachment} cannot be read`,
      )
    else if (outcome === 'ok' && download.record.content !== content)
      findings.add(
        'bytes-changed',
        [stored, callStep(download, `read ${download.record.content} instead of ${content}`, 'end')],
        `${attachment} has other bytes than its upload`,
      )
  }
}

function judgeTasks(collected: Collected, findings: Findings): void {
  const { tasks, logs, settledAt } = collected
  for (const attempts of Map.groupBy(tasks, ({ record }) => pair(record.actor, record.message)).values()) {
    const calls = attempts.filter(({ record }) => record.outcome === 'ok' && record.task !== undefined)
    const [first] = calls
    if (first === undefined) continue
    const answered = (call: At<TaskCall>) =>
      callStep(call, `received the acknowledgement that ${call.record.message} is ${call.record.task}`, 'end')
    const other = calls.find(({ record }) => record.task !== first.record.task)
    if (other !== undefined)
      findings.add('task-repeated', [answered(first), answered(other)], `${first.record.message} is two tasks`)
    const log = logs.get(first.record.target)
    if (settledAt === undefined || log?.complete !== true || log.byTask.has(first.record.task ?? '')) continue
    if (mayBeBlocked(collected, attempts)) continue
    findings.add(
      'task-lost',
      [
        answered(first),
        { text: `${log.actor} read its complete log up to ${log.covered} without it`, at: log.pages.at(-1)?.end },
      ],
      `${first.record.task} never reached ${log.actor}`,
    )
  }
}

/**
 * Returns whether a block may hide a task: the target acknowledges it, but the agent never sees it. An attempt with a
 * lost answer may have created it.
 */
function mayBeBlocked({ blocks, rules }: Collected, attempts: readonly At<TaskCall>[]): boolean {
  const calls = attempts.filter((call) => call.record.outcome !== 'rejected')
  const [{ record }] = calls as [At<TaskCall>]
  const from = Math.min(...calls.map((call) => call.record.start))
  const to = Math.max(...calls.map((call) => effectEnd(call.record, rules)))
  const keys = [pair(record.target, record.actor), pair(record.actor, record.target)]
  return keys.some((key) => certainState(blocks.get(key) ?? [], from, to) !== false)
}
