import { createECDH } from 'node:crypto'

import type { Message } from '../../conversations/messages/message.ts'
import { summarize } from '../../conversations/messages/summary.rules.ts'
import type { Needs } from '../../platform/context.ts'
import type { DeliveryFormat, PreparedRequest } from '../webhooks/delivery-format.ts'
import { readNames } from './push-subscription.store.ts'
import type { BrowserKeys } from './push-subscription.ts'
import { readVapidKey, vapidHeader } from './vapid-key.ts'

/** Time for which a push service keeps a notification for a device that is off, in seconds. */
const keptSeconds = 24 * 3600
/** Maximum length of a name, so that a notification fits into the record of 4,096 bytes that push services accept. */
const nameMax = 100

/** Facts of a message that its notification needs, as stored between the attempts. */
interface PushedMessage {
  chatId: string
  senderId: string
  handle: string | null
  summary: string
}

/** Content of a notification, which the service worker of the pages reads. */
interface Notification {
  chat_id: string
  title: string
  body: string
}

/** Creates the format of push subscriptions: notifications encrypted for the browser (RFC 8291). */
export function createPushFormat(context: Needs<'clock' | 'config' | 'database' | 'secretBox'>): DeliveryFormat {
  const { clock, config, database } = context
  return {
    body: ({ message }) => (message ? factsOf(message) : null),
    headers: () => ({}),
    isSignal: true,
    async prepare({ webhookId, url, secret }, body): Promise<PreparedRequest | null> {
      const facts = JSON.parse(body.toString()) as PushedMessage
      const names = await database.read((tx) => readNames(tx, { webhookId, ...facts, now: clock.now() }))
      if (!names) return null
      const sender = (names.sender ?? facts.handle ?? 'Deleted account').slice(0, nameMax)
      const group = names.group?.slice(0, nameMax)
      const notification: Notification = {
        chat_id: facts.chatId,
        title: group ?? sender,
        body: group === undefined ? facts.summary : `${sender}: ${facts.summary}`,
      }
      const subject = config.publicUrl.startsWith('https:') ? config.publicUrl : 'mailto:operator@localhost'
      return {
        body: await encryptFor(JSON.parse(secret) as BrowserKeys, JSON.stringify(notification)),
        headers: {
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          ttl: String(keptSeconds),
          topic: facts.chatId,
          authorization: await vapidHeader(await readVapidKey(context), url, subject, clock.now()),
        },
      }
    },
    isGone: (status) => status === 404 || status === 410,
  }
}

const factsOf = ({ chatId, sender, parts }: Message): PushedMessage => ({
  chatId,
  senderId: sender.id ?? '',
  handle: sender.handle,
  summary: summarize(parts),
})

/** Encrypts a text for a browser. Loads the library for the first notification: most servers send none. */
async function encryptFor({ p256dh, auth }: BrowserKeys, text: string): Promise<Buffer> {
  const { default: ece } = await import('http_ece')
  const privateKey = createECDH('prime256v1')
  privateKey.generateKeys()
  return ece.encrypt(Buffer.from(text), { version: 'aes128gcm', privateKey, dh: p256dh, authSecret: auth })
}
