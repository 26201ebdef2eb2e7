/** Legal choices about chats, membership and typing. */
import type { Choice } from '../choice.ts'

export const chatsChoices = [
  {
    name: 'typing-not-offered',
    decision: 'AMB-001',
    description: 'typing answers 501',
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
] as const satisfies readonly Choice[]
