/** State that a restart loses, by fault. */
import type { FaultName } from '../faults/faults.ts'
import { newSecret } from '../state/ids.ts'
import type { Chat, Message, ReceiptStatus } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import { tasksOf } from '../tasks/task.ts'

type RestartLoss = (server: ReferenceServer) => void

const ofChats =
  (lose: (chat: Chat) => void): RestartLoss =>
  ({ chats }) => {
    for (const chat of chats.values()) lose(chat)
  }

const ofMessages = (lose: (message: Message) => void): RestartLoss =>
  ofChats(({ messages }) => {
    for (const message of messages) lose(message)
  })

const watermarks = (status: ReceiptStatus): RestartLoss =>
  ofChats((chat) => {
    for (const known of chat.watermarks.values()) known[status] = { sequence: 0, messageId: null, updates: [] }
  })

const losses: Partial<Record<FaultName, RestartLoss>> = {
  'restart-forgets-watermarks': ofChats((chat) => chat.watermarks.clear()),
  'restart-forgets-read-watermarks': watermarks('read'),
  'restart-forgets-stamps': ofChats((chat) => {
    for (const known of chat.watermarks.values()) known.delivered.updates = known.read.updates = []
  }),
  'restart-forgets-reactions': ofMessages((message) => {
    message.reactions = []
  }),
  'restart-forgets-part-reactions': ofMessages((message) => {
    message.reactions = message.reactions.filter(({ target }) => target === null)
  }),
  'restart-forgets-replies': ofMessages((message) => {
    message.replyTo = null
  }),
  'restart-forgets-texts': ofMessages((message) => {
    message.text = null
  }),
  'restart-forgets-suppressions': ofMessages((message) => message.suppressed.clear()),
  'restart-forgets-periods': ofChats(({ members }) => {
    for (const periods of members.values()) for (const period of periods) period.from = 1
  }),
  'restart-readmits-former-members': ofChats(({ kind, members }) => {
    for (const periods of members.values()) {
      const last = periods.at(-1)
      if (kind === 'group' && last !== undefined) last.to = null
    }
  }),
  'restart-reinstalls-agents': ofChats(({ uninstalled, members }) => {
    for (const id of uninstalled) {
      const last = members.get(id)?.at(-1)
      if (last !== undefined) last.to = null
    }
    uninstalled.clear()
  }),
  'restart-forgets-requests': ofChats((chat) => delete chat.pendingRecipientId),
  'restart-forgets-blocks': ({ actors }) => {
    for (const actor of actors.values()) actor.blocks.clear()
  },
  'restart-forgets-settings': ({ actors }) => {
    for (const actor of actors.values()) actor.acceptsTasks = false
  },
  'restart-hides-agents': ({ actors }) => {
    for (const actor of actors.values()) actor.visibility = 'private'
  },
  'restart-forgets-taglines': ({ actors }) => {
    for (const actor of actors.values()) delete actor.profile['tagline']
  },
  'restart-forgets-listings': ({ actors }) => {
    for (const actor of actors.values()) actor.listing = null
  },
  'restart-forgets-phone-numbers': ({ actors }) => {
    for (const actor of actors.values()) actor.phone = null
  },
  'restart-forgets-drafts': ({ drafts }) => drafts.clear(),
  'restart-empties-drafts': ({ drafts }) => {
    for (const draft of drafts.values()) draft.texts = []
  },
  'restart-forgets-idempotency-keys': ({ repeats }) => repeats.clear(),
  'restart-forgets-attachments': ({ attachments }) => attachments.clear(),
  'restart-forgets-pairings': ({ pairings }) => pairings.clear(),
  'restart-forgets-tasks': (server) => tasksOf(server).clear(),
  'restart-forgets-event-types': ({ webhooks }) => {
    for (const webhook of webhooks.values()) delete webhook.events
  },
  'restart-forgets-signing-secrets': ({ webhooks }) => {
    for (const webhook of webhooks.values()) webhook.secret = `whsec_${newSecret()}`
  },
  'restart-restores-old-tokens': ({ credentials, formerCredentials }) => {
    for (const [token, credential] of formerCredentials) credentials.set(token, credential)
  },
}

export function loseState(server: ReferenceServer): void {
  for (const [name, lose] of Object.entries(losses)) if (server.hasFault(name as FaultName)) lose(server)
}
