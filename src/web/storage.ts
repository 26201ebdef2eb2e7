import type { Me, Pending, State } from './model/state.ts'

/** A pending message and its chat. */
interface Unsent {
  chatId: string
  pending: Pending
}

const unsentKey = ({ userId }: Me) => `parley unsent ${userId}`

/** Storage of the tab, or of the browser; undefined where it is blocked: then the page works without memory. */
function storageOf(kind: 'sessionStorage' | 'localStorage'): Storage | undefined {
  try {
    return globalThis[kind]
  } catch {
    return undefined
  }
}

const tabStorage = () => storageOf('sessionStorage')

/** Stores a text, or deletes it. A full storage keeps the earlier text. */
function store(key: string, text: string | null, storage = tabStorage()): void {
  try {
    if (text === null) storage?.removeItem(key)
    else storage?.setItem(key, text)
  } catch {
    return
  }
}

/** Stores a choice for this browser, or deletes it. @param me person whose choice it is, if others may choose differently */
export function keepChoice(name: string, value: string | null, me?: Me): void {
  store(choiceKey(name, me), value, storageOf('localStorage'))
}

/** Returns a choice for this browser; null without one. */
export function takeChoice(name: string, me?: Me): string | null {
  return storageOf('localStorage')?.getItem(choiceKey(name, me)) ?? null
}

const choiceKey = (name: string, me: Me | undefined) => (me ? `parley ${name} ${me.userId}` : `parley ${name}`)

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

/** Unsent messages of an earlier page, read before this page can overwrite them. */
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
  for (const storage of [tabStorage(), storageOf('localStorage')]) {
    const own = Object.keys(storage ?? {}).filter((key) => key.startsWith('parley ') && key.includes(me.userId))
    for (const key of own) store(key, null, storage)
  }
}
