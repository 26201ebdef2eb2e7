import type { Message } from '../../generated/current/types.gen.ts'
import type { PushReply } from '../../generated/extensions/types.gen.ts'
import type { Messenger } from './messenger.ts'
import { chatTitle, senderName, summaryOf } from './model/chats.rules.ts'
import { keepChoice } from './storage.ts'

const path = '/v1/me/push-subscription'

/** Notifications of new messages: by Web Push, or by this page where the browser has no push service. */
export class Notifier {
  readonly #messenger: Messenger
  #registration: ServiceWorkerRegistration | undefined
  /** Whether the push service notifies, so that this page must not. */
  #isPushed = false

  constructor(messenger: Messenger) {
    this.#messenger = messenger
    messenger.addEventListener('arrived', (event) => {
      // A person can withdraw the permission in the settings of the browser.
      void this.#show((event as CustomEvent<Message>).detail).catch(() => undefined)
    })
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ chat?: unknown }>) => {
      if (typeof data.chat === 'string') location.hash = data.chat
    })
  }

  /** Whether notifications also arrive while no page is open. */
  get isPushed(): boolean {
    return this.#isPushed
  }

  /**
   * Asks for the permission of the person and subscribes. @throws Error when the browser does not allow notifications
   */
  async turnOn(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted')
      throw new Error('The browser does not allow notifications of this site. Its settings can allow them.')
    await navigator.serviceWorker.register('/service-worker.js')
    this.#registration = await navigator.serviceWorker.ready
    keepChoice('notices', 'on', this.#messenger.state.me)
    this.#isPushed = await this.#subscribe(this.#registration)
  }

  async turnOff(): Promise<void> {
    keepChoice('notices', null, this.#messenger.state.me)
    await this.#messenger.api.wire.call('DELETE', path)
    const subscription = await this.#registration?.pushManager?.getSubscription()
    await subscription?.unsubscribe()
    this.#registration = undefined
    this.#isPushed = false
  }

  /** Subscribes at the push service of the browser. @returns false when there is none */
  async #subscribe({ pushManager }: ServiceWorkerRegistration): Promise<boolean> {
    const { wire } = this.#messenger.api
    const { application_server_key: key, endpoint } = await wire.call<PushReply>('GET', path)
    const subscription = await pushManager
      ?.subscribe({ userVisibleOnly: true, applicationServerKey: key })
      .catch(() => undefined)
    if (!subscription) return false
    if (subscription.endpoint !== endpoint) await wire.call('PUT', path, subscription.toJSON())
    return true
  }

  /** Shows a message that arrived while the person does not see this page. */
  async #show(message: Message): Promise<void> {
    if (!this.#registration || this.#isPushed || (!document.hidden && document.hasFocus())) return
    const { me, chats } = this.#messenger.state
    const chat = chats.get(message.chat_id)?.chat
    if (!chat) return
    const sender = senderName(message, chat)
    const text = summaryOf(message)
    const [title, body] = chat.kind === 'group' ? [chatTitle(chat, me), `${sender}: ${text}`] : [sender, text]
    await this.#registration.showNotification(title, { body, tag: chat.id, data: chat.id })
  }
}
