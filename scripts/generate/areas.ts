/** The areas of the service. Each is also the name of the area's folder in every part of the repository. */
export const areas = [
  'messages',
  'reactions',
  'receipts',
  'events',
  'webhooks',
  'push',
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
  'sign-in',
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
  'mcp',
] as const

export type Area = (typeof areas)[number]

/** Returns whether a word is the name of an area. */
export function isArea(word: unknown): word is Area {
  return areas.includes(word as Area)
}
