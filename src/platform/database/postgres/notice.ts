/** What one process sends to the others in one notification. */
export interface Notice {
  /** The process that wrote it, so that it can ignore the echo. */
  from: string
  actors: Set<string> | 'all'
  deliveries: boolean
}

/** What a process sends to the others once, in a notification of its own: `<process> ! <text>`. */
export const writeNotification = (from: string, text: string): string => `${from} ! ${text}`

/** The parts of what `writeNotification` made; undefined when the payload is something else. */
export function readNotification(payload: string): { from: string; text: string } | undefined {
  const [, from, text] = /^([0-9a-f]+) ! (.*)$/s.exec(payload) ?? []
  return from === undefined || text === undefined ? undefined : { from, text }
}

/** PostgreSQL takes fewer than 8,000 bytes. */
const idsBytesMax = 7000

/** A notice to be filled with what happens until it is sent. */
export function emptyNotice(): Notice {
  return { from: '', actors: new Set(), deliveries: false }
}

/** Whether there is nothing to send. */
export function isEmpty(notice: Notice): boolean {
  return notice.actors !== 'all' && notice.actors.size === 0 && !notice.deliveries
}

/** `<process> <d or -> <id,id,… or *>`; more ids than fit are written as all. */
export function writeNotice(notice: Notice): string {
  const ids = notice.actors === 'all' ? '*' : [...notice.actors].join(',')
  const fitting = Buffer.byteLength(ids) > idsBytesMax ? '*' : ids
  return `${notice.from} ${notice.deliveries ? 'd' : '-'} ${fitting}`
}

/** A text that is no notice of ours wakes everybody: that costs a query and loses nothing. */
export function readNotice(payload: string): Notice {
  const match = /^([0-9a-f]+) ([d-]) (.*)$/.exec(payload)
  if (match === null) return { from: '', actors: 'all', deliveries: true }
  const [, from = '', deliveries, ids = ''] = match
  const actors = ids === '*' ? 'all' : new Set(ids === '' ? [] : ids.split(','))
  return { from, actors, deliveries: deliveries === 'd' }
}
