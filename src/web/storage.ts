import type { Me, Pending, State } from './model/state.ts'

/** A message that waits, and where it goes. */
interface Unsent {
  chatId: string
  pending: Pending
}

const unsentKey = ({ userId }: Me) => `parley unsent ${userId}`

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

/** Drops everything that this browser keeps of a person. */
export function forgetPerson(me: Me): void {
  sessionStorage.removeItem(unsentKey(me))
}
