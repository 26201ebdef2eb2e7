/** Legal choices about chats, membership and typing. */
import type { ChoiceTable } from '../choice.ts'

/** Hook for servers on which only persons open chats; agents send to handles. */
const openChat = {
  as: 'person',
  request: { method: 'POST', path: '/v1/chats', body: { kind: 'direct', handles: ['{handle}'] } },
  result: { chat_id: '/chat/id' },
} as const

export const chatsChoices = {
  'typing-not-offered': ['AMB-001', 'typing answers 501', { lacks: true }],
  'typing-in-an-envelope': ['AMB-053', 'live channels send typing inside an event envelope'],
  'typing-shown-to-caller': ['AMB-053', 'the caller receives its own typing'],
  'typing-by-stream': [
    'AMB-053',
    'typing is sent as server-sent events',
    {
      group: 'typing-shown',
      lacks: true,
      target: {
        offers: { sockets: false },
        provision: { liveChannel: { as: null, request: null, result: null, value: { url: '/v1/typing-stream' } } },
      },
    },
  ],
  'typing-in-a-pull': [
    'AMB-053',
    'typing is in a list that agents poll',
    {
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
  ],
  'typing-by-display-name': ['AMB-053', 'typing events identify the participant only by display name'],
  'foreign-chat-403': ['AMB-055', 'a chat of which the caller was never a member answers 403'],
  'former-member-404': ['AMB-055', 'a former member gets 404'],
  'old-window-readable': ['AMB-056', 'a removed member can read its earlier membership period'],
  'chats-open-by-sends': [
    'AMB-217',
    'only a variant send opens a chat between agents, and its message stays in the chat',
    { group: 'sends', target: { provision: { openDirectChat: null, openChatAsPerson: openChat } } },
  ],
  'agents-manage-groups': ['AMB-103', 'agents create and change groups'],
  'removed-agent-finds-nothing': [
    'AMB-055',
    'a removed agent gets 404 when it reads the chat',
    { group: 'removed-agent' },
  ],
  'request-shown-in-the-log': ['AMB-115', 'the log of a person contains the messages of a pending message request'],
} as const satisfies ChoiceTable
