/** Two agents in a direct chat, who can block each other. */
export const blockableChat = {
  area: 'blocks',
  needs: { agents: 2, chat: 'agents', hooks: ['block', 'unblock'] },
} as const
