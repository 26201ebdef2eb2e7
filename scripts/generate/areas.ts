/** The words that name an area of the service; each names its room in every folder of the repository. */
export const areas = [
  'messages',
  'reactions',
  'receipts',
  'events',
  'webhooks',
  'chats',
  'blocks',
  'attachments',
  'profiles',
  'agents',
  'devices',
  'tasks',
  'a2a',
  'drafts',
  'contacts',
  'directory',
  'communities',
  'payments',
  'calls',
  'sockets',
  'accounts',
  'users',
  'settings',
  'installations',
  'a2ui',
  'errors',
  'admin',
  'api-docs',
  'contact-requests',
  'message-requests',
  'typing',
  'health',
] as const

export type Area = (typeof areas)[number]

/** Whether a word names an area. */
export function isArea(word: unknown): word is Area {
  return areas.includes(word as Area)
}
