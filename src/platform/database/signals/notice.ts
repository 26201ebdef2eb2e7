import type { DeliveryOwners } from '../database.ts'
import type { SubscribedShards } from './presence.ts'

/** A message from one process to the others. */
export type Notice =
  /** The logs of these actors grew. */
  | { kind: 'actors'; ids: readonly string[] }
  /** Deliveries of webhooks may be due. */
  | { kind: 'deliveries'; owners: DeliveryOwners }
  /** Notices were dropped: every process checks all its waiters. */
  | { kind: 'everything' }
  /** An ephemeral text. */
  | { kind: 'text'; text: string }
  /** Announces the process and the shards it listens to; may request the same from the others. */
  | { kind: 'hello'; asks: boolean; shards: SubscribedShards }
  /** The process starts listening to further shards. */
  | { kind: 'begin'; shards: readonly number[] }

/** Maximum payload in bytes. PostgreSQL accepts fewer than 8,000 in one notification. */
const payloadBytesMax = 7_000

/**
 * Formats a notice as `<process> <kind> <content>`, split into several when it is too long.
 * @param from sending process, so that it can ignore its own messages
 */
export function writeNotice(from: string, notice: Notice): string[] {
  if (notice.kind === 'actors') return idLists(notice.ids).map((ids) => `${from} a ${ids}`)
  if (notice.kind === 'deliveries') {
    return notice.owners === 'all' ? [`${from} d `] : idLists(notice.owners).map((ids) => `${from} d ${ids}`)
  }
  if (notice.kind === 'everything') return [`${from} * `]
  if (notice.kind === 'begin') return [`${from} b ${notice.shards.join()}`]
  if (notice.kind === 'text') return [`${from} ! ${notice.text}`]
  return [`${from} h ${notice.asks ? '?' : ''}${notice.shards ? `=${notice.shards.join()}` : ''}`]
}

/** @returns undefined when the payload is no notice */
export function readNotice(payload: string): { from: string; notice: Notice } | undefined {
  const [, from = '', kind, content = ''] = /^([0-9a-f]+) ([abdh*!]) (.*)$/s.exec(payload) ?? []
  if (kind === 'a') return { from, notice: { kind: 'actors', ids: content.split(',') } }
  if (kind === 'd') return { from, notice: { kind: 'deliveries', owners: content === '' ? 'all' : content.split(',') } }
  if (kind === '*') return { from, notice: { kind: 'everything' } }
  if (kind === 'b') return { from, notice: { kind: 'begin', shards: numbersOf(content) } }
  if (kind === 'h') {
    const [asks, shards] = content.split('=')
    return {
      from,
      notice: { kind: 'hello', asks: asks === '?', shards: shards === undefined ? null : numbersOf(shards) },
    }
  }
  return kind === '!' ? { from, notice: { kind: 'text', text: content } } : undefined
}

const numbersOf = (list: string): number[] => (list === '' ? [] : list.split(',').map(Number))

function idLists(ids: readonly string[]): string[] {
  const lists: string[] = []
  for (const id of ids) {
    const last = lists.at(-1)
    if (last === undefined || last.length + id.length > payloadBytesMax) lists.push(id)
    else lists[lists.length - 1] = `${last},${id}`
  }
  return lists
}
