import type { Me, Pending, State } from './model/state.ts'

/** A pending message and its chat. */
interface Unsent {
  chatId: string
  pending: Pending
}

const unsentKey = ({ userId }: Me) => `parley unsent ${userId}`

/** The browser's storage of this tab, or undefined where it is blocked: then the page works without memory. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** Stores a text, or deletes it. A full storage keeps the earlier text. */
function store(key: string, text: string | null): void {
  try {
    if (text === null) tabStorage()?.removeItem(key)
    else tabStorage()?.setItem(key, text)
  } catch {
    return
  }
}

let storesUnsent = true

/** Stores unaccepted messages, so that they survive a reload of this page. */
export function keepUnsent({ me, chats }: State): void {
  const unsent: Unsent[] = [...chats].flatMap(([chatId, { conversation }]) =>
    conversation.pending.map((pending) => ({ chatId, pending })),
  )
  if (unsent.length > 0) store(unsentKey(me), JSON.stringify(unsent))
  else if (chats.size > 0 && storesUnsent) store(unsentKey(me), null)
  storesUnsent = unsent.length > 0 || chats.size === 0
}

/** Returns the unsent messages of an earlier page. */
export function takeUnsent(me: Me): Unsent[] {
  return unsentAtStart.get(unsentKey(me)) ?? []
}

/** Read before the page can overwrite it. */
const unsentAtStart = new Map(
  Object.keys(tabStorage() ?? {})
    .filter((key) => key.startsWith('parley unsent '))
    .map((key) => [key, JSON.parse(tabStorage()?.getItem(key) ?? '[]') as Unsent[]]),
)

const draftKey = ({ userId }: Me, chatId: string) => `parley draft ${userId} ${chatId}`

/** Stores a half-written text of a chat. */
export function keepDraft(me: Me, chatId: string, text: string): void {
  store(draftKey(me, chatId), text === '' ? null : text)
}

/** Returns the half-written text of a chat; empty without one. */
export function takeDraft(me: Me, chatId: string): string {
  return tabStorage()?.getItem(draftKey(me, chatId)) ?? ''
}

/** Deletes all data of a person in this browser. */
export function forgetPerson(me: Me): void {
  const own = Object.keys(tabStorage() ?? {}).filter((key) => key.startsWith('parley ') && key.includes(me.userId))
  for (const key of own) store(key, null)
}
