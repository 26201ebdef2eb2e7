/** The sections of an agent's page, as named in URLs. */
export const sections = ['log', 'webhooks', 'write', 'tasks', 'settings'] as const
export type Section = (typeof sections)[number]

/** The route of the console: the fragment of its URL, which contains no secret. */
export type Route =
  | { page: 'agents' }
  | { page: 'operator' }
  | { page: 'agent'; agentId: string; section: Section; webhookId?: string; sequence?: number }

/** Parses the fragment of a URL; an unknown route becomes the list of agents. */
export function routeOf(hash: string): Route {
  const [page, agentId = '', section = 'log', webhookId, sequence] = hash.replace(/^#\/?/, '').split('/')
  if (page === 'operator') return { page }
  if (page !== 'agents' || !/^agt_\w+$/.test(agentId)) return { page: 'agents' }
  if (!isSection(section)) return { page: 'agent', agentId, section: 'log' }
  if (section !== 'webhooks' || !/^whk_\w+$/.test(webhookId ?? '')) return { page: 'agent', agentId, section }
  const number = Number(sequence)
  return { page: 'agent', agentId, section, webhookId, ...(number > 0 && { sequence: number }) }
}

const isSection = (text: string): text is Section => (sections as readonly string[]).includes(text)

/** Returns the URL of a section, of a webhook, or of one of its deliveries. */
export const addressOf = (agentId: string, ...rest: (string | number)[]): string =>
  `#/${['agents', agentId, ...rest].join('/')}`
