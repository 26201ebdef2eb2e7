/*
 * Shows notifications of messages, also while no page is open. It answers no requests of pages. It has no imports,
 * because browsers load it as a script and not as a module.
 */

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface PushEvent extends WaitingEvent {
  data: { json(): unknown } | null
}

interface NotificationEvent extends WaitingEvent {
  notification: Notification
}

interface WindowClient {
  url: string
  visibilityState: DocumentVisibilityState
  focus(): Promise<unknown>
  postMessage(message: unknown): void
}

/** The part of ServiceWorkerGlobalScope that is used; its library of types excludes that of pages. */
interface WorkerScope {
  registration: ServiceWorkerRegistration
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void
}

const worker = globalThis as unknown as WorkerScope

const messengers = async (): Promise<WindowClient[]> =>
  (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(
    ({ url }) => new URL(url).pathname === '/app',
  )

worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.json())))

/** Shows a notification, unless the person sees the messenger. */
async function show(pushed: unknown): Promise<void> {
  const { chat_id: chatId, title, body } = pushed as { chat_id: string; title: string; body: string }
  if ((await messengers()).some(({ visibilityState }) => visibilityState === 'visible')) return
  // One notification for each chat: a later message replaces an earlier one.
  await worker.registration.showNotification(title, { body, tag: chatId, data: chatId })
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data)))
})

/** Shows a chat in an open page of the messenger, or else in a new one. */
async function open(chatId: string): Promise<void> {
  const [page] = await messengers()
  if (!page) return void (await worker.clients.openWindow(`/app#${chatId}`))
  // The method of a client, unlike that of a window, has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  page.postMessage({ chat: chatId })
  await page.focus()
}
