import type { Messenger } from './messenger.ts'
import type { Notifier } from './notifier.ts'
import { takeChoice } from './storage.ts'

const notifiers = new WeakMap<Messenger, Promise<Notifier>>()

/** Whether this browser has notifications for pages of this server; http has none, except on the own machine. */
export const canNotify = (): boolean => 'Notification' in globalThis && 'serviceWorker' in navigator

/** Whether the person has asked for notifications in this browser. */
export const wantsNotices = ({ state }: Messenger): boolean => takeChoice('notices', state.me) === 'on'

/** Loads the notifications of a messenger when they are used first. */
export function notifierOf(messenger: Messenger): Promise<Notifier> {
  const loading =
    notifiers.get(messenger) ?? import('./notifier.ts').then(({ Notifier: Loaded }) => new Loaded(messenger))
  notifiers.set(messenger, loading)
  loading.catch(() => notifiers.delete(messenger))
  return loading
}

/** Continues notifications that the person has asked for. Never rejects. */
export async function resumeNotices(messenger: Messenger): Promise<void> {
  if (!canNotify() || !wantsNotices(messenger) || Notification.permission !== 'granted') return
  // Without a response, the next page resumes them.
  await notifierOf(messenger)
    .then((notifier) => notifier.turnOn())
    .catch(() => undefined)
}
