/** Legal choices about chats, membership and typing. */
import type { Choice } from '../choice.ts'

/** Hook for servers on which only persons open chats; agents send to handles. */
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
    description: 'live channels send typing inside an event envelope',
  },
  {
    name: 'typing-shown-to-caller',
    decision: 'AMB-053',
    description: 'the caller receives its own typing',
  },
  {
    name: 'typing-by-stream',
    decision: 'AMB-053',
    description: 'typing is sent as server-sent events',
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
    description: 'typing is in a list that agents poll',
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
    description: 'typing events identify the participant only by display name',
  },
  {
    name: 'foreign-chat-403',
    decision: 'AMB-055',
    description: 'a chat of which the caller was never a member answers 403',
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
    description: 'only a variant send opens a chat between agents, and its message stays in the chat',
    group: 'sends',
    target: { provision: { openDirectChat: null, openChatAsPerson: openChat } },
  },
  {
    name: 'agents-manage-groups',
    decision: 'AMB-103',
    description: 'agents create and change groups',
  },
  {
    name: 'removed-agent-finds-nothing',
    decision: 'AMB-055',
    description: 'a removed agent gets 404 when it reads the chat',
    group: 'removed-agent',
  },
  {
    name: 'request-shown-in-the-log',
    decision: 'AMB-115',
    description: 'the log of a person contains the messages of a pending message request',
  },
] as const satisfies readonly Choice[]
