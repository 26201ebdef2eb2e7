import type { DeliveryOwners } from '../database.ts'
import type { HeardShards } from './presence.ts'

/** What one process announces to the others. */
export type Notice =
  /** The logs of these actors grew. */
  | { kind: 'actors'; ids: readonly string[] }
  /** Something may be due for webhooks. */
  | { kind: 'deliveries'; owners: DeliveryOwners }
  /** Nobody knows any more what happened: every process looks after everything that waits in it. */
  | { kind: 'everything' }
  /** Something of worth at this moment alone. */
  | { kind: 'text'; text: string }
  /** The process is there, and hears these shards; it may ask the others for the same. */
  | { kind: 'hello'; asks: boolean; shards: HeardShards }
  /** The process begins to hear further shards. */
  | { kind: 'begin'; shards: readonly number[] }

/** PostgreSQL takes fewer than 8,000 bytes in one notification. */
const payloadBytesMax = 7_000

/**
 * Writes a notice as `<process> <kind> <content>`, as several where one would be too long.
 * @param from the process that writes it, so that it can ignore the echo
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
