/** Legal choices about chats, membership and typing. */
import type { Choice } from '../choice.ts'

/** Only persons open chats; agents send to handles. */
const openChat = {
  as: 'person',
  request: { method: 'POST', path: '/v1/chats', body: { kind: 'direct', handles: ['{handle}'] } },
  result: { chat_id: '/chat/id' },
} as const

export const chatsChoices = [
  {
    name: 'typing-not-offered',
    decision: 'AMB-001',
    description: 'typing answers 501',
    lacks: true,
  },
  {
    name: 'typing-in-an-envelope',
    decision: 'AMB-053',
    description: 'live channels show typing inside the envelope of an event',
  },
  {
    name: 'typing-shown-to-caller',
    decision: 'AMB-053',
    description: 'the caller sees its own typing',
  },
  {
    name: 'typing-by-stream',
    decision: 'AMB-053',
    description: 'typing is shown by server-sent events',
    group: 'typing-shown',
    lacks: true,
    target: {
      offers: { sockets: false },
      provision: { liveChannel: { as: null, request: null, result: null, value: { url: '/v1/typing-stream' } } },
    },
  },
  {
    name: 'typing-in-a-pull',
    decision: 'AMB-053',
    description: 'typing is shown in a list that agents ask for',
    group: 'typing-shown',
    lacks: true,
    target: {
      offers: { sockets: false },
      provision: {
        liveChannel: {
          request: { method: 'GET', path: '/v1/typing', body: null },
          result: { url: null, events: { at: '/typing', where: { '/chat_id': '{chat_id}' }, each: '/shown' } },
        },
      },
    },
  },
  {
    name: 'typing-by-display-name',
    decision: 'AMB-053',
    description: 'typing events name the participant by nothing but a display name',
  },
  {
    name: 'foreign-chat-403',
    decision: 'AMB-055',
    description: 'a chat one was never in answers 403',
  },
  {
    name: 'former-member-404',
    decision: 'AMB-055',
    description: 'a former member gets 404',
  },
  {
    name: 'old-window-readable',
    decision: 'AMB-056',
    description: 'a removed member can read its earlier membership period',
  },
  {
    name: 'chats-open-by-sends',
    decision: 'AMB-217',
    description: 'a chat between agents is opened by a variant send alone, whose message stays in it',
    group: 'sends',
    target: { provision: { openDirectChat: null, openChatAsPerson: openChat } },
  },
  {
    name: 'agents-manage-groups',
    decision: 'AMB-103',
    description: 'agents make and change groups',
  },
  {
    name: 'removed-agent-finds-nothing',
    decision: 'AMB-055',
    description: 'a removed agent gets 404 for what it reads of the chat',
    group: 'removed-agent',
  },
  {
    name: 'request-shown-in-the-log',
    decision: 'AMB-115',
    description: 'the log of a person shows the messages of a request that waits',
  },
] as const satisfies readonly Choice[]
