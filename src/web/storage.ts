import type { Me, Pending, State } from './model/state.ts'

/** A message that waits, and where it goes. */
interface Unsent {
  chatId: string
  pending: Pending
}

const unsentKey = ({ userId }: Me) => `parley unsent ${userId}`
const positionsKey = ({ userId }: Me) => `parley read ${userId} `
const positionKey = (me: Me, chatId: string) => positionsKey(me) + chatId

/** Keeps what the server has not accepted over a reload of this page. */
export function keepUnsent({ me, chats }: State): void {
  const unsent: Unsent[] = [...chats].flatMap(([chatId, { conversation }]) =>
    conversation.pending.map((pending) => ({ chatId, pending })),
  )
  if (unsent.length > 0) sessionStorage.setItem(unsentKey(me), JSON.stringify(unsent))
  else if (chats.size > 0) sessionStorage.removeItem(unsentKey(me))
}

/** What an earlier page left. */
export function takeUnsent(me: Me): Unsent[] {
  return unsentAtStart.get(unsentKey(me)) ?? []
}

/** Read before anything can overwrite it. */
const unsentAtStart = new Map(
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith('parley unsent '))
    .map((key) => [key, JSON.parse(sessionStorage.getItem(key) ?? '[]') as Unsent[]]),
)

/** How far the person has read a group in this browser, 0 when nothing is known. */
export function readPosition(me: Me, chatId: string): number {
  return Number(localStorage.getItem(positionKey(me, chatId)) ?? 0)
}

export function writePosition(me: Me, chatId: string, sequence: number): void {
  localStorage.setItem(positionKey(me, chatId), String(sequence))
}

/** Reports how far the person has read a group in another tab of this browser. */
export function watchPositions(me: Me, report: (chatId: string, sequence: number) => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(positionsKey(me))) report(key.slice(positionsKey(me).length), Number(newValue ?? 0))
  })
}

/** Drops everything that this browser keeps of a person. */
export function forgetPerson(me: Me): void {
  sessionStorage.removeItem(unsentKey(me))
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(positionsKey(me)))
  for (const key of keys) localStorage.removeItem(key)
}
