/** Two agents in a direct chat, `t.chat`. */
export const agentChat = { area: 'reactions', needs: { agents: 2, chat: 'agents' } } as const
