import type { Person } from '../client/person.ts'
import type { Hooks } from './hooks.ts'

/**
 * Accepts invitations to a group for the persons who must confirm them. Other persons are already members. Does
 * nothing without the hook acceptRequest, because all persons are then members.
 */
export async function acceptInvitations(hooks: Hooks, persons: readonly Person[], chatId: string): Promise<void> {
  if (!hooks.has('acceptRequest')) return
  for (const person of persons) {
    if (!hooks.takes('acceptRequest', 'id')) {
      await hooks.run('acceptRequest', { chat_id: chatId }, person)
      continue
    }
    const { requests } = await hooks.run('listRequests', {}, person)
    const request = (Array.isArray(requests) ? requests : []).find((one) => holds(one, chatId))
    if (request !== undefined) await hooks.run('acceptRequest', { id: request.id, chat_id: chatId }, person)
  }
}

const holds = (request: unknown, chatId: string): request is { id: unknown } =>
  typeof request === 'object' && request !== null && Object.values(request).includes(chatId)
