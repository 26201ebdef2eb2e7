/** Decides which message of an agent answers an A2A message (A2A-011 to A2A-017, AMB-077). */
export interface ChatMessage {
  id: string
  from: 'caller' | 'agent'
  /** The message that it replies to. */
  reply_to?: string
}

/**
 * Returns the id of the answer. Null while the question is open.
 * @param messages the chat in order, with at least one message of the agent before the question: without one, the
 * document leaves the plain rule open
 */
export function answerTo(question: string, messages: readonly ChatMessage[]): string | null {
  const place = messages.findIndex(({ id }) => id === question)
  const lastOfAgent = messages.findLastIndex(({ from }, index) => from === 'agent' && index < place)
  const later = messages.slice(place + 1)
  const first = later.find(({ from }) => from === 'agent')
  const answer = later.find((message) => {
    if (message.from !== 'agent') return false
    if (message.reply_to !== undefined) return message.reply_to === question
    const between = messages.slice(lastOfAgent + 1, messages.indexOf(message))
    return message === first && between.filter(({ from }) => from === 'caller').length === 1
  })
  return answer?.id ?? null
}
