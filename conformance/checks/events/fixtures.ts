/** Two agents in a direct chat, `t.chat`. */
export const agentChat = { needs: { agents: 2, chat: 'agents' } } as const

/** agents[0] with a subscription, `t.webhook`, and a direct chat with agents[1]. */
export const subscribed = {
  optionalArea: 'webhooks',
  needs: { agents: 2, chat: 'agents', webhook: 'subscribed' },
} as const
