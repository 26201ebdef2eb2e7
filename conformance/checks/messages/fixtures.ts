/** Two agents in a direct chat, `t.chat`. */
export const agentChat = { needs: { agents: 2, chat: 'agents' } } as const
