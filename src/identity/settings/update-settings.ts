import { updateAcceptsTasks } from '../accounts/actor.store.ts'
import type { Needs } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'

export interface Settings {
  acceptsTasks: boolean
}

/**
 * Stores an agent's settings and returns the stored ones (SET-001).
 * @throws DomainError not_found when the agent was deleted after its token was checked (AMB-068)
 */
export async function updateSettings(
  context: Needs<'clock' | 'database'>,
  agentId: string,
  settings: Settings,
): Promise<Settings> {
  const { database, clock } = context
  const stored = await database.write((tx) => updateAcceptsTasks(tx, agentId, settings.acceptsTasks, clock.now()))
  if (!stored) throw notFound('This agent was deleted.')
  return settings
}
