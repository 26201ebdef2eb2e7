/** What one process announces to the others. */
export type Notice =
  /** The logs of these actors grew. */
  | { kind: 'actors'; ids: readonly string[] }
  /** Webhook deliveries were written. */
  | { kind: 'deliveries' }
  /** Nobody knows any more what happened: every process looks after everything that waits in it. */
  | { kind: 'everything' }
  /** Something of worth at this moment alone. */
  | { kind: 'text'; text: string }
  /** The process is there; it may ask the others whether they are. */
  | { kind: 'hello'; asks: boolean }

/** PostgreSQL takes fewer than 8,000 bytes in one notification. */
const payloadBytesMax = 7_000

/**
 * Writes a notice as `<process> <kind> <content>`, as several where one would be too long.
 * @param from the process that writes it, so that it can ignore the echo
 */
export function writeNotice(from: string, notice: Notice): string[] {
  if (notice.kind === 'actors') return idLists(notice.ids).map((ids) => `${from} a ${ids}`)
  if (notice.kind === 'deliveries') return [`${from} d `]
  if (notice.kind === 'everything') return [`${from} * `]
  return [notice.kind === 'hello' ? `${from} h ${notice.asks ? '?' : ''}` : `${from} ! ${notice.text}`]
}

/** @returns undefined when the payload is no notice */
export function readNotice(payload: string): { from: string; notice: Notice } | undefined {
  const [, from = '', kind, content = ''] = /^([0-9a-f]+) ([adh*!]) (.*)$/s.exec(payload) ?? []
  if (kind === 'a') return { from, notice: { kind: 'actors', ids: content.split(',') } }
  if (kind === 'd') return { from, notice: { kind: 'deliveries' } }
  if (kind === '*') return { from, notice: { kind: 'everything' } }
  if (kind === 'h') return { from, notice: { kind: 'hello', asks: content === '?' } }
  return kind === '!' ? { from, notice: { kind: 'text', text: content } } : undefined
}

function idLists(ids: readonly string[]): string[] {
  const lists: string[] = []
  for (const id of ids) {
    const last = lists.at(-1)
    if (last === undefined || last.length + id.length > payloadBytesMax) lists.push(id)
    else lists[lists.length - 1] = `${last},${id}`
  }
  return lists
}
